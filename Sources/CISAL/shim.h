// Declarations of the used functions and types of ISA-L's igzip, version 2.
//
// The library is loaded at its first use, and programs are not linked with the library. The package
// therefore builds and runs without the library.

#ifndef TABLESHOT_CISAL_H
#define TABLESHOT_CISAL_H

#include <stdint.h>

// Version of the installed headers, or zeros without headers. The library has no function that returns
// its version.
#if __has_include(<isa-l.h>)
#include <isa-l.h>
#else
#define ISAL_MAJOR_VERSION 0
#define ISAL_MINOR_VERSION 0
#define ISAL_PATCH_VERSION 0
#endif

/// The part of `struct isal_zstream` that callers set and read.
///
/// The library's own state follows. The whole stream has less than `ISAL_STREAM_SIZE` bytes; version
/// 2.30 needs about 82,000 bytes.
typedef struct {
    const uint8_t *next_in;
    uint32_t avail_in;
    uint32_t total_in;
    uint8_t *next_out;
    uint32_t avail_out;
    uint32_t total_out;
    void *hufftables;
    uint32_t level;
    uint32_t level_buf_size;
    uint8_t *level_buf;
    uint16_t end_of_stream;
    uint16_t flush;
    uint16_t gzip_flag;
    uint16_t hist_bits;
} ISALStreamHead;

enum {
    ISAL_STREAM_SIZE = 256 * 1024,
    /// `COMP_OK`.
    ISAL_STATUS_OK = 0,
    /// `STATELESS_OVERFLOW`.
    ISAL_STATUS_OVERFLOW = -1,
    /// `FULL_FLUSH`.
    ISAL_FLUSH_FULL = 2
};

#endif
