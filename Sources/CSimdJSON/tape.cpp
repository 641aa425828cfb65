// Two passes over simdjson's tape that its own interface has no call for.
//
// The tape's layout is documented by simdjson (doc/tape.md): 64-bit words, the type in the upper 8 bits and a payload
// in the lower 56. A number takes a second word. The first word and the last are those of the text as a whole.
#include "tape.hpp"

static_assert(simdjson::SIMDJSON_VERSION_MAJOR == 3, "check doc/tape.md: the C header too reads the tape of version 3");

using simdjson::internal::JSON_VALUE_MASK;

namespace {

char type_of(uint64_t word) { return char(word >> 56); }

bool is_number(char type) { return type == 'd' || type == 'l' || type == 'u'; }

size_t last_word(const simdjson::dom::document &document) {
    return size_t(document.tape[0] & JSON_VALUE_MASK) - 1;
}

}  // namespace

bool csimdjson::is_well_structured(const simdjson::dom::document &document, structure &structure) {
    const uint64_t *word = document.tape.get() + 1;
    const uint64_t *end = document.tape.get() + last_word(document);
    const uint8_t *texts = document.string_buf.get();
    structure.begin();
    for (; word < end; word += 1) {
        char type = type_of(*word);
        if (type == '}' || type == ']') {
            if (!structure.leave()) {
                return false;
            }
            continue;
        }
        if (structure.expects_name()) {
            structure.add_name(texts + (*word & JSON_VALUE_MASK));
            word += 1;
            type = type_of(*word);
        }
        if (is_number(type)) {
            word += 1;
        } else if ((type == '{' || type == '[') && !structure.enter(type == '{')) {
            return false;
        }
    }
    return true;
}

void csimdjson::replace_negative_zeros_by_infinity(simdjson::dom::document &document) {
    uint64_t *tape = document.tape.get();
    const size_t end = last_word(document);
    constexpr uint64_t negative_zero = 0x8000000000000000;
    constexpr uint64_t infinity = 0x7FF0000000000000;
    for (size_t index = 1; index < end; index += is_number(type_of(tape[index])) ? 2 : 1) {
        if (type_of(tape[index]) == 'd' && tape[index + 1] == negative_zero) {
            tape[index + 1] = infinity;
        }
    }
}
