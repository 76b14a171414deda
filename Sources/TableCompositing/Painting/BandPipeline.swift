import Foundation

/// Paints strips on threads of its own and hands them over in order.
///
/// A thread takes some 256 rows at a time, and at most twice as many for each thread wait to be
/// consumed, so memory is bounded however slow the consumer.
/// The threads are its own, with stacks of known size: they are there when the caller blocks one of
/// a fixed number of threads, and deep trees fit on them.
final class BandPipeline: @unchecked Sendable {
    private let plan: BandPlan
    private let painters: PainterPool
    private let threads: Int
    /// Strips that a thread takes at once: neighbours share nodes, and waiting costs time.
    private let batch: Int
    private let condition = NSCondition()
    // All below is guarded by `condition`.
    private var next = 0
    private var consumed = 0
    private var painted: [Int: PaintedBand] = [:]
    private var failure: (index: Int, error: any Error)?
    private var isStopped = false
    private var running = 0

    init(_ plan: BandPlan, painters: PainterPool, threads: Int) {
        self.plan = plan
        self.painters = painters
        self.threads = threads
        batch = max(1, min(256 / plan.height, plan.count / threads))
    }

    /// Paints everything and returns when all threads have ended.
    func run(_ consume: (PaintedBand) throws -> Void) throws {
        running = threads
        for _ in 0..<threads {
            DeepThread.start { self.work() }
        }
        defer { stop() }
        for index in 0..<plan.count { try consume(take(index)) }
    }

    /// Waits for a strip; throws the error of the first strip that has one.
    private func take(_ index: Int) throws -> PaintedBand {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let band = painted.removeValue(forKey: index) {
                consumed = index + 1
                if consumed % batch == 0 { condition.broadcast() }
                return band
            }
            if let failure, failure.index <= index { throw failure.error }
            condition.wait()
        }
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
                while let indices = claim() {
                    var bands: [Int: PaintedBand] = [:]
                    for index in indices {
                        do {
                            bands[index] = try plan.paint(index, with: painter)
                        } catch {
                            deliver(bands) { self.fail(index, error) }
                            throw error
                        }
                    }
                    deliver(bands)
                }
            }
        } catch {
            // Without a painter no strip of this thread comes; the first missing one reports it.
            deliver([:]) { if self.failure == nil { self.fail(0, error) } }
        }
        condition.lock()
        running -= 1
        condition.broadcast()
        condition.unlock()
    }

    /// The next strips to paint, once there is room for them.
    private func claim() -> Range<Int>? {
        condition.lock()
        defer { condition.unlock() }
        while !isStopped, failure == nil, next < plan.count,
            next + batch > consumed + 2 * threads * batch
        {
            condition.wait()
        }
        guard !isStopped, failure == nil, next < plan.count else { return nil }
        let claimed = next..<min(plan.count, next + batch)
        next = claimed.upperBound
        return claimed
    }

    private func deliver(_ bands: [Int: PaintedBand], _ change: () -> Void = {}) {
        condition.lock()
        painted.merge(bands) { $1 }
        change()
        condition.broadcast()
        condition.unlock()
    }

    /// The uppermost failure counts, as it would with one thread.
    private func fail(_ index: Int, _ error: any Error) {
        if let failure, failure.index <= index { return }
        failure = (index, error)
    }
}
