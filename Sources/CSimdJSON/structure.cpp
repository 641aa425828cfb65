#include "structure.hpp"

#include <algorithm>

namespace csimdjson {

// Some total order: the key first, since it is the cheapest to compare.
bool stored_name::precedes(const stored_name &other) const {
    return key == other.key ? std::memcmp(bytes, other.bytes, length()) < 0 : key < other.key;
}

bool structure::are_many_distinct(stored_name *first, size_t count) {
    const auto precedes = [](const stored_name &left, const stored_name &right) { return left.precedes(right); };
    const auto is_equal = [](const stored_name &left, const stored_name &right) { return left.is_equal(right); };
    std::sort(first, first + count, precedes);
    return std::adjacent_find(first, first + count, is_equal) == first + count;
}

}  // namespace csimdjson
