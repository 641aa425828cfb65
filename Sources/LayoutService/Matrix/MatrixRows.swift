package import AdaptiveLayout
import JSONWire

/// The rows of a matrix, decided one after the other when they are asked for.
package struct MatrixRows: Sequence, IteratorProtocol {
    /// How many rows a matrix may have.
    package static let limit = 20_000

    private let matrix: MatrixRequest
    private let configurations: [DeviceConfiguration]
    private let snapshot: Snapshot
    private var place = 0

    /// How many rows there are.
    package let count: Int

    /// Makes the rows.
    ///
    /// - Throws: 413 where there are too many.
    package init(_ matrix: MatrixRequest, _ snapshot: Snapshot) throws(Problem) {
        self.matrix = matrix
        self.snapshot = snapshot
        configurations = matrix.configurations
        count = configurations.count * matrix.policies.count * matrix.systemVersions.count
        guard count <= Self.limit else {
            throw Problem(
                .tooManyRows, "A matrix may have at most \(Self.limit) rows, not \(count). Ask for fewer at a time."
            )
            .with("limit", .number(Self.limit)).with("received", .number(count))
        }
    }

    /// Decides every row once.
    ///
    /// - Throws: A 422 at `/splitView` where a row cannot be decided, so that what follows need not fail midway.
    package func validate() throws(Problem) {
        for place in 0..<count { _ = try row(at: place) }
    }

    /// The next row; nil behind the last.
    package mutating func next() -> MatrixRow? {
        while place < count {
            defer { place += 1 }
            // A row that cannot be decided was reported by `validate`.
            if let row = try? row(at: place) { return row }
        }
        return nil
    }

    private func row(at place: Int) throws(Problem) -> MatrixRow {
        let version = matrix.systemVersions[place % matrix.systemVersions.count]
        let policy = matrix.policies[place / matrix.systemVersions.count % matrix.policies.count]
        let configuration = configurations[place / matrix.systemVersions.count / matrix.policies.count]
        var members = RequestMembers()
        members.device = DeviceReference(configuration)
        members.policy = policy
        members.systemVersion = version
        members.splitView = matrix.splitView
        members.delegate = matrix.delegate
        let request = try DecodingNotes.decode { notes in notes.request(of: members, snapshot) }.value
        return MatrixRow(
            configuration: configuration, policy: policy.policy.id, systemVersion: version,
            traits: request.input.traits,
            decision: snapshot.decide(request))
    }
}

/// One row of a matrix.
package struct MatrixRow: Sendable {
    /// The device, how it is held, and the app's window.
    package var configuration: DeviceConfiguration
    /// The policy's id.
    package var policy: String
    /// The version of iOS that was followed.
    package var systemVersion: SystemVersion
    /// The container's own traits.
    package var traits: TraitCollection
    /// What was decided.
    package var decision: Decision

    /// The columns that show, in UIKit's order.
    package var visibleColumns: [String] {
        decision.splitArrangement.columns.filter(\.isVisible).map(\.column.rawValue)
    }
}

extension DeviceReference {
    fileprivate init(_ configuration: DeviceConfiguration) {
        self.init()
        id = configuration.device.id
        orientation = configuration.orientation
        window = configuration.window
        isDisplayZoomed = configuration.isDisplayZoomed
    }
}
