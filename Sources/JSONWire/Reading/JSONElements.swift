public import CSimdJSON

/// A walk over the elements of an array, as ``JSONMembers`` over an object.
@safe
@usableFromInline
package struct JSONElements: ~Escapable {
    @usableFromInline
    var place: Place

    @_lifetime(copy array)
    @inlinable @inline(__always)
    init(of array: JSONValue) {
        unsafe place = Place(array)
    }

    /// Moves to the next element; false behind the last.
    @_lifetime(self: copy self)
    @inlinable @inline(__always)
    package mutating func next() -> Bool {
        unsafe place.next()
    }

    /// The current element; the array itself before the first ``next()``.
    @inlinable @inline(__always)
    package var value: JSONValue {
        @_lifetime(copy self)
        get { unsafe _overrideLifetime(JSONValue(place.value), copying: self) }
    }

    /// The part that C changes: it has no lifetime of its own to check.
    @unsafe
    @usableFromInline
    struct Place {
        @usableFromInline
        var cursor: csimdjson_cursor
        @usableFromInline
        var value: csimdjson_value

        @inlinable @inline(__always)
        init(_ array: JSONValue) {
            unsafe cursor = array.isArray ? csimdjson_contents(array.handle) : csimdjson_nothing()
            unsafe value = array.handle
        }

        @inlinable @inline(__always)
        mutating func next() -> Bool {
            unsafe csimdjson_next_element(&cursor, &value)
        }
    }
}

@available(*, unavailable)
extension JSONElements: Sendable {}

@available(*, unavailable)
extension JSONElements.Place: Sendable {}
