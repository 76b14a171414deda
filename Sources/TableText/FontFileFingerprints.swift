import Foundation
import TableDrawing

/// A cache of font file fingerprints.
///
/// Each picture is stamped with the fingerprints of its fonts.
///
/// The class is thread-safe. A file is read again if its size, date or location on disk has
/// changed.
final class FontFileFingerprints: @unchecked Sendable {
    /// The cache of the process.
    static var shared: FontFileFingerprints { caches.current }
    private static let caches = BudgetedCache { FontFileFingerprints($0) }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let known: LRUCache<FontFileIdentity, Fingerprint>

    init(_ budgets: CacheBudgets) { known = LRUCache(capacity: budgets.fontFiles) }

    /// Number of cached files.
    var count: Int { lock.withLock { known.count } }

    /// Returns the fingerprint of a file, computed by `read` if it is not cached.
    func fingerprint(
        ofFile path: String, read: (String) throws(FontBookError) -> Fingerprint
    ) throws(FontBookError) -> Fingerprint {
        guard let key = FontFileIdentity(path) else { return try read(path) }
        if let fingerprint = lock.withLock({ known[key] }) { return fingerprint }
        let fingerprint = try read(path)
        lock.withLock { known.insert(fingerprint, for: key) }
        return fingerprint
    }
}
