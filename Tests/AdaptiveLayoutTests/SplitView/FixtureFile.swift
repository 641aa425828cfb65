import Foundation

/// Files of `Tests/Cases`, which in-process and end-to-end tests share.
enum FixtureFile {
    private static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Cases")
    }

    /// The lines of a text file, without empty ones.
    static func lines(of name: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(whereSeparator: \.isNewline).map(
            String.init)
    }

    /// The value of a JSON file.
    static func value<Value: Decodable>(of name: String, as type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: name)))
    }
}

/// A JSON value, for those parts of a fixture that have no type of their own.
enum FixtureValue: Decodable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([FixtureValue])
    case members([String: FixtureValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([FixtureValue].self) {
            self = .list(list)
        } else {
            self = .members(try container.decode([String: FixtureValue].self))
        }
    }

    subscript(name: String) -> FixtureValue? {
        guard case .members(let members) = self else { return nil }
        return members[name]
    }

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    var flag: Bool? {
        guard case .flag(let flag) = self else { return nil }
        return flag
    }

    /// Where `self`, as a part of an expected answer, differs from the actual one; objects are compared as parts.
    func differences(from actual: FixtureValue?, at place: String = "") -> [String] {
        switch (self, actual) {
        case (.members(let expected), .members(let found)):
            expected.sorted { $0.key < $1.key }.flatMap {
                $0.value.differences(from: found[$0.key], at: "\(place)/\($0.key)")
            }
        case (.list(let expected), .list(let found)) where expected.count == found.count:
            zip(expected, found).enumerated().flatMap { $1.0.differences(from: $1.1, at: "\(place)/\($0)") }
        case (.number(let expected), .number(let found)) where abs(expected - found) <= 0.001:
            []
        case (.null, nil):
            []
        default:
            self == actual ? [] : ["\(place): expected \(self), got \(actual ?? .null)"]
        }
    }
}
