import Foundation
import TableCompositing

/// Strips in progress on other threads.
struct PendingStrips {
    /// First row of the strips in the picture, in pixels.
    let top: Int
    private let job: StripJob
    private let others = DispatchGroup()

    /// Starts making the strips of a tree, on one thread less than the encoder's maximum.
    init(of tree: PlacedTree, from top: Int, with encoder: StripEncoder) {
        self.top = top
        job = encoder.job(for: tree)
        for _ in 0..<min(job.count, encoder.threads - 1) {
            others.enter()
            // Use new threads, because all threads of a pool may be waiting for strips.
            Thread { [job, others] in
                job.work()
                others.leave()
            }.start()
        }
    }

    /// Helps to make the strips, waits for the other threads and returns the strips; rethrows
    /// their errors.
    func wait() throws -> [EncodedStrip] {
        job.work()
        others.wait()
        return try job.strips()
    }

    /// Waits for the other threads and discards their strips, which leaves no work in the
    /// background.
    func abandon() { others.wait() }
}
