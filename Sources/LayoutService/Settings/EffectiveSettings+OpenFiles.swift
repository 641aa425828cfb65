import MicroHTTP

extension EffectiveSettings {
    /// Lowers the number of connections to what fits into the limit of open files, unless somebody has set it.
    ///
    /// What somebody has set is left as it is, so that the start fails where it does not fit.
    ///
    /// - Parameters:
    ///   - allowed: How many files the process may have open; nil where it cannot be told.
    ///   - inherited: Sockets that are open already.
    package mutating func fitConnections(toOpenFiles allowed: Int?, inheriting inherited: InheritedSockets? = nil) {
        guard let allowed, isStandard(SettingsTable.maxConnections) else { return }
        let configuration = settings.serverConfiguration(inheriting: inherited)
        let fitting = FileLimit.connections(of: configuration, amongFiles: allowed)
        guard (1..<settings.maxConnections).contains(fitting) else { return }
        settings.maxConnections = fitting
        note(.openFiles(allowed), for: SettingsTable.maxConnections)
    }
}
