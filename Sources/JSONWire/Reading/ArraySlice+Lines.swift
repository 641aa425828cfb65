private import CSimdJSON

extension ArraySlice<UInt8> {
    /// Where the first line of newline-delimited JSON ends, at its line feed; nil where no line ends here.
    package var endOfLine: Int? {
        let length = unsafe withUnsafeBufferPointer { bytes in
            unsafe csimdjson_line_length(bytes.baseAddress, bytes.count)
        }
        return length < count ? startIndex + length : nil
    }
}
