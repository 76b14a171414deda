import Foundation
import TableSamples
import Tableshot
import Testing

@Suite struct CaptionAndTextCellTests {
    private static let sentence =
        "Bright until noon, then clouds from the west; a shower is possible towards evening."

    private static func cell(
        _ caption: String, _ text: String, width: CGFloat = 320
    ) -> CaptionAndTextCell {
        let height = CaptionAndTextCell.cellHeight(forCaption: caption, text: text, width: width)
        let cell = Fixture.cell(CaptionAndTextCell.self, width: width, height: height)
        cell.caption = caption
        cell.text = text
        return cell
    }

    @Test("Short texts are on a single line, with the text after the caption")
    func oneLine() {
        Fixture.run(.classic) {
            let texts = Self.cell("Wind", "Light").lowered().drawnTexts
            #expect(texts.map(\.string) == ["Wind", "Light"])
            #expect(texts.map(\.frame.minY) == [5, 5])
            #expect(texts.map(\.frame.minX)[0] == 10)
            let gap = texts[1].frame.minX - texts[0].frame.maxX
            #expect(gap >= 5 && gap < 6)
        }
    }

    @Test("Long texts are stacked and wrapped within the margins")
    func stacked() {
        Fixture.run(.classic) {
            let texts = Self.cell("Forecast", Self.sentence, width: 200).lowered().drawnTexts
            #expect(texts.count == 2)
            #expect(texts.map(\.frame.minX) == [10, 10])
            #expect(texts[1].frame.minY >= texts[0].frame.maxY + 5)
            #expect(texts[1].frame.height > texts[0].frame.height * 2)
            #expect(texts.allSatisfy { $0.frame.maxX <= 190 })
        }
    }

    @Test(
        "The height is the height of the drawing and 5 points, at every width",
        arguments: ["classic", "modern"], [60, 120, 200, 320, 390, 768, 1_024])
    func height(theme: String, width: CGFloat) throws {
        try Fixture.run(try #require(Theme(named: theme))) {
            let items = [
                ("Wind", "Light"), ("Forecast", Self.sentence), (Self.sentence, "Yes"),
                (Self.sentence, Self.sentence), ("Two", "lines\nof text"), ("", Self.sentence),
                ("Caption only", ""),
            ]
            for (caption, text) in items {
                let cell = Self.cell(caption, text, width: width)
                let drawn = cell.lowered().drawnTexts
                let bottom = try #require(drawn.map(\.frame.maxY).max())
                // Heights are rounded up to whole points, once for each text.
                let spare = cell.frame.height - 5 - bottom
                #expect(spare > -0.001 && spare < 2.001, "\(caption) | \(text): \(spare)")
                // A word wider than the cell is broken, so the test compares letters.
                let letters = (caption + text).filter { !$0.isWhitespace }
                let drawnLetters = drawn.map(\.string).joined().filter { !$0.isWhitespace }
                #expect(drawnLetters == letters)
            }
        }
    }

    @Test("A difference of a point in width decides between a single line and two lines")
    func threshold() throws {
        try Fixture.run(.modern) {
            func height(_ width: CGFloat) -> CGFloat {
                CaptionAndTextCell.cellHeight(
                    forCaption: "Ferries", text: "All run on time", width: width)
            }
            let low = height(1_000)
            let width = try #require((40...1_000).first { height(CGFloat($0)) == low })
            #expect(height(CGFloat(width - 1)) > low * 1.5)
            let texts = Self.cell("Ferries", "All run on time", width: CGFloat(width))
                .lowered().drawnTexts
            #expect(texts[1].frame.maxX <= CGFloat(width) - 10)
            #expect(texts[1].frame.maxX > CGFloat(width) - 13)
        }
    }

    @Test("White space at the ends is ignored")
    func trimming() {
        Fixture.run(.classic) {
            let cell = Self.cell(" \n Tide\t", "\n High at noon \n\n")
            #expect(cell.caption == "Tide")
            #expect(cell.text == "High at noon")
            #expect(cell.lowered().drawnTexts.map(\.string) == ["Tide", "High at noon"])
            #expect(
                CaptionAndTextCell.cellHeight(
                    forCaption: " \n Tide\t", text: "\n High at noon \n\n", width: 320)
                    == CaptionAndTextCell.cellHeight(
                        forCaption: "Tide", text: "High at noon", width: 320))
        }
    }

    @Test("Widths without space have a height, and no text is drawn")
    func narrow() {
        Fixture.run(.modern) {
            for width: CGFloat in [0, 5, 20, -10, .nan, .infinity] {
                let height = CaptionAndTextCell.cellHeight(
                    forCaption: "A", text: "B", width: width)
                #expect(height.isFinite && height >= 20 && height < 40)
            }
            #expect(Self.cell("A", "B", width: 20).lowered().drawnTexts.isEmpty)
        }
    }

    @Test("The gradient is in the background view, and the selection lies over it")
    func gradient() {
        Fixture.run(.classic) {
            let cell = Self.cell("Tide", "High at noon")
            #expect(cell.lowered().node(named: "backgroundView") == nil)
            cell.hasGradient = true
            cell.setSelected(true, animated: false)
            let names = cell.lowered().children.map(\.name)
            #expect(names.prefix(3) == ["backgroundView", "selectedBackground", "contentView"])
            cell.hasGradient = false
            #expect(cell.lowered().node(named: "backgroundView") == nil)
        }
    }

    @Test("A table gets the heights from the class and shows each row at its height")
    func table() {
        Fixture.run(.modern) {
            let table = CaptionAndTextTable(items: [
                .init(caption: "Wind", text: "Light"),
                .init(caption: "Forecast", text: Self.sentence),
            ])
            let tableView = TableView(frame: CGRect(x: 0, y: 0, width: 240, height: 480))
            table.configure(tableView)
            let heights = (0..<2).map {
                tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
            }
            #expect(
                heights == [
                    CaptionAndTextCell.cellHeight(
                        forCaption: "Wind", text: "Light", width: 240),
                    CaptionAndTextCell.cellHeight(
                        forCaption: "Forecast", text: Self.sentence, width: 240),
                ])
            #expect(heights[1] > heights[0] * 2)
        }
    }
}
