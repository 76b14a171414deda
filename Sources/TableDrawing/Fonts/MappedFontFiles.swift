import Foundation

/// Mapped font files of the process.
///
/// Font lookup, glyph painting and fingerprinting open each file only once. The class is
/// thread-safe. A file that has changed is opened again; users of the former mapping keep it.
package final class MappedFontFiles: @unchecked Sendable {
    /// Mapped font files of the process.
    package static var shared: MappedFontFiles { caches.current }
    private static let caches = BudgetedCache { MappedFontFiles($0) }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let kept: LRUCache<FontFileIdentity, MappedFontFile>

    package init(_ budgets: CacheBudgets) {
        kept = LRUCache(capacity: budgets.mappedFonts)
    }

    /// Number of mapped files, used or not.
    package var count: Int { lock.withLock { kept.count } }

    /// Returns the current file at a path, or `nil` if it cannot be mapped.
    package func file(_ path: String) -> MappedFontFile? {
        guard let identity = FontFileIdentity(path) else { return nil }
        return lock.withLock {
            if let known = kept[identity] { return known }
            guard let file = MappedFontFile(path) else { return nil }
            kept.insert(file, for: file.identity)
            return file
        }
    }

    /// Releases all files.
    ///
    /// They are opened again on demand.
    package func removeAll() { lock.withLock { kept.removeAll() } }
}
