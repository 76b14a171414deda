/// Counts the differing pixels of each named region: a pixel belongs to the smallest that holds it.
struct RegionTally {
    private let named: [NamedRegion]
    private let width: Int
    private var tallies: [Int: Tally] = [:]
    private var clusters: DifferenceClusters
    /// The rows for which `stretches` holds, and which region each of the columns belongs to.
    private var band = 0..<0
    private var stretches: [Stretch] = []

    /// Columns that belong to one region, or to none.
    private struct Stretch {
        var columns: Range<Int>
        let region: Int?
    }

    /// What was counted so far.
    private struct Tally {
        var count = 0
        var columns: Range<Int>
        var rows: Range<Int>
    }

    /// The places of the pixels that count, the most first.
    static func regions(of mask: DifferenceMask, named: [NamedRegion]) -> [RegionDifference] {
        var tally = RegionTally(mask, named)
        for (index, y) in mask.rows.enumerated() {
            tally.count(mask.marks[mask.stretch(index)], of: mask.columns[index], row: y)
        }
        return tally.result()
    }

    private init(_ mask: DifferenceMask, _ named: [NamedRegion]) {
        // The smallest first: it names what several hold.
        self.named = named.sorted { $0.frame.area < $1.frame.area }
        width = mask.width
        clusters = DifferenceClusters(width: mask.width, height: mask.height)
    }

    private mutating func count(_ marks: ArraySlice<UInt8>, of columns: Range<Int>, row y: Int) {
        if !band.contains(y) { enterBand(at: y) }
        marks.withUnsafeBufferPointer { marks in
            for stretch in stretches { count(marks, of: columns, stretch, row: y) }
        }
    }

    private mutating func count(
        _ marks: UnsafeBufferPointer<UInt8>, of columns: Range<Int>, _ stretch: Stretch,
        row y: Int
    ) {
        var (count, first, last) = (0, 0, 0)
        let start = columns.lowerBound
        for x in stretch.columns.clamped(to: columns)
        where marks[x - start] == PixelMark.different {
            if stretch.region == nil { clusters.add(x, y) }
            if count == 0 { first = x }
            last = x
            count += 1
        }
        guard count > 0, let region = stretch.region else { return }
        var tally = tallies[region] ?? Tally(columns: first..<(last + 1), rows: y..<(y + 1))
        tally.count += count
        tally.columns =
            min(tally.columns.lowerBound, first)..<max(tally.columns.upperBound, last + 1)
        tally.rows = tally.rows.lowerBound..<(y + 1)
        tallies[region] = tally
    }

    /// Finds out which regions a row meets, and how far down these are the same.
    private mutating func enterBand(at y: Int) {
        var (top, bottom) = (0, Int.max)
        var met: [Int] = []
        for (index, region) in named.enumerated() where region.frame.area > 0 {
            let rows = region.frame.rows
            if rows.contains(y) { met.append(index) }
            for edge in [rows.lowerBound, rows.upperBound] {
                if edge <= y { top = max(top, edge) } else { bottom = min(bottom, edge) }
            }
        }
        band = top..<bottom
        let all = 0..<width
        let edges = Set(
            met.flatMap { index in
                let columns = named[index].frame.columns.clamped(to: all)
                return [columns.lowerBound, columns.upperBound]
            } + [0, width]
        ).sorted()
        stretches = []
        for (left, right) in zip(edges, edges.dropFirst()) {
            let region = met.first { named[$0].frame.columns.contains(left) }
            if let last = stretches.last, last.region == region {
                stretches[stretches.count - 1].columns = last.columns.lowerBound..<right
            } else {
                stretches.append(Stretch(columns: left..<right, region: region))
            }
        }
    }

    private func result() -> [RegionDifference] {
        let found = tallies.sorted { $0.key < $1.key }.map { region, tally in
            RegionDifference(
                name: named[region].name, count: tally.count,
                frame: PixelFrame(columns: tally.columns, rows: tally.rows))
        }
        // A stable order, whatever the regions were given in.
        return (found + clusters.regions()).sorted {
            ($1.count, $0.frame.y, $0.frame.x, $0.name ?? "")
                < ($0.count, $1.frame.y, $1.frame.x, $1.name ?? "")
        }
    }
}
