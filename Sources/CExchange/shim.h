// Two names that change places at once, which Swift's modules of the system leave out.
//
// Functions are declared here: a header of the system that this module were the first to read would
// become a part of it.

#ifndef TABLESHOT_CEXCHANGE_H
#define TABLESHOT_CEXCHANGE_H

#if defined(__linux__)

#include <asm/unistd.h>

extern long syscall(long number, ...);

// Both must exist; 0, or -1 with errno.
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
