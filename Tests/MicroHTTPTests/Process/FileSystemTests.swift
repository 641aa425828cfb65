import MicroHTTP
import Testing

@Suite("A file")
struct FileSystemTests {
    @Test("is read whole")
    func contents() throws {
        let first = try FileSystem.contents(of: "/proc/self/status")
        #expect(String(decoding: first, as: UTF8.self).hasPrefix("Name:"))
    }

    @Test(
        "that cannot be read is a fault that names it and says why",
        arguments: [("/nowhere/at/all", "No such file"), ("/proc/self", "directory"), ("/proc/self/status", "4 bytes")])
    func unreadable(path: String, reason: String) throws {
        let fault = try #require(throws: FileFault.self) { try FileSystem.contents(of: path, limit: 4) }
        #expect(fault.path == path)
        #expect(fault.description.contains(reason))
    }

    @Test("has the same stamp as long as nobody changes it, and none where it is not there")
    func stamps() {
        #expect(FileSystem.stamp(of: "/etc/passwd") != nil)
        #expect(FileSystem.stamp(of: "/etc/passwd") == FileSystem.stamp(of: "/etc/passwd"))
        #expect(FileSystem.stamp(of: "/etc/passwd") != FileSystem.stamp(of: "/etc"))
        #expect(FileSystem.stamp(of: "/nowhere/at/all") == nil)
    }

    @Test("stands in its directory's names, which are sorted")
    func names() throws {
        let names = try FileSystem.names(inDirectory: "/proc/self")
        #expect(names.contains("status"))
        #expect(names == names.sorted())
        #expect(!names.contains("."))
        #expect(throws: FileFault.self) { try FileSystem.names(inDirectory: "/etc/passwd") }
    }
}

@Test func `The environment has what the process was started with`() {
    #expect(ProcessEnvironment.variables()["PATH"]?.isEmpty == false)
    #expect(ProcessEnvironment.variables()["NO_SUCH_VARIABLE"] == nil)
}
