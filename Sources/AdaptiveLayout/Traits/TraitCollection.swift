/// An immutable-by-value collection of traits, each specified or not (TC-1, TC-2).
public struct TraitCollection: Sendable, Hashable {
    /// All traits but the language.
    private(set) var plain = PlainTraits()

    /// Pixels for one point, or nil where unspecified.
    public var displayScale: Double? {
        get { plain.scale == 0 ? nil : plain.scale }
        set { plain.scale = newValue ?? 0 }
    }

    // Shared, and mostly nil: a collection is copied at the cost of its words.
    private(set) var language: TypesettingLanguage?

    /// The language that text is set in, as a BCP 47 tag, or nil where unspecified.
    public var typesettingLanguage: String? {
        get { language?.tag }
        set { language = newValue.map(TypesettingLanguage.init) }
    }

    /// Makes a collection in which every trait is unspecified.
    public init() {}

    /// Puts a collection together again.
    init(_ plain: PlainTraits, _ language: TypesettingLanguage?) {
        (self.plain, self.language) = (plain, language)
    }

    /// The codes of all enumerated traits' values.
    var codes: TraitCodes { plain.codes }

    /// The code of a trait's value: 0 for unspecified, else the place among the trait's value names plus one.
    public subscript(code trait: EnumeratedTrait) -> UInt8 {
        @inline(__always) get { codes[trait] }
        set { plain.codes[trait] = newValue }
    }

    /// The name of a trait's value, or nil where it is unspecified.
    public subscript(trait: EnumeratedTrait) -> StaticString? {
        trait.valueName(code: codes[trait])
    }

    /// Visits each enumerated trait that is specified, with its value's code, in the order in which an answer lists them.
    public func forEachSpecified(_ visit: (EnumeratedTrait, UInt8) -> Void) {
        visitSpecified(in: codes.words.low, from: 0, visit)
        visitSpecified(in: codes.words.high, from: 16, visit)
    }

    private func visitSpecified(in word: UInt64, from first: Int, _ visit: (EnumeratedTrait, UInt8) -> Void) {
        var rest = word
        while rest != 0 {
            let place = rest.trailingZeroBitCount / 4
            let code = rest >> UInt64(4 * place) & 15
            if let trait = EnumeratedTrait(rawValue: first + place) { visit(trait, UInt8(code)) }
            rest &= ~(15 << UInt64(4 * place))
        }
    }

    /// The codes of all enumerated traits, four bits each: equal words are equal codes.
    public var codeWords: (low: UInt64, high: UInt64) { codes.words }

    /// Whether no trait is specified.
    public var isEmpty: Bool {
        plain.isEmpty && language == nil
    }

    /// TC-4: this collection with the traits that `other` specifies put over it; an unspecified one erases nothing.
    @inline(__always)
    public func merging(_ other: TraitCollection) -> TraitCollection {
        TraitCollection(plain.merging(other.plain), other.language ?? language)
    }

    /// This collection with an override over it, if there is one.
    @inline(__always)
    func merging(_ override: TraitCollection?) -> TraitCollection {
        guard let override else { return self }
        return merging(override)
    }

    /// TC-5: whether every trait that `other` specifies has the same value here.
    public func containsTraits(in other: TraitCollection) -> Bool {
        plain.containsTraits(in: other.plain) && (other.language == nil || other.language == language)
    }
}

extension TraitCollection {
    /// The horizontal size class, or nil where unspecified.
    public var horizontalSizeClass: SizeClass? {
        @inline(__always) get { SizeClass(rawValue: self[code: .horizontalSizeClass]) }
        set { self[code: .horizontalSizeClass] = newValue?.rawValue ?? 0 }
    }

    /// The vertical size class, or nil where unspecified.
    public var verticalSizeClass: SizeClass? {
        get { SizeClass(rawValue: self[code: .verticalSizeClass]) }
        set { self[code: .verticalSizeClass] = newValue?.rawValue ?? 0 }
    }

    /// The kind of device or window that the interface is made for, or nil where unspecified.
    public var userInterfaceIdiom: UserInterfaceIdiom? {
        @inline(__always) get { UserInterfaceIdiom(rawValue: self[code: .userInterfaceIdiom]) }
        set { self[code: .userInterfaceIdiom] = newValue?.rawValue ?? 0 }
    }

    /// The direction of leading to trailing, or nil where unspecified.
    public var layoutDirection: LayoutDirection? {
        get { LayoutDirection(rawValue: self[code: .layoutDirection]) }
        set { self[code: .layoutDirection] = newValue?.rawValue ?? 0 }
    }
}
