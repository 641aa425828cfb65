import LayoutService
import MicroHTTP

/// `panewise serve`: serves until SIGTERM or SIGINT, then drains.
enum ServeCommand {
    /// Serves until a signal ends it.
    static func run(_ configuration: Configuration) throws {
        let signals = StopSignals()
        let service = try Service(build: BuildInformation(version: "0.1.0", commit: "unknown"))
        let server = try Server(configuration, handlers: service.handlers)
        service.becomeReady()
        // The ready line: alone on standard output, for whoever started the process.
        StandardStream.output.writeLine("{\"event\":\"ready\",\"url\":\"\(server.urls[0])\"}")
        while signals.next() == .reload {}
        service.beginDrain()
        server.stop(deadline: .seconds(25))
    }
}
