import CEmbeddedFiles
package import MicroHTTP

/// A file that the binary carries, byte for byte.
package struct EmbeddedFile: Sendable {
    /// The path below the folder of embedded files, such as "policies/system.json".
    package let name: String
    /// The content.
    package let bytes: [UInt8]

    /// The file of a name.
    ///
    /// - Throws: `EmbeddedFileFault` where the binary has no such file.
    package init(named name: String) throws(EmbeddedFileFault) {
        guard let file = Self.all(where: { $0 == name }).first else {
            throw EmbeddedFileFault(file: name, pointer: "", reason: "It is missing.")
        }
        self = file
    }

    /// The content of the file of a name, for replies: the bytes stay where they are.
    ///
    /// - Throws: `EmbeddedFileFault` where the binary has no such file.
    package static func body(named name: String) throws(EmbeddedFileFault) -> PreparedBody {
        var index = 0
        while let file = unsafe embedded_file(index)?.pointee {
            // Safety: the name is a C string literal, and `bytes` points to `count` constant bytes.
            if unsafe String(cString: file.name) == name {
                return unsafe PreparedBody(constant: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
            }
            index += 1
        }
        throw EmbeddedFileFault(file: name, pointer: "", reason: "It is missing.")
    }

    /// The files below a folder such as "policies/", in the order in which they are listed.
    package static func all(in folder: String) -> [EmbeddedFile] {
        all { $0.hasPrefix(folder) }
    }

    private init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    private static func all(where isWanted: (String) -> Bool) -> [EmbeddedFile] {
        var files: [EmbeddedFile] = []
        var index = 0
        while let file = unsafe embedded_file(index)?.pointee {
            // Safety: the name is a C string literal.
            let name = unsafe String(cString: file.name)
            if isWanted(name) {
                // Safety: `bytes` points to `count` constant bytes.
                let bytes = unsafe [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
                files.append(EmbeddedFile(name: name, bytes: bytes))
            }
            index += 1
        }
        return files
    }
}
