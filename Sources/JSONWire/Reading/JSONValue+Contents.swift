private import CSimdJSON

extension JSONValue {
    /// The number of elements of an array or members of an object; 0 for anything else.
    package var count: Int { unsafe isArray || isObject ? csimdjson_count(handle) : 0 }

    /// A walk over an object's members; over nothing for any other value.
    @inlinable @inline(__always)
    package var members: JSONMembers {
        @_lifetime(copy self)
        get { JSONMembers(of: self) }
    }

    /// A walk over an array's elements; over nothing for any other value.
    @inlinable @inline(__always)
    package var elements: JSONElements {
        @_lifetime(copy self)
        get { JSONElements(of: self) }
    }

    /// Visits an object's members in the text's order; does nothing for any other value.
    ///
    /// - Parameter visit: Takes each member's name and value.
    /// - Throws: What `visit` throws.
    package func forEachMember<Failure: Error>(
        _ visit: (JSONText, JSONValue) throws(Failure) -> Void
    ) throws(Failure) {
        var members = members
        while members.next() {
            try visit(members.name, members.value)
        }
    }

    /// Visits an array's elements in order; does nothing for any other value.
    ///
    /// - Parameter visit: Takes each element's index, from 0, and value.
    /// - Throws: What `visit` throws.
    package func forEachElement<Failure: Error>(
        _ visit: (Int, JSONValue) throws(Failure) -> Void
    ) throws(Failure) {
        var elements = elements
        var index = 0
        while elements.next() {
            try visit(index, elements.value)
            index += 1
        }
    }

    /// The value of an object's member; nil if the value is no object or has no such member.
    ///
    /// It looks through the members from the first on: to read many, visit them instead.
    package subscript(name: StaticString) -> JSONValue? {
        @_lifetime(copy self)
        get {
            var members = members
            while members.next() {
                if members.name == name { return members.value }
            }
            return nil
        }
    }
}
