import TableDrawing
import Testing

@testable import TableSnapshots

@Suite struct DifferencePictureTests {
    private let black = Bitmap(width: 40, height: 30, filling: 0xFF00_0000)

    /// Returns the panels of a comparison's picture.
    private func panels(_ comparison: SnapshotComparison) -> [Bitmap] {
        let layout = DifferenceLayout(comparison, legend: [])
        let picture = comparison.picture
        return layout.panels.map { columns in
            var panel = Bitmap(width: columns.count, height: layout.rows.height)
            for y in 0..<panel.height {
                for x in 0..<panel.width {
                    panel[x, y] = picture[columns.lowerBound + x, layout.top + y]
                }
            }
            return panel
        }
    }

    @Test func thePanelsShowExpectedDifferenceAndActual() {
        var actual = black
        actual[21, 17] = 0xFF00_00FF
        let shown = panels(SnapshotComparison(expected: black, actual: actual))
        for y in 0..<30 {
            for x in 0..<40 {
                #expect(shown[0][x, y] == 0xFF00_0000)
                #expect(shown[2][x, y] == actual[x, y])
            }
        }
        #expect(shown[1][21, 17] == DifferencePalette.different)
        #expect(shown[1].pixels.filter { $0 == DifferencePalette.different }.count == 1)
        #expect(shown[1][0, 29] == 0xFFBF_BFBF, "the rest is faded")
        #expect(shown[1][18, 14] == DifferencePalette.box, "a box three pixels around it")
        #expect(shown[1][24, 20] == DifferencePalette.box)
    }

    @Test func toleratedPixelsAndIgnoredRegionsAreVisible() throws {
        var actual = black
        actual[5, 5] = 0xFF00_0002
        actual[30, 9] = 0xFF00_00FF
        let shown = panels(
            SnapshotComparison(
                expected: black, actual: actual, tolerance: try Tolerance(channelThreshold: 2),
                ignoring: [
                    IgnoredRegion(
                        reason: "row", frame: PixelFrame(x: 24, y: 8, width: 16, height: 16))
                ]))[1]
        #expect(shown[5, 5] == DifferencePalette.tolerated)
        let hatched = (8..<24).flatMap { y in (24..<40).map { x in shown[x, y] } }
            .filter { $0 == DifferencePalette.hatch }.count
        #expect(hatched == 64, "a quarter of the region")
        #expect(shown.pixels.filter { $0 == DifferencePalette.hatch }.count == 64)
        #expect(!shown.pixels.contains(DifferencePalette.different))
        #expect(!shown.pixels.contains(DifferencePalette.box))
    }

    @Test func areasOfASinglePictureAreMarked() {
        let wide = Bitmap(width: 50, height: 20, filling: 0xFF00_0000)
        let shown = panels(SnapshotComparison(expected: black, actual: wide))[1]
        #expect(shown[45, 5] == DifferencePalette.different)
        #expect(shown[5, 25] == DifferencePalette.different)
        #expect(shown[45, 25] == DifferencePalette.ground)
        #expect(shown[5, 5] == 0xFFBF_BFBF)
    }

    @Test func transparentPixelsShowACheckerboard() {
        let shown = panels(
            SnapshotComparison(expected: Bitmap(width: 40, height: 30), actual: black))[0]
        #expect(shown[0, 0] == 0xFFFF_FFFF)
        #expect(shown[8, 0] == 0xFFE0_E0E0)
    }

    @Test func onlyTheDifferentPartsOfATallPictureAreShown() {
        let expected = Bitmap(width: 4, height: 20_000, filling: 0xFF00_0000)
        var actual = expected
        actual[0, 5_000] = 0xFF00_00FF
        actual[0, 19_999] = 0xFF00_00FF
        let comparison = SnapshotComparison(expected: expected, actual: actual)
        #expect(comparison.picture.height < 400)
        let shown = panels(comparison)
        #expect(shown[1].pixels.filter { $0 == DifferencePalette.different }.count == 2)
        #expect(shown[2].pixels.filter { $0 == 0xFF00_00FF }.count == 2)
        let rows = DifferenceLayout(comparison, legend: []).rows
        #expect(rows.stretches == [4_952..<5_049, 19_951..<20_000])
        #expect(rows.panelRows(of: 5_000..<5_001) == 48..<49)
        #expect(rows.panelRows(of: 0..<10) == nil)
    }

