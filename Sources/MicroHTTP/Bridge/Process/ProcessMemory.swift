internal import CMicroHTTPD

/// The memory of this process.
package enum ProcessMemory {
    /// Gives back what only the start needed: free pages of the heap, and pages of code and constants.
    ///
    /// The system reads the latter again where they are needed.
    package static func trim() {
        process_trim_memory()
    }
}
