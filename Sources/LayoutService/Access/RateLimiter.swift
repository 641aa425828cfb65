import MicroHTTP
import Synchronization

/// Grants each client address so many requests a second, and as many in one burst.
///
/// A token bucket for each address, kept as the moment when it will be full again (the generic cell rate algorithm):
/// an address whose bucket is full needs no memory. Calls may come from any thread.
package final class RateLimiter: Sendable {
    /// What became of one request.
    package struct Allowance: Sendable, Equatable {
        /// Whether the request is granted.
        package let isGranted: Bool
        /// Requests a second, and in one burst.
        package let limit: Int
        /// Requests that would be granted now.
        package let remaining: Int
        /// Seconds until another request is granted; 0 where one would be now.
        package let secondsToNext: Int
    }

    /// Addresses that have a bucket of their own; the rest shares one for each shard.
    private static let capacity = 65_536
    private static let shardCount = 16
    private static let second: UInt64 = 1_000_000_000

    /// How often a full shard is searched for buckets that are full again.
    private static let pauseBetweenSweeps: UInt64 = 100_000_000

    private struct Buckets {
        var fullAt: [String: UInt64] = [:]
        var sweptAt: UInt64 = 0
    }

    private final class Shard: Sendable {
        let buckets = Mutex(Buckets())
    }

    private let limit: Int
    private let shards: [Shard]
    private let refusals = Atomic<UInt64>(0)

    /// Makes a limiter.
    ///
    /// - Parameter limit: Requests a second, and in one burst; at least 1.
    package init(requestsPerSecond limit: Int) {
        precondition(limit > 0, "a limit of 0 would refuse everything")
        self.limit = limit
        shards = (0..<Self.shardCount).map { _ in Shard() }
    }

    /// How often a caller was refused.
    package var refusalCount: UInt64 { refusals.load(ordering: .relaxed) }

    /// Takes one request out of an address's bucket, if there is one left.
    ///
    /// - Parameters:
    ///   - address: The client's address.
    ///   - now: `MonotonicTime.now()`.
    /// - Returns: Whether the request is granted, and what is left.
    package func spend(by address: String, at now: UInt64) -> Allowance {
        let shard = shards[Int(UInt(bitPattern: address.hashValue) % UInt(Self.shardCount))]
        let allowance = shard.buckets.withLock { buckets in
            let key = Self.key(of: address, in: &buckets, at: now)
            return spend(&buckets.fullAt[key, default: 0], at: now)
        }
        if !allowance.isGranted { refusals.add(1, ordering: .relaxed) }
        return allowance
    }

    /// Moves the moment when a bucket is full by one request, unless that would be more than a second away.
    private func spend(_ fullAt: inout UInt64, at now: UInt64) -> Allowance {
        let interval = Self.second / UInt64(limit)
        let next = max(fullAt, now) + interval
        // A whole burst fills a second; rounding the interval down never makes it more.
        let isGranted = next - now <= interval * UInt64(limit)
        if isGranted { fullAt = next }
        let missing = max(fullAt, now) - now
        let wait = isGranted ? 0 : next - now - interval * UInt64(limit)
        return Allowance(
            isGranted: isGranted, limit: limit, remaining: limit - Int((missing + interval - 1) / interval),
            secondsToNext: Int((wait + Self.second - 1) / Self.second))
    }

    /// The key of an address; where there is no room for it, that of the bucket that the rest shares.
    private static func key(of address: String, in buckets: inout Buckets, at now: UInt64) -> String {
        let room = capacity / shardCount
        guard buckets.fullAt.count >= room, buckets.fullAt[address] == nil else { return address }
        if now &- buckets.sweptAt >= pauseBetweenSweeps {
            buckets.sweptAt = now
            buckets.fullAt = buckets.fullAt.filter { $0.value > now }
        }
        return buckets.fullAt.count < room ? address : ""
    }
}

extension RateLimiter.Allowance {
    /// RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-10).
    var headers: [Header] {
        [
            Header("RateLimit", "\"address\";r=\(remaining);t=\(secondsToNext)"),
            Header("RateLimit-Policy", "\"address\";q=\(limit);w=1"),
        ]
    }
}

extension Problem {
    /// A caller that asks too often.
    static func rateLimited(_ allowance: RateLimiter.Allowance) -> Problem {
        var problem = Problem(
            .rateLimited, "One address may send \(allowance.limit) requests a second, and as many in one burst."
        ).with("limit", .number(allowance.limit))
        problem.headers = [Header("Retry-After", "\(max(1, allowance.secondsToNext))")]
        return problem
    }
}
