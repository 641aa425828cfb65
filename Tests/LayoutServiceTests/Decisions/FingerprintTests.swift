import LayoutService
import Testing

@Suite("The fingerprint of a decision request")
struct FingerprintTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try Snapshot.builtIn()
    }

    @Test("tells what stands beside a device from what the device gives, though the values are the same")
    func besideADevice() throws {
        let additions = [
            "", #","size":{"width":320}"#, #","size":{"height":568}"#, #","size":{"width":320,"height":568}"#,
            #","traits":{"horizontalSizeClass":"compact"}"#, #","traits":{"verticalSizeClass":"regular"}"#,
            #","safeAreaInsets":{"top":20}"#,
        ]
        var answers: Set<[UInt8]> = []
        var fingerprints: Set<Fingerprint> = []
        for addition in additions {
            let request = #"{"device":{"id":"iphone-5s"}\#(addition)}"#
            answers.insert(try answer(to: request))
            fingerprints.insert(try fingerprint(of: request))
        }
        // The answers tell apart what is an assumption otherwise: the classes and the insets.
        #expect(answers.count == 4)
        #expect(fingerprints.count == additions.count)
    }

    @Test(
        "is the same for requests that say the same in other words",
        arguments: [
            (#"{"size":{"width":568,"height":320}}"#, #"{ "size": {"height": 3.2e2, "width": 568.000} }"#),
            (#"{"size":{"width":0,"height":320}}"#, #"{"size":{"width":-0.0,"height":320}}"#),
            (#"{"size":{"width":568,"height":320}}"#, #"{"size":{"width":568,"height":320},"traits":null}"#),
            (#"{"size":{"width":568}}"#, #"{"size":{"width":568,"height":null},"splitView":{},"traits":{}}"#),
            (#"{"traits":{"displayScale":2}}"#, #"{"traits":{"displayScale":2.0},"policy":"system"}"#),
            (
                #"{"splitView":{"preferredDisplayMode":"allVisible"}}"#,
                #"{"splitView":{"preferredDisplayMode":"oneBesideSecondary","style":null}}"#
            ),
            (#"{"device":{"id":"iphone-5s"}}"#, #"{"device":{"orientation":"portrait","id":"iphone-5s"}}"#),
        ])
    func equalRequests(one: String, other: String) throws {
        #expect(try answer(to: one) == answer(to: other))
        #expect(try fingerprint(of: one) == fingerprint(of: other))
    }

    @Test(
        "differs where any member does",
        arguments: [
            #"{"size":{"width":568}}"#, #"{"size":{"height":568}}"#, #"{"traits":{"displayScale":2}}"#,
            #"{"traits":{"typesettingLanguage":"he"}}"#, #"{"traits":{"typesettingLanguage":""}}"#,
            #"{"traits":{"hdrHeadroomUsageLimit":"active"}}"#, #"{"traits":{"listEnvironment":"none"}}"#,
            #"{"traits":{"legibilityWeight":"bold"}}"#, #"{"traits":{"legibilityWeight":"regular"}}"#,
            #"{"currentOverride":{}}"#, #"{"currentOverride":{"listEnvironment":"none"}}"#,
            #"{"previousRule":"wide"}"#, #"{"previousRule":""}"#, #"{"systemVersion":"12"}"#,
            #"{"safeAreaInsets":{}}"#, #"{"safeAreaInsets":{"left":1}}"#, #"{"policy":"universal-split"}"#,
            #"{"splitView":{"style":"doubleColumn"}}"#, #"{"splitView":{"presentsWithGesture":false}}"#,
            #"{"splitView":{"minimumPrimaryColumnWidth":100}}"#, #"{"delegate":{"collapseSecondary":"discard"}}"#,
        ])
    func members(request: String) throws {
        let all = Self.differentRequests.filter { $0 != request }
        let own = try fingerprint(of: request)
        for other in all { #expect(try fingerprint(of: other) != own, "\(other)") }
    }

    @Test("differs for any two cases of the case files whose answers differ")
    func caseFiles() throws {
        var answers: [Fingerprint: [UInt8]] = [:]
        for row in CaseFile.rows {
            guard case .decision(let text) = row.check.subject, let answer = try? snapshot.decisionText(for: text)
            else { continue }
            let fingerprint = try DecisionRequest.read(text, DecisionOptions(), snapshot).value.fingerprint
            #expect(answers.updateValue(answer, forKey: fingerprint) ?? answer == answer, "\(row.check.name)")
        }
        #expect(answers.count > 100)
    }

    /// Where answers have changed, raise `Fingerprint.revision` and write the new tag here; where only cases were added, the
    /// new tag alone.
    @Test("has another revision once the answers to the case files change")
    func revision() throws {
        let tags = CaseFile.rows.compactMap { row -> String? in
            guard case .decision(let text) = row.check.subject, let answer = try? snapshot.decisionText(for: text)
            else { return nil }
            var fingerprint = Fingerprint()
            fingerprint.add(String(decoding: answer, as: UTF8.self))
            return fingerprint.tag.text
        }
        var all = Fingerprint()
        for tag in tags.sorted() { all.add(tag) }
        #expect(tags.count > 100)
        #expect(Fingerprint.revision == 4)
        #expect(all.tag.text == #""21d7921c64276b8b2e083bb8609778c7""#)
    }

    private static let differentRequests = [
        "{}", #"{"size":{"width":568}}"#, #"{"traits":{"listEnvironment":"none"}}"#, #"{"currentOverride":{}}"#,
        #"{"previousRule":"wide"}"#, #"{"previousRule":""}"#, #"{"safeAreaInsets":{}}"#,
        #"{"splitView":{"style":"doubleColumn"}}"#, #"{"traits":{"typesettingLanguage":""}}"#,
    ]

    private func answer(to request: String) throws -> [UInt8] {
        try snapshot.decisionText(for: Array(request.utf8))
    }

    private func fingerprint(of request: String) throws -> Fingerprint {
        try DecisionRequest.read(Array(request.utf8), DecisionOptions(), snapshot).value.fingerprint
    }
}
