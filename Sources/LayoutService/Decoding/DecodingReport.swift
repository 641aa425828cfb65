package import JSONWire

/// What the second pass of a decoder has found so far, and the place that it is at.
final class DecodingReport {
    /// Every fault found.
    var faults: [Fault] = []
    /// A note for each unknown member that is let through.
    var unknownMemberNotes: [Fault] = []
    /// What the document collides with although it is right in itself.
    var conflict: Problem?

    private var place: JSONPointer
    /// The places that were left for the current one, the outermost first.
    private var outerPlaces: [JSONPointer] = []

    /// Begins a report at a place.
    init(at place: JSONPointer) {
        self.place = place
    }

    /// Goes to a member or element.
    func enter(_ step: PathStep) {
        outerPlaces.append(place)
        place = place.appending(step)
    }

    /// Goes back to where the last step was taken.
    func leave() {
        if let outer = outerPlaces.popLast() { place = outer }
    }

    /// The pointer to the current place, or to a member or element of it.
    func pointer(to step: PathStep?) -> String {
        (step.map(place.appending) ?? place).description
    }
}

/// A step of a JSON pointer.
package enum PathStep: Sendable, Hashable {
    case member(String)
    case index(Int)
}

extension JSONPointer {
    /// The pointer one step further down.
    package func appending(_ step: PathStep) -> JSONPointer {
        switch step {
        case .member(let name): appending(name: name)
        case .index(let index): appending(index: index)
        }
    }
}
