internal import CMicroHTTPD

/// The kept reply that a connection got last; it can go out once more where the next request gets the same.
///
/// Other connections use the same object meanwhile: it says what it said only as long as its edition is the same.
struct LastReply {
    private var reply: KeptReply?
    private var edition: UInt64 = 0
    private var status = 0
    /// Whether the object is that of a request which has not ended.
    private var isInUse = false

    /// Bytes of content that go out with the reply.
    var sentCount: Int {
        // A 304 announces the content and does not send it.
        status == 304 ? 0 : look(\.contentCount) ?? 0
    }

    /// Takes the reply to a request, which has it until it ends; nil where that is no kept one.
    mutating func take(_ reply: KeptReply?, status: Int) {
        self.reply = reply
        edition = reply?.edition ?? 0
        self.status = status
        isInUse = reply != nil
    }

    /// Takes the same reply once more, for a request of that name; false where it cannot.
    mutating func takeAgain(forID requestID: String) -> Bool {
        isInUse = look { $0.becomeAgain(edition, forID: requestID) } ?? false
        return isInUse
    }

    /// Hands the reply to the connection.
    func queue(on handle: OpaquePointer) -> MHD_Result {
        look { unsafe $0.queue(on: handle, status: status) } ?? .NO
    }

    /// Lets others have the reply: the request has ended, or gets another one.
    mutating func end() {
        guard isInUse else { return }
        isInUse = false
        let mayComeAgain = look { reply in
            reply.release()
            return reply.isRepeated
        }
        // The shelf may have let go of the reply: nobody should keep it in vain.
        if mayComeAgain != true { reply = nil }
    }

    /// Looks at the reply, which stays meanwhile.
    @inline(__always)
    private func look<Result>(_ body: (KeptReply) -> Result?) -> Result? {
        LentObject(reply).use(as: KeptReply.self, body)
    }
}
