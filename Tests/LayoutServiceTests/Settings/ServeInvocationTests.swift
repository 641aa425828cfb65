import LayoutService
import Testing

@Suite("The settings of serve")
struct ServeInvocationTests {
    @Test("are the defaults where nothing is given")
    func defaults() throws {
        #expect(try settings([]).settings == Settings())
    }

    @Test("come from flags, with a blank or an equals sign between flag and value")
    func flags() throws {
        let settings = try settings(["--port", "0", "--host=::1", "--server-timing", "--rate-limit", "5"]).settings
        #expect(settings.port == 0)
        #expect(settings.host == "::1")
        #expect(settings.sendsServerTiming)
        #expect(settings.rateLimit == 5)
    }

    @Test("are read as every command reads its options")
    func conventions() throws {
        #expect(try settings(["--por", "7"]).settings.port == 7)
        #expect(try settings(["--"]).settings == Settings())
        guard case .help = try ServeInvocation(["--port", "1", "-h"], environment: [:]) else {
            Issue.record("-h is no help")
            return
        }
        let print = try ServeInvocation(["--print", "--format=json"], environment: [:])
        guard case .printConfiguration(_, format: "json") = print else {
            Issue.record("--print-config is not understood")
            return
        }
    }

    @Test("come from the environment where there is no flag, and say so")
    func origins() throws {
        let environment = ["PANEWISE_PORT": "9000", "PANEWISE_DRAIN_WAIT": "7", "HOME": "/", "PANEWISE_URL": "x"]
        let effective = try settings(["--port", "9001"], environment)
        #expect(effective.settings.port == 9001)
        #expect(effective.settings.drainWait == 7)
        #expect(try origin("port", in: effective) == .flag)
        #expect(try origin("drain-wait", in: effective) == .environment)
        #expect(try origin("drain-timeout", in: effective) == .standard)
    }

    @Test(
        "let fewer connections in where nobody set their number and fewer files may be open",
        arguments: [
            ([], 20_000, 1_000, .standard), ([], nil, 1_000, .standard), ([], 1_064, 1_000, .standard),
            ([], 1_063, 999, .openFiles(1_063)), ([], 1_024, 960, .openFiles(1_024)),
            (["--management-port=0"], 1_024, 896, .openFiles(1_024)), (["--max-connections=1000"], 1_024, 1_000, .flag),
            ([], 64, 1_000, .standard),
        ] as [([String], Int?, Int, EffectiveSettings.Origin)])
    func openFiles(flags: [String], allowed: Int?, connections: Int, origin: EffectiveSettings.Origin) throws {
        var effective = try settings(flags)
        effective.fitConnections(toOpenFiles: allowed)
        #expect(effective.settings.maxConnections == connections)
        #expect(try self.origin("max-connections", in: effective) == origin)
    }

    @Test("can all be given in the environment, and all but the token as flags")
    func everySetting() throws {
        for setting in SettingsTable.all {
            let value = try #require(Self.samples[setting.name], "no sample for \(setting.name)")
            let expected = setting.name == "token" ? "(not shown)" : value
            let pair = Self.partners[setting.name].map { [$0: "x.pem"] } ?? [:]
            let fromEnvironment = try settings([], pair.merging([setting.variable: value]) { $1 })
            #expect(setting.shown(in: fromEnvironment.settings) == expected)
            guard setting.source == .flagOrEnvironment else { continue }
            let fromFlag = try settings(["\(setting.flag)=\(value)"], pair)
            #expect(setting.shown(in: fromFlag.settings) == expected)
        }
    }

    private static let partners = [
        "tls-certificate": "PANEWISE_TLS_KEY", "tls-key": "PANEWISE_TLS_CERTIFICATE",
    ]
    private static let samples = [
        "host": "localhost", "port": "1", "unix": "/s", "management-port": "2", "tls-certificate": "c", "tls-key": "k",
        "policies": "/p", "header-timeout": "3", "request-timeout": "4", "idle-timeout": "5", "max-connections": "6",
        "drain-wait": "0", "drain-timeout": "8", "log-level": "debug", "server-timing": "true", "token": "secret",
        "token-file": "/t", "rate-limit": "9", "cors-origin": "https://a.example",
    ]

