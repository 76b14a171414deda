import Foundation

/// Lends each caller a shaper of its own: Pango's font maps must not be shared by threads.
final class ShaperPool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [Shaper] = []

    /// Runs `body` with a shaper that no one else uses meanwhile; nothing if Pango gives none.
    func withShaper<Result>(_ body: (Shaper) -> Result) -> Result? {
        guard let shaper = lock.withLock({ idle.popLast() }) ?? Shaper() else { return nil }
        defer { lock.withLock { idle.append(shaper) } }
        return body(shaper)
    }
}
