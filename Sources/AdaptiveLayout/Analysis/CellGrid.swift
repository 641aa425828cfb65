/// A place between two neighbouring numbers of a domain's range where a comparison changes.
struct Cut: Sendable, Hashable {
    /// The first number behind the cut.
    let first: Double
    /// Whether the threshold is that first number; else it is the last one before the cut.
    let belongsBehind: Bool

    /// The threshold that an analysis reports.
    var value: Double { belongsBehind ? first : first.nextDown }
}

/// A domain's range divided by cuts into cells, on each of which no comparison changes.
struct CellGrid: Sendable {
    let domain: AnalysisDomain
    /// The cuts between the cells, in order; each stands before the cell of its place plus one.
    let cuts: [Cut]

    /// Makes the grid of all cuts; where two stand at the same place, one is taken.
    init(domain: AnalysisDomain, cuts: some Sequence<Cut>) {
        self.domain = domain
        var distinct: [Cut] = []
        for cut in cuts.sorted(by: { $0.first < $1.first }) where distinct.last?.first != cut.first {
            distinct.append(cut)
        }
        self.cuts = distinct
    }

    var cellCount: Int { cuts.count + 1 }

    /// The first number of a cell.
    func firstValue(of cell: Int) -> Double {
        cell == 0 ? domain.range.lowerBound : cuts[cell - 1].first
    }

    /// The cell that a number of the range lies in.
    func cell(of value: Double) -> Int {
        var low = 0
        var high = cuts.count
        while low < high {
            let middle = (low + high) / 2
            if cuts[middle].first <= value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The interval that neighbouring cells make up.
    func interval(of cells: Range<Int>) -> DomainInterval {
        let before = cells.lowerBound == 0 ? nil : cuts[cells.lowerBound - 1]
        let behind = cells.upperBound == cellCount ? nil : cuts[cells.upperBound - 1]
        return DomainInterval(
            from: before?.value ?? domain.range.lowerBound, includesFrom: before?.belongsBehind ?? true,
            to: behind?.value ?? domain.range.upperBound, includesTo: !(behind?.belongsBehind ?? false))
    }
}
