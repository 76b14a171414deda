import Foundation

/// A lock that detects other runs in the same folder.
///
/// It ends with the object or the process.
public final class RunLock: @unchecked Sendable {
    private let descriptor: Int32

    /// Joins the runs in an existing folder.
    ///
    /// - Parameter isExclusive: whether to wait for other runs to end, and to block new runs.
    public init(in folder: ArtifactFolder, isExclusive: Bool = false) {
        descriptor = open(folder.path.isEmpty ? "." : folder.path, O_RDONLY | O_CLOEXEC)
        // If folders cannot be locked, no run counts as the only run.
        if descriptor >= 0 { flock(descriptor, isExclusive ? LOCK_EX : LOCK_SH) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether this is the only run.
    ///
    /// New runs then wait until this run ends.
    var isAlone: Bool { descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}
