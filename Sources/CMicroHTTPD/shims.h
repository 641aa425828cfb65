// What Swift cannot import of libmicrohttpd: variadic functions and some constants.
#pragma once
#include <microhttpd.h>
