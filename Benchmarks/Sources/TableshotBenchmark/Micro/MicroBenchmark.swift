import Foundation
import TableCompositing
import Tableshot

/// Measures single costs of the jobs, each alone and on one thread, over the workload's rows.
struct MicroBenchmark {
    /// What is measured; a name on the command line.
    enum Part: String, CaseIterable {
        /// Shaping the four texts of a row that were not shaped before.
        case shape
        /// Lowering the views of a screen to a tree.
        case lower
        /// Placing a screen's tree, cutting it into strips and computing their fingerprints.
        case place
        /// Computing which row an edge of the screen cuts, and the fingerprint of the whole of it.
        case whole
        /// Painting a strip whose text masks are known.
        case paint
        /// Painting a strip whose texts come for the first time, in glyphs whose outlines are known.
        case mask
        /// Writing a screen's pixels from strips that are kept as stretches of one colour.
        case runs
        /// Mixing the pixels of a row that fades, once.
        case mix
        /// Packing and filtering the pixels of a strip.
        case pack
        /// Packing, filtering and compressing a strip with ISA-L.
        case isal
        /// Joining the compressed strips of a screen, and their checksums, to a PNG in memory.
        case join
        /// Encoding a screen as it is recorded, with libdeflate.
        case libdeflate
        /// Writing the file of a frame.
        case write
        /// Reading such a file.
        case read
        /// Inflating and decoding a screen's PNG.
        case inflate
        /// Comparing two screens' PNGs, files to verdict.
        case compare
    }

    let data: ZoneData
    let compositor = Compositor()
    /// Makes pictures on one thread.
    let benchmark: Benchmark

    init(_ data: ZoneData) {
        self.data = data
        var benchmark = Benchmark()
        benchmark.threads = 1
        self.benchmark = benchmark
    }

    /// Measures a part; a frame of the result is one of what the part names.
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
        case .isal: return try compress(.isal, .fast)
        case .join: return try join()
        case .libdeflate: return try encode()
        case .write: return try write()
        case .read: return try read()
        case .inflate: return try inflate()
        case .compare: return try compare()
        }
    }

    /// The time that `count` rounds take, after one that does not count.
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
                // Another width each round: what was laid out before does not do.
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

    /// A screen of a table of its own; `index` as the jobs have it.
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
