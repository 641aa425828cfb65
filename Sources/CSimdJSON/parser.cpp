// Borrowing parsers, and parsing.
#include "parser.hpp"
#include "tape.hpp"

#include <memory>
#include <new>

namespace {

// Larger buffers go back to the system: a thread must not hold on to the largest document that it has ever seen.
constexpr size_t largest_idle_capacity = size_t(1) << 20;
constexpr int most_idle_parsers = 4;

// The idle parsers of one thread, freed when it ends. A list, since one thread may read several documents at once.
struct idle_parsers {
    csimdjson_parser *first = nullptr;
    int count = 0;

    ~idle_parsers() {
        while (first != nullptr) {
            delete take();
        }
        count = most_idle_parsers;  // What still comes back while the thread ends is freed at once.
    }

    csimdjson_parser *take() {
        csimdjson_parser *taken = first;
        first = taken->next_idle;
        count -= 1;
        return taken;
    }

    void keep(csimdjson_parser *parser) {
        parser->next_idle = first;
        first = parser;
        count += 1;
    }
};

thread_local idle_parsers idle;

}  // namespace

csimdjson_parser *csimdjson_borrow_parser(void) {
    if (idle.first != nullptr) {
        return idle.take();
    }
    std::unique_ptr<csimdjson_parser> parser(new (std::nothrow) csimdjson_parser);
    // One level more than the limit: simdjson counts differently around empty containers (see structure.hpp).
    if (parser == nullptr || parser->parser.allocate(4096, CSIMDJSON_MAXIMUM_DEPTH + 1) != simdjson::SUCCESS) {
        return nullptr;
    }
    return parser.release();
}

void csimdjson_return_parser(csimdjson_parser *parser) {
    if (idle.count >= most_idle_parsers || parser->parser.capacity() > largest_idle_capacity) {
        delete parser;
    } else {
        idle.keep(parser);
    }
}

bool csimdjson_parse(csimdjson_parser *parser, const uint8_t *bytes, size_t count) {
    if (count == 0 || parser->parser.parse(bytes, count).error() != simdjson::SUCCESS) {
        return false;
    }
    parser->tape = {parser->parser.doc.tape.get(), parser->parser.doc.string_buf.get()};
    return csimdjson::is_well_structured(parser->parser.doc, parser->structure);
}

csimdjson_value csimdjson_root(const csimdjson_parser *parser) { return {&parser->tape, parser->tape.words + 1}; }

void csimdjson_replace_negative_zeros_by_infinity(csimdjson_parser *parser) {
    csimdjson::replace_negative_zeros_by_infinity(parser->parser.doc);
}
