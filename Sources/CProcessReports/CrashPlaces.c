// Reports of the places at which a team's code crashes.
//
// A report is a line on standard error for each call of the program, which begins with a control character
// and contains the address in the program's file. The command looks the addresses up in the debug
// information of the program.

#if defined(__linux__)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { most_calls = 96, stack_size = 1 << 18 };

// Address of the program, which differs from run to run.
static const void *program_start;

// Takes the first module, which is the program.
static int find_program(struct dl_phdr_info *module, size_t size, void *context) {
    (void)size;
    (void)context;
    program_start = (const void *)module->dlpi_addr;
    return 1;
}

static void report_calls(int signal) {
    void *calls[most_calls];
    const int count = backtrace(calls, most_calls);
    for (int index = 0; index < count; index++) {
        Dl_info info;
        if (!dladdr(calls[index], &info) || info.dli_fbase != program_start) continue;
        // The first two entries are this function and the kernel's call of it. After the third, which
        // is the interrupted instruction, an address follows its call, which may end a line.
        const int past = index > 2;
        char line[48];
        const int length = snprintf(
            line, sizeof line, "\n\001call %lx",
            (unsigned long)((char *)calls[index] - (char *)info.dli_fbase - past));
        if (length > 0 && write(STDERR_FILENO, line, (size_t)length) < 0) break;
    }
    if (write(STDERR_FILENO, "\n", 1) < 0) {}
    // The handler is used once: the signal now ends the process.
    raise(signal);
}

__attribute__((constructor)) static void handle_crashes(void) {
    dl_iterate_phdr(find_program, NULL);
    // The first call loads a library, which a crashed process may no longer do.
    void *call;
    backtrace(&call, 1);
    // An endless recursion leaves no room on the stack.
    const stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
    if (!stack.ss_sp || sigaltstack(&stack, NULL) != 0) return;
    struct sigaction action = {.sa_handler = report_calls};
    action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
    const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGXCPU};
    for (unsigned index = 0; index < sizeof signals / sizeof *signals; index++) {
        sigaction(signals[index], &action, NULL);
    }
}

#endif
