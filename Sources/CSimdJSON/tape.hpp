// Passes over a document as simdjson stores it.
#pragma once
#include <simdjson.h>

#include "structure.hpp"

namespace csimdjson {

/// Whether no object of the document names a member twice, and the nesting stays within the limit.
///
/// `structure` is memory to work in, which may be used again and again.
bool is_well_structured(const simdjson::dom::document &document, structure &structure);

/// Turns each number that is a negative zero with a fraction or exponent into infinity.
void replace_negative_zeros_by_infinity(simdjson::dom::document &document);

}  // namespace csimdjson
