import Foundation

/// The temporary files of this process that are neither in their place nor removed yet.
///
/// A program that ends before its time (an interrupt) removes them with `removeAllBeforeExit()`.
public enum UnfinishedFiles {
    private static let registry = Registry()

    private final class Registry: @unchecked Sendable {
        let lock = NSLock()
        var paths: Set<String> = []
    }

    /// Creates a file that is not there yet.
    ///
    /// - Returns: its descriptor, or -1 with `errno`.
    static func create(_ path: String) -> Int32 {
        // No file is there that is not known, at no instant.
        registry.lock.withLock {
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { registry.paths.insert(path) }
            return descriptor
        }
    }

    static func remove(_ path: String) {
        registry.lock.withLock { _ = registry.paths.remove(path) }
    }

    /// Removes every unfinished file, and lets no other be begun: for a process that ends at once.
    ///
    /// Whoever still writes to one writes to nothing; whoever begins one waits until the process has ended.
    public static func removeAllBeforeExit() {
        registry.lock.lock()
        for path in registry.paths { unlink(path) }
        registry.paths.removeAll()
    }
}
