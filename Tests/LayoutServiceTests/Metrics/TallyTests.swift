import AdaptiveLayout
import Foundation
import LayoutService
import MicroHTTP
import Testing

@Suite("Counters")
struct CounterBankTests {
    /// More threads than lanes, twice, so that the second ones get lanes of threads that have ended.
    @Test("lose nothing where more threads count than have a lane, and as threads come and go")
    func threads() {
        let bank = CounterBank(count: 130)
        let (started, together) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let threads = 0..<CounterLane.count + 8
        for _ in 0..<2 {
            let all = DispatchGroup()
            for number in threads {
                all.enter()
                let thread = Thread {
                    bank.add(2, to: number)
                    started.signal()
                    together.wait()
                    for number in 0..<39_000 { bank.add(2, to: number % 130) }
                    all.leave()
                }
                thread.start()
                started.wait()
            }
            for _ in threads { together.signal() }
            all.wait()
        }
        let expected = UInt64(2 * threads.count * 600)
        #expect((0..<130).allSatisfy { bank[$0] == expected + (threads.contains($0) ? 4 : 0) })
    }
}

@Suite("The tally of requests")
struct RequestTallyTests {
    @Test("puts a request without a record under unmatched, other and its class of status")
    func unmatched() {
        let tally = RequestTally(templates: ["/a"])
        tally.count(nil, completion(status: 414, microseconds: 1))
        tally.count(nil, completion(status: nil, microseconds: 1))
        let other = RequestTally.methods.count - 1
        #expect(tally.routes == ["/a", "unmatched"])
        #expect(tally.requestCount(route: 1, method: other, status: 4) == 1)
        #expect(tally.requestCount(route: 1, method: other, status: 0) == 1)
    }

    @Test(
        "puts a duration into the first bucket whose bound it does not pass",
        arguments: [(0, 0), (50, 0), (51, 1), (100, 1), (101, 2), (10_000_000, 14), (10_000_001, 15)])
    func buckets(microseconds: UInt64, bucket: Int) {
        let tally = RequestTally(templates: [])
        tally.count(nil, completion(status: 200, microseconds: microseconds))
        let (buckets, nanoseconds) = tally.durations(ofRoute: 0)
        #expect(buckets.firstIndex(of: 1) == bucket)
        #expect(buckets.reduce(0, +) == 1)
        #expect(nanoseconds == microseconds * 1_000)
    }

    private func completion(status: Int?, microseconds: UInt64) -> MicroHTTP.Completion {
        MicroHTTP.Completion(
            status: status, isLibraryReply: false, outcome: .replied, contentBytesSent: 0,
            nanoseconds: microseconds * 1_000)
    }
}

@Suite("The tally of decisions")
struct DecisionTallyTests {
    private let policy = LoadedPolicy(
        Policy(
            id: "p", title: "", rules: [PolicyRule(id: "wide", when: .all([]), then: PolicyOutcome(.clear))],
            otherwise: PolicyOutcome(.keep)))

    private let second = LoadedPolicy(Policy(id: "q", title: "", rules: [], otherwise: PolicyOutcome(.keep)))

