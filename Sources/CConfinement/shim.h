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

// Denies the process, and the processes it starts, to change files outside of a folder, to connect to
// servers, and to send signals to other processes. Returns 1 if the system enforces this, or 0.
static inline int confine_to_folder(const char *path) {
    if (prctl(38, 1, 0, 0, 0) != 0) return 0;                // PR_SET_NO_NEW_PRIVS
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
        && syscall(446, descriptor, 0) == 0;           // landlock_restrict_self
    close(descriptor);
    return allowed;
}

#if defined(__x86_64__)
#define CONFINEMENT_ARCHITECTURE 0xc000003e    // AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CONFINEMENT_ARCHITECTURE 0xc00000b7    // AUDIT_ARCH_AARCH64
#endif

// Denies all threads of the process, and the processes they start, to create sockets and to change
// permissions, owners, times and attributes of files by their paths. Such changes by open files have no
// effect, because Foundation makes them for files that it writes. Call this after `confine_to_folder`.
// Returns 1 if the system enforces this, or 0.
static inline int deny_calls(void) {
#ifdef CONFINEMENT_ARCHITECTURE
    static const unsigned short denied[] = {
        __NR_socket, __NR_fchmodat, __NR_fchownat, __NR_mknodat, __NR_setxattr, __NR_lsetxattr,
        __NR_fsetxattr, __NR_removexattr, __NR_lremovexattr, __NR_fremovexattr, __NR_ptrace,
        425,    // io_uring_setup, which creates sockets, too
        452, 463, 466, 469,    // fchmodat2, setxattrat, removexattrat, file_setattr
#ifdef __x86_64__
        __NR_chmod, __NR_chown, __NR_lchown, __NR_mknod, __NR_utime, __NR_utimes, __NR_futimesat,
#endif
    };
    static const unsigned short ignored[] = {__NR_fchmod, __NR_fchown};
    enum { load = 0x20, equal = 0x15, not_less = 0x35, give = 0x06 };
    const unsigned allow = 0x7fff0000, refuse = 0x00050000 | 13, ignore = 0x00050000;    // EACCES
    // An instruction has an operation, two distances of jumps (if true, if false) and a value.
    struct { unsigned short operation; unsigned char yes, no; unsigned value; } filter[96];
    struct { unsigned short count; const void *filter; } program = {0, filter};
#define ADD(operation_, yes_, no_, value_) do { \
        filter[program.count].operation = operation_; \
        filter[program.count].yes = yes_; \
        filter[program.count].no = no_; \
        filter[program.count++].value = value_; \
    } while (0)
    ADD(load, 0, 0, 4);                     // architecture
    ADD(equal, 1, 0, CONFINEMENT_ARCHITECTURE);
    ADD(give, 0, 0, refuse);
    ADD(load, 0, 0, 0);                     // number of the call
    ADD(not_less, 0, 1, 0x40000000);        // calls of programs with pointers of 32 bits
    ADD(give, 0, 0, refuse);
    for (unsigned index = 0; index < sizeof denied / sizeof *denied; index++) {
        ADD(equal, 0, 1, denied[index]);
        ADD(give, 0, 0, refuse);
    }
    for (unsigned index = 0; index < sizeof ignored / sizeof *ignored; index++) {
        ADD(equal, 0, 1, ignored[index]);
        ADD(give, 0, 0, ignore);
    }
    ADD(equal, 0, 6, __NR_utimensat);
    ADD(load, 0, 0, 24);                    // path, or a null pointer for an open file
    ADD(equal, 0, 3, 0);
    ADD(load, 0, 0, 28);
    ADD(equal, 0, 1, 0);
    ADD(give, 0, 0, ignore);
    ADD(give, 0, 0, refuse);
    ADD(give, 0, 0, allow);
#undef ADD
    return syscall(__NR_seccomp, 1, 1, &program) == 0;    // SECCOMP_SET_MODE_FILTER, for all threads
#else
    return 0;
#endif
}

// Ends the process when the process that started it ends.
static inline void end_with_parent(void) { prctl(1, 9); }    // PR_SET_PDEATHSIG, SIGKILL

// Makes this process the parent of processes whose parent ended, so that they can be ended, too.
static inline void adopt_orphans(void) { prctl(36, 1); }    // PR_SET_CHILD_SUBREAPER

#else

static inline int confine_to_folder(const char *path) { return 0; }
static inline int deny_calls(void) { return 0; }
static inline void end_with_parent(void) {}
static inline void adopt_orphans(void) {}

#endif

#endif
