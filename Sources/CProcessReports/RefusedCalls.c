// Functions of the C library that change files or open connections, with a report of each call that
// Landlock or the filter of system calls refuses.
//
// The library for cells precedes the C library in the dynamic linker's order, so that Foundation and
// a team's code call these functions. A report is a line on standard error, which begins with a control
// character. The command reads it, also if the code crashes after the call.

#if defined(__linux__)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>

// Reports of a process. A loop that writes must not fill the output.
enum { most_reports = 50, longest_path = 1024 };

static void report(const char *kind, const char *name) {
    static int count = 0;
    if (__atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) >= most_reports) return;
    const int error = errno;
    char line[longest_path + 32];
    const int length =
        snprintf(line, sizeof line, "\001refused %s %.*s\n", kind, longest_path, name);
    if (length > 0 && write(STDERR_FILENO, line, (size_t)length) < 0) {}
    errno = error;
}

// Reports a path relative to a folder if the call failed because the system refuses it.
static void check_as(const char *kind, int failed, int folder, const char *path) {
    // Moving a file between folders fails with EXDEV.
    if (!failed || !path || (errno != EACCES && errno != EXDEV)) return;
    const int error = errno;
    char link[32], whole[longest_path];
    ssize_t length = 0;
    if (path[0] != '/') {
        if (folder == AT_FDCWD) {
            strcpy(link, "/proc/self/cwd");
        } else {
            snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
        }
        length = readlink(link, whole, sizeof whole - 1);
    }
    if (length > 0) {
        snprintf(whole + length, sizeof whole - (size_t)length, "/%s", path);
        report(kind, whole);
    } else {
        report(kind, path);
    }
    errno = error;
}

static void check(int failed, int folder, const char *path) {
    check_as("file", failed, folder, path);
}

// Calls the function of the C library that has the name of the enclosing function.
#define NEXT(type, ...) \
    static type (*next)(__VA_ARGS__); \
    if (!next) next = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, __func__);

// Files that Fontconfig writes if it may.
static int is_cache(const char *path) { return path && strstr(path, "/fontconfig/") != NULL; }

#define MODE_OF(flags) \
    unsigned mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list list; \
        va_start(list, flags); \
        mode = va_arg(list, unsigned); \
        va_end(list); \
    }

static int changes(int flags) { return (flags & (O_ACCMODE | O_CREAT | O_TRUNC)) != O_RDONLY; }

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        NEXT(int, const char *, int, ...) \
        MODE_OF(flags) \
        const int result = next(path, flags, mode); \
        check(result < 0 && changes(flags) && !is_cache(path), AT_FDCWD, path); \
        return result; \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        NEXT(int, int, const char *, int, ...) \
        MODE_OF(flags) \
        const int result = next(folder, path, flags, mode); \
        check(result < 0 && changes(flags) && !is_cache(path), folder, path); \
        return result; \
    }
OPENAT(openat)
OPENAT(openat64)

#define FOPEN(name) \
    FILE *name(const char *path, const char *mode) { \
        NEXT(FILE *, const char *, const char *) \
        FILE *result = next(path, mode); \
        check(!result && strpbrk(mode, "wa+") && !is_cache(path), AT_FDCWD, path); \
        return result; \
    }
FOPEN(fopen)
FOPEN(fopen64)

// Functions with a path.
#define CHANGE(name, parameters, arguments, ...) \
    int name parameters { \
        NEXT(int, __VA_ARGS__) \
        const int result = next arguments; \
        check(result < 0 && !is_cache(path), AT_FDCWD, path); \
        return result; \
    }
CHANGE(unlink, (const char *path), (path), const char *)
CHANGE(rmdir, (const char *path), (path), const char *)
CHANGE(remove, (const char *path), (path), const char *)
CHANGE(mkdir, (const char *path, mode_t mode), (path, mode), const char *, mode_t)
CHANGE(creat, (const char *path, mode_t mode), (path, mode), const char *, mode_t)
CHANGE(truncate, (const char *path, off_t size), (path, size), const char *, off_t)
CHANGE(mkstemp, (char *path), (path), char *)
CHANGE(symlink, (const char *other, const char *path), (other, path), const char *, const char *)
CHANGE(link, (const char *other, const char *path), (other, path), const char *, const char *)
CHANGE(rename, (const char *other, const char *path), (other, path), const char *, const char *)

// Functions with a folder and a path.
#define CHANGEAT(name, parameters, arguments, ...) \
    int name parameters { \
        NEXT(int, __VA_ARGS__) \
        const int result = next arguments; \
        check(result < 0 && !is_cache(path), folder, path); \
        return result; \
    }
CHANGEAT(unlinkat, (int folder, const char *path, int flags), (folder, path, flags), int,
    const char *, int)
CHANGEAT(mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode), int,
    const char *, mode_t)
CHANGEAT(renameat, (int source, const char *other, int folder, const char *path),
    (source, other, folder, path), int, const char *, int, const char *)

// Whether a path is in the temporary folder of the process, whose files need no permissions.
static int is_own(const char *path) {
    const char *folder = getenv("HOME");
    if (!folder || !path) return 0;
    const size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && path[length] == '/';
}

// Functions that change permissions, owners, times and attributes, with a folder or AT_FDCWD. The call
// has no effect in the temporary folder, because Foundation makes it for folders that it creates.
#define SET(name, parameters, arguments, folder, ...) \
    int name parameters { \
        NEXT(int, __VA_ARGS__) \
        if (is_own(path)) return 0; \
        const int result = next arguments; \
        check_as("attributes", result < 0 && !is_cache(path), folder, path); \
        return result; \
    }
SET(chmod, (const char *path, mode_t mode), (path, mode), AT_FDCWD, const char *, mode_t)
SET(fchmodat, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags),
    folder, int, const char *, mode_t, int)
SET(chown, (const char *path, uid_t user, gid_t group), (path, user, group), AT_FDCWD,
    const char *, uid_t, gid_t)
SET(lchown, (const char *path, uid_t user, gid_t group), (path, user, group), AT_FDCWD,
    const char *, uid_t, gid_t)
SET(fchownat, (int folder, const char *path, uid_t user, gid_t group, int flags),
    (folder, path, user, group, flags), folder, int, const char *, uid_t, gid_t, int)
SET(utimes, (const char *path, const struct timeval times[2]), (path, times), AT_FDCWD,
    const char *, const struct timeval *)
SET(utimensat, (int folder, const char *path, const struct timespec times[2], int flags),
    (folder, path, times, flags), folder, int, const char *, const struct timespec *, int)
SET(setxattr, (const char *path, const char *name, const void *value, size_t size, int flags),
    (path, name, value, size, flags), AT_FDCWD, const char *, const char *, const void *, size_t, int)

int socket(int domain, int type, int protocol) {
    NEXT(int, int, int, int)
    const int result = next(domain, type, protocol);
    if (result < 0 && errno == EACCES) report("connection", "");
    return result;
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
    NEXT(int, int, const struct sockaddr *, socklen_t)
    const int result = next(descriptor, address, length);
    if (result < 0 && errno == EACCES) report("connection", "");
    return result;
}

#endif
