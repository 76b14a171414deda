import CConfinement
import Foundation

/// Limits that a process sets for itself before it runs a team's code.
enum Confinement {
    /// Limits files to a folder, and processor time and memory to the values of a plan.
    ///
    /// The process ends with the process that started it. It leaves no memory image.
    ///
    /// - Returns: a warning for each limit that the system does not enforce.
    static func apply(_ plan: CellRunPlan) -> [String] {
        end_with_parent()
        // The process reports its place after the first limit, and ends after the second.
        limit(RLIMIT_CPU, to: plan.seconds, hard: plan.seconds + 1)
        limit(RLIMIT_DATA, to: plan.memory)
        // A runaway loop that writes must not fill the disk.
        limit(RLIMIT_FSIZE, to: 1 << 30)
        limit(RLIMIT_CORE, to: 0)
        var warnings: [String] = []
        func warn(_ missing: String, _ consequence: String) {
            warnings.append(
                "this system has no \(missing), so the code may \(consequence); run untrusted code "
                    + "in a container")
        }
        if confine_to_folder(plan.folder) != 1 { warn("Landlock", "change files") }
        if deny_calls() != 1 {
            warn("seccomp", "connect to the network and change permissions of files")
        }
        return warnings
    }

    #if os(Linux)
        private typealias Resource = __rlimit_resource
    #else
        private typealias Resource = Int32
    #endif

    private static func limit(_ resource: Resource, to value: Int, hard: Int? = nil) {
        var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(hard ?? value))
        #if os(Linux)
            setrlimit(Int32(resource.rawValue), &limits)
        #else
            setrlimit(resource, &limits)
        #endif
    }
}
