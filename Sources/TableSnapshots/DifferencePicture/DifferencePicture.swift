import TableDrawing

/// Draws the picture of a comparison: captions, three panels, and a legend of the boxes.
struct DifferencePicture {
    private let comparison: SnapshotComparison
    private let layout: DifferenceLayout
    private let boxes: [RegionDifference]

    /// Maximum number of boxes.
    ///
    /// More boxes would hide the differences.
    static let maximumBoxes = 24

    /// - Parameter titles: lines above the legend.
    init(_ comparison: SnapshotComparison, titles: [String] = []) {
        self.comparison = comparison
        boxes = Array(comparison.regions.prefix(Self.maximumBoxes))
        // Beside an empty panel there is no comparison, and the title explains the reason.
        let isAlone = comparison.expected.width == 0 || comparison.actual.width == 0
        let legend = isAlone && !titles.isEmpty ? [] : Self.legend(of: comparison, boxes)
        layout = DifferenceLayout(comparison, legend: titles + legend)
    }

    private static func legend(
        of comparison: SnapshotComparison, _ boxes: [RegionDifference]
    ) -> [String] {
        guard comparison.verdict != .identical else { return [comparison.summary] }
        let rest = comparison.regions.count - boxes.count
        return [comparison.summary]
            + boxes.enumerated().map { "\($0 + 1)  \($1)" }
            + (rest > 0 ? ["and \(counted(rest, "more place"))"] : []) + comparison.remarks
    }

    func bitmap() -> Bitmap {
        var painter = PixelPainter(
            width: layout.width, height: layout.height, ground: DifferencePalette.ground)
        let (zoom, gap) = (layout.zoom, DifferenceLayout.gap(layout.zoom))
        for (caption, panel) in zip(layout.captions, layout.panels) {
            painter.text(
                caption, x: panel.lowerBound, y: gap, zoom: zoom, DifferencePalette.text)
        }
        for place in layout.rows.places {
            for y in place.rows {
                let row = layout.top + place.top + y - place.rows.lowerBound
                painter.withRow(row, from: layout.panels[0].lowerBound) { pixels in
                    show(comparison.expected, row: y, in: pixels)
                }
                painter.withRow(row, from: layout.panels[1].lowerBound) { pixels in
                    showDifference(row: y, in: pixels)
                }
                painter.withRow(row, from: layout.panels[2].lowerBound) { pixels in
                    show(comparison.actual, row: y, in: pixels)
                }
            }
        }
        paintCuts(with: &painter)
        paintBoxes(with: &painter)
        let legendTop = layout.top + layout.rows.height + gap
        for (index, line) in layout.legend.enumerated() {
            painter.text(
                line, x: gap, y: legendTop + index * DifferenceLayout.lineHeight(zoom),
                zoom: zoom, DifferencePalette.text)
        }
        return painter.bitmap
    }

    /// Draws a row of a picture's pixels.
    private func show(
        _ bitmap: Bitmap, row y: Int, in pixels: UnsafeMutableBufferPointer<UInt32>
    ) {
        guard y < bitmap.height else { return }
        let start = y * bitmap.width
        for x in layout.columns.clamped(to: 0..<bitmap.width) {
            pixels[x - layout.columns.lowerBound] = Self.shown(bitmap.pixels[start + x], x, y)
        }
    }

    /// Draws a row of differences over the faded picture.
    private func showDifference(row y: Int, in pixels: UnsafeMutableBufferPointer<UInt32>) {
        let (expected, actual) = (comparison.expected, comparison.actual)
        let marks = comparison.marks(ofRow: y)
        let hatched = comparison.ignoring.map(\.frame).filter { $0.rows.contains(y) }
        for x in layout.columns {
            let isExpected = x < expected.width && y < expected.height
            let isActual = x < actual.width && y < actual.height
            guard isExpected || isActual else { continue }
            var pixel = DifferencePalette.different
            let isIgnored = hatched.contains { $0.columns.contains(x) }
            if isIgnored, !isExpected || !isActual {
                let only = isExpected ? expected : actual
                pixel = Self.faded(Self.shown(only[x, y], x, y))
            } else if isExpected && isActual {
                switch marks.map({ $0[$0.startIndex + x] }) {
                case PixelMark.different: break
                case PixelMark.tolerated: pixel = DifferencePalette.tolerated
                default: pixel = Self.faded(Self.shown(expected[x, y], x, y))
                }
            }
            if isIgnored, (x + y) % 8 < 2 { pixel = DifferencePalette.hatch }
            pixels[x - layout.columns.lowerBound] = pixel
        }
    }

