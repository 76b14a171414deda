import Foundation

/// The font files that the process has mapped, so that looking for a font, painting its glyphs and telling its
/// contents apart open a file once; safe to use from several tasks at once.
///
/// A file that has changed since is opened anew. Those who have the former one keep it.
package final class MappedFontFiles: @unchecked Sendable {
    /// Those of the process.
    package static var shared: MappedFontFiles { caches.current }
    private static let caches = BudgetedCache { MappedFontFiles($0) }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let kept: LeastRecentCache<FontFileIdentity, MappedFontFile>

    package init(_ budgets: CacheBudgets) {
        kept = LeastRecentCache(capacity: budgets.mappedFonts)
    }

    /// How many files it keeps mapped, whether anybody uses them or not.
    package var count: Int { lock.withLock { kept.count } }

    /// The file that is at a path now; nothing for what cannot be mapped.
    package func file(_ path: String) -> MappedFontFile? {
        guard let identity = FontFileIdentity(path) else { return nil }
        return lock.withLock {
            if let known = kept[identity] { return known }
            guard let file = MappedFontFile(path) else { return nil }
            kept.insert(file, for: file.identity)
            return file
        }
    }

    /// Lets go of all files; they are opened again when they are needed.
    package func removeAll() { lock.withLock { kept.removeAll() } }
}
