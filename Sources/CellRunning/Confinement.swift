import CConfinement
import Foundation

/// Limits that a process sets for itself before it runs a team's code.
enum Confinement {
    /// Limits files to a folder, and processor time and memory to the values of a plan.
    ///
    /// The process ends with the process that started it. It leaves no memory image.
    ///
    /// - Returns: whether the system enforces the limits of files.
    static func apply(_ plan: CellRunPlan) -> Bool {
        end_with_parent()
        limit(RLIMIT_CPU, to: plan.seconds)
        limit(RLIMIT_DATA, to: plan.memory)
        // A runaway loop that writes must not fill the disk.
        limit(RLIMIT_FSIZE, to: 1 << 30)
        limit(RLIMIT_CORE, to: 0)
        return confine_to_folder(plan.folder) == 1
    }

    #if os(Linux)
        private typealias Resource = __rlimit_resource
    #else
        private typealias Resource = Int32
    #endif

    private static func limit(_ resource: Resource, to value: Int) {
        var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
        #if os(Linux)
            setrlimit(Int32(resource.rawValue), &limits)
        #else
            setrlimit(resource, &limits)
        #endif
    }
}
