// Declarations of the used functions and types of librsvg, GLib and Cairo for drawing an SVG.
//
// librsvg's own header would need its flags for the compiler, and with them SwiftPM takes those for
// the linker: every process would then load librsvg and some ten libraries that it needs.

#ifndef TABLESHOT_CRSVG_H
#define TABLESHOT_CRSVG_H

#include <stdint.h>

// The version that this was built beside, where the header lies in a folder that is always looked
// through; else an empty text.
#if __has_include(<librsvg-2.0/librsvg/rsvg-version.h>)
#define __RSVG_RSVG_H_INSIDE__
#include <librsvg-2.0/librsvg/rsvg-version.h>
#undef __RSVG_RSVG_H_INSIDE__
#else
#define LIBRSVG_VERSION ""
#endif

/// `RsvgRectangle`.
typedef struct {
    double x;
    double y;
    double width;
    double height;
} SVGRectangle;

/// `GError`, whose layout GLib promises.
typedef struct {
    uint32_t domain;
    int code;
    char *message;
} SVGError;

#endif
