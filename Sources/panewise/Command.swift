import LayoutService
import MicroHTTP

/// The command line: what to do, and with which exit code it ends.
enum Command {
    /// Runs the command that the arguments name: 0 for success, 1 for a failure, 2 for wrong usage.
    static func run(_ arguments: [String]) -> Int32 {
        switch arguments.first {
        case "serve": return serve(Array(arguments.dropFirst()))
        default:
            complain("usage: panewise serve [--host ADDRESS] [--port PORT]")
            return 2
        }
    }

    private static func serve(_ arguments: [String]) -> Int32 {
        var (host, port) = ("127.0.0.1", UInt16(8080))
        var rest = arguments.makeIterator()
        while let flag = rest.next() {
            switch (flag, rest.next()) {
            case ("--host", let value?): host = value
            case ("--port", let value?):
                guard let number = UInt16(value) else { return usage("--port takes a number from 0 to 65535") }
                port = number
            default: return usage("there is no flag \(flag), or it lacks its value")
            }
        }
        do {
            try ServeCommand.run(Configuration(listeners: [ListenerConfiguration(.tcp(host: host, port: port))]))
            return 0
        } catch {
            complain("panewise: \(error)")
            return 1
        }
    }

    private static func usage(_ reason: String) -> Int32 {
        complain("panewise: \(reason)")
        return 2
    }

    private static func complain(_ line: String) {
        StandardStream.error.writeLine(line)
    }
}
