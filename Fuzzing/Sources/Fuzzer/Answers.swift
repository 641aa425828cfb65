import JSONWire
import LayoutService

/// What every target looks requests up in: the embedded devices and policies.
let snapshot: Snapshot = {
    do {
        return Snapshot(catalogue: try DeviceFile.catalogue(), policies: PolicySet(try BuiltInPolicies.load()))
    } catch {
        fatalError("the embedded files are broken: \(error)")
    }
}()

/// What a request is answered with: a text, or a problem that is written as one.
enum Answer: Equatable {
    case text([UInt8])
    case problem(status: Int, [UInt8])

    /// Asks, and demands that the answer, whichever it is, is JSON, and that no fault of the service's own is behind it.
    init(_ ask: () throws(Problem) -> [UInt8]) {
        do throws(Problem) {
            self = .text(try ask())
        } catch {
            demand(error.type != .internalError, "no request makes the service fail")
            var writer = JSONWriter()
            writer.value(error)
            self = .problem(status: error.type.status, writer.finish())
        }
        demand((try? JSONTree(parsing: bytes)) != nil, "the answer is JSON: \(String(decoding: bytes, as: UTF8.self))")
    }

    /// The text of either.
    var bytes: [UInt8] {
        switch self {
        case .text(let bytes), .problem(_, let bytes): bytes
        }
    }

    /// The answer's document; nil for a problem.
    var document: JSONTree? {
        guard case .text(let text) = self else { return nil }
        return try? JSONTree(parsing: text)
    }
}

extension JSONTree {
    /// The elements of an array; none for anything else.
    var elements: [JSONTree] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The number; nil for anything else.
    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }
}