    @Test("counts by policy and rule, and documents of requests together")
    func counts() throws {
        let set = PolicySet([second, policy])
        let (tally, own) = (set.tally, try #require(set["p"]))
        tally.count(rule: 0, of: own)
        tally.count(rule: 0, of: own)
        tally.count(rule: nil, of: own)
        for number in 0..<1_000 {
            tally.count(
                rule: 0,
                of: LoadedPolicy(Policy(id: "x\(number)", title: "", rules: [], otherwise: PolicyOutcome(.keep))))
        }
        let counts = Dictionary(uniqueKeysWithValues: tally.counts())
        #expect(counts.count == 3)
        #expect(counts[DecisionTally.Key(policy: "p", rule: "wide")] == 2)
        #expect(counts[DecisionTally.Key(policy: "p", rule: "(otherwise)")] == 1)
        #expect(counts[.inline] == 1_000)
    }

    @Test("counts a policy of another set like a document of a request")
    func otherSet() throws {
        let (one, other) = (PolicySet([policy, second]), PolicySet([second, policy]))
        for policy in one.policies { other.tally.count(rule: nil, of: policy) }
        #expect(other.tally.counts().map(\.0) == [.inline])
    }

    @Test("goes on counting when the policies are loaded again")
    func reload() throws {
        let before = PolicySet([policy])
        before.tally.count(rule: 0, of: try #require(before["p"]))
        let after = PolicySet([LoadedPolicy(policy.policy)], continuing: before.tally)
        after.tally.count(rule: 0, of: try #require(after["p"]))
        #expect(after.tally.counts().map(\.1) == [2])
    }

    @Test("loses no decision by policies that are being replaced, and no count goes back")
    func replacement() throws {
        let before = PolicySet([policy, second])
        let own = try #require(before["p"])
        before.tally.count(rule: 0, of: own)
        let after = PolicySet([second, policy], continuing: before.tally)
        before.tally.count(rule: 0, of: own)
        before.tally.place(ofRule: nil, in: own).count()
        before.tally.count(rule: 0, of: LoadedPolicy(policy.policy))
        let counts = Dictionary(uniqueKeysWithValues: after.tally.counts())
        #expect(counts[DecisionTally.Key(policy: "p", rule: "wide")] == 2)
        #expect(counts[DecisionTally.Key(policy: "p", rule: "(otherwise)")] == 1)
        #expect(counts[.inline] == 1)
        let third = PolicySet([second], continuing: after.tally)
        #expect(third.tally.counts().map(\.0) == [.inline])
    }

    @Test("says a count once that two policies of one id have")
    func sameID() throws {
        let set = PolicySet([policy, LoadedPolicy(policy.policy)])
        for policy in set.policies { set.tally.count(rule: 0, of: policy) }
        #expect(set.tally.counts().map(\.1) == [2])
    }

    @Test("keeps no policies alive")
    func memory() throws {
        var set: PolicySet? = PolicySet([LoadedPolicy(policy.policy)])
        weak let loaded = set?["p"]
        let (tally, term) = (set?.tally, set?.term)
        let place = try #require(loaded.flatMap { tally?.place(ofRule: 0, in: $0) })
        set = nil
        #expect(loaded == nil)
        place.count()
        #expect(tally?.counts().count == 1 && term?.lasts == true)
    }
}

@Suite("The text of metrics")
struct MetricsTextTests {
    @Test("has help, kind and samples, with whole numbers whole and labels escaped")
    func text() {
        var text = MetricsText()
        text.family("a_total", .counter, "Counts.")
        text.sample(count: 12, [("b", "x\"y\\z\n"), ("c", "")])
        text.sample(0.5)
        let expected =
            "# HELP a_total Counts.\n# TYPE a_total counter\na_total{b=\"x\\\"y\\\\z\\n\",c=\"\"} 12\na_total 0.5\n"
        #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
    }
}

@Suite("The figures of the process")
struct ProcessFiguresTests {
    @Test("are found behind a name that may hold anything")
    func parsing() throws {
        let stat =
            "7 (a) b (c) S 1 7 7 0 -1 4194560 100 0 0 0 150 50 0 0 20 0 4 0 1000 2048000 300 184467 1 1 0 0 0 0 0"
        let figures = try #require(ProcessFigures(stat: stat, ticksPerSecond: 100, pageSize: 4_096))
        #expect(figures.processorSeconds == 2)
        #expect(figures.threads == 4)
        #expect(figures.virtualBytes == 2_048_000)
        #expect(figures.residentBytes == 1_228_800)
        #expect(ProcessFigures(stat: "7 (a) S 1", ticksPerSecond: 100, pageSize: 4_096) == nil)
    }

    @Test("are there on this system")
    func own() throws {
        #expect(try #require(ProcessFigures()).residentBytes > 1_000_000)
        #expect(try #require(ProcessFigures.openFiles) > 2)
    }
}
