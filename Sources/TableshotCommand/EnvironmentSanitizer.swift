import Foundation

/// The removal of every environment variable that may change pictures.
///
/// The libraries read some hundred variables, and other versions of the libraries read other
/// variables. Therefore this type lists the variables to keep: variables of this program, of the
/// shell and of subprocesses.
enum EnvironmentSanitizer {
    /// Variables to keep.
    private static let kept: Set<String> = [
        // The system, and programs that this program starts.
        "HOME", "PATH", "SHELL", "TEMP", "TERM", "TMP", "TMPDIR", "XDG_CACHE_HOME",
        "XDG_CONFIG_HOME",
        // Width of the help text, and shell completions.
        "COLUMNS", "LINES", "SAP_SHELL", "SAP_SHELL_VERSION",
        // Continuous integration, Bazel, and the folders and policies shared by test tools.
        "CI", "GITHUB_WORKSPACE", "SNAPSHOT_ARTIFACTS", "SNAPSHOT_TESTING_RECORD",
        "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE", "TEST_TOTAL_SHARDS",
        "TEST_UNDECLARED_OUTPUTS_DIR", "XML_OUTPUT_FILE",
        // Output file of a coverage build, written at exit.
        "LLVM_PROFILE_FILE",
    ]

    /// Prefixes of further variables to keep: the variables of this program and of Git, and the
    /// variables of the dynamic linker and of the Swift runtime, which act before any code of
    /// the program runs.
    private static let keptPrefixes = ["DYLD_", "GIT_", "LD_", "SWIFT_", "TABLESHOT_"]

    /// Prefixes of variables that GLib, pixman, Core Foundation and libdispatch read while they
    /// are loaded, before any code of the program runs.
    private static let earlyPrefixes = [
        "APPLE_FRAMEWORKS_ROOT", "CF", "GOBJECT_", "G_", "IPHONE_SIMULATOR_ROOT", "LIBDISPATCH_",
        "NEXT_ROOT", "NS", "PIXMAN_", "__CF",
    ]

    /// Removes the variables.
    ///
    /// Call this function before any other work of the process.
    ///
    /// Restarts the program if a library may have read a removed variable already.
    ///
    /// - Parameter variables: names of further variables to keep, for the caller's own code.
    static func apply(keeping variables: Set<String> = []) {
        let removed = removed(
            from: ProcessInfo.processInfo.environment.keys.sorted(), keeping: variables)
        // A name that is not valid UTF-8 cannot be found by its decoded text. The variable
        // stays, and the program does not restart again and again.
        let early = removed.filter { name in
            earlyPrefixes.contains(where: name.hasPrefix) && getenv(name) != nil
        }
        for name in removed { unsetenv(name) }
        guard !early.isEmpty else { return }
        #if os(Linux)
            execv("/proc/self/exe", CommandLine.unsafeArgv)
        #endif
        Console.standard.printError(
            "warning: \(early.joined(separator: ", ")) may change pictures; unset the variable")
    }

    /// Returns the names of the variables to remove from an environment.
    static func removed(from names: [String], keeping variables: Set<String>) -> [String] {
        names.filter { name in
            !kept.contains(name) && !variables.contains(name)
                && !keptPrefixes.contains(where: name.hasPrefix)
        }
    }
}
