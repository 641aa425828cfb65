package import JSONWire

/// What a decoder notes down while it reads a document: the faults, the warnings, and the place it is at.
///
/// Reading goes in two passes. The first only sees whether there is anything to report and keeps no places, so that a
/// right document costs nothing here; the second, for a document with something to report, keeps them.
/// `decode(reporting:)` runs both.
package struct DecodingNotes: ~Copyable {
    /// What becomes of a member that the document cannot have.
    package enum UnknownMembers: Sendable {
        /// It is a fault.
        case refuse
        /// It is a warning.
        case warn
    }

    /// Every fault found so far; empty in the first pass.
    package private(set) var faults: [Fault] = []
    /// A note for each unknown member that is let through; empty in the first pass.
    package private(set) var unknownMemberNotes: [Fault] = []
    /// What the document collides with although it is right in itself; nil in the first pass.
    package private(set) var conflict: Problem?
    /// Whether anything was found that the second pass must report.
    package private(set) var hasFindings = false

    private let unknownMembers: UnknownMembers
    /// Where the decoder is; nil in the first pass, which keeps no places.
    private var place: JSONPointer?

    private init(unknownMembers: UnknownMembers, at place: JSONPointer?) {
        self.unknownMembers = unknownMembers
        self.place = place
    }
}

/// A step of a JSON pointer.
package enum PathStep: Sendable, Hashable {
    case member(String)
    case index(Int)
}

extension DecodingNotes {
    /// A decoded value with the notes about members that were let through.
    package struct Outcome<Value> {
        /// The value.
        package var value: Value
        /// One for each unknown member that was let through.
        package var unknownMemberNotes: [Fault]
    }

    /// Decodes a document, and reports every fault of it at once.
    ///
    /// - Parameters:
    ///   - unknownMembers: What becomes of members that the document cannot have.
    ///   - place: Where the document stands in a larger one.
    ///   - decode: Reads the document; it gives nil only after it noted a fault. It may run twice.
    /// - Returns: The value that `decode` made.
    /// - Throws: A 422 problem with all faults, sorted by pointer; without faults, the conflict that was noted.
    package static func decode<Value>(
        unknownMembers: UnknownMembers = .refuse, at place: @autoclosure () -> JSONPointer = .root,
        _ decode: (inout DecodingNotes) -> Value?
    ) throws(Problem) -> Outcome<Value> {
        var notes = DecodingNotes(unknownMembers: unknownMembers, at: nil)
        let value = decode(&notes)
        if !notes.hasFindings, let value { return Outcome(value: value, unknownMemberNotes: []) }
        var report = DecodingNotes(unknownMembers: unknownMembers, at: place())
        let reported = decode(&report)
        guard report.faults.isEmpty, let reported else { throw .invalidRequest(report.faults) }
        if let conflict = report.conflict { throw conflict }
        return Outcome(value: reported, unknownMemberNotes: report.unknownMemberNotes)
    }

    /// Notes a fault at the place that the decoder is at, or at a member or element of it.
    package mutating func fault(
        at step: @autoclosure () -> PathStep? = nil, _ reason: @autoclosure () -> String,
        nearest: @autoclosure () -> String? = nil
    ) {
        hasFindings = true
        guard let place else { return }
        faults.append(Fault(pointer: Self.pointer(from: place, to: step()), reason: reason(), nearest: nearest()))
    }

    /// Notes that the document, right in itself, does not go with the state of the service; the first one counts.
    package mutating func conflict(_ problem: @autoclosure () -> Problem) {
        hasFindings = true
        guard place != nil, conflict == nil else { return }
        conflict = problem()
    }

    /// Notes a member that the document cannot have: a fault, or a note where such members are let through.
    package mutating func unknownMember(_ name: borrowing JSONText, known: @autoclosure () -> [StaticString]) {
        hasFindings = true
        guard let place else { return }
        let given = name.string
        let nearest = NearestName.nearest(to: given, among: known().lazy.map(\.description))
        let fault = Fault(
            pointer: Self.pointer(from: place, to: .member(given.shortened)), reason: "There is no such member here.",
            nearest: nearest)
        switch unknownMembers {
        case .refuse: faults.append(fault)
        case .warn: unknownMemberNotes.append(fault)
        }
    }

    /// Reads what stands at a member or element, whose faults then carry its place.
    package mutating func descend<Value>(
        into step: @autoclosure () -> PathStep, _ read: (inout DecodingNotes) -> Value
    ) -> Value {
        guard let outer = place else { return read(&self) }
        place = outer.appending(step())
        defer { place = outer }
        return read(&self)
    }

    private static func pointer(from place: JSONPointer, to step: PathStep?) -> String {
        (step.map(place.appending) ?? place).description
    }
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

extension String {
    /// The text, cut after 80 characters: a very long name is not repeated at length.
    package var shortened: String { utf8.count > 80 && count > 80 ? prefix(80) + "…" : self }
}

extension Problem {
    /// A 422 with these faults, sorted by pointer so that the order of members changes nothing.
    package static func invalidRequest(_ faults: [Fault]) -> Problem {
        let sorted = faults.sorted { ($0.pointer, $0.reason) < ($1.pointer, $1.reason) }
        let places = sorted.count == 1 ? "one place" : "\(sorted.count) places"
        return Problem(.invalidRequest, "The request cannot be answered: see errors for \(places).", faults: sorted)
    }
}
