import Foundation
import TableDrawing

/// Remembers the fingerprints of font files, because every picture is stamped with those of its
/// fonts; safe to use from several tasks at once.
///
/// A file is read again when its size, its date or its place on the disk has changed.
final class FontFileFingerprints: @unchecked Sendable {
    /// Those of the process.
    static var shared: FontFileFingerprints { caches.current }
    private static let caches = BudgetedCache { FontFileFingerprints($0) }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let known: LeastRecentCache<FontFileIdentity, Fingerprint>

    init(_ budgets: CacheBudgets) { known = LeastRecentCache(capacity: budgets.fontFiles) }

    /// How many files are remembered.
    var count: Int { lock.withLock { known.count } }

    /// The fingerprint of a file; made by `read` unless it is known.
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
