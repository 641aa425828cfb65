import JSONWire
import MicroHTTP

extension Log {
    /// Logs that the service answers, where, and to how many at once.
    package func writeStart(
        _ build: BuildInformation, urls: [String], policies: PolicySet, settings: EffectiveSettings
    ) {
        write(.info, "start") { writer in
            writer.member("version", build.version)
            writer.member("commit", build.commit)
            writer.member("libmicrohttpd", Library.version)
            writer.member("urls", urls)
            writer.member("policies", policies.policies.count)
            writer.member("digest", policies.digest)
            writer.member("maxConnections", settings.settings.maxConnections)
            // Said where it is the reason for fewer connections than the documentation promises.
            if case .openFiles(let allowed) = settings.origin(of: SettingsTable.maxConnections) {
                writer.member("openFilesAllowed", allowed)
            }
        }
    }

    /// Logs that the service is about to stop.
    package func writeDrain(waitSeconds: Int, timeoutSeconds: Int) {
        write(.info, "drain") { writer in
            writer.member("waitSeconds", waitSeconds)
            writer.member("timeoutSeconds", timeoutSeconds)
        }
    }

    /// Logs the end, and whether a request was cut off by it.
    package func writeStop(isComplete: Bool) {
        write(isComplete ? .info : .warning, "stop") { $0.member("isComplete", isComplete) }
    }

    /// Logs what came of reading the policies again.
    package func write(_ reload: PolicyStore.Reload) {
        switch reload {
        case .loaded(let policies):
            write(.info, "policies-reloaded") { writer in
                writer.member("policies", policies.policies.count)
                writer.member("digest", policies.digest)
            }
        case .failed(let fault):
            write(.error, "policies-rejected") { writer in
                writer.member("faults", fault.lines.prefix(20).map(\.self))
            }
        }
    }

    /// Logs what came of reading the token again.
    package func writeReload(of tokens: TokenGuard) {
        if let failure = tokens.failure {
            write(.error, "token-rejected") { $0.member("fault", failure.description) }
        } else {
            write(.info, "token-reloaded")
        }
    }

    /// Logs what the C library has to say: what clients do wrong is for `info`, the rest is for a look.
    package func write(libraryLine line: String) {
        let isAboutRequest = line.hasPrefix("Error processing request") || line.hasPrefix("Socket")
        write(isAboutRequest ? .info : .warning, "library") { $0.member("message", line.shortened) }
    }
}
