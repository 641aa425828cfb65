/// The traits of a collection but for its language: numbers alone, so that a copy of them counts no reference.
struct PlainTraits: Sendable, Hashable {
    var codes = TraitCodes()

    // As in UIKit, 0 is unspecified.
    var scale = 0.0

    /// Pixels for one point, or nil where unspecified.
    var displayScale: Double? { scale == 0 ? nil : scale }

    /// Whether none of the traits is specified.
    var isEmpty: Bool { codes.isEmpty && scale == 0 }

    /// TC-4: these traits with those that `other` specifies put over them.
    @inline(__always)
    func merging(_ other: PlainTraits) -> PlainTraits {
        PlainTraits(codes: codes.merging(other.codes), scale: other.scale == 0 ? scale : other.scale)
    }

    /// TC-5: whether every trait that `other` specifies has the same value here.
    func containsTraits(in other: PlainTraits) -> Bool {
        codes.containsCodes(in: other.codes) && (other.scale == 0 || other.scale == scale)
    }
}
