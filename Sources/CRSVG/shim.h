// Declarations of the used functions and types of librsvg, GLib and Cairo for drawing an SVG.
//
// librsvg's own header would need compiler flags of pkg-config. SwiftPM would also use its linker flags,
// and each process would load librsvg and about ten dependencies.

#ifndef TABLESHOT_CRSVG_H
#define TABLESHOT_CRSVG_H

#include <stdint.h>

// Version of the installed header in a standard folder, or an empty text without the header.
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
