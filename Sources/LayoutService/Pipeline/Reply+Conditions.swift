import MicroHTTP

extension Reply {
    /// Checks what the request demands of the answer that it would get (RFC 9110, section 13.2.2), which counts for
    /// successes alone; `*` is matched by any answer, tagged or not.
    ///
    /// - Throws: 412 where If-Match does not name the answer, or the If-None-Match of a POST names all.
    func checkConditions(of request: Request, _ method: Method) throws(Problem) {
        guard status < 400 else { return }
        if request.has(.ifMatch) {
            let condition = EntityTagCondition(request.headers(.ifMatch))
            guard condition.namesAll || tag.map(condition.namesStrongly) == true else { throw .tagNotNamed }
        }
        guard method == .post, request.has(.ifNoneMatch) else { return }
        if EntityTagCondition(request.headers(.ifNoneMatch)).namesAll { throw .conditionFailed }
    }

    private var tag: EntityTag? {
        if case .revalidate(let tag) = caching { tag } else { nil }
    }
}
