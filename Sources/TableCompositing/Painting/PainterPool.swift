import Foundation

/// Hands out painters, each to one thread at a time.
final class PainterPool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [Painter] = []

    /// Painters kept between pictures; more threads make theirs anew.
    private static let idleLimit = 16

    /// Runs `body` with a painter that nobody else has.
    ///
    /// A painter that failed is not used again: its contexts may be in any state.
    func withPainter<Result>(_ body: (Painter) throws -> Result) throws -> Result {
        let painter = try lock.withLock { idle.popLast() } ?? Painter()
        let result = try body(painter)
        lock.withLock { if idle.count < Self.idleLimit { idle.append(painter) } }
        return result
    }
}
