import Foundation

/// The files and folders that documents lead to, noted while they are read and drawn.
///
/// Safe to share between tasks.
package final class FileLog: @unchecked Sendable {
    /// What of a path is read.
    package enum Kind: Hashable, Sendable {
        /// The file's bytes.
        case file
        /// The names in a folder; a file of the folder that is read is noted itself.
        case folder
        /// An asset catalogue: any file in the folder.
        case catalogue
    }

    /// A file or folder that a document leads to.
    package struct Entry: Hashable, Sendable {
        /// The path from the root of the file system, without links.
        package let path: String
        package let kind: Kind
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private var found: [String: Set<Entry>] = [:]

    package init() {}

    /// What the document of a name has led to so far, sorted by path.
    package func entries(of document: String) -> [Entry] {
        lock.withLock { found[document] ?? [] }.sorted { $0.path < $1.path }
    }

    func note(_ path: String, _ kind: Kind, of document: String) {
        lock.withLock { _ = found[document, default: []].insert(Entry(path: path, kind: kind)) }
    }
}
