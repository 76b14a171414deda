import Foundation
import TableCompositing

/// Strips that other threads have begun to make.
struct PendingStrips {
    /// The row of the picture that they begin at, in pixels.
    let top: Int
    private let job: StripJob
    private let others = DispatchGroup()

    /// Begins to make the strips of a tree, on one thread less than there may be.
    init(of tree: PlacedTree, from top: Int, with encoder: StripEncoder) {
        self.top = top
        job = encoder.job(for: tree)
        for _ in 0..<min(job.count, encoder.threads - 1) {
            others.enter()
            // Threads of their own: those of a pool may all be waiting for theirs.
            Thread { [job, others] in
                job.work()
                others.leave()
            }.start()
        }
    }

    /// Helps to make the strips and waits for the others; throws what their making throws.
    func wait() throws -> [EncodedStrip] {
        job.work()
        others.wait()
        return try job.strips()
    }

    /// Waits for what nobody needs any more, so that nothing goes on behind the caller's back.
    func abandon() { others.wait() }
}
