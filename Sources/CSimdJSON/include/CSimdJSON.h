// A C face over simdjson.
#pragma once
#include <stddef.h>
#include <stdint.h>
