private import CSimdJSON

extension JSONValue {
    /// Visits an object's members in the text's order; does nothing for any other value.
    ///
    /// - Parameter visit: Takes each member's name and value.
    /// - Throws: What `visit` throws.
    package func forEachMember<Failure: Error>(
        _ visit: (JSONText, JSONValue) throws(Failure) -> Void
    ) throws(Failure) {
        var cursor = unsafe csimdjson_members(handle)
        var name = unsafe csimdjson_text()
        var value = unsafe handle
        while unsafe csimdjson_next_member(&cursor, &name, &value) {
            try visit(unsafe JSONText(name), unsafe JSONValue(value))
        }
    }

    /// Visits an array's elements in order; does nothing for any other value.
    ///
    /// - Parameter visit: Takes each element's index, from 0, and value.
    /// - Throws: What `visit` throws.
    package func forEachElement<Failure: Error>(
        _ visit: (Int, JSONValue) throws(Failure) -> Void
    ) throws(Failure) {
        var cursor = unsafe csimdjson_elements(handle)
        var value = unsafe handle
        var index = 0
        while unsafe csimdjson_next_element(&cursor, &value) {
            try visit(index, unsafe JSONValue(value))
            index += 1
        }
    }

    /// The value of an object's member; nil if the value is no object or has no such member.
    ///
    /// It looks through the members from the first on: to read many, visit them instead.
    package subscript(name: StaticString) -> JSONValue? {
        @_lifetime(copy self)
        get {
            var cursor = unsafe csimdjson_members(handle)
            var memberName = unsafe csimdjson_text()
            var value = unsafe handle
            while unsafe csimdjson_next_member(&cursor, &memberName, &value) {
                if unsafe JSONText(memberName) == name {
                    // Safety: the member belongs to the same document.
                    return unsafe _overrideLifetime(JSONValue(value), copying: self)
                }
            }
            return nil
        }
    }
}
