import Foundation
import TableDrawing

/// Paints strips on threads of its own and hands them over in order.
///
/// A thread takes some 256 rows at a time, and at most four times as many for each thread wait to
/// be consumed, so memory is bounded however slow the consumer. The threads are its own, with
/// stacks of known size: they are there when the caller blocks one of a fixed number of threads,
/// and deep trees fit on them.
final class BandPipeline: @unchecked Sendable {
    /// Neighbouring strips that one thread painted, and what ended them too soon.
    private struct Batch {
        var bands: [PaintedBand] = []
        var error: (any Error)?
    }

    private let plan: BandPlan
    private let painters: PainterPool
    private let threads: Int
    /// Strips of a batch.
    private let length: Int
    private let count: Int
    private let condition = NSCondition()
    // All below is guarded by `condition`.
    private var next = 0
    private var taken = 0
    private var painted: [Int: Batch] = [:]
    /// Pixels of strips that were consumed, to be painted over.
    private var spent: [[UInt32]] = []
    /// Whom it is worth to wake: the consumer for this batch, and threads that wait for room.
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

    /// Paints everything and returns when all threads have ended.
    func run(_ consume: (PaintedBand) throws -> Void) throws {
        running = threads
        for _ in 0..<threads {
            DeepThread.start { self.work() }
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

    /// Waits for a batch; memory that is given back must have no other owner, or it would be
    /// copied.
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
            // Delivered with its batch, unless there was no painter: then with the next one.
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

    /// The next batch to paint, once there is room for it, and memory for its strips.
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

    /// Hands a batch over and forgets it, so that its memory has no other owner.
    private func deliver(_ batch: inout Batch, at index: Int) {
        condition.lock()
        painted[index] = batch
        batch = Batch()
        let mustWake = awaited == index
        condition.unlock()
        if mustWake { condition.broadcast() }
    }
}
