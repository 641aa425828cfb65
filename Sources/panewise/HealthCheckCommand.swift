import LayoutService
import MicroHTTP

/// `panewise healthcheck`: whether the server on this machine is ready.
enum HealthCheckCommand {
    static let subcommand = Subcommand(
        "healthcheck", summary: "Asks the server on this machine whether it is ready.",
        options: CommandOption.settings.filter { names.contains($0.name) },
        explanation: [
            "Finds the server by the flags and the variables that it was started with. Exits with 0 if it is ready.",
            "With a certificate it asks over TLS, and does not verify whose the server's is.",
        ],
        examples: [
            CommandExample(
                "panewise healthcheck --port 8080", "Exits with 0 where a server there answers /readyz with 200."),
            CommandExample("PANEWISE_UNIX=/run/panewise.sock panewise healthcheck", "Asks the server behind a socket."),
        ],
        run: run)

    private static let names = ["host", "port", "unix", "management-port", "tls-certificate", "tls-key"]

    private static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let settings = try EffectiveSettings(arguments, environment: console.environment).settings
        // The management listener speaks no TLS.
        let isTLS = settings.tlsCertificate != nil && settings.managementPort == nil
        guard let status = ReadinessProbe.status(of: address(settings), isTLS: isTLS, within: .seconds(2)) else {
            throw CommandFailure(.unsuccessful, ["nobody answers"])
        }
        guard status == 200 else { throw CommandFailure(.unsuccessful, ["not ready: /readyz answers \(status)"]) }
        return 0
    }

    /// Where probes are answered, seen from this machine.
    private static func address(_ settings: Settings) -> ReadinessProbe.Address {
        // A server that listens everywhere is found at home.
        let host = ["0.0.0.0": "127.0.0.1", "::": "::1"][settings.host] ?? settings.host
        if let port = settings.managementPort { return .tcp(host: host, port: UInt16(clamping: port)) }
        if let path = settings.unixPath { return .unix(path: path) }
        return .tcp(host: host, port: UInt16(clamping: settings.port))
    }
}
