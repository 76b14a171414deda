#include <turbojpeg.h>

/* turbojpeg.h states no version; the headers of libjpeg-turbo beside it do. */
#if __has_include(<jconfig.h>)
#include <jconfig.h>
#endif
#ifndef LIBJPEG_TURBO_VERSION_NUMBER
#define LIBJPEG_TURBO_VERSION_NUMBER 0
#endif
