package import AdaptiveLayout

extension DeviceCatalogue {
    /// The id that a wrong one most likely means: that of the device whose model identifier was given, or nearly so.
    package func nearestID(to given: String) -> String? {
        let isModel = given.contains(",")
        let model = isModel ? nearestModel(to: given) : nil
        if let model { return devices(modelIdentifier: model).first?.id }
        return NearestName.nearest(to: given, among: devices.lazy.map(\.id))
    }

    /// The model identifier that a wrong one most likely means: one of the device whose id was given, or the nearest.
    package func nearestModel(to given: String) -> String? {
        if let model = device(id: given)?.modelIdentifiers.first { return model }
        let models = devices.lazy.flatMap(\.modelIdentifiers)
        return models.first { $0 == given } ?? NearestName.nearest(to: given, among: models)
    }
}
