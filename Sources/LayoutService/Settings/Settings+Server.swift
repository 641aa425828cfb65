package import MicroHTTP

extension Settings {
    /// What the server needs of the settings.
    ///
    /// - Parameter inherited: Sockets that are open already; they take the place of addresses.
    /// - Returns: The listeners and their limits.
    package func serverConfiguration(inheriting inherited: InheritedSockets?) -> Configuration {
        let tls = tlsCertificate.flatMap { certificate in
            tlsKey.map { TLSFiles(certificatePath: certificate, keyPath: $0) }
        }
        var listeners = [ListenerConfiguration(serviceAddress(inherited), tls: tls)]
        if let address = managementAddress(inherited) {
            listeners.append(ListenerConfiguration(address, name: .management))
        }
        return Configuration(listeners: listeners, limits: limits)
    }

    private var limits: Limits {
        var limits = Limits()
        limits.connections = maxConnections
        limits.headerTimeout = .seconds(headerTimeout)
        limits.requestTimeout = .seconds(requestTimeout)
        limits.idleTimeout = .seconds(idleTimeout)
        return limits
    }

    private func serviceAddress(_ inherited: InheritedSockets?) -> ListenAddress {
        if let inherited { return .inherited(descriptor: inherited.service) }
        if let unixPath { return .unix(path: unixPath) }
        return .tcp(host: host, port: UInt16(clamping: port))
    }

    private func managementAddress(_ inherited: InheritedSockets?) -> ListenAddress? {
        if let descriptor = inherited?.management { return .inherited(descriptor: descriptor) }
        return managementPort.map { .tcp(host: host, port: UInt16(clamping: $0)) }
    }
}
