// Reading values. The handles of the C header are simdjson's own, bit for bit.
#include <cstring>
#include <type_traits>

#include "parser.hpp"

namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::element_type;
using simdjson::dom::object;

/// The same bits as another type.
template <typename To, typename From>
To reinterpreted(const From &from) {
    static_assert(sizeof(To) == sizeof(From) && std::is_trivially_copyable<To>::value
                      && std::is_trivially_copyable<From>::value,
                  "simdjson's handles have another shape than the C header says");
    To result;
    std::memcpy(&result, &from, sizeof result);
    return result;
}

element element_of(csimdjson_value value) { return reinterpreted<element>(value); }

struct position {
    const void *document;
    size_t index;
};

/// A cursor from the begin and end iterators of an object or an array.
template <typename Container>
csimdjson_cursor cursor_over(const Container &container) {
    const position begin = reinterpreted<position>(container.begin());
    const position end = reinterpreted<position>(container.end());
    return {begin.document, begin.index, end.index};
}

template <typename Iterator>
Iterator iterator_at(const csimdjson_cursor &cursor) {
    return reinterpreted<Iterator>(position{cursor.document, cursor.index});
}

}  // namespace

csimdjson_value csimdjson_root(const csimdjson_parser *parser) {
    return reinterpreted<csimdjson_value>(parser->parser.doc.root());
}

csimdjson_kind csimdjson_kind_of(csimdjson_value value) {
    switch (element_of(value).type()) {
    case element_type::ARRAY: return csimdjson_kind_array;
    case element_type::OBJECT: return csimdjson_kind_object;
    case element_type::STRING: return csimdjson_kind_string;
    case element_type::BOOL: return csimdjson_kind_bool;
    case element_type::NULL_VALUE: return csimdjson_kind_null;
    default: return csimdjson_kind_number;
    }
}

bool csimdjson_bool(csimdjson_value value) { return element_of(value).get_bool().value_unsafe(); }

double csimdjson_number(csimdjson_value value) { return element_of(value).get_double().value_unsafe(); }

csimdjson_text csimdjson_string(csimdjson_value value) {
    const std::string_view text = element_of(value).get_string().value_unsafe();
    return {reinterpret_cast<const uint8_t *>(text.data()), text.size()};
}

size_t csimdjson_count(csimdjson_value value) {
    const element container = element_of(value);
    if (container.is_object()) {
        return container.get_object().value_unsafe().size();
    }
    return container.is_array() ? container.get_array().value_unsafe().size() : 0;
}

csimdjson_cursor csimdjson_members(csimdjson_value value) {
    object members;
    if (element_of(value).get_object().get(members) != simdjson::SUCCESS) {
        return {nullptr, 0, 0};
    }
    return cursor_over(members);
}

csimdjson_cursor csimdjson_elements(csimdjson_value value) {
    array elements;
    if (element_of(value).get_array().get(elements) != simdjson::SUCCESS) {
        return {nullptr, 0, 0};
    }
    return cursor_over(elements);
}

bool csimdjson_next_member(csimdjson_cursor *cursor, csimdjson_text *name, csimdjson_value *value) {
    if (cursor->index == cursor->end) {
        return false;
    }
    object::iterator member = iterator_at<object::iterator>(*cursor);
    const std::string_view key = member.key();
    *name = {reinterpret_cast<const uint8_t *>(key.data()), key.size()};
    *value = reinterpreted<csimdjson_value>(member.value());
    ++member;
    cursor->index = reinterpreted<position>(member).index;
    return true;
}

bool csimdjson_next_element(csimdjson_cursor *cursor, csimdjson_value *value) {
    if (cursor->index == cursor->end) {
        return false;
    }
    array::iterator element = iterator_at<array::iterator>(*cursor);
    *value = reinterpreted<csimdjson_value>(*element);
    ++element;
    cursor->index = reinterpreted<position>(element).index;
    return true;
}
