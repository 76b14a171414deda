// The library is loaded for the first colour profile; programs are not linked with the library.
// Homebrew installs the headers in a separate folder.
#if __has_include(<lcms2.h>)
#include <lcms2.h>
#elif __has_include("/opt/homebrew/opt/little-cms2/include/lcms2.h")
#include "/opt/homebrew/opt/little-cms2/include/lcms2.h"
#else
#include "/usr/local/opt/little-cms2/include/lcms2.h"
#endif
