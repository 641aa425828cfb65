import AdaptiveLayout
import LayoutService
import Testing

@Suite("The embedded catalogue")
struct EmbeddedDevicesTests {
    private let devices: [Device]

    init() throws {
        devices = try DeviceFile.catalogue().devices
    }

    @Test("has 55 phones, two of them one foldable, and 44 pads with 168 model identifiers")
    func counts() {
        #expect(devices.count == 99)
        #expect(devices.count { $0.idiom == .phone } == 55)
        #expect(devices.count { $0.idiom == .pad } == 44)
        #expect(devices.filter { $0.group != nil }.map(\.id) == ["iphone-duo-outer", "iphone-duo-inner"])
        #expect(Set(devices.flatMap(\.modelIdentifiers)).count == 168)
        #expect(devices.count { $0.displayZoom != nil } == 44)
        #expect(devices.filter { $0.idiom == .pad }.map(\.panes.count).reduce(0, +) == 237)
        #expect(Set(devices.map(\.portraitSize)).count == 24)
    }

    @Test("gives every entry an id, a name and models of its own; only a foldable's displays share a model")
    func identities() {
        #expect(Set(devices.map(\.id)).count == devices.count)
        #expect(Set(devices.map(\.name)).count == devices.count)
        var owners: [String: Set<String>] = [:]
        for device in devices {
            #expect(device.id.allSatisfy { $0.isLowercase || $0.isNumber || "-.".contains($0) }, "\(device.id)")
            #expect(!device.modelIdentifiers.isEmpty, "\(device.id)")
            for model in device.modelIdentifiers {
                #expect(["iPhone", "iPad", "iPod"].contains { model.hasPrefix($0) }, "\(model)")
                owners[model, default: []].insert(device.group ?? device.id)
            }
        }
        #expect(owners.filter { $0.value.count > 1 }.isEmpty)
    }

    @Test("gives classes by idiom, and a phone a regular width in landscape from 414 points up")
    func classes() {
        for device in devices {
            let portrait = device.sizeClasses.portrait
            let landscape = device.sizeClasses.landscape
            if device.idiom == .pad || device.id.hasSuffix("-inner") {
                #expect(portrait == SizeClasses(horizontal: .regular, vertical: .regular), "\(device.id)")
                #expect(landscape == portrait, "\(device.id)")
            } else {
                let isWide = device.portraitSize.width >= 414 && device.group == nil
                #expect(portrait == SizeClasses(horizontal: .compact, vertical: .regular), "\(device.id)")
                #expect(
                    landscape == SizeClasses(horizontal: isWide ? .regular : .compact, vertical: .compact),
                    "\(device.id)")
            }
        }
    }

    @Test("has screens in portrait, insets that leave room, and equal sides in landscape but for the foldable")
    func screensAndInsets() {
        for device in devices {
            #expect(device.portraitSize.width < device.portraitSize.height, "\(device.id)")
            #expect([1, 2, 3].contains(device.displayScale), "\(device.id)")
            for known in [device.safeAreaInsets] + device.safeAreaVariants.map(\.known) {
                for orientation in DeviceOrientation.allCases {
                    let insets = known.insets[orientation]
                    let size = device.screenSize(in: orientation)
                    #expect(insets.left + insets.right < size.width / 2, "\(device.id)")
                    #expect(insets.top + insets.bottom < size.height / 2, "\(device.id)")
                }
            }
            let landscape = device.safeAreaInsets.insets.landscape
            #expect(landscape.left == landscape.right || device.group != nil, "\(device.id)")
        }
    }

    @Test("zooms to a smaller screen of the same shape, compact in landscape")
    func displayZoom() throws {
        for device in devices {
            guard let zoom = device.displayZoom else { continue }
            let ratio = zoom.portraitSize.width / zoom.portraitSize.height
            let full = device.portraitSize.width / device.portraitSize.height
            #expect(zoom.portraitSize.width < device.portraitSize.width, "\(device.id)")
            #expect(abs(ratio - full) <= 0.01 * full, "\(device.id)")
            #expect(zoom.sizeClasses.landscape.horizontal == .compact, "\(device.id)")
        }
    }

    @Test("has one width between the compact and the regular windows of iPads: 647 to 678 points")
    func oneThreshold() {
        let windows = devices.filter { $0.idiom == .pad }.flatMap(\.configurations)
        let widest = windows.filter { $0.sizeClasses.horizontal == .compact }.map(\.size.width).max()
        let narrowest = windows.filter { $0.sizeClasses.horizontal == .regular }.map(\.size.width).min()
        #expect(widest == 647)
        #expect(narrowest == 678)
        #expect(windows.allSatisfy { $0.sizeClasses.vertical == .regular })
    }

    @Test("has panes that, with a divider of 8 to 12 points, fill the screen")
    func panes() {
        for device in devices where device.idiom == .pad {
            for orientation in DeviceOrientation.allCases {
                let screen = device.screenSize(in: orientation)
                let width = { (window: DeviceWindow) in device.pane(window, in: orientation)?.size.width }
                if let third = width(.splitThird), let twoThirds = width(.splitTwoThirds) {
                    #expect((8...12).contains(screen.width - third - twoThirds), "\(device.id), \(orientation)")
                    #expect(third == width(.slideOver), "\(device.id), \(orientation)")
                }
                if let half = width(.splitHalf) {
                    #expect((8...12).contains(screen.width - 2 * half), "\(device.id), \(orientation)")
                }
                for pane in device.panes where pane.orientation == orientation && pane.window != .slideOver {
                    #expect(pane.size.height == screen.height, "\(device.id), \(orientation)")
                }
            }
        }
    }
}
