import TableDrawing

/// Layout of a difference picture, in its pixels.
struct DifferenceLayout {
    /// Scale of the letters' pixels.
    let zoom: Int
    let rows: ShownRows
    /// Shown columns of the pictures.
    let columns: Range<Int>
    /// Captions above the panels: expected, difference, actual.
    let captions: [String]
    /// Horizontal ranges of the three panels.
    let panels: [Range<Int>]
    /// Top of the panels.
    let top: Int
    /// Lines below the panels.
    let legend: [String]
    let width: Int
    let height: Int

    /// Maximum number of shown rows.
    ///
    /// Viewers could not open a larger picture.
    static let maximumRows = 8_192
    /// Maximum number of shown columns of each picture.
    static let maximumColumns = 8_192
    /// Maximum number of pixels in a panel, so that three panels take less than 150 MB.
    static let maximumPixels = 12_000_000
    /// Line length in letters for which small pictures are widened.
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
            // A gap of two letters separates the captions of narrow pictures.
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

    /// Returns a line wrapped at spaces to a number of letters.
    ///
    /// Continued lines are indented.
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
                    // The word is longer than a line.
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

    /// Returns the gap around and between the panels, in pixels.
    static func gap(_ zoom: Int) -> Int { 6 * zoom }
    /// Returns the distance between lines of text, in pixels.
    static func lineHeight(_ zoom: Int) -> Int { (PixelFont.height + 4) * zoom }
}
