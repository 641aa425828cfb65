public import CSimdJSON

/// A walk over the members of an object.
///
/// ```swift
/// var members = value.members
/// while members.next() {
///     switch members.name {
///     case "width": width = members.value.number
///     …
///     }
/// }
/// ```
@safe
@usableFromInline
package struct JSONMembers: ~Escapable {
    @usableFromInline
    var place: Place

    @_lifetime(copy object)
    @inlinable @inline(__always)
    init(of object: JSONValue) {
        unsafe place = Place(object)
    }

    /// Moves to the next member, in the text's order; false behind the last.
    @_lifetime(self: copy self)
    @inlinable @inline(__always)
    package mutating func next() -> Bool {
        unsafe place.next()
    }

    /// The current member's name; empty before the first ``next()``.
    @inlinable @inline(__always)
    package var name: JSONText {
        @_lifetime(copy self)
        get { unsafe _overrideLifetime(JSONText(place.name), copying: self) }
    }

    /// The current member's value; the object itself before the first ``next()``.
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
        var name = unsafe csimdjson_text()
        @usableFromInline
        var value: csimdjson_value

        @inlinable @inline(__always)
        init(_ object: JSONValue) {
            unsafe cursor = object.isObject ? csimdjson_contents(object.handle) : csimdjson_nothing()
            unsafe value = object.handle
        }

        @inlinable @inline(__always)
        mutating func next() -> Bool {
            unsafe csimdjson_next_member(&cursor, &name, &value)
        }
    }
}

@available(*, unavailable)
extension JSONMembers: Sendable {}

@available(*, unavailable)
extension JSONMembers.Place: Sendable {}
