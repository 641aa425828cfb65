/// What the server asks of the service.
///
/// All closures run on the threads of libmicrohttpd's pool, several at once, so they must not wait. For one request they
/// run one after the other on one thread.
package struct Handlers: Sendable {
    /// Judges a head that has passed the server's own guard.
    package var admit: @Sendable (Request) -> Admission
    /// Answers a complete request.
    ///
    /// A body over its limit is `RequestBody.tooLarge`.
    package var respond: @Sendable (Request) -> Response
    /// Whether a complete request gets the very reply that the request before it on its connection got.
    ///
    /// It is asked where both have the same head, and that reply is still at hand; where it says so, `respond` is not
    /// asked.
    package var repeats: @Sendable (Request) -> Bool
    /// Renders the reply to a request that the server refuses by itself.
    package var refuse: @Sendable (Fault, Request) -> Response
    /// Hears of the end of each request, of aborted ones too, and of those that libmicrohttpd answered by itself.
    package var completed: @Sendable (Request, Completion) -> Void
    /// Hears what libmicrohttpd has to say, one line at a time.
    package var report: @Sendable (String) -> Void

    /// Makes the set; `repeats`, `completed` and `report` may be left out.
    package init(
        admit: @escaping @Sendable (Request) -> Admission,
        respond: @escaping @Sendable (Request) -> Response,
        repeats: @escaping @Sendable (Request) -> Bool = { _ in false },
        refuse: @escaping @Sendable (Fault, Request) -> Response,
        completed: @escaping @Sendable (Request, Completion) -> Void = { _, _ in },
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.admit = admit
        self.respond = respond
        self.repeats = repeats
        self.refuse = refuse
        self.completed = completed
        self.report = report
    }
}
