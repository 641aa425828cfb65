import JSONWire

extension PolicyStore.Reload {
    /// The reload as a line of the log: what is in use now, or everything that is wrong.
    package var logLine: String {
        var writer = JSONWriter()
        writer.object { writer in
            switch self {
            case .loaded(let policies):
                writer.member("level", "info" as StaticString)
                writer.member("event", "policies-reloaded" as StaticString)
                writer.member("policies", policies.policies.count)
                writer.member("digest", policies.digest)
            case .failed(let fault):
                writer.member("level", "error" as StaticString)
                writer.member("event", "policies-rejected" as StaticString)
                writer.member("faults", fault.lines)
            }
        }
        return String(decoding: writer.finish(), as: UTF8.self)
    }
}
