import Foundation

/// Says whether another run works in the same folder; goes with the object, or with the process.
public final class RunLock: @unchecked Sendable {
    private let descriptor: Int32

    /// Joins the runs that work in a folder, which has to be there.
    ///
    /// - Parameter isExclusive: waits until the others are over, and lets others wait.
    public init(in folder: ArtifactFolder, isExclusive: Bool = false) {
        descriptor = open(folder.path.isEmpty ? "." : folder.path, O_RDONLY | O_CLOEXEC)
        // Where folders cannot be locked, nobody is known to be alone.
        if descriptor >= 0 { flock(descriptor, isExclusive ? LOCK_EX : LOCK_SH) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether this is the only run; the others that come wait until this one is over.
    var isAlone: Bool { descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}
