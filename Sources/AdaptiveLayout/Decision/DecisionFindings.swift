/// What a decision assumes and what it warns about.
///
/// A decision notes what it finds as marks and numbers; the words are made when somebody reads them.
struct DecisionFindings: Sendable {
    /// What was found, but for what takes numbers to say.
    var marks: FindingMarks = []
    /// Traits of the container that came with later versions (TC-1).
    var laterTraits = TraitBits()
    /// What follows from what the policy decided.
    let consequence: PolicyConsequence
    var systemVersion = SystemVersion.newestMeasured
    /// The container's width in points.
    var width = 0.0
    // Beside what it says of, since asking that for itself would copy it.
    private var hasRare = false
    private var rareHolder: (any RareFindingsHolder)?
    /// Whether the request carries the members of the decision in its state, as a transition's does.
    var isOfState = false

    @inline(__always)
    init(consequence: PolicyConsequence) {
        self.consequence = consequence
    }

    /// What hardly any decision has; nil where this one has nothing of it.
    var rare: RareFindings? { hasRare ? rareHolder?.findings : nil }

    /// Sets what hardly any decision has.
    mutating func setRare(_ rare: RareFindings) {
        hasRare = true
        rareHolder = rare
    }

    /// What the pointers of assumptions and warnings start with.
    var place: StaticString { isOfState ? "/state" : "" }

    /// Says that the request carries the members in its state, and what is to follow all other warnings.
    mutating func place(inState laterWarnings: [Warning]) {
        isOfState = true
        guard !laterWarnings.isEmpty else { return }
        var rare = rare ?? RareFindings()
        rare.laterWarnings = laterWarnings
        setRare(rare)
    }
}
