import LayoutService
import Testing

@Suite("A limit of the rate")
struct RateLimiterTests {
    private let second: UInt64 = 1_000_000_000
    private let start: UInt64 = 5_000_000_000

    @Test("grants a burst of its size, and then one request each time that a share of a second has passed")
    func burst() {
        let limiter = RateLimiter(requestsPerSecond: 5)
        let burst = (0..<8).map { _ in limiter.spend(by: "a", at: start).isGranted }
        #expect(burst == [true, true, true, true, true, false, false, false])
        #expect(!limiter.spend(by: "a", at: start + second / 5 - 1).isGranted)
        #expect(limiter.spend(by: "a", at: start + second / 5).isGranted)
        #expect(!limiter.spend(by: "a", at: start + second / 5).isGranted)
        #expect(limiter.refusalCount == 5)
    }

    @Test("grants a whole burst again after a second")
    func refill() {
        let limiter = RateLimiter(requestsPerSecond: 3)
        for _ in 0..<3 { _ = limiter.spend(by: "a", at: start) }
        let later = (0..<4).map { _ in limiter.spend(by: "a", at: start + second).isGranted }
        #expect(later == [true, true, true, false])
    }

    @Test("counts each address by itself")
    func addresses() {
        let limiter = RateLimiter(requestsPerSecond: 1)
        #expect(limiter.spend(by: "a", at: start).isGranted)
        #expect(limiter.spend(by: "b", at: start).isGranted)
        #expect(!limiter.spend(by: "a", at: start).isGranted)
    }

    @Test("says what is left, and how long to wait")
    func allowance() {
        let limiter = RateLimiter(requestsPerSecond: 2)
        #expect(limiter.spend(by: "a", at: start).remaining == 1)
        let last = limiter.spend(by: "a", at: start)
        #expect(last.remaining == 0)
        #expect(last.secondsToNext == 0)
        #expect(limiter.spend(by: "a", at: start).secondsToNext == 1)
    }

    @Test("remembers so many addresses at most: the rest shares a bucket, and forgotten ones lose nothing")
    func bounds() {
        let limiter = RateLimiter(requestsPerSecond: 1)
        let granted = (0..<200_000).filter { limiter.spend(by: "\($0)", at: start).isGranted }.count
        #expect((60_000...66_000).contains(granted))
        #expect(limiter.spend(by: "one more", at: start + 2 * second).isGranted)
    }

    @Test("of 0 is a mistake of the programmer")
    func zero() async {
        await #expect(processExitsWith: .failure) { _ = RateLimiter(requestsPerSecond: 0) }
    }
}

@Suite("The origin that may read replies")
struct CrossOriginTests {
    @Test("is allowed letter by letter")
    func allowance() {
        let origin = CrossOrigin(allowing: "https://app.example")
        #expect(origin.allowance(for: "https://app.example") == "https://app.example")
        for other in ["https://app.example.evil.example", "http://app.example", "null", nil] {
            #expect(origin.allowance(for: other) == nil)
        }
        #expect(CrossOrigin(allowing: "*").allowance(for: nil) == "*")
    }

    @Test(
        "is spelled as browsers spell it",
        arguments: [
            ("https://app.example", true), ("http://localhost:3000", true), ("http://[::1]:8080", true), ("*", true),
            ("app.example", false), ("https://app.example/", false), ("https://App.example", false), ("", false),
            ("https://", false), ("https://a, https://b", false), ("null", false),
        ])
    func spelling(text: String, isSound: Bool) {
        #expect(((try? CrossOrigin.checked(text)) != nil) == isSound)
    }
}
