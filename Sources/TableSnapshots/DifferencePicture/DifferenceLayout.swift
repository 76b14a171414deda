import TableDrawing

/// Where the parts of a difference picture lie, in its pixels.
struct DifferenceLayout {
    /// Pixels of the picture for one of the letters'.
    let zoom: Int
    let rows: ShownRows
    /// The columns of the pictures that are shown.
    let columns: Range<Int>
    /// What stands above the panels: expected, difference, actual.
    let captions: [String]
    /// Where the three panels begin across, and where each column ends.
    let panels: [Range<Int>]
    /// Where the panels begin down.
    let top: Int
    /// What stands beneath the panels, line by line.
    let legend: [String]
    let width: Int
    let height: Int

    /// Rows that are shown; more would be a picture that no viewer opens.
    static let maximumRows = 8_192
    /// Columns that are shown of each picture.
    static let maximumColumns = 8_192
    /// Pixels of a panel, so that three of them take less than 150 MB.
    static let maximumPixels = 12_000_000
    /// Letters of a line that small pictures are widened for.
    private static let lineLength = 80

    init(_ comparison: SnapshotComparison, legend: [String]) {
        let (expected, actual) = (comparison.expected, comparison.actual)
        let whole = max(expected.width, actual.width)
        columns = Self.columns(of: whole, around: comparison.place?.frame.x ?? 0)
        let zoom = columns.count < 160 ? 1 : columns.count < 600 ? 2 : columns.count < 1_000 ? 3 : 4
        self.zoom = zoom
        let limit = min(Self.maximumRows, max(64, Self.maximumPixels / max(1, columns.count)))
        rows = ShownRows(
            differing: comparison.differingRows, height: max(expected.height, actual.height),
            limit: limit, cut: 16 * zoom)

        let sizesAgree = expected.width == actual.width && expected.height == actual.height
        func caption(_ name: String, _ width: Int, _ height: Int) -> String {
            sizesAgree ? name : width == 0 ? "\(name): none" : "\(name) \(width) × \(height)"
        }
        captions = [
            caption("expected", expected.width, expected.height), "difference",
            caption("actual", actual.width, actual.height),
        ]
        let gap = Self.gap(zoom)
        var left = gap
        var panels: [Range<Int>] = []
        for (caption, width) in zip(captions, [expected.width, whole, actual.width]) {
            // Two letters' room, so that captions of narrow pictures are words of their own.
            let needed = PixelFont.width(of: caption, zoom: zoom) + 2 * PixelFont.advance * zoom
            let wide = max(needed, (0..<width).clamped(to: columns).count)
            panels.append(left..<(left + wide))
            left += wide + gap
        }
        self.panels = panels
        let longest = legend.map { PixelFont.width(of: $0, zoom: zoom) }.max() ?? 0
        let line = min(longest, Self.lineLength * PixelFont.advance * zoom)
        width = max(left, line + 2 * gap)
        let room = (width - 2 * gap) / (PixelFont.advance * zoom)
        let lines = legend.flatMap { Self.wrapped($0, letters: room) }
        self.legend = lines
        top = Self.lineHeight(zoom) + gap
        height =
            top + rows.height + gap
            + (lines.isEmpty ? 0 : lines.count * Self.lineHeight(zoom) + gap)
    }

    /// A line in pieces of so many letters at most, broken at spaces; what goes on is indented.
    static func wrapped(_ line: String, letters: Int) -> [String] {
        let indent = String(repeating: " ", count: letters > 12 ? 3 : 0)
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            var rest = word
            while true {
                let begun = current.isEmpty || current == indent
                let candidate = begun ? current + rest : current + " " + rest
                if candidate.count <= letters {
                    current = candidate
                    break
                }
                if begun {
                    // A word that no line holds.
                    let head = rest.prefix(max(1, letters - current.count))
                    lines.append(current + head)
                    rest = rest.dropFirst(head.count)
                } else {
                    lines.append(current)
                }
                current = indent
            }
        }
        return current == indent && !lines.isEmpty ? lines : lines + [current]
    }

    private static func columns(of width: Int, around x: Int) -> Range<Int> {
        guard width > maximumColumns else { return 0..<width }
        let left = min(max(0, x - 48), width - maximumColumns)
        return left..<(left + maximumColumns)
    }

    /// Pixels around and between the panels.
    static func gap(_ zoom: Int) -> Int { 6 * zoom }
    /// Pixels from one line of letters to the next.
    static func lineHeight(_ zoom: Int) -> Int { (PixelFont.height + 4) * zoom }
}
