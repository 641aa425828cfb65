// A C face over simdjson's DOM, as small as JSONWire needs it.
//
// Ownership: a parser is borrowed, parses one document, and is given back. Values, texts and cursors point into the
// parser's document: they are valid until the parser parses again or is given back.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How deeply arrays and objects may stand inside each other.
#define CSIMDJSON_MAXIMUM_DEPTH 256

/// A parser with its document and buffers.
typedef struct csimdjson_parser csimdjson_parser;

/// One value of a parsed document: simdjson's 16-byte element.
typedef struct {
    const void *_Nullable document;
    size_t index;
} csimdjson_value;

/// A run of UTF-8, not terminated.
typedef struct {
    const uint8_t *_Nullable bytes;
    size_t count;
} csimdjson_text;

/// A place among the members of an object or the elements of an array.
typedef struct {
    const void *_Nullable document;
    size_t index;
    size_t end;
} csimdjson_cursor;

/// Whether the text is these bytes.
static inline bool csimdjson_is_equal(csimdjson_text text, const uint8_t *_Nullable bytes, size_t count) {
    return text.count == count && (count == 0 || __builtin_memcmp(text.bytes, bytes, count) == 0);
}

typedef enum __attribute__((enum_extensibility(closed))) {
    csimdjson_kind_null,
    csimdjson_kind_bool,
    csimdjson_kind_number,
    csimdjson_kind_string,
    csimdjson_kind_array,
    csimdjson_kind_object,
} csimdjson_kind;

/// Takes an idle parser of this thread, or makes one. Null if memory is short.
csimdjson_parser *_Nullable csimdjson_borrow_parser(void);

/// Gives a parser back to the calling thread, which keeps a few small ones for later.
void csimdjson_return_parser(csimdjson_parser *_Nonnull parser);

/// Parses `count` bytes, which are copied first. False if the text is no JSON, if an object names a member twice, if
/// it is nested too deeply, or if it holds a number that simdjson does not represent.
bool csimdjson_parse(csimdjson_parser *_Nonnull parser, const uint8_t *_Nullable bytes, size_t count);

/// Turns each number of the document that is a negative zero with a fraction or exponent into infinity.
void csimdjson_replace_negative_zeros_by_infinity(csimdjson_parser *_Nonnull parser);

/// The document's outermost value.
csimdjson_value csimdjson_root(const csimdjson_parser *_Nonnull parser);

csimdjson_kind csimdjson_kind_of(csimdjson_value value);

/// The value as a truth value, a number, a text: only for values of that kind.
bool csimdjson_bool(csimdjson_value value);
double csimdjson_number(csimdjson_value value);
csimdjson_text csimdjson_string(csimdjson_value value);

/// How many elements or members an array or object has; 0 for anything else. Stops counting at 2^24 - 1.
size_t csimdjson_count(csimdjson_value value);

/// A cursor before the first member of an object or element of an array; one that finds nothing for anything else.
csimdjson_cursor csimdjson_members(csimdjson_value value);
csimdjson_cursor csimdjson_elements(csimdjson_value value);

/// Moves to the next member or element, and gives it. False behind the last.
bool csimdjson_next_member(
    csimdjson_cursor *_Nonnull cursor, csimdjson_text *_Nonnull name, csimdjson_value *_Nonnull value);
bool csimdjson_next_element(csimdjson_cursor *_Nonnull cursor, csimdjson_value *_Nonnull value);

#ifdef __cplusplus
}
#endif
