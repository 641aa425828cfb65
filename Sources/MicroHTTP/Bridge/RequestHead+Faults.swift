extension RequestHead {
    /// What is wrong with a head of so many bytes, before the service is asked; nil for nothing.
    ///
    /// Order of refusals: framing, 414, 431, capacity, 417.
    func fault(size: Int, limits: Limits, whereOverCapacity connections: Int?) -> Fault? {
        if let fault = framingFault { return .framing(fault) }
        if target.count > limits.target { return .targetTooLong(limit: limits.target) }
        if size > limits.head { return .headTooLarge(limit: limits.head) }
        if fields.fieldCount > limits.fields { return .tooManyFields(limit: limits.fields) }
        if let connections { return .overCapacity(limit: connections) }
        return fields.expectation == .other ? .expectation : nil
    }

    /// Whether the client may be sending a body, or what it takes for another request.
    var mayHaveMoreBehind: Bool {
        fields.fault != nil || fields.codingCount > 0 || fields.lengthCount > 1 || fields.contentLength ?? 0 > 0
    }

    private var framingFault: FramingFault? {
        if let fault = fields.fault { return fault }
        if target.hasForbiddenByte { return .target }
        if fields.hostCount > 1 { return .hostRepeated }
        // HTTP/1.0 knows no Host.
        if fields.hostCount == 0 && !isOldVersion { return .hostMissing }
        if fields.lengthCount > 1 { return .lengthRepeated }
        guard fields.codingCount > 0 else { return nil }
        if fields.lengthCount > 0 { return .lengthWithCoding }
        if isOldVersion { return .codingInOldVersion }
        return fields.codingCount > 1 || fields.hasOtherCoding ? .coding : nil
    }
}
