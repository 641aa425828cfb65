import JSONWire

/// A file that is no policy document.
package struct PolicyFileFault: Error, Sendable, Hashable {
    /// What is wrong, in a sentence.
    package let reason: String
    /// Every wrong place in the document, sorted by pointer; none where it is no JSON at all.
    package let faults: [Fault]

    /// Makes a fault of what is wrong and where.
    package init(reason: String, faults: [Fault] = []) {
        self.reason = reason
        self.faults = faults
    }
}

extension PolicyFileFault {
    /// A policy whose id another one has that is loaded with it.
    static func idIsTaken(_ id: String, by owner: String) -> PolicyFileFault {
        let fault = Fault(pointer: "/id", reason: "The id \"\(id)\" is that of \(owner).")
        return PolicyFileFault(reason: "Its id is taken.", faults: [fault])
    }
}

/// Reads a policy document from a file's content.
package enum PolicyFile {
    /// The policy of a text of JSON.
    ///
    /// - Throws: Every fault of the text at once, where it is no policy.
    package static func policy(parsing text: [UInt8]) throws(PolicyFileFault) -> LoadedPolicy {
        guard text.count <= PolicyLimits.fileBytes else {
            throw PolicyFileFault(reason: "A policy file may have at most \(PolicyLimits.fileBytes) bytes.")
        }
        let document = try parsed(text)
        do {
            return try DecodingNotes.decode { notes in notes.policyDocument(document.root) }.value
        } catch {
            throw PolicyFileFault(reason: "This is no policy.", faults: error.faults)
        }
    }

    private static func parsed(_ text: [UInt8]) throws(PolicyFileFault) -> JSONDocument {
        do {
            return try JSONDocument(parsing: text)
        } catch {
            throw PolicyFileFault(reason: "This is no JSON: \(error.reason) (byte \(error.offset)).")
        }
    }
}
