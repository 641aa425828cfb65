import AdaptiveLayout
import Testing

@Suite("The device catalogue")
struct DeviceCatalogueTests {
    @Test("finds an entry by its id")
    func byID() {
        #expect(SampleDevices.catalogue.device(id: "pad") == SampleDevices.pad)
        #expect(SampleDevices.catalogue.device(id: "Pad") == nil)
    }

    @Test("finds both displays of a foldable by their model identifier")
    func byModel() {
        #expect(SampleDevices.catalogue.devices(modelIdentifier: "iPad1,1").map(\.id) == ["pad"])
        #expect(SampleDevices.catalogue.devices(modelIdentifier: "iPhone2,1").map(\.id) == ["duo-inner", "duo-outer"])
        #expect(SampleDevices.catalogue.devices(modelIdentifier: "iPhone9,9").isEmpty)
    }

    @Test("finds every configuration of a size, zoomed screens and panes included")
    func bySize() {
        let summaries = SampleDevices.catalogue.configurations(ofSize: Size(width: 667, height: 375)).map(\.summary)
        #expect(summaries == ["Phone, landscape, Display Zoom"])
        let pane = SampleDevices.catalogue.configurations(ofSize: Size(width: 678, height: 1024)).map(\.summary)
        #expect(pane == ["Pad, landscape, split-half"])
    }
}
