import Foundation

/// The temporary files of this process that are neither committed nor removed.
///
/// A program that is interrupted removes them with `removeAllBeforeExit()`.
public enum UnfinishedFiles {
    private static let registry = Registry()
    /// Maximum number of remembered folders, which are searched only once.
    private static let mostSwept = 1_024

    private final class Registry: @unchecked Sendable {
        let lock = NSLock()
        var paths: Set<String> = []
        /// Folders that were searched for abandoned files, emptied at the maximum number.
        var swept: Set<String> = []
    }

    /// Creates a temporary file in a folder, open for writing, and removes abandoned files there.
    ///
    /// The open file is locked, so other processes do not treat the file as abandoned.
    ///
    /// - Parameters:
    ///   - folder: Path of the folder, or empty for the current folder.
    ///   - mode: Permissions before the umask.
    /// - Returns: The path and the descriptor, or -1 with `errno` if the file cannot be created.
    package static func create(
        in folder: String, mode: mode_t = 0o666
    ) -> (path: String, descriptor: Int32) {
        let isNew = registry.lock.withLock {
            if registry.swept.count >= mostSwept { registry.swept.removeAll() }
            return registry.swept.insert(folder).inserted
        }
        if isNew { removeAbandoned(in: folder) }
        for _ in 0..<100 {
            let path = inFolder(folder, newName())
            let descriptor = create(path, mode)
            if descriptor >= 0 || errno != EEXIST { return (path, descriptor) }
        }
        errno = EEXIST
        return ("", -1)
    }

    /// Creates a file without a name in a folder, open for reading and writing.
    ///
    /// The file disappears with the process.
    ///
    /// - Returns: The descriptor, or -1 with `errno`.
    package static func createUnnamed(in folder: String) -> Int32 {
        let (path, descriptor) = create(in: folder, mode: 0o600)
        guard descriptor >= 0 else { return -1 }
        unlink(path)
        remove(path)
        return descriptor
    }

    /// Creates, locks and registers a file.
    ///
    /// - Returns: The descriptor, or -1 with `errno`.
    private static func create(_ path: String, _ mode: mode_t) -> Int32 {
        // The lock makes creation and registration atomic.
        registry.lock.withLock {
            let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            guard descriptor >= 0 else { return -1 }
            let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            var status = stat()
            // Before the lock, another process may remove the file as an abandoned file.
            guard !isTaken, fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
                close(descriptor)
                unlink(path)
                errno = EEXIST
                return -1
            }
            registry.paths.insert(path)
            return descriptor
        }
    }

    static func remove(_ path: String) {
        registry.lock.withLock { _ = registry.paths.remove(path) }
    }

    /// Whether a path is an unfinished file of this process.
    static func contains(_ path: String) -> Bool {
        registry.lock.withLock { registry.paths.contains(path) }
    }

    /// Returns the path of a file in a folder.
    ///
    /// An empty path is the current folder.
    static func inFolder(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
    }

    /// Removes all unfinished files and blocks new files, for a process that exits immediately.
    ///
    /// Later writes to unfinished files have no effect. Creating a new file waits until the
    /// process exits.
    public static func removeAllBeforeExit() {
        registry.lock.lock()
        for path in registry.paths { unlink(path) }
        registry.paths.removeAll()
    }
}
