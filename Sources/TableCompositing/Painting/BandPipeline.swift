import Foundation
import TableDrawing

/// Pipeline that paints strips on several threads and delivers the strips in order.
///
/// A thread takes about 256 rows at a time. At most four batches per thread wait for the consumer,
/// so memory is bounded even for a slow consumer. The threads have stacks of known size, large
/// enough for deep trees. Because the pipeline owns its threads, a caller that blocks a thread of a
/// fixed pool cannot stall it.
final class BandPipeline: @unchecked Sendable {
    /// Neighbouring strips painted by a thread, and the error that ended the batch early.
    private struct Batch {
        var bands: [PaintedBand] = []
        var error: (any Error)?
    }

    private let plan: BandPlan
    private let painters: PainterPool
    private let threads: Int
    /// Number of strips in a batch.
    private let length: Int
    private let count: Int
    private let condition = NSCondition()
    // Guarded by `condition` from here on.
    private var next = 0
    private var taken = 0
    private var painted: [Int: Batch] = [:]
    /// Pixel memory of consumed strips, for reuse.
    private var spent: [[UInt32]] = []
    /// State for selective wake-ups: the batch awaited by the consumer, and the number of
    /// threads that wait for space.
    private var awaited: Int?
    private var waiting = 0
    private var isStopped = false
    private var running = 0

    init(_ plan: BandPlan, painters: PainterPool, threads: Int) {
        self.plan = plan
        self.painters = painters
        self.threads = threads
        length = max(1, min(256 / plan.height, plan.count / threads))
        count = (plan.count + length - 1) / length
    }

    /// Paints all strips and returns after all threads have ended.
    func run(_ consume: (PaintedBand) throws -> Void) throws {
        running = threads
        for _ in 0..<threads {
            LargeStackThread.start { self.work() }
        }
        defer { stop() }
        var old: [[UInt32]] = []
        for index in 0..<count {
            let batch = take(index, returning: &old)
            for band in batch.bands { try consume(band) }
            if let error = batch.error { throw error }
            old = batch.bands.map(\.bitmap.pixels)
        }
    }

    /// Waits for a batch and returns memory for reuse.
    ///
    /// The memory must have no other owner, because shared memory would be copied.
    private func take(_ index: Int, returning old: inout [[UInt32]]) -> Batch {
        condition.lock()
        spent += old
        old = []
        awaited = index
        while painted[index] == nil { condition.wait() }
        awaited = nil
        let batch = painted.removeValue(forKey: index) ?? Batch()
        taken = index + 1
        let mustWake = waiting > 0
        condition.unlock()
        if mustWake { condition.broadcast() }
        return batch
    }

    private func stop() {
        condition.lock()
        isStopped = true
        condition.broadcast()
        while running > 0 { condition.wait() }
        condition.unlock()
    }

    private func work() {
        do {
            try painters.withPainter { painter in
                var memory: [[UInt32]] = []
                while let index = claim(&memory) {
                    var batch = paint(index, with: painter, over: &memory)
                    let error = batch.error
                    deliver(&batch, at: index)
                    if let error { throw error }
                }
            }
        } catch {
            // The error was delivered with its batch. If no painter was available, it is
            // delivered with the next batch.
            var memory: [[UInt32]] = []
            if let index = claim(&memory) {
                var batch = Batch(error: error)
                deliver(&batch, at: index)
            }
        }
        condition.lock()
        running -= 1
        condition.broadcast()
        condition.unlock()
    }

    private func paint(_ index: Int, with painter: Painter, over memory: inout [[UInt32]]) -> Batch
    {
        var batch = Batch()
        for strip in index * length..<min(plan.count, (index + 1) * length) {
            do {
                batch.bands.append(
                    try plan.paint(strip, with: painter, over: memory.popLast() ?? []))
            } catch {
                batch.error = error
                return batch
            }
        }
        return batch
    }

    /// Claims the next batch when space is available, together with memory for its strips.
    private func claim(_ memory: inout [[UInt32]]) -> Int? {
        condition.lock()
        defer { condition.unlock() }
        while !isStopped, next < count, next >= taken + 4 * threads {
            waiting += 1
            condition.wait()
            waiting -= 1
        }
        guard !isStopped, next < count else { return nil }
        defer { next += 1 }
        while memory.count < length, let old = spent.popLast() { memory.append(old) }
        return next
    }

    /// Delivers a batch and clears the caller's copy, because its memory must have a single
    /// owner.
    private func deliver(_ batch: inout Batch, at index: Int) {
        condition.lock()
        painted[index] = batch
        batch = Batch()
        let mustWake = awaited == index
        condition.unlock()
        if mustWake { condition.broadcast() }
    }
}
