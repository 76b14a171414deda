import Foundation

/// The files and folders that documents include, recorded during reading and drawing.
///
/// Safe to share between tasks.
package final class FileLog: @unchecked Sendable {
    /// Kind of access to a path.
    package enum Kind: Hashable, Sendable {
        /// The file's bytes.
        case file
        /// The names in a folder.
        ///
        /// Files of the folder are recorded individually when they are read.
        case folder
        /// An asset catalogue: any file in the folder.
        case catalogue
    }

    /// A file or folder that a document includes.
    package struct Entry: Hashable, Sendable {
        /// The absolute path without links.
        package let path: String
        package let kind: Kind

        /// Compares the bytes of the paths: paths that are canonically equal may be two files.
        package static func == (first: Entry, second: Entry) -> Bool {
            first.kind == second.kind && first.path.utf8.elementsEqual(second.path.utf8)
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            for byte in path.utf8 { hasher.combine(byte) }
        }
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private var found: [String: Set<Entry>] = [:]

    package init() {}

    /// Returns the recorded entries of a document, sorted by path.
    package func entries(of document: String) -> [Entry] {
        lock.withLock { found[document] ?? [] }.sorted { $0.path < $1.path }
    }

    /// Records an entry of a document.
    package func note(_ path: String, _ kind: Kind, of document: String) {
        lock.withLock { _ = found[document, default: []].insert(Entry(path: path, kind: kind)) }
    }
}
