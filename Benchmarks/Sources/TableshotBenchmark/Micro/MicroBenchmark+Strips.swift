import Foundation
import TableCompositing
import Tableshot

/// Work on trees: division into strips, painting, caching and mixing.
extension MicroBenchmark {
    /// Returns the trees of all screens of a table, from the top to the end.
    private func trees() throws -> [RenderTree] {
        let table = ZoneTable.context.run { ZoneTable(data) }
        return try (0..<Benchmark.places).map {
            try benchmark.picture(of: table, $0).renderTree()
        }
    }

    func place() throws -> Measurement {
        // As many screens as there are positions, each placed once.
        let trees = try trees()
        // The first round does not count, has the last screen, and opens the fonts.
        return try measured(.place, trees.count - 1) { round in
            try compositor.placed(trees[round < 0 ? trees.count - 1 : round]).strips.count
        }
    }

    func paint() throws -> Measurement {
        let placed = try compositor.placed(try screen(0).renderTree())
        return try measured(.paint, 50, each: placed.strips.count) { _ in
            try placed.strips.reduce(0) { sum, strip in
                try compositor.paint(strip, of: placed, report: { _ in }) { sum + $0.count * 4 }
            }
        }
    }

    func whole() throws -> Measurement {
        let cut = try trees().map { try compositor.placed($0) }.flatMap { placed in
            [0, placed.strips.count - 1].map { (placed, $0) }
        }
        .filter { try compositor.wholeStrip(around: $0.1, of: $0.0) != nil }
        return try measured(.whole, cut.count) { round in
            let (placed, index) = cut[max(0, round)]
            return try compositor.wholeStrip(around: index, of: placed)?.strips.count ?? 0
        }
    }

    func mask() throws -> Measurement {
        // The strips of the table's upper half provide the glyphs, and the strips of its lower half
        // new texts of these glyphs.
        var seen: Set<Fingerprint> = []
        var halves: [[(PlacedTree, Strip)]] = [[], []]
        for (index, tree) in try trees().enumerated() {
            let placed = try compositor.placed(tree)
            for strip in placed.strips.dropFirst().dropLast() {
                guard let print = strip.fingerprint, seen.insert(print).inserted else { continue }
                halves[index * 2 / Benchmark.places].append((placed, strip))
            }
        }
        return try measured(.mask, 1, each: halves[1].count) { round in
            try halves[round < 0 ? 0 : 1].reduce(0) { sum, part in
                try compositor.paint(part.1, of: part.0, report: { _ in }) { sum + $0.count * 4 }
            }
        }
    }

    /// Returns a strip as it is cached.
    private func kept(_ strip: Strip, of placed: PlacedTree) throws -> PixelRuns {
        try compositor.paint(strip, of: placed, report: { _ in }) { PixelRuns($0) }
    }

    func runs() throws -> Measurement {
        let placed = try compositor.placed(try screen(0).renderTree())
        let width = placed.pixelWidth
        let strips = try placed.strips.map { ($0.rows.lowerBound, try kept($0, of: placed)) }
        let count = strips.reduce(0) { $0 + $1.1.count }
        return measured(.runs, 200) { _ in
            // Separate memory for each strip, as in pictures.
            [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
                guard let base = buffer.baseAddress else { return }
                for (y, pixels) in strips {
                    pixels.write(0..<pixels.count, to: base + y * width)
                }
                initialized = count
            }.count * 4
        }
    }

    func mix() throws -> Measurement {
        let selected = try screen(0).renderTree()
        let other = ZoneTable.context.run { ZoneTable(data) }
        other.deselectRow(at: ZoneTable.selection, animated: false)
        let plain = try benchmark.picture(of: other, 0).renderTree()
        // As in a crossfade: both pictures are divided at the edges of either picture.
        var root = RenderNode(name: "crossfade", frame: selected.root.frame)
        root.contents = .mix(selected.root, plain.root, 0.5)
        let tree = RenderTree(
            root: root, size: selected.size, scale: selected.scale, background: selected.background)
        guard let ends = try compositor.mixture(tree)?.tree(share: 0.5).mixture?.ends else {
            preconditionFailure("a tree of nothing but a mixture is one")
        }
        let pairs = try zip(ends.first.strips, ends.second.strips).filter { $0 != $1 }
            .map { (try kept($0, of: ends.first), try kept($1, of: ends.second)) }
        return measured(.mix, 600) { round in
            let weight = MixtureWeight(share: Double(1 + max(0, round) % 58) / 59)
            return pairs.reduce(0) { $0 + $1.0.mixed(with: $1.1, weight: weight).count * 4 }
        }
    }
}
