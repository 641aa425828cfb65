/// Finds the known name that a misspelt one most likely means.
package enum NearestName {
    /// Longer names are not compared: nobody mistypes that much, and the comparison takes the product of the lengths.
    private static let longestCompared = 64

    /// The known name at the least distance from the given one, the first of equals, or nil where none is near.
    ///
    /// Near is a distance of at most a third of the longer name, or one name that begins the other (three letters at
    /// least). Case counts as a small difference.
    package static func nearest(to given: String, among known: some Sequence<String>) -> String? {
        let letters = Array(given.utf8)
        guard !letters.isEmpty, letters.count <= longestCompared else { return nil }
        var best: (name: String, distance: Int)?
        for name in known {
            let candidate = Array(name.utf8)
            guard candidate.count <= longestCompared else { continue }
            let distance = weightedDistance(letters, candidate)
            let isNear = distance <= max(letters.count, candidate.count) * 10 / 3 || begins(letters, candidate)
            guard isNear, distance < best?.distance ?? .max else { continue }
            best = (name, distance)
        }
        return best?.name
    }

    private static func begins(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        let shorter = min(left.count, right.count)
        return shorter >= 3 && left.prefix(shorter).elementsEqual(right.prefix(shorter))
    }

    /// The edit distance with swaps of neighbours: 10 an edit, 1 for a letter in the other case.
    private static func weightedDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = (0...right.count).map { $0 * 10 }
        for row in 1...max(1, left.count) {
            var current = [row * 10]
            for column in right.indices.map({ $0 + 1 }) {
                let swap = substitutionCost(left[row - 1], right[column - 1])
                var cost = min(last[column] + 10, current[column - 1] + 10, last[column - 1] + swap)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 10)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }

    private static func substitutionCost(_ left: UInt8, _ right: UInt8) -> Int {
        if left == right { return 0 }
        return (left | 0x20) == (right | 0x20) ? 1 : 10
    }
}
