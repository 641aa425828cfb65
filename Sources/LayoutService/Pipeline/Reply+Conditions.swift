import MicroHTTP

extension Reply {
    /// Checks what the request demands of the answer that it would get (RFC 9110, section 13.2.2), which counts for
    /// successes alone; `*` is matched by any answer, tagged or not.
    ///
    /// An answer under a tag may be a 304 by then.
    ///
    /// - Throws: 412 where If-Match does not name the answer, or the If-None-Match of a POST names all.
    mutating func checkConditions(of request: Request, _ method: Method) throws(Problem) {
        guard status < 400 else { return }
        if request.has(.ifMatch) {
            let condition = EntityTagCondition(request.headers(.ifMatch))
            guard condition.namesAll || tag.map(condition.namesStrongly) == true else { throw .tagNotNamed }
        }
        guard request.has(.ifNoneMatch), EntityTagCondition(request.headers(.ifNoneMatch)).namesAll else { return }
        guard method != .post else { throw .conditionFailed }
        becomeNotModified()
    }

    /// Says that the caller has the content already.
    ///
    /// The content goes along for its length alone: a 304 announces that of the 200 or none, and libmicrohttpd always
    /// announces one.
    mutating func becomeNotModified() {
        status = 304
        mediaType = nil
    }

    private var tag: EntityTag? {
        if case .revalidate(let tag) = caching { tag } else { nil }
    }
}
