import AdaptiveLayout
import LayoutService
import Testing

@Suite("The lengths of phones' screens")
struct PhoneScreenTests {
    @Test("SZ-4, SZ-5: are those of the catalogue, each with one class in landscape")
    func lengths() throws {
        let catalogue = try Snapshot.builtIn().catalogue
        let screens = catalogue.devices.filter { $0.idiom == .phone }.flatMap(\.configurations).filter { screen in
            // SZ-17: a foldable's inner display is regular both ways, and no length stands for it.
            screen.orientation == .landscape && screen.window == .full && screen.sizeClasses.vertical == .compact
        }
        let classes = Dictionary(grouping: screens, by: \.size.width)
            .mapValues { Set($0.map(\.sizeClasses.horizontal)) }
        #expect(classes.filter { $0.value == [.regular] }.keys.sorted() == PhoneScreens.regularLengths)
        #expect(classes.filter { $0.value == [.compact] }.keys.sorted() == PhoneScreens.compactLengths)
        #expect(classes.count == PhoneScreens.regularLengths.count + PhoneScreens.compactLengths.count)
    }
}
