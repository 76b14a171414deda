import Foundation
import TableDrawing
import TableText

/// The font books of suites, which have a folder of fonts beside their documents or tests.
///
/// The class is thread-safe. A folder is read again if its files have changed.
package final class SuiteFonts: @unchecked Sendable {
    /// The suites of tests, with the standard fonts.
    package static let standard = SuiteFonts(base: .standard)

    /// The fonts of suites without a folder.
    package let base: FontBook
    /// Whether the fonts of a folder must agree with its lock file.
    private let checksLocks: Bool
    private let lock = NSLock()
    // Guarded by `lock`.
    private let known: LRUCache<State, FontBook>
    private var folders: Set<FontFolder> = []

    /// The files of a folder at an instant.
    private struct State: Hashable {
        var folder: FontFolder
        var files: [FontFileIdentity]
    }

    /// Creates suites on top of a book, whose given fonts come before the fonts of folders.
    package init(base: FontBook, checksLocks: Bool = true, _ budgets: CacheBudgets = .current) {
        self.base = base
        self.checksLocks = checksLocks
        known = LRUCache(capacity: budgets.fontFolders)
    }

    /// Number of cached books.
    package var count: Int { lock.withLock { known.count } }

    /// Paths of the base's font files, and of the files of all folders with a book.
    package var paths: [String] {
        base.paths
            + lock.withLock { folders }.flatMap { folder in folder.fontNames.map(folder.file) }
    }

    /// Returns the book of a folder, or the base without a folder.
    ///
    /// - Throws: `FontFolderError` if the fonts differ from the lock file, or for a file that is not a
    ///   font.
    package func book(of folder: FontFolder?) throws -> FontBook {
        guard let folder else { return base }
        let names = folder.fontNames + [FontLock.fileName]
        let state = State(
            folder: folder, files: names.compactMap { FontFileIdentity(folder.file($0)) })
        return try lock.withLock {
            folders.insert(folder)
            if let book = known[state] { return book }
            if checksLocks { try FontLock.check(folder) }
            let book = try Self.book(of: folder, base)
            known.insert(book, for: state)
            return book
        }
    }

    private static func book(
        of folder: FontFolder, _ base: FontBook
    ) throws(FontFolderError) -> FontBook {
        do {
            return try base.replacing(fromDirectory: folder.path)
        } catch {
            throw FontFolderError(folder, error)
        }
    }
}