    @Test func thePictureHasALimitedSizeForAllSizes() {
        let wide = Bitmap(width: 2_000_000, height: 2)
        let tall = Bitmap(width: 2, height: 2_000_000)
        let layout = DifferenceLayout(
            SnapshotComparison(expected: wide, actual: tall), legend: ["a"])
        #expect(layout.width <= 3 * DifferenceLayout.maximumColumns)
        let pixels = layout.columns.count * layout.rows.height
        #expect(pixels <= DifferenceLayout.maximumPixels)
    }

    @Test func theLegendNamesTheBoxes() {
        var actual = black
        actual[21, 17] = 0xFF00_00FF
        let names = ["section 0, row 3, textLabel", "section 0, row 4, textLabel"]
        let pictures = names.map { name in
            SnapshotComparison(
                expected: black, actual: actual,
                regions: [
                    NamedRegion(name: name, frame: PixelFrame(x: 0, y: 0, width: 40, height: 30))
                ]
            ).picture
        }
        #expect(pictures[0] != pictures[1])
        // The two pictures differ by a letter at its place in the second line of the legend.
        let difference = SnapshotComparison(expected: pictures[0], actual: pictures[1])
        #expect(difference.place.map { $0.frame.width <= 5 && $0.frame.height <= 7 } == true)
    }

    @Test func numbersDoNotOverlap() {
        let panel = PixelFrame(x: 0, y: 10, width: 200, height: 100)
        var places = BadgePlaces(within: panel)
        // Boxes close together, at the edges, and within each other.
        let boxes = (0..<DifferencePicture.maximumBoxes).map { index in
            PixelFrame(
                x: index % 3 * 4 + (index > 20 ? 190 : 0), y: 10 + index % 5,
                width: 10 + index, height: 8)
        }
        let badges = boxes.map { places.place(width: 13, height: 8, at: $0) }
        for (index, badge) in badges.enumerated() {
            #expect(badge.x >= 0 && badge.columns.upperBound <= 200, "\(badge)")
            #expect(badge.y >= 10)
            for other in badges.dropFirst(index + 1) {
                #expect(
                    !badge.rows.overlaps(other.rows) || !badge.columns.overlaps(other.columns),
                    "\(badge) and \(other)")
            }
        }
    }

    @Test func aNumberIsDrawnCompletely() {
        // The second box surrounds the number of the first box.
        var actual = Bitmap(width: 100, height: 60, filling: 0xFF00_0000)
        let expected = actual
        for x in 30..<40 { actual[x, 30] = 0xFF00_00FF }
        for x in 20..<26 { actual[x, 22] = 0xFF00_00FF }
        let names = [(30, 30, 10, 1), (20, 22, 6, 1)].enumerated().map { index, frame in
            NamedRegion(
                name: "\(index)",
                frame: PixelFrame(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
        }
        let comparison = SnapshotComparison(expected: expected, actual: actual, regions: names)
        let shown = panels(comparison)[1]
        // Above the first box, the letter on a ground of the boxes' colour.
        let badge = (19..<27).flatMap { y in (27..<34).map { x in shown[x, y] } }
        #expect(
            badge.filter { $0 == DifferencePalette.text }.count == PixelFont.glyph("1").count { $0 }
        )
        #expect(badge.allSatisfy { $0 == DifferencePalette.text || $0 == DifferencePalette.box })
    }

    @Test func everyPrintableCharacterHasItsOwnGlyph() {
        let characters = (32...126).map { Character(Unicode.Scalar(UInt8($0))) }
        let glyphs = characters.map(PixelFont.glyph)
        #expect(glyphs.allSatisfy { $0.count == PixelFont.width * PixelFont.height })
        #expect(Set(glyphs).count == 95)
        #expect(PixelFont.glyph("é") == PixelFont.glyph("日"))
        #expect(PixelFont.transliterated("20 × 10, x 4–12…") == "20 x 10, x 4-12...")
        #expect(PixelFont.fitting("abcdefgh", width: 35, zoom: 1) == "abc...")
    }

    @Test(
        "A long line of the legend wraps without losing words",
        arguments: [14, 20, 33, 80])
    func legendWraps(letters: Int) {
        let line =
            "1  section 0, row 3, detailTextLabel: 212 px within x 127-607, y 231-287 aVeryLongWordThatNoLineHoldsAtAll"
        let lines = DifferenceLayout.wrapped(line, letters: letters)
        #expect(lines.allSatisfy { $0.count <= letters })
        let letterOnly = { (text: String) in text.filter { $0 != " " } }
        #expect(letterOnly(lines.joined()) == letterOnly(line))
        #expect(DifferenceLayout.wrapped("short", letters: letters) == ["short"])
        #expect(DifferenceLayout.wrapped("", letters: letters) == [""])
    }
}
