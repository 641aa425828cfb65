package import JSONWire
import MicroHTTP

/// What is amiss, as `application/health+json` tells it (draft-inadarei-api-health-check-06).
package struct Health: Sendable {
    /// How far the service has come.
    package enum Phase: Sendable {
        case starting
        case serving
        case stopping
    }

    /// How one part of the service stands.
    package struct Check: Sendable {
        /// The part.
        package let name: String
        /// What is amiss; nil where nothing is.
        package let complaint: String?

        /// Makes a check of its outcome.
        package init(_ name: String, complaint: String?) {
            self.name = name
            self.complaint = complaint
        }
    }

    /// The release that answers.
    package let version: String
    /// How far the service has come.
    package let phase: Phase
    /// The parts; a complaint of one is a warning, since the service goes on with what it had before.
    package let checks: [Check]

    /// Makes a state of health.
    package init(version: String, phase: Phase, checks: [Check]) {
        self.version = version
        self.phase = phase
        self.checks = checks
    }

    /// `pass`, `warn` or `fail`.
    package var status: StaticString {
        guard phase != .starting else { return "fail" }
        return phase == .serving && checks.allSatisfy { $0.complaint == nil } ? "pass" : "warn"
    }

    /// The service itself as one of its parts: how far it has come.
    private var own: (status: StaticString, reason: String?) {
        switch phase {
        case .starting: ("fail", "The service has not started yet.")
        case .serving: ("pass", nil)
        case .stopping: ("warn", "The service is stopping: send new requests elsewhere.")
        }
    }

    /// The document; 503 where the service cannot answer.
    var reply: Reply {
        var writer = JSONWriter(capacity: 256)
        writer.value(self)
        var reply = Reply(.health, .bytes(writer.finish()))
        reply.status = phase == .starting ? 503 : 200
        return reply
    }
}

extension Health: JSONWritable {
    /// Writes the document.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("status", status)
            writer.member("version", version)
            writer.object("checks") { writer in
                Self.write("service", own.status, own.reason, to: &writer)
                for check in checks {
                    let status: StaticString = check.complaint == nil ? "pass" : "warn"
                    Self.write(check.name, status, check.complaint, to: &writer)
                }
            }
        }
    }

    private static func write(
        _ part: String, _ status: StaticString, _ reason: String?, to writer: inout JSONWriter
    ) {
        writer.name(escaping: part)
        writer.array { writer in
            writer.object { writer in
                writer.member("status", status)
                writer.member("output", ifPresent: reason)
            }
        }
    }
}
