private import CSimdJSON

extension ArraySlice<UInt8> {
    /// Where the line of newline-delimited JSON that begins at an index ends, at its line feed; nil where it does not.
    package func endOfLine(from index: Int) -> Int? {
        let length = unsafe withUnsafeBufferPointer { bytes in
            let rest = unsafe UnsafeBufferPointer(rebasing: bytes[(index - startIndex)...])
            return unsafe csimdjson_line_length(rest.baseAddress, rest.count)
        }
        return index + length < endIndex ? index + length : nil
    }
}
