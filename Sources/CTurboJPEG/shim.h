// The library is loaded at its first use; programs are not linked with the library. Homebrew installs
// the headers in a separate folder.
#if __has_include(<turbojpeg.h>)
#include <turbojpeg.h>
#elif __has_include("/opt/homebrew/opt/jpeg-turbo/include/turbojpeg.h")
#include "/opt/homebrew/opt/jpeg-turbo/include/turbojpeg.h"
#else
#include "/usr/local/opt/jpeg-turbo/include/turbojpeg.h"
#endif

// turbojpeg.h states no version; the headers of libjpeg-turbo beside it do.
#if __has_include(<jconfig.h>)
#include <jconfig.h>
#endif
#ifndef LIBJPEG_TURBO_VERSION_NUMBER
#define LIBJPEG_TURBO_VERSION_NUMBER 0
#endif
