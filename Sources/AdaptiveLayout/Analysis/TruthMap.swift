/// The cells on which a condition is answered with yes, and those with no; on the rest the answer is unknown.
struct TruthMap: Sendable {
    var yes: CellSet
    var no: CellSet

    /// Makes the map of a condition that has one answer everywhere.
    init(_ truth: Truth, count: Int) {
        yes = truth == .yes ? .full(count: count) : CellSet(count: count)
        no = truth == .no ? .full(count: count) : CellSet(count: count)
    }

    mutating func set(_ truth: Truth, on cells: Range<Int>) {
        switch truth {
        case .yes: yes.insert(cells)
        case .no: no.insert(cells)
        case .unknown: break
        }
    }

    mutating func formAll(_ other: TruthMap) {
        yes.formIntersection(other.yes)
        no.formUnion(other.no)
    }

    mutating func formAny(_ other: TruthMap) {
        yes.formUnion(other.yes)
        no.formIntersection(other.no)
    }

    mutating func negate() {
        swap(&yes, &no)
    }
}
