// What JSON asks for beyond its grammar: names that differ within an object, and nesting within a limit.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "CSimdJSON.h"

namespace csimdjson {

/// A member's name, as simdjson stores it: its length in four bytes, its bytes, and room to read beyond them.
struct stored_name {
    uint32_t length;
    uint32_t beginning;  // The first four bytes, or zero: with the length, enough to tell most names apart.
    const uint8_t *bytes;

    explicit stored_name(const uint8_t *stored);
    bool is_equal(const stored_name &other) const;
    bool precedes(const stored_name &other) const;
};

/// Follows a document from bracket to bracket.
class structure {
public:
    /// Goes back to before the first value.
    void begin() {
        depth = 0;
        names.clear();
    }

    bool is_in_object() const { return open[depth].is_object; }

    void add_name(const uint8_t *stored) { names.emplace_back(stored); }

    /// False if that is too deep.
    bool enter(bool is_object) {
        if (depth == CSIMDJSON_MAXIMUM_DEPTH) {
            return false;
        }
        depth += 1;
        open[depth] = {is_object, names.size()};
        return true;
    }

    /// False if that was an object with two members of one name.
    bool leave() {
        const size_t first_name = open[depth].first_name;
        depth -= 1;
        if (names.size() - first_name > 1 && !are_distinct(first_name)) {
            return false;
        }
        names.erase(names.begin() + ptrdiff_t(first_name), names.end());
        return true;
    }

private:
    struct container {
        bool is_object;
        size_t first_name;
    };

    int depth = 0;
    container open[CSIMDJSON_MAXIMUM_DEPTH + 1] = {};  // The first stands for the text around the outermost value.
    std::vector<stored_name> names;                    // Those of all open objects, from the outermost on.

    /// Whether the names from one on differ.
    bool are_distinct(size_t first);
};

}  // namespace csimdjson
