import Foundation
import TableSnapshots
import Tableshot

/// Jobs of variable size: rows, variants, compared pictures.
extension Benchmark {
    /// Measures the first screen of a table with a number of rows.
    func firstScreen(ofRows rows: Int) throws -> Measurement {
        let start = ContinuousClock.now
        let picture = try render(size: ZoneTable.screen, context: ZoneTable.context) {
            CountedTable(rows: rows)
        }
        if let threads { picture.threads = threads }
        let bytes = try picture.pngData().count
        return Measurement(
            name: "scale\(rows)", frames: 1, duration: start.duration(to: .now), bytes: bytes)
    }

    /// Measures variants of the first screen, made by the stated number of threads on any number of
    /// cores.
    ///
    /// Prints the largest number of simultaneous variants, and a number that identifies the
    /// contents of all variants.
    ///
    /// Threads without a variant are not started.
    func matrix(_ count: Int, data: ZoneData) throws -> Measurement {
        let workers = min(count, threads ?? ProcessInfo.processInfo.activeProcessorCount)
        let digests = Digests(count: count)
        let start = ContinuousClock.now
        Self.onThreads(workers) {
            while let index = digests.next() {
                digests.set(index, Result { try variant(index, of: data) })
            }
        }
        let (bytes, digest) = try digests.sum()
        return Measurement(
            name: "matrix", frames: count, duration: start.duration(to: .now), bytes: bytes,
            note: "at once \(digests.mostAtOnce) digest \(String(digest, radix: 16))")
    }

    /// Runs `body` on a number of threads and waits for all threads.
    ///
    /// Dispatch would start at most as many threads as there are cores.
    private static func onThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
        let ended = DispatchSemaphore(value: 0)
        for _ in 0..<count {
            let thread = Thread {
                work()
                ended.signal()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        for _ in 0..<count { ended.wait() }
    }

    /// Returns a screen in a theme, light or dark, at a scale from 1 to 3.
    private func variant(_ index: Int, of data: ZoneData) throws -> Data {
        let themes = Theme.eras
        var context = RenderContext(theme: themes[index % themes.count])
        context.traits.userInterfaceStyle = index / themes.count % 2 == 0 ? .light : .dark
        context.traits.displayScale = [1, 2, 3][index / themes.count / 2 % 3]
        let picture = try context.run {
            let table = ZoneTable(data)
            return try render(size: ZoneTable.screen, context: context) {
                table.contentOffset.y = CGFloat(index % 97) * 100
                return table
            }
        }
        picture.threads = 1
        return try picture.pngData(compression: .portable)
    }

    /// Measures the time from two files to a verdict, and prints the number of different pixels.
    func difference(of new: String, from old: String) throws -> Measurement {
        for path in [old, new] { try Measurement.checkFile(path) }
        let start = ContinuousClock.now
        let comparison = try PictureFileComparison(expected: old, actual: new)
        let duration = start.duration(to: .now)
        var count = 0
        if case .still(let still) = comparison.content { count = still.count }
        return Measurement(
            name: "diff", frames: 1, duration: duration, bytes: Measurement.size(of: old),
            note: "\(comparison.verdict) count \(count)")
    }
}
