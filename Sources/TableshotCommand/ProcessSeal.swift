import Foundation

/// Removes from the environment of the process everything that is not known to leave pictures as they are.
///
/// The libraries read some hundred variables, and other versions of them read others. Therefore not their variables
/// are listed but those that stay: the ones that this program, its shell and the programs that it starts need.
enum ProcessSeal {
    /// Variables that stay.
    private static let kept: Set<String> = [
        // The system, and programs that this one starts.
        "HOME", "PATH", "SHELL", "TEMP", "TERM", "TMP", "TMPDIR", "XDG_CONFIG_HOME",
        // The width of help, and completions.
        "COLUMNS", "LINES", "SAP_SHELL", "SAP_SHELL_VERSION",
        // Continuous integration, Bazel, and the folders and policies that test tools share.
        "CI", "GITHUB_WORKSPACE", "SNAPSHOT_ARTIFACTS", "SNAPSHOT_TESTING_RECORD",
        "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE", "TEST_TOTAL_SHARDS",
        "TEST_UNDECLARED_OUTPUTS_DIR", "XML_OUTPUT_FILE",
        // What a coverage build writes when it ends.
        "LLVM_PROFILE_FILE",
    ]

    /// The beginnings of further names that stay: this program's own variables and Git's, and those of the dynamic
    /// linker and of Swift's runtime, which act before any code of the program runs.
    private static let keptPrefixes = ["DYLD_", "GIT_", "LD_", "SWIFT_", "TABLESHOT_"]

    /// The beginnings of names that libraries read while they are loaded, before any code of the program runs:
    /// GLib's, pixman's, Core Foundation's and those of libdispatch.
    private static let earlyPrefixes = [
        "APPLE_FRAMEWORKS_ROOT", "CF", "GOBJECT_", "G_", "IPHONE_SIMULATOR_ROOT", "LIBDISPATCH_",
        "NEXT_ROOT", "NS", "PIXMAN_", "__CF",
    ]

    /// Removes the variables; the first thing that a process does.
    ///
    /// The program starts once more if a library may have read one of them already.
    ///
    /// - Parameter variables: further names that stay, for the caller's own code.
    static func apply(keeping variables: Set<String> = []) {
        let removed = removed(
            from: ProcessInfo.processInfo.environment.keys.sorted(), keeping: variables)
        // A name that is no UTF-8 is not found under the text that is made of it. It stays, and does not make the
        // program start again and again.
        let early = removed.filter { name in
            earlyPrefixes.contains(where: name.hasPrefix) && getenv(name) != nil
        }
        for name in removed { unsetenv(name) }
        guard !early.isEmpty else { return }
        #if os(Linux)
            execv("/proc/self/exe", CommandLine.unsafeArgv)
        #endif
        Console.standard.complain(
            "warning: \(early.joined(separator: ", ")) may change pictures; unset it")
    }

    /// The names of variables that are removed from an environment.
    static func removed(from names: [String], keeping variables: Set<String>) -> [String] {
        names.filter { name in
            !kept.contains(name) && !variables.contains(name)
                && !keptPrefixes.contains(where: name.hasPrefix)
        }
    }
}
