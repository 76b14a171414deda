// System call that exchanges the names of two files atomically. Swift's system modules lack the call.
//
// The functions are declared here, because a system header that this module imports first would become
// a part of this module.

#ifndef TABLESHOT_CEXCHANGE_H
#define TABLESHOT_CEXCHANGE_H

#if defined(__linux__)

#include <asm/unistd.h>

extern long syscall(long number, ...);

// Exchanges two existing names. Returns 0, or -1 and sets errno.
static inline int exchange_names(const char *first, const char *second) {
    const int here = -100;              // AT_FDCWD
    const unsigned int exchange = 2;    // RENAME_EXCHANGE
    return (int)syscall(__NR_renameat2, here, first, here, second, exchange);
}

#else

extern int renamex_np(const char *first, const char *second, unsigned int flags);

static inline int exchange_names(const char *first, const char *second) {
    const unsigned int exchange = 2;    // RENAME_SWAP
    return renamex_np(first, second, exchange);
}

#endif

#endif
