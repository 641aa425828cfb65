import AdaptiveLayout
package import JSONWire

extension MatrixRow: JSONWritable {
    /// Writes the row as the matrix carries it.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("device", configuration.device.id)
            writer.member("orientation", configuration.orientation.rawValue)
            writer.member("window", configuration.window.rawValue)
            writer.member("policy", policy)
            writer.member("systemVersion", systemVersion.description)
            writer.member("size", configuration.size)
            writer.member("traits", traits)
            writer.member("overrideTraitCollection", orNull: decision.overrideTraitCollection)
            writer.member("overrideAction", decision.overrideAction.rawValue)
            writer.member("isCollapsed", decision.splitArrangement.isCollapsed)
            writer.member("displayMode", decision.splitArrangement.displayMode.rawValue)
            writer.member("visibleColumns", visibleColumns)
        }
    }
}
