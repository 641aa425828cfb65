import Foundation
import JSONWire
import LayoutService
import Testing

/// A case of a file in `Tests/Cases`.
struct CaseFileRow: Sendable, CustomTestStringConvertible {
    let file: String
    let check: CheckCase

    var testDescription: String { check.name }
}

/// The files of `Tests/Cases`, which `POST /v1/checks` and `panewise check` run too.
enum CaseFile {
    /// Every file by its name.
    static let names: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))
        .map { $0.filter { $0.hasSuffix(".json") }.sorted() } ?? []

    /// The cases of every file, in order; a file that cannot be read has none, which `CaseFileTests` notices.
    static let rows: [CaseFileRow] = names.flatMap { name in
        ((try? suite(name))?.cases ?? []).map { CaseFileRow(file: name, check: $0) }
    }

    /// Reads a file.
    static func suite(_ name: String) throws -> CheckSuite {
        let text = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        let document = try JSONDocument(parsing: text)
        return try DecodingNotes.decode { notes in notes.checkSuite(document.root) }.value
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Cases")
}
