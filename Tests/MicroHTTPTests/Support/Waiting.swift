import Glibc

/// Waits on this very thread until something holds: a test that gives its thread back may not get it again in time.
///
/// - Returns: Whether it came to hold before the patience ended.
func holds(within patience: Duration = .seconds(30), _ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
        if try condition() { return true }
        usleep(1_000)
    }
    return try condition()
}
