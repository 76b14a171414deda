import Foundation
import TableDrawing

/// Remembers the fingerprints of font files, because every picture is stamped with those of its
/// fonts; safe to use from several tasks at once.
///
/// A file is read again when its size, its date or its place on the disk has changed.
final class FontFileFingerprints: @unchecked Sendable {
    private struct Key: Hashable {
        var path: String
        var device: UInt64
        var file: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            self.path = path
            device = UInt64(truncatingIfNeeded: status.st_dev)
            file = UInt64(status.st_ino)
            size = Int64(status.st_size)
            #if canImport(Darwin)
                let date = status.st_mtimespec
            #else
                let date = status.st_mtim
            #endif
            seconds = Int(date.tv_sec)
            nanoseconds = Int(date.tv_nsec)
        }
    }

    static let shared = FontFileFingerprints(.standard)

    private let lock = NSLock()
    // Guarded by `lock`.
    private let known: LeastRecentCache<Key, Fingerprint>

    init(_ budgets: CacheBudgets) { known = LeastRecentCache(capacity: budgets.fontFiles) }

    /// How many files are remembered.
    var count: Int { lock.withLock { known.count } }

    /// The fingerprint of a file; made by `read` unless it is known.
    func fingerprint(
        ofFile path: String, read: (String) throws(FontBookError) -> Fingerprint
    ) throws(FontBookError) -> Fingerprint {
        guard CacheBudgets.current.fontFiles > 0, let key = Key(path) else { return try read(path) }
        if let fingerprint = lock.withLock({ known[key] }) { return fingerprint }
        let fingerprint = try read(path)
        lock.withLock { known.insert(fingerprint, for: key) }
        return fingerprint
    }
}
