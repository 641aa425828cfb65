/// Cuts the pieces of a stream to the buffers that the library offers.
final class StreamReader {
    private let next: () -> [UInt8]?
    private let request: Request
    private var piece: [UInt8] = []
    private var offset = 0

    init(_ next: @escaping () -> [UInt8]?, _ request: Request) {
        self.next = next
        self.request = request
    }

    /// The length of the whole stream, which is used up by that.
    func countAll() -> Int {
        var count = 0
        while let piece = next() { count += piece.count }
        return count
    }

    /// Fills the buffer as far as the stream goes; 0 at its end.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        var filled = 0
        while filled < buffer.count && advance() {
            let count = min(buffer.count - filled, piece.count - offset)
            unsafe piece.withUnsafeBytes { bytes in
                // Safety: both ranges lie within their buffers, by the line above.
                let source = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
                unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).copyMemory(from: source)
            }
            filled += count
            offset += count
        }
        request.countSent(filled)
        return filled
    }

    /// Makes sure that the piece has bytes left; false at the end.
    private func advance() -> Bool {
        while offset == piece.count {
            guard let following = next() else { return false }
            piece = following
            offset = 0
        }
        return true
    }
}
