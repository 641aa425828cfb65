import LayoutService
import Testing

@Suite("The case files")
struct CaseFileTests {
    /// One for all cases: making it reads every device and policy.
    private static let runner = (try? Snapshot.builtIn()).map { CheckRunner($0) }

    @Test("are all read, and none is empty")
    func filesAreRead() throws {
        #expect(CaseFile.names.count >= 11)
        for name in CaseFile.names {
            #expect(try !CaseFile.suite(name).cases.isEmpty, "\(name)")
        }
    }

    @Test("are answered as they say", arguments: CaseFile.rows)
    func answers(row: CaseFileRow) throws {
        let runner = try #require(Self.runner)
        let report = runner.run(CheckSuite(name: row.file, cases: [row.check]))
        let result = try #require(report.results.first)
        #expect(result.problem == nil, "\(row.file): \(result.problem?.faults ?? [])")
        #expect(result.differences.isEmpty, "\(row.file): \(result.differences)")
    }
}