    @Test(
        "are refused with the reason, and the nearest name",
        arguments: [
            (["--port", "99999"], [:], "--port must be a whole number from 0 to 65535, not 99999"),
            (["--port", "http"], [:], "--port must be a whole number from 0 to 65535, not http"),
            (["--port"], [:], "--port needs its PORT"),
            (["--drain-wait", "1.5"], [:], "--drain-wait must be a whole number from 0 to 86400, not 1.5"),
            (["--header-timeout", "0"], [:], "--header-timeout must be a whole number from 1 to 86400, not 0"),
            (["--hots", "::1"], [:], "there is no flag --hots; the nearest is --host"),
            (["--print-confg"], [:], "there is no flag --print-confg; the nearest is --print-config"),
            (["--port", "1", "--port=2"], [:], "--port may stand only once"),
            (["--po", "1"], [:], "--po can be --port or --policies"),
            (["--print-config=yes"], [:], "--print-config takes no value"),
            (["--format", "xml"], [:], "--format is one of json, table, not xml"),
            (["--", "8080"], [:], "8080 is no flag, and serve takes nothing else"),
            (["8080"], [:], "8080 is no flag, and serve takes nothing else"),
            (["--token", "x"], [:], "--token is no flag, because everybody can see those; set PANEWISE_TOKEN"),
            (["--unix="], [:], "--unix is empty; leave it out for the default"),
            (["--log-level", "loud"], [:], "--log-level must be debug, info, warning or error, not loud"),
            (["--tls-key", "k"], [:], "--tls-certificate and --tls-key go together"),
            ([], ["PANEWISE_PROT": "1"], "there is no variable PANEWISE_PROT; the nearest is PANEWISE_PORT"),
            ([], ["PANEWISE_TOKEN": ""], "PANEWISE_TOKEN is empty; leave it out for the default"),
            (
                [], ["PANEWISE_TOKEN": "a b"],
                "PANEWISE_TOKEN must have 1 to 4096 visible ASCII characters and no blanks"
            ),
            (
                ["--token-file", "t"], ["PANEWISE_TOKEN": "x"],
                "PANEWISE_TOKEN and --token-file exclude each other"
            ),
            (
                [], ["PANEWISE_SERVER_TIMING": "yes"],
                "PANEWISE_SERVER_TIMING must be true or false, not yes"
            ),
            (
                ["--cors-origin", "app.example"], [:],
                "--cors-origin must be an origin such as https://app.example, without a path, or *, not app.example"
            ),
        ] as [([String], [String: String], String)])
    func refusals(arguments: [String], environment: [String: String], complaint: String) throws {
        let fault = try #require(throws: UsageFault.self) { try settings(arguments, environment) }
        #expect(fault.complaints == [complaint])
    }

    @Test("are refused with everything that is wrong at once")
    func allFaults() throws {
        let fault = try #require(throws: UsageFault.self) {
            try settings(["--port", "x"], ["PANEWISE_DRAIN_WAIT": "x", "PANEWISE_NOTHING": "1"])
        }
        #expect(fault.complaints.count == 3)
    }

    @Test("have one name and one variable each")
    func names() {
        #expect(Set(SettingsTable.all.map(\.name)).count == SettingsTable.all.count)
        #expect(SettingsTable.all.count > 15)
    }

    @Test("are shown with their origin, the token without its text")
    func shown() throws {
        let text = SettingsText.table(of: try settings(["--port", "1"], ["PANEWISE_TOKEN": "hush-hush"]))
        #expect(!text.contains("hush"))
        #expect(text.split(separator: "\n").contains { $0.hasPrefix("port ") && $0.hasSuffix("--port") })
        #expect(text.split(separator: "\n").contains { $0.hasPrefix("token ") && $0.hasSuffix("PANEWISE_TOKEN") })
        let document = SettingsText.document(of: try settings(["--port", "1"], ["PANEWISE_TOKEN": "hush-hush"]))
        let json = String(decoding: document, as: UTF8.self)
        #expect(!json.contains("hush"))
        #expect(json.contains(#"{"name":"port","value":"1","origin":"--port"},{"name":"unix","value":null,"#))
    }

    private func settings(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) throws -> EffectiveSettings {
        guard case .serve(let effective) = try ServeInvocation(arguments, environment: environment) else {
            throw UsageFault(["no invocation of serve"])
        }
        return effective
    }

    private func origin(_ name: String, in effective: EffectiveSettings) throws -> EffectiveSettings.Origin {
        effective.origin(of: try #require(SettingsTable.all.first { $0.name == name }))
    }
}

@Suite("Sockets of systemd")
struct InheritedSocketsTests {
    @Test(
        "are those that are meant for this process, the one named management apart",
        arguments: [
            (["LISTEN_PID": "7", "LISTEN_FDS": "1"], 3, nil),
            (["LISTEN_PID": "7", "LISTEN_FDS": "2", "LISTEN_FDNAMES": "management:http"], 4, 3),
            (["LISTEN_PID": "7", "LISTEN_FDS": "2", "LISTEN_FDNAMES": "a:b"], 3, nil),
            (["LISTEN_PID": "8", "LISTEN_FDS": "1"], nil, nil),
            (["LISTEN_PID": "7", "LISTEN_FDS": "0"], nil, nil),
            (["LISTEN_PID": "7", "LISTEN_FDS": "1", "LISTEN_FDNAMES": "management"], nil, nil),
            ([:], nil, nil),
        ] as [([String: String], Int32?, Int32?)])
    func sockets(environment: [String: String], service: Int32?, management: Int32?) {
        let sockets = InheritedSockets(environment: environment, processID: 7)
        #expect(sockets?.service == service)
        #expect(sockets?.management == management)
    }
}
