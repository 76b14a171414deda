import Foundation

/// The temporary files of this process that are neither in their place nor removed yet.
///
/// A program that ends before its time (an interrupt) removes them with `removeAll()`.
public enum UnfinishedFiles {
    private static let registry = Registry()

    private final class Registry: @unchecked Sendable {
        let lock = NSLock()
        var paths: Set<String> = []
    }

    static func add(_ path: String) {
        registry.lock.withLock { _ = registry.paths.insert(path) }
    }

    static func remove(_ path: String) {
        registry.lock.withLock { _ = registry.paths.remove(path) }
    }

    /// Removes every unfinished file; whoever still writes to one writes to nothing.
    public static func removeAll() {
        registry.lock.withLock {
            for path in registry.paths { unlink(path) }
            registry.paths.removeAll()
        }
    }
}
