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

    /// Whether anything was found that the second pass must report.
    package private(set) var hasFindings = false

    private let unknownMembers: UnknownMembers
    /// Where what is found goes to; nil in the first pass, which has nothing to keep and so nothing to make or destroy.
    private let report: DecodingReport?

    private init(unknownMembers: UnknownMembers, report: DecodingReport?) {
        self.unknownMembers = unknownMembers
        self.report = report
    }
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
        var notes = DecodingNotes(unknownMembers: unknownMembers, report: nil)
        let value = decode(&notes)
        if !notes.hasFindings, let value { return Outcome(value: value, unknownMemberNotes: []) }
        let report = DecodingReport(at: place())
        var reporting = DecodingNotes(unknownMembers: unknownMembers, report: report)
        let reported = decode(&reporting)
        guard report.faults.isEmpty, let reported else { throw .invalidRequest(report.faults) }
        if let conflict = report.conflict { throw conflict }
        return Outcome(value: reported, unknownMemberNotes: report.unknownMemberNotes)
    }

    /// Notes a fault at the place that the decoder is at, or at a member or element of it.
    @inline(never)
    package mutating func fault(
        at step: @autoclosure () -> PathStep? = nil, _ reason: @autoclosure () -> String,
        nearest: @autoclosure () -> String? = nil
    ) {
        hasFindings = true
        guard let report else { return }
        report.faults.append(Fault(pointer: report.pointer(to: step()), reason: reason(), nearest: nearest()))
    }

    /// Notes that the document, right in itself, does not go with the state of the service; the first one counts.
    @inline(never)
    package mutating func conflict(_ problem: @autoclosure () -> Problem) {
        hasFindings = true
        guard let report, report.conflict == nil else { return }
        report.conflict = problem()
    }

    /// Notes a member that the document cannot have: a fault, or a note where such members are let through.
    @inline(never)
    package mutating func unknownMember(_ name: borrowing JSONText, known: @autoclosure () -> [StaticString]) {
        hasFindings = true
        guard let report else { return }
        let given = name.string
        let nearest = NearestName.nearest(to: given, among: known().lazy.map(\.description))
        let fault = Fault(
            pointer: report.pointer(to: .member(given.shortened)), reason: "There is no such member here.",
            nearest: nearest)
        switch unknownMembers {
        case .refuse: report.faults.append(fault)
        case .warn: report.unknownMemberNotes.append(fault)
        }
    }

    /// Reads what stands at a member or element, whose faults then carry its place.
    @inline(__always)
    package mutating func descend<Value>(
        into step: @autoclosure () -> PathStep, _ read: (inout DecodingNotes) -> Value
    ) -> Value {
        if let report { report.enter(step()) }
        let value = read(&self)
        if let report { report.leave() }
        return value
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
