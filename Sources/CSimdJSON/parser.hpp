// What the C++ files of this target share.
#pragma once
#include <simdjson.h>

#include "CSimdJSON.h"

struct csimdjson_parser {
    simdjson::dom::parser parser;
    csimdjson_parser *next_idle = nullptr;
};

namespace csimdjson {

/// Whether no object of the document names a member twice, and the nesting stays within the limit.
bool is_well_structured(const simdjson::dom::document &document);

}  // namespace csimdjson
