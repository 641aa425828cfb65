import JSONWire
import MicroHTTP

/// What the binary was built from.
package struct BuildInformation: Sendable {
    /// The release, such as "0.1.0".
    package let version: String
    /// The commit, or "unknown".
    package let commit: String

    /// Makes the information of its parts.
    package init(version: String, commit: String) {
        self.version = version
        self.commit = commit
    }
}

extension BuildInformation {
    /// The commit that stood beside the sources when they were built, or "unknown".
    package static var embeddedCommit: String {
        let file = EmbeddedFile.all(in: "commit.txt").first
        return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "unknown"
    }
}

/// `/version`: what answers here.
package enum VersionRoute {
    /// The route; the digest of the policies is asked anew each time.
    package static func route(_ build: BuildInformation, policies: @escaping @Sendable () -> String) -> Route {
        Route(
            "/version",
            [
                "GET": .reading { call throws(Problem) in
                    try call.parameters.expect(only: [])
                    return Reply(.json, .bytes(document(build, policies: policies())))
                }
            ])
    }

    /// The document, of the build and the digest of the policies.
    package static func document(_ build: BuildInformation, policies: String) -> [UInt8] {
        var writer = JSONWriter(capacity: 256)
        writer.object { writer in
            writer.member("version", build.version)
            writer.member("commit", build.commit)
            writer.member("policies", policies)
            writer.member("libmicrohttpd", Library.version)
            writer.member("swift", swiftVersion)
        }
        return writer.finish()
    }

    private static var swiftVersion: StaticString {
        #if compiler(>=6.4)
            "6.4 or later"
        #elseif compiler(>=6.3)
            "6.3"
        #else
            "6.2 or earlier"
        #endif
    }
}
