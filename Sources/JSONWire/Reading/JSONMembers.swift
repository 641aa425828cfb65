internal import CSimdJSON

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
package struct JSONMembers: ~Escapable {
    private var place: Place

    @_lifetime(copy object)
    init(of object: JSONValue) {
        unsafe place = unsafe Place(cursor: csimdjson_members(object.handle), value: object.handle)
    }

    /// Moves to the next member, in the text's order; false behind the last.
    @_lifetime(self: copy self)
    package mutating func next() -> Bool {
        unsafe place.next()
    }

    /// The current member's name; empty before the first ``next()``.
    package var name: JSONText {
        @_lifetime(copy self)
        get { unsafe _overrideLifetime(JSONText(place.name), copying: self) }
    }

    /// The current member's value; the object itself before the first ``next()``.
    package var value: JSONValue {
        @_lifetime(copy self)
        get { unsafe _overrideLifetime(JSONValue(place.value), copying: self) }
    }

    /// The part that C changes: it has no lifetime of its own to check.
    @unsafe
    private struct Place {
        var cursor: csimdjson_cursor
        var name = unsafe csimdjson_text()
        var value: csimdjson_value

        mutating func next() -> Bool {
            unsafe csimdjson_next_member(&cursor, &name, &value)
        }
    }
}