    /// Draws the numbers of left-out rows between two stretches.
    private func paintCuts(with painter: inout PixelPainter) {
        let zoom = layout.zoom
        for (above, below) in zip(layout.rows.places, layout.rows.places.dropFirst()) {
            let y = layout.top + below.top - layout.rows.cut + 4 * zoom
            let rows = "y \(above.rows.upperBound)–\(below.rows.lowerBound - 1) left out"
            for panel in layout.panels {
                painter.text(
                    PixelFont.fitting(rows, width: panel.count, zoom: zoom), x: panel.lowerBound,
                    y: y, zoom: zoom, DifferencePalette.text)
            }
        }
    }

    /// Draws the boxes in the second panel, then their numbers, so that no box crosses a
    /// number.
    private func paintBoxes(with painter: inout PixelPainter) {
        let shown = boxes.enumerated().compactMap { index, box in
            frame(of: box.frame).map { (label: "\(index + 1)", frame: $0) }
        }
        for box in shown {
            painter.outline(box.frame, thickness: layout.zoom, DifferencePalette.box)
        }
        let zoom = layout.zoom
        let panel = PixelFrame(
            x: 0, y: layout.top, width: layout.width, height: layout.rows.height)
        var badges = BadgePlaces(within: panel)
        for box in shown {
            let badge = badges.place(
                width: PixelFont.width(of: box.label, zoom: zoom) + 2 * zoom,
                height: PixelFont.height * zoom + zoom, at: box.frame)
            painter.fill(badge, DifferencePalette.box)
            painter.text(
                box.label, x: badge.x + zoom, y: badge.y + zoom, zoom: zoom,
                DifferencePalette.text)
        }
    }

    /// Returns the frame of a box in this picture, or `nil` if the place is not shown.
    private func frame(of frame: PixelFrame) -> PixelFrame? {
        guard let rows = layout.rows.panelRows(of: frame.rows) else { return nil }
        let columns = frame.columns.clamped(to: layout.columns)
        guard !columns.isEmpty else { return nil }
        let space = 3 * layout.zoom
        let left = layout.panels[1].lowerBound - layout.columns.lowerBound
        return PixelFrame(
            x: left + columns.lowerBound - space, y: layout.top + rows.lowerBound - space,
            width: columns.count + 2 * space, height: rows.count + 2 * space)
    }

    /// Returns a pixel composited over a checkerboard of 8 × 8 pixels.
    static func shown(_ pixel: UInt32, _ x: Int, _ y: Int) -> UInt32 {
        let board = DifferencePalette.board
        return PixelBlend.over((x / 8 + y / 8) % 2 == 0 ? board.light : board.dark, pixel)
    }

    /// Returns an opaque pixel faded to a quarter over white.
    static func faded(_ pixel: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 { ((765 + (pixel >> shift & 0xFF)) / 4) << shift }
        return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }
}

/// The opaque colours of a difference picture, `0xAARRGGBB`.
enum DifferencePalette {
    /// Colour around the panels, a grey not used as a background by any theme.
    static let ground: UInt32 = 0xFF6E_6E73
    /// Colour of letters on the background.
    static let text: UInt32 = 0xFFFF_FFFF
    /// Colour of a pixel that counts, not used by tables.
    static let different: UInt32 = 0xFFFF_00FF
    /// Colour of a pixel within the tolerance.
    static let tolerated: UInt32 = 0xFFFF_A800
    /// Colour of the lines over ignored regions.
    static let hatch: UInt32 = 0xFF2F_7D95
    /// Colour of boxes, and of the backgrounds of their numbers.
    static let box: UInt32 = 0xFF00_45D8
    /// Brightness of the light and dark squares behind transparent pixels.
    static let board: (light: UInt32, dark: UInt32) = (255, 224)
}

extension SnapshotComparison {
    /// A picture with three panels: expected, difference, and actual, above a legend of boxes.
    ///
    /// In the second panel, counted pixels are magenta on a faded copy of the expected picture.
    /// Areas covered by a single picture are also magenta. Tolerated pixels are amber, ignored
    /// regions are hatched, and a numbered box surrounds each differing place. Transparent
    /// pixels show a checkerboard. If the picture is too large for a viewer, only differing
    /// parts are shown.
    ///
    /// The picture is large, and drawn on each access.
    public var picture: Bitmap { DifferencePicture(self).bitmap() }
}
