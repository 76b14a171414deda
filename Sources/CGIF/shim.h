// The library itself is looked up when it is first needed: no program is linked with it.
#if __has_include(<gif_lib.h>)
#include <gif_lib.h>
#elif __has_include("/opt/homebrew/include/gif_lib.h")
#include "/opt/homebrew/include/gif_lib.h"
#else
#include "/usr/local/include/gif_lib.h"
#endif
