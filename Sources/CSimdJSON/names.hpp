// Tells whether texts differ from each other: pair by pair while they are few, by sorting when they are many.
#pragma once
#include <algorithm>
#include <cstring>
#include <vector>

#include "CSimdJSON.h"

namespace csimdjson {

class name_set {
public:
    /// Adds a text. False if it is known to be a repetition; `are_distinct` tells for sure, at the end.
    bool insert(csimdjson_text name) {
        if (count == few) {
            many.push_back(name);
            return true;
        }
        for (size_t index = 0; index < count; index += 1) {
            if (is_equal(first[index], name)) {
                return false;
            }
        }
        first[count] = name;
        count += 1;
        return true;
    }

    bool are_distinct() {
        if (many.empty()) {
            return true;
        }
        many.insert(many.end(), first, first + count);
        std::sort(many.begin(), many.end(), precedes);
        return std::adjacent_find(many.begin(), many.end(), is_equal) == many.end();
    }

private:
    static constexpr size_t few = 16;
    csimdjson_text first[few];
    size_t count = 0;
    std::vector<csimdjson_text> many;

    static bool is_equal(const csimdjson_text &left, const csimdjson_text &right) {
        return left.count == right.count && std::memcmp(left.bytes, right.bytes, left.count) == 0;
    }

    // Any total order will do: the length first, since it is the cheapest to compare.
    static bool precedes(const csimdjson_text &left, const csimdjson_text &right) {
        if (left.count != right.count) {
            return left.count < right.count;
        }
        return std::memcmp(left.bytes, right.bytes, left.count) < 0;
    }
};

}  // namespace csimdjson
