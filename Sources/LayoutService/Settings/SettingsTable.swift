/// The one table of settings, from which come the flags, the environment, the help, `--print-config` and the check of
/// docs/operations.md.
package enum SettingsTable {
    /// Every setting, in the order of the help.
    package static let all: [Setting] = listening + serving + stopping + telling + guarding

    /// Variables with our prefix that are not settings: `panewise run` tells its command the address by one.
    package static let otherVariables: Set<String> = ["PANEWISE_URL"]

    /// The setting of a name that can stand in the environment only; nil where there is none.
    static func secret(named name: String) -> Setting? {
        all.first { $0.name == name && $0.source == .environmentOnly }
    }

    private static let ports = 0...65_535
    private static let seconds = 1...86_400

    private static let listening: [Setting] = [
        Setting("host", "ADDRESS", "listen on this address or name", show: { $0.host }) { $1.host = $0 },
        .number("port", "PORT", ports, \.port, "listen on this port; 0 takes a free one"),
        .optionalText("unix", "PATH", \.unixPath, "listen on a Unix socket instead of a port"),
        .optionalNumber(
            "management-port", "PORT", ports, \.managementPort,
            "listen on a port of its own for probes and metrics; 0 takes a free one"),
        .optionalText("tls-certificate", "FILE", \.tlsCertificate, "serve TLS with this certificate (PEM)"),
        .optionalText("tls-key", "FILE", \.tlsKey, "the private key of the certificate (PEM)"),
    ]

    private static let serving: [Setting] = [
        .optionalText(
            "policies", "DIRECTORY", \.policiesDirectory, "load the policies in *.json there beside the built-in ones"),
        .number("header-timeout", "SECONDS", seconds, \.headerTimeout, "give a client so long for the head"),
        .number("request-timeout", "SECONDS", seconds, \.requestTimeout, "give a client so long for the whole request"),
        .number(
            "idle-timeout", "SECONDS", seconds, \.idleTimeout, "close a connection that idles for so long"),
        maxConnections,
    ]

    /// The setting that gives way to the limit of open files while nobody sets it.
    static let maxConnections = Setting.number(
        "max-connections", "NUMBER", 1...1_000_000, \.maxConnections,
        "serve so many connections at once, by default no more than open files are allowed for; further ones get 503")

    private static let stopping: [Setting] = [
        .number(
            "drain-wait", "SECONDS", 0...86_400, \.drainWait,
            "go on serving for so long after SIGTERM, then stop listening"),
        .number("drain-timeout", "SECONDS", 0...86_400, \.drainTimeout, "end so long after SIGTERM whatever is open"),
    ]

    private static let telling: [Setting] = [
        Setting(
            "log-level", "LEVEL", "log what matters at least so much: debug, info, warning, error",
            show: { $0.logLevel.rawValue }
        ) { (text, settings) throws(SettingValueFault) in
            guard let level = LogLevel(rawValue: text) else {
                throw SettingValueFault("must be debug, info, warning or error")
            }
            settings.logLevel = level
        },
        .switch("server-timing", \.sendsServerTiming, "say in each reply how long it took (Server-Timing)"),
    ]

    private static let guarding: [Setting] = [
        Setting(
            "token", "TOKEN", "the bearer token that callers must send", source: .environmentOnly,
            show: { $0.token == nil ? nil : "(not shown)" }
        ) { (text, settings) throws(SettingValueFault) in
            settings.token = try BearerToken.checked(text)
        },
        .optionalText("token-file", "FILE", \.tokenFile, "read the bearer token here, and again when the file changes"),
        .optionalNumber(
            "rate-limit", "NUMBER", 1...1_000_000, \.rateLimit,
            "answer so many requests a second from one address, and in one burst; further ones get 429"),
        Setting(
            "cors-origin", "ORIGIN", "let pages of this origin read replies; * for every origin",
            show: { $0.corsOrigin }
        ) { (text, settings) throws(SettingValueFault) in
            settings.corsOrigin = try CrossOrigin.checked(text)
        },
    ]
}
