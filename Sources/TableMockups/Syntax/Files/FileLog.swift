import Foundation

/// The files and folders that documents have led to while they were read.
///
/// Safe to share between tasks.
package final class FileLog: @unchecked Sendable {
    /// The log of the reading under way; nothing where nobody wants to know.
    @TaskLocal package static var current: FileLog?

    private let lock = NSLock()
    private var found: Set<String> = []

    package init() {}

    /// Paths from the root of the file system, without links, sorted.
    package var paths: [String] { lock.withLock { found.sorted() } }

    func note(_ path: String) { lock.withLock { _ = found.insert(path) } }
}
