// Two passes over simdjson's tape that its own interface has no call for.
//
// The tape's layout is documented by simdjson (doc/tape.md): 64-bit words, the type in the upper 8 bits and a payload
// in the lower 56. A number takes a second word; a container's first word holds the index behind its last one.
#include <cstring>

#include "parser.hpp"
#include "names.hpp"

static_assert(simdjson::SIMDJSON_VERSION_MAJOR == 3, "check doc/tape.md: this file reads the tape of version 3");

namespace {

using simdjson::internal::JSON_VALUE_MASK;
using simdjson::internal::tape_type;

tape_type type_of(uint64_t word) { return tape_type(word >> 56); }

bool is_number(tape_type type) {
    return type == tape_type::INT64 || type == tape_type::UINT64 || type == tape_type::DOUBLE;
}

/// The index behind the value that stands at `index`.
size_t index_behind(const uint64_t *tape, size_t index) {
    const tape_type type = type_of(tape[index]);
    if (type == tape_type::START_ARRAY || type == tape_type::START_OBJECT) {
        return uint32_t(tape[index]);
    }
    return index + (is_number(type) ? 2 : 1);
}

csimdjson_text text_at(const simdjson::dom::document &document, size_t index) {
    const uint8_t *start = document.string_buf.get() + (document.tape[index] & JSON_VALUE_MASK);
    uint32_t count;
    std::memcpy(&count, start, sizeof count);
    return {start + sizeof count, count};
}

bool has_distinct_names(const simdjson::dom::document &document, size_t object) {
    const uint64_t *tape = document.tape.get();
    const size_t end = index_behind(tape, object) - 1;
    csimdjson::name_set names;
    for (size_t index = object + 1; index < end; index = index_behind(tape, index + 1)) {
        if (!names.insert(text_at(document, index))) {
            return false;
        }
    }
    return names.are_distinct();
}

}  // namespace

bool csimdjson::is_well_structured(const simdjson::dom::document &document) {
    const uint64_t *tape = document.tape.get();
    const size_t end = size_t(tape[0] & JSON_VALUE_MASK);
    int depth = 0;
    for (size_t index = 1; index < end; index += is_number(type_of(tape[index])) ? 2 : 1) {
        switch (type_of(tape[index])) {
        case tape_type::START_OBJECT:
            if (!has_distinct_names(document, index)) {
                return false;
            }
            [[fallthrough]];
        case tape_type::START_ARRAY:
            depth += 1;
            if (depth > CSIMDJSON_MAXIMUM_DEPTH) {
                return false;
            }
            break;
        case tape_type::END_OBJECT:
        case tape_type::END_ARRAY:
            depth -= 1;
            break;
        default:
            break;
        }
    }
    return true;
}

void csimdjson_replace_negative_zeros_by_infinity(csimdjson_parser *parser) {
    uint64_t *tape = parser->parser.doc.tape.get();
    const size_t end = size_t(tape[0] & JSON_VALUE_MASK);
    constexpr uint64_t negative_zero = 0x8000000000000000;
    constexpr uint64_t infinity = 0x7FF0000000000000;
    for (size_t index = 1; index < end; index += is_number(type_of(tape[index])) ? 2 : 1) {
        if (type_of(tape[index]) == tape_type::DOUBLE && tape[index + 1] == negative_zero) {
            tape[index + 1] = infinity;
        }
    }
}
