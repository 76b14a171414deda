import Foundation
import TableCompositing

/// Strips that are made on another thread.
final class PendingStrips: @unchecked Sendable {
    /// The row of the picture that they begin at, in pixels.
    let top: Int
    private let condition = NSCondition()
    // Guarded by `condition`.
    private var result: Result<[EncodedStrip], any Error>?

    /// Begins to make the strips of a tree.
    init(of tree: PlacedTree, from top: Int, with encoder: StripEncoder) {
        self.top = top
        // A thread of its own: those of a pool may all be waiting for theirs.
        Thread { self.finish(Result { try encoder.strips(of: tree) }) }.start()
    }

    private func finish(_ result: Result<[EncodedStrip], any Error>) {
        condition.lock()
        self.result = result
        condition.broadcast()
        condition.unlock()
    }

    /// Waits for the strips; throws what their making throws.
    func wait() throws -> [EncodedStrip] {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result { return try result.get() }
            condition.wait()
        }
    }

    /// Waits for what nobody needs any more, so that nothing goes on behind the caller's back.
    func abandon() { _ = try? wait() }
}
