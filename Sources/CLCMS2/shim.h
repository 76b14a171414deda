// The library itself is looked up when the first colour profile is read: no program is linked with it. Homebrew keeps its
// headers apart from all others.
#if __has_include(<lcms2.h>)
#include <lcms2.h>
#elif __has_include("/opt/homebrew/opt/little-cms2/include/lcms2.h")
#include "/opt/homebrew/opt/little-cms2/include/lcms2.h"
#else
#include "/usr/local/opt/little-cms2/include/lcms2.h"
#endif
