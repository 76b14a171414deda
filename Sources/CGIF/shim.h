// The library is loaded at its first use; programs are not linked with the library.
#if __has_include(<gif_lib.h>)
#include <gif_lib.h>
#elif __has_include("/opt/homebrew/include/gif_lib.h")
#include "/opt/homebrew/include/gif_lib.h"
#else
#include "/usr/local/include/gif_lib.h"
#endif
