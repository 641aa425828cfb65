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

/// The words of a parsed document, and the texts that they point to: simdjson's tape.
///
/// Its layout is documented by simdjson (doc/tape.md): 64-bit words, the type in the upper 8 bits and a payload in the
/// lower 56. A number takes a second word. Reading it here, rather than by calls of simdjson's own interface, lets the
/// compiler put every step of a walk into the caller.
typedef struct {
    const uint64_t *_Nullable words;
    const uint8_t *_Nullable texts;
} csimdjson_tape;

/// One value of a parsed document: its first word on the tape.
typedef struct {
    const csimdjson_tape *_Nullable tape;
    const uint64_t *_Nullable word;
} csimdjson_value;

/// A run of UTF-8, not terminated.
typedef struct {
    const uint8_t *_Nullable bytes;
    size_t count;
} csimdjson_text;

/// A place among the members of an object or the elements of an array.
typedef struct {
    const csimdjson_tape *_Nullable tape;
    const uint64_t *_Nullable next;
    const uint64_t *_Nullable end;
} csimdjson_cursor;

/// Whether the text is these bytes.
static inline bool csimdjson_is_equal(csimdjson_text text, const uint8_t *_Nullable bytes, size_t count) {
    // Most texts of the same length differ in their first byte: that is seen without a call.
    return text.count == count
        && (count == 0 || (text.bytes[0] == bytes[0] && __builtin_memcmp(text.bytes, bytes, count) == 0));
}

/// The count of the bytes before the first line feed; all of them where there is none.
static inline size_t csimdjson_line_length(const uint8_t *_Nullable bytes, size_t count) {
    const uint8_t *end = count == 0 ? 0 : (const uint8_t *)__builtin_memchr(bytes, '\n', count);
    return end == 0 ? count : (size_t)(end - bytes);
}

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

/// The value's type as the tape has it: one of `{ [ " d l u t f n`.
static inline uint8_t csimdjson_type(csimdjson_value value) { return (uint8_t)(*value.word >> 56); }

/// The value as a number, of any of the tape's three types of numbers: a double, or an integer with a sign or without.
static inline double csimdjson_number(csimdjson_value value) {
    const uint64_t bits = value.word[1];
    const uint8_t type = csimdjson_type(value);
    if (type == 'd') {
        double number;
        __builtin_memcpy(&number, &bits, sizeof number);
        return number;
    }
    return type == 'l' ? (double)(int64_t)bits : (double)bits;
}

/// The text whose word on the tape this is: its length stands in four bytes before it.
static inline csimdjson_text csimdjson_text_at(const csimdjson_tape *_Nonnull tape, const uint64_t *_Nonnull word) {
    const uint8_t *stored = tape->texts + (*word & 0x00FFFFFFFFFFFFFF);
    uint32_t count;
    __builtin_memcpy(&count, stored, sizeof count);
    csimdjson_text text = {stored + sizeof count, count};
    return text;
}

/// The value as a text: only for a string.
static inline csimdjson_text csimdjson_string(csimdjson_value value) {
    return csimdjson_text_at(value.tape, value.word);
}

/// How many elements or members an array or object has; only for those. Stops counting at 2^24 - 1.
static inline size_t csimdjson_count(csimdjson_value value) { return (*value.word >> 32) & 0xFFFFFF; }

/// The word behind an object or an array.
static inline const uint64_t *_Nonnull csimdjson_behind(csimdjson_value value) {
    return value.tape->words + (uint32_t)*value.word;
}

/// A cursor before the first member of an object or element of an array; only for those.
static inline csimdjson_cursor csimdjson_contents(csimdjson_value value) {
    csimdjson_cursor cursor = {value.tape, value.word + 1, csimdjson_behind(value) - 1};
    return cursor;
}

/// A cursor that finds nothing.
static inline csimdjson_cursor csimdjson_nothing(void) {
    csimdjson_cursor cursor = {0, 0, 0};
    return cursor;
}

/// Moves to the next element, and gives it. False behind the last.
static inline bool csimdjson_next_element(csimdjson_cursor *_Nonnull cursor, csimdjson_value *_Nonnull value) {
    if (cursor->next == cursor->end) {
        return false;
    }
    value->tape = cursor->tape;
    value->word = cursor->next;
    switch (csimdjson_type(*value)) {
    case '{':
    case '[': cursor->next = csimdjson_behind(*value); break;
    case 'd':
    case 'l':
    case 'u': cursor->next += 2; break;
    default: cursor->next += 1;
    }
    return true;
}

/// Moves to the next member, and gives it. False behind the last.
static inline bool csimdjson_next_member(
    csimdjson_cursor *_Nonnull cursor, csimdjson_text *_Nonnull name, csimdjson_value *_Nonnull value) {
    if (cursor->next == cursor->end) {
        return false;
    }
    *name = csimdjson_text_at(cursor->tape, cursor->next);
    cursor->next += 1;
    return csimdjson_next_element(cursor, value);
}

#ifdef __cplusplus
}
#endif
