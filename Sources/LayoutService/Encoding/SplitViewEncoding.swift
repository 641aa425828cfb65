package import AdaptiveLayout
package import JSONWire

extension SplitViewConfiguration: JSONWritable {
    /// Writes the members that are set, as a policy that sets them would have them.
    package func write(to writer: inout JSONWriter) {
        writer.value(PolicySplitViewSettings(fixed: self))
    }
}
