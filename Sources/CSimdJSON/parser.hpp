// What the C++ files of this target share.
#pragma once
#include <simdjson.h>

#include "CSimdJSON.h"
#include "structure.hpp"

struct csimdjson_parser {
    simdjson::dom::parser parser;
    csimdjson_tape tape = {nullptr, nullptr};
    csimdjson::structure structure;
    csimdjson_parser *next_idle = nullptr;
};
