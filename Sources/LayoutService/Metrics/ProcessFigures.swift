import Glibc
import MicroHTTP

/// What the system knows of this process.
package struct ProcessFigures: Sendable, Equatable {
    /// Processor time of all threads, in seconds.
    package let processorSeconds: Double
    /// Memory in use, in bytes.
    package let residentBytes: UInt64
    /// Addresses in use, in bytes.
    package let virtualBytes: UInt64
    /// Threads.
    package let threads: UInt64

    /// Reads `/proc/self/stat`; nil where the system has none.
    package init?() {
        guard let text = try? FileSystem.contents(of: "/proc/self/stat") else { return nil }
        self.init(
            stat: String(decoding: text, as: UTF8.self), ticksPerSecond: Double(sysconf(Int32(_SC_CLK_TCK))),
            pageSize: UInt64(sysconf(Int32(_SC_PAGESIZE))))
    }

    /// Reads the text of `/proc/PID/stat` (proc_pid_stat(5)); nil where it is too short.
    ///
    /// - Parameters:
    ///   - stat: The text. Its second field is the program's name in brackets, which may hold anything.
    ///   - ticksPerSecond: The unit of processor time.
    ///   - pageSize: The unit of resident memory, in bytes.
    package init?(stat: String, ticksPerSecond: Double, pageSize: UInt64) {
        guard let bracket = stat.lastIndex(of: ")") else { return nil }
        // The field behind the brackets is the third.
        let fields = stat[stat.index(after: bracket)...].split(separator: " ")
        func field(_ number: Int) -> UInt64? {
            number - 3 < fields.count ? UInt64(fields[number - 3].prefix { $0.isNumber }) : nil
        }
        guard let user = field(14), let system = field(15), let threads = field(20), let virtual = field(23),
            let resident = field(24)
        else { return nil }
        processorSeconds = Double(user + system) / ticksPerSecond
        residentBytes = resident * pageSize
        virtualBytes = virtual
        self.threads = threads
    }

    /// The number of files that are open; nil where the system does not tell.
    package static var openFiles: Int? {
        // The directory itself is open while it is read.
        (try? FileSystem.names(inDirectory: "/proc/self/fd")).map { $0.count - 1 }
    }
}
