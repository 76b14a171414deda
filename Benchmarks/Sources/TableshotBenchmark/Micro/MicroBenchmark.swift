import Foundation
import TableCompositing
import Tableshot

/// Measures single costs of the jobs, each alone and on a single thread, with the workload's rows.
struct MicroBenchmark {
    /// Measured part, a name on the command line.
    enum Part: String, CaseIterable {
        /// Shapes the four texts of a row for the first time.
        case shape
        /// Lowers the views of a screen to a tree.
        case lower
        /// Places a screen's tree, divides it into strips and computes their fingerprints.
        case place
        /// Finds the row at an edge of the screen, and computes the fingerprint of the whole row.
        case whole
        /// Paints a strip with cached text masks.
        case paint
        /// Paints a strip with new texts of glyphs with cached outlines.
        case mask
        /// Writes a screen's pixels from cached strips of run-length encoded pixels.
        case runs
        /// Mixes the pixels of a fading row once.
        case mix
        /// Packs and filters the pixels of a strip.
        case pack
        /// Packs, filters and compresses a strip.
        case deflate
        /// Joins the compressed strips of a screen, and their checksums, to a PNG in memory.
        case join
        /// Encodes a screen in the recorded form, with libdeflate.
        case libdeflate
        /// Writes the file of a frame.
        case write
        /// Reads the file of a frame.
        case read
        /// Inflates and decodes a screen's PNG.
        case inflate
        /// Compares two screens' PNGs, from the files to the verdict.
        case compare
    }

    let data: ZoneData
    let compositor = Compositor()
    /// Makes pictures on a single thread.
    let benchmark: Benchmark

    init(_ data: ZoneData) {
        self.data = data
        var benchmark = Benchmark()
        benchmark.threads = 1
        self.benchmark = benchmark
    }

    /// Measures a part.
    ///
    /// A frame of the result is an element of the part's work.
    func measure(_ part: Part) throws -> Measurement {
        switch part {
        case .shape: return shape()
        case .lower: return try lower()
        case .place: return try place()
        case .whole: return try whole()
        case .paint: return try paint()
        case .mask: return try mask()
        case .runs: return try runs()
        case .mix: return try mix()
        case .pack: return try compress(.pack, .recorded)
        case .deflate: return try compress(.deflate, .portable)
        case .join: return try join()
        case .libdeflate: return try encode()
        case .write: return try write()
        case .read: return try read()
        case .inflate: return try inflate()
        case .compare: return try compare()
        }
    }

    /// Returns the duration of `count` rounds, after a round that does not count.
    func measured(
        _ part: Part, _ count: Int, each: Int = 1, _ body: (Int) throws -> Int
    ) rethrows -> Measurement {
        _ = try body(-1)
        var bytes = 0
        let start = ContinuousClock.now
        for round in 0..<count { bytes += try body(round) }
        return Measurement(
            name: "micro-" + part.rawValue, frames: count * each,
            duration: start.duration(to: .now), bytes: bytes)
    }

    // MARK: Deciding

    private func shape() -> Measurement {
        let rows = data.sections.joined().compactMap { row -> ZoneDrawing? in
            guard case .zone(let zone) = row else { return nil }
            return zone
        }
        return ZoneTable.context.run {
            measured(.shape, 5, each: rows.count) { round in
                // Another width in each round, so that no layout comes from the cache.
                let size = CGSize(width: 2_000 + CGFloat(round), height: 100)
                var lines = 0
                for row in rows {
                    for (text, points) in [
                        (row.city, 18), (row.time, 18), (row.detail, 12), (row.day, 12),
                    ] as [(String, CGFloat)] {
                        lines +=
                            TextLayout(text, font: .systemFont(ofSize: points), in: size)
                            .lines.count
                    }
                }
                return lines
            }
        }
    }

    /// Returns a screen of a new table, with the position of a job's `index`.
    func screen(_ index: Int) throws -> Picture {
        let table = ZoneTable.context.run { ZoneTable(data) }
        return try benchmark.picture(of: table, index)
    }

    private func lower() throws -> Measurement {
        let table = ZoneTable.context.run { ZoneTable(data) }
        return try measured(.lower, 200) { round in
            try benchmark.picture(of: table, max(0, round)).renderTree().pixelHeight
        }
    }
}
