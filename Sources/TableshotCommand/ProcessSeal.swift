import Foundation
import Tableshot

/// Shuts out what the environment would change in a picture.
enum ProcessSeal {
    /// Unsets the variables that the C libraries read; the first thing that a process does.
    static func apply() {
        // pixman reads this one while it is loaded, before any code of the program runs; so the
        // program starts once more without it.
        let isTooLate = getenv("PIXMAN_DISABLE") != nil
        TextEnvironment.sealProcess()
        guard isTooLate else { return }
        #if os(Linux)
            execv("/proc/self/exe", CommandLine.unsafeArgv)
        #endif
        Console.standard.complain(
            "warning: PIXMAN_DISABLE is set and may change pictures; unset it")
    }
}
