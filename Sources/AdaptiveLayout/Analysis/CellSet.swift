/// A set of a grid's cells, one bit for each.
struct CellSet: Sendable, Equatable {
    private var words: [UInt64]
    let count: Int

    /// Makes the empty set over a grid of so many cells.
    init(count: Int) {
        self.count = count
        words = Array(repeating: 0, count: (count + 63) / 64)
    }

    /// Makes the set of all cells of a grid.
    static func full(count: Int) -> CellSet {
        var set = CellSet(count: count)
        set.insert(0..<count)
        return set
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    func contains(_ cell: Int) -> Bool {
        words[cell / 64] & (1 << UInt64(cell % 64)) != 0
    }

    mutating func insert(_ cells: Range<Int>) {
        guard let last = cells.last else { return }
        let firstMask = ~UInt64(0) << UInt64(cells.lowerBound % 64)
        let lastMask = ~UInt64(0) >> UInt64(63 - last % 64)
        let firstWord = cells.lowerBound / 64
        let lastWord = last / 64
        guard firstWord != lastWord else {
            words[firstWord] |= firstMask & lastMask
            return
        }
        words[firstWord] |= firstMask
        for word in firstWord + 1..<lastWord {
            words[word] = ~0
        }
        words[lastWord] |= lastMask
    }

    mutating func formIntersection(_ other: CellSet) {
        for word in words.indices { words[word] &= other.words[word] }
    }

    mutating func formUnion(_ other: CellSet) {
        for word in words.indices { words[word] |= other.words[word] }
    }

    mutating func subtract(_ other: CellSet) {
        for word in words.indices { words[word] &= ~other.words[word] }
    }

    func intersection(_ other: CellSet) -> CellSet {
        var both = self
        both.formIntersection(other)
        return both
    }

    func intersects(_ other: CellSet) -> Bool {
        words.indices.contains { words[$0] & other.words[$0] != 0 }
    }

    /// The first runs of neighbouring cells in the set, in order, and no more than a limit of them.
    func runs(limit: Int = .max) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = nextCell(from: 0, isMember: true)
        while let first = start, runs.count < limit {
            let end = nextCell(from: first, isMember: false) ?? count
            runs.append(first..<end)
            start = nextCell(from: end, isMember: true)
        }
        return runs
    }

    /// The first cell at or behind a place that is in the set, or the first that is not; nil where there is none.
    private func nextCell(from place: Int, isMember: Bool) -> Int? {
        guard place < count else { return nil }
        var word = place / 64
        var bits = (isMember ? words[word] : ~words[word]) & (~0 << UInt64(place % 64))
        while bits == 0 {
            word += 1
            guard word < words.count else { return nil }
            bits = isMember ? words[word] : ~words[word]
        }
        let cell = word * 64 + bits.trailingZeroBitCount
        return cell < count ? cell : nil
    }
}
