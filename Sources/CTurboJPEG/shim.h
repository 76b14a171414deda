// The library itself is looked up when it is first needed: no program is linked with it. Homebrew keeps its headers
// apart from all others.
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
