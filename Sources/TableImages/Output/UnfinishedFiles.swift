import Foundation

/// The temporary files of this process that are neither committed nor removed.
///
/// A program that is interrupted removes them with `removeAllBeforeExit()`.
public enum UnfinishedFiles {
    private static let registry = Registry()

    private final class Registry: @unchecked Sendable {
        let lock = NSLock()
        var paths: Set<String> = []
    }

    /// Creates a new file.
    ///
    /// - Returns: its descriptor, or -1 with `errno`.
    static func create(_ path: String) -> Int32 {
        // The lock ensures that every existing file is registered.
        registry.lock.withLock {
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { registry.paths.insert(path) }
            return descriptor
        }
    }

    static func remove(_ path: String) {
        registry.lock.withLock { _ = registry.paths.remove(path) }
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
