import JSONWire

/// A suite with the file that it comes from.
struct SuiteFile {
    /// The file's path.
    let path: String
    /// The file's content.
    let text: [UInt8]
    /// The content as a value.
    let tree: JSONTree
    /// Where the parts of the content stand.
    let place: JSONPlace
    /// What it says.
    let suite: CheckSuite

    /// Reads a suite.
    ///
    /// - Throws: `CommandFailure` where the file cannot be read or is no suite.
    init(at path: String, _ console: Console) throws(CommandFailure) {
        text = try console.document(at: path)
        self.path = path
        do throws(Problem) {
            suite = try CheckSuite.read(text)
            tree = try JSONTree(reading: text)
            place = try Self.place(of: text)
        } catch {
            throw CommandFailure(.usage, error.lines.map { "\(path): \($0)" })
        }
    }

    private static func place(of text: [UInt8]) throws(Problem) -> JSONPlace {
        do throws(JSONSyntaxError) {
            return try JSONPlace(parsing: text)
        } catch {
            throw Problem(error)
        }
    }

    /// What the case of a number expects, with its place in the file.
    func expectation(ofCase index: Int) -> (tree: JSONTree, place: JSONPlace)? {
        guard let cases = tree.place("cases", at: place) else { return nil }
        return cases.tree.elements[index].place("expect", at: cases.place.parts[index])
    }
}

extension JSONTree {
    /// The value of a member with its place, in an object that has the place given.
    fileprivate func place(_ name: String, at place: JSONPlace) -> (tree: JSONTree, place: JSONPlace)? {
        guard case .object(let members) = self, let index = members.firstIndex(where: { $0.name == name }) else {
            return nil
        }
        return (members[index].value, place.parts[index])
    }
}
