/// SZ-10: what is known of the widths of an iPad's windows, in points; what lies between the two is not known.
enum PadPaneWidths: Sendable {
    /// The widest window that is known to be compact.
    static var widestCompact: Double { 647 }
    /// The narrowest window that is known to be regular.
    static var narrowestRegular: Double { 678 }
}
