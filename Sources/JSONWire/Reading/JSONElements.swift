internal import CSimdJSON

/// A walk over the elements of an array, as ``JSONMembers`` over an object.
@safe
package struct JSONElements: ~Escapable {
    private var place: Place

    @_lifetime(copy array)
    init(of array: JSONValue) {
        unsafe place = unsafe Place(cursor: csimdjson_elements(array.handle), value: array.handle)
    }

    /// Moves to the next element; false behind the last.
    @_lifetime(self: copy self)
    package mutating func next() -> Bool {
        unsafe place.next()
    }

    /// The current element; the array itself before the first ``next()``.
    package var value: JSONValue {
        @_lifetime(copy self)
        get { unsafe _overrideLifetime(JSONValue(place.value), copying: self) }
    }

    /// The part that C changes: it has no lifetime of its own to check.
    @unsafe
    private struct Place {
        var cursor: csimdjson_cursor
        var value: csimdjson_value

        mutating func next() -> Bool {
            unsafe csimdjson_next_element(&cursor, &value)
        }
    }
}
