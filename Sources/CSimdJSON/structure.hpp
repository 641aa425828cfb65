// What JSON asks for beyond its grammar: names that differ within an object, and nesting within a limit.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "CSimdJSON.h"

namespace csimdjson {

/// A member's name, as simdjson stores it: its length in four bytes, its bytes, and room to read beyond them.
struct stored_name {
    uint64_t key = 0;  // The length above the first four bytes (zero for less): enough to tell most names apart.
    const uint8_t *bytes = nullptr;

    stored_name() = default;

    explicit stored_name(const uint8_t *stored) : bytes(stored + sizeof(uint32_t)) {
        uint32_t length;
        uint32_t beginning;
        std::memcpy(&length, stored, sizeof length);
        std::memcpy(&beginning, bytes, sizeof beginning);
        key = uint64_t(length) << 32 | (length < sizeof beginning ? 0 : beginning);
    }

    size_t length() const { return size_t(key >> 32); }

    bool is_equal(const stored_name &other) const {
        return key == other.key && std::memcmp(bytes, other.bytes, length()) == 0;
    }

    bool precedes(const stored_name &other) const;
};

/// Follows a document from bracket to bracket.
///
/// Its memory is used again for the next document. The steps are here, where the compiler can put them into the walk.
class structure {
public:
    /// Goes back to before the first value.
    void begin() {
        depth = 0;
        name_count = 0;
        is_in_object = false;
    }

    /// Whether the next value stands behind a name.
    bool expects_name() const { return is_in_object; }

    void add_name(const uint8_t *stored) {
        if (name_count == names.size()) {
            names.resize(name_count * 2 + 64);
        }
        names[name_count] = stored_name(stored);
        name_count += 1;
    }

    /// False if that is too deep.
    bool enter(bool is_object) {
        if (depth == CSIMDJSON_MAXIMUM_DEPTH) {
            return false;
        }
        open[depth] = {is_in_object, name_count};
        depth += 1;
        is_in_object = is_object;
        return true;
    }

    /// False if that was an object with two members of one name.
    bool leave() {
        depth -= 1;
        const size_t first_name = open[depth].name_count;
        const size_t count = name_count - first_name;
        is_in_object = open[depth].is_in_object;
        name_count = first_name;
        return count < 2 || are_distinct(names.data() + first_name, count);
    }

private:
    /// What was so before a container.
    struct state {
        bool is_in_object;
        size_t name_count;
    };

    int depth = 0;
    bool is_in_object = false;
    size_t name_count = 0;
    state open[CSIMDJSON_MAXIMUM_DEPTH] = {};
    std::vector<stored_name> names;  // The first `name_count` are those of all open objects, from the outermost on.

    /// Whether names differ: pair by pair while they are few.
    static bool are_distinct(stored_name *first, size_t count) {
        constexpr size_t few = 16;
        if (count > few) {
            return are_many_distinct(first, count);
        }
        for (size_t later = 1; later < count; later += 1) {
            for (size_t earlier = 0; earlier < later; earlier += 1) {
                if (first[earlier].key == first[later].key && first[earlier].is_equal(first[later])) {
                    return false;
                }
            }
        }
        return true;
    }

    /// The same for many names: they are sorted.
    static bool are_many_distinct(stored_name *first, size_t count);
};

}  // namespace csimdjson
