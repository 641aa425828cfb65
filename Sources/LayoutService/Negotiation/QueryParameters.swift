import JSONWire

/// The parameters of a query, decoded as HTML forms encode them: `+` is a blank, `%2B` a plus.
package struct QueryParameters: Sendable {
    /// A name and its value, in the order of the query.
    package struct Parameter: Sendable, Hashable {
        package var name: String
        package var value: String

        /// Makes a parameter of its name and its value, both decoded.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// All parameters, repeated ones too.
    package let all: [Parameter]

    /// No parameters.
    package init() {
        all = []
    }

    /// Parameters that have been decoded.
    package init(_ all: [Parameter]) {
        self.all = all
    }

    /// Reads a query without its question mark; nil is no query.
    ///
    /// - Throws: A 422 where a percent sign does not begin two hexadecimal digits of UTF-8.
    package init(_ query: String?) throws(Problem) {
        guard let query, !query.isEmpty else {
            all = []
            return
        }
        var all: [Parameter] = []
        var faults: [Fault] = []
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.count > 1 ? parts[1] : "") else {
                let pair = String(pair).shortened
                faults.append(Fault(pointer: "", reason: "The query parameter \(pair) is not encoded rightly."))
                continue
            }
            all.append(Parameter(name: name, value: value))
        }
        guard faults.isEmpty else { throw .invalidRequest(faults) }
        self.all = all
    }

    /// The value of a parameter; nil where it is not there.
    package subscript(name: String) -> String? {
        all.first { $0.name == name }?.value
    }

    /// Checks that there is no parameter but the known ones, and none twice.
    ///
    /// - Throws: A 422 with a fault for each wrong parameter.
    package func expect(only known: @autoclosure () -> [String]) throws(Problem) {
        guard !all.isEmpty else { return }
        let known = known()
        var faults: [Fault] = []
        var seen: Set<String> = []
        for parameter in all {
            let pointer = JSONPointer.root.appending(name: parameter.name.shortened).description
            if !known.contains(parameter.name) {
                let nearest = NearestName.nearest(to: parameter.name, among: known)
                faults.append(Fault(pointer: pointer, reason: "There is no such query parameter.", nearest: nearest))
            } else if !seen.insert(parameter.name).inserted {
                faults.append(Fault(pointer: pointer, reason: "The query parameter stands more than once."))
            }
        }
        guard faults.isEmpty else { throw .invalidRequest(faults) }
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue else {
                    return nil
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit; nil for any other character.
    package var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
