/// The part of a device's screen that an app's window takes, under the names that requests use.
public enum DeviceWindow: String, CaseIterable, Sendable {
    /// The whole screen.
    case full
    /// The narrow window that floats at an edge (SZ-12).
    case slideOver = "slide-over"
    /// The narrow pane of a Split View (SZ-7).
    case splitThird = "split-third"
    /// One of two equal panes of a Split View (SZ-7).
    case splitHalf = "split-half"
    /// The wide pane of a Split View (SZ-7).
    case splitTwoThirds = "split-two-thirds"
}
