// System calls that confine a process, and that Swift's system modules lack.
//
// The functions are declared here, because a system header that this module imports first would become
// a part of this module.

#ifndef TABLESHOT_CCONFINEMENT_H
#define TABLESHOT_CCONFINEMENT_H

#if defined(__linux__)

#include <asm/unistd.h>

extern long syscall(long number, ...);
extern int prctl(int option, ...);
extern int open(const char *path, int flags, ...);
extern int close(int descriptor);

struct confinement_rules {
    unsigned long long files, network, scopes;
};

struct confinement_folder {
    unsigned long long allowed;
    int descriptor;
} __attribute__((packed));

// Allows all access beneath a folder or to a file. Returns 0, or -1 and sets errno.
static inline int confinement_allow(int rules, const char *path, unsigned long long allowed) {
    const int path_only = 010000000 | 02000000;    // O_PATH | O_CLOEXEC
    struct confinement_folder folder = {allowed, open(path, path_only)};
    if (folder.descriptor < 0) return -1;
    const int result = (int)syscall(445, rules, 1, &folder, 0);    // landlock_add_rule
    close(folder.descriptor);
    return result;
}

// Denies the process, and the processes it starts, to change files outside of a folder, to use the
// network, and to send signals to other processes. Returns 1 if the system enforces this, or 0.
static inline int confine_to_folder(const char *path) {
    const long version = syscall(444, 0, 0, 1);    // landlock_create_ruleset
    if (version < 1) return 0;
    // Bits 2 and 3, execution of files aside, read files and folders.
    unsigned long long changes = 0x1ff2;
    const unsigned long long writes_of_file = version >= 3 ? 0x4002 : 0x2;
    if (version >= 2) changes |= 0x2000;
    if (version >= 3) changes |= 0x4000;
    struct confinement_rules rules = {changes, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
    const unsigned long size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    const int descriptor = (int)syscall(444, &rules, size, 0);
    if (descriptor < 0) return 0;
    const int allowed =
        confinement_allow(descriptor, path, changes) == 0
        && confinement_allow(descriptor, "/dev/null", writes_of_file) == 0
        && prctl(38, 1, 0, 0, 0) == 0                  // PR_SET_NO_NEW_PRIVS
        && syscall(446, descriptor, 0) == 0;           // landlock_restrict_self
    close(descriptor);
    return allowed;
}

// Ends the process when the process that started it ends.
static inline void end_with_parent(void) { prctl(1, 9); }    // PR_SET_PDEATHSIG, SIGKILL

// Makes this process the parent of processes whose parent ended, so that they can be ended, too.
static inline void adopt_orphans(void) { prctl(36, 1); }    // PR_SET_CHILD_SUBREAPER

#else

static inline int confine_to_folder(const char *path) { return 0; }
static inline void end_with_parent(void) {}
static inline void adopt_orphans(void) {}

#endif

#endif
