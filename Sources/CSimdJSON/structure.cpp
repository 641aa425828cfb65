#include "structure.hpp"

#include <algorithm>
#include <cstring>

namespace csimdjson {

stored_name::stored_name(const uint8_t *stored) : bytes(stored + sizeof length) {
    std::memcpy(&length, stored, sizeof length);
    std::memcpy(&beginning, bytes, sizeof beginning);
    if (length < sizeof beginning) {
        beginning = 0;
    }
}

bool stored_name::is_equal(const stored_name &other) const {
    return length == other.length && beginning == other.beginning && std::memcmp(bytes, other.bytes, length) == 0;
}

// Some total order: the length first, since it is the cheapest to compare.
bool stored_name::precedes(const stored_name &other) const {
    return length == other.length ? std::memcmp(bytes, other.bytes, length) < 0 : length < other.length;
}

// Pair by pair while the names are few, by sorting when they are many.
bool structure::are_distinct(size_t first) {
    constexpr size_t few = 16;
    const size_t end = names.size();
    if (end - first > few) {
        const auto begin = names.begin() + ptrdiff_t(first);
        const auto precedes = [](const stored_name &left, const stored_name &right) { return left.precedes(right); };
        const auto is_equal = [](const stored_name &left, const stored_name &right) { return left.is_equal(right); };
        std::sort(begin, names.end(), precedes);
        return std::adjacent_find(begin, names.end(), is_equal) == names.end();
    }
    for (size_t later = first + 1; later < end; later += 1) {
        for (size_t earlier = first; earlier < later; earlier += 1) {
            if (names[earlier].is_equal(names[later])) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace csimdjson
