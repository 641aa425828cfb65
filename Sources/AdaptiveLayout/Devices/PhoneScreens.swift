/// SZ-4, SZ-5: the screens of phones, as of 2026, in points; every length of screen has one class in landscape (SZ-6).
package enum PhoneScreens: Sendable {
    /// The lengths of the screens that are regular horizontally in landscape, foldables left out.
    package static var regularLengths: [Double] { [736, 896, 912, 926, 932, 956] }

    /// The lengths of the screens that are compact horizontally in landscape, zoomed ones among them.
    package static var compactLengths: [Double] { [480, 568, 667, 678, 693, 696, 812, 815, 844, 852, 874] }

    /// The longest side of any phone; a compact window is not wider while windows cannot be resized.
    static var longestLength: Double { 956 }

    /// SZ-17: the one screen that is regular both ways, a foldable's inner display.
    static func isInnerDisplay(_ size: Size) -> Bool {
        min(size.width, size.height) == 669 && max(size.width, size.height) == 951
    }
}
