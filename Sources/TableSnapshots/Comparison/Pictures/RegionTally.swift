/// Counts the differing pixels of each named region.
///
/// A pixel belongs to the smallest region of the actual picture that contains it, or else of
/// the expected picture.
struct RegionTally {
    private let names: RegionChoice
    private let width: Int
    private var tallies: [Int: Tally] = [:]
    /// Counts for unnamed rectangles covered by a single picture.
    private var unnamed: [PixelFrame: Tally] = [:]
    private var clusters: DifferenceClusters
    /// Rows with equal `stretches`, which hold the regions of columns.
    private var band = 0..<0
    private var stretches: [Stretch] = []

    /// A range of columns in the same region, or in no region.
    private struct Stretch {
        var columns: Range<Int>
        let region: Int?
    }

    /// A count with its bounding box.
    private struct Tally {
        var count = 0
        var columns: Range<Int>
        var rows: Range<Int>

        init(columns: Range<Int>, rows: Range<Int>) {
            self.columns = columns
            self.rows = rows
        }

        mutating func add(_ number: Int, _ columns: Range<Int>, _ rows: Range<Int>) {
            count += number
            self.columns = Self.joined(self.columns, columns)
            self.rows = Self.joined(self.rows, rows)
        }

        private static func joined(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
            min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
        }
    }

    /// Returns the places of counted pixels, largest number first.
    ///
    /// - Parameters:
    ///   - mask: differences in the common area.
    ///   - alone: rectangles covered by a single picture, each with its counted parts.
    static func regions(
        of mask: DifferenceMask, alone: [(frame: PixelFrame, counted: [PixelFrame])],
        names: RegionChoice
    ) -> [RegionDifference] {
        var tally = RegionTally(
            mask, names, columns: alone.map { $0.frame.columns.upperBound }.max() ?? 0)
        for (index, y) in mask.rows.enumerated() {
            tally.count(mask.marks[mask.stretch(index)], of: mask.columns[index], row: y)
        }
        for (whole, parts) in alone {
            for part in parts { tally.count(all: part, of: whole) }
        }
        return tally.result()
    }

    private init(_ mask: DifferenceMask, _ names: RegionChoice, columns: Int) {
        self.names = names
        width = max(mask.width, columns)
        clusters = DifferenceClusters(width: mask.width, height: mask.height)
    }

    /// Counts every pixel of a part of a rectangle covered by a single picture.
    private mutating func count(all frame: PixelFrame, of whole: PixelFrame) {
        var y = frame.y
        while y < frame.rows.upperBound {
            if !band.contains(y) { enterBand(at: y) }
            let rows = y..<min(band.upperBound, frame.rows.upperBound)
            for stretch in stretches {
                let columns = stretch.columns.clamped(to: frame.columns)
                guard !columns.isEmpty else { continue }
                let count = columns.count * rows.count
                if let region = stretch.region {
                    add(count, columns, rows, to: region)
                } else {
                    addUnnamed(count, columns, rows, of: whole)
                }
            }
            y = rows.upperBound
        }
    }

    private mutating func addUnnamed(
        _ count: Int, _ columns: Range<Int>, _ rows: Range<Int>, of frame: PixelFrame
    ) {
        var tally = unnamed[frame] ?? Tally(columns: columns, rows: rows)
        tally.add(count, columns, rows)
        unnamed[frame] = tally
    }

    private mutating func add(
        _ count: Int, _ columns: Range<Int>, _ rows: Range<Int>, to region: Int
    ) {
        var tally = tallies[region] ?? Tally(columns: columns, rows: rows)
        tally.add(count, columns, rows)
        tallies[region] = tally
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
        add(count, first..<(last + 1), y..<(y + 1), to: region)
    }

    /// Determines the regions that intersect a row, and the following rows with the same
    /// regions.
    private mutating func enterBand(at y: Int) {
        var (top, bottom) = (0, Int.max)
        var met: [Int] = []
        for (index, region) in names.regions.enumerated() where region.frame.area > 0 {
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
                let columns = names.regions[index].frame.columns.clamped(to: all)
                return [columns.lowerBound, columns.upperBound]
            } + [0, width]
        ).sorted()
        stretches = []
        for (left, right) in zip(edges, edges.dropFirst()) {
            let region = names.region(at: left, of: met)
            if let last = stretches.last, last.region == region {
                stretches[stretches.count - 1].columns = last.columns.lowerBound..<right
            } else {
                stretches.append(Stretch(columns: left..<right, region: region))
            }
        }
    }

    private func result() -> [RegionDifference] {
        var found: [RegionDifference] = []
        var places: [String: [Int]] = [:]
        for (region, tally) in tallies.sorted(by: { $0.key < $1.key }) {
            let name = names.regions[region].name
            let frame = PixelFrame(columns: tally.columns, rows: tally.rows)
            // A leaving row and a row with the same number may overlap. Viewers see only a
            // single row.
            if let same = places[name]?.first(where: { found[$0].frame.touches(frame) }) {
                found[same] = RegionDifference(
                    name: name, count: found[same].count + tally.count,
                    frame: found[same].frame.union(frame))
            } else {
                places[name, default: []].append(found.count)
                found.append(RegionDifference(name: name, count: tally.count, frame: frame))
            }
        }
        let alone = unnamed.values.map { tally in
            RegionDifference(
                name: nil, count: tally.count,
                frame: PixelFrame(columns: tally.columns, rows: tally.rows))
        }
        // A stable order, independent of the order of regions.
        return (found + clusters.regions() + alone).sorted {
            ($1.count, $0.frame.y, $0.frame.x, $0.name ?? "")
                < ($0.count, $1.frame.y, $1.frame.x, $1.name ?? "")
        }
    }
}
