extension String {
    /// Makes a text of ASCII bytes; a short one lives inside the `String` itself.
    package init(ascii bytes: Span<UInt8>) {
        unsafe self.init(unsafeUninitializedCapacity: bytes.count) { buffer in
            unsafe bytes.withUnsafeBufferPointer { unsafe buffer.update(fromContentsOf: $0) }
        }
    }
}
