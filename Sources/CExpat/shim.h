// The library is loaded at its first use; programs are not linked with the library.
#if __has_include(<expat.h>)
#include <expat.h>
#elif __has_include("/opt/homebrew/opt/expat/include/expat.h")
#include "/opt/homebrew/opt/expat/include/expat.h"
#else
#include "/usr/local/opt/expat/include/expat.h"
#endif
