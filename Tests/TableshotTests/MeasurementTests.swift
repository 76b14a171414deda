import Foundation
import Tableshot
import Testing

/// Published measurements of screenshots of iOS, compared with our own pictures within a device
/// pixel.
///
/// Frames saved by Xcode and frames of an iOS 6 view dump are in `StoryboardFrameTests` and
/// `EditingTests`.
@Suite struct MeasurementTests {
    private func table(
        _ theme: Theme, width: CGFloat, height: CGFloat, titles: [String]? = nil,
        header: String? = nil, change: @escaping (TableViewCell) -> Void
    ) throws -> Bitmap {
        final class Source: TableView, TableViewDataSource {
            var titles: [String]?
            var header: String?
            var change: (TableViewCell) -> Void = { _ in }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                change(cell)
                return cell
            }
            func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
            { header }
            func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
        }
        return try render(
            size: CGSize(width: width, height: height),
            context: RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
        ) {
            let table = Source(frame: CGRect(x: 0, y: 0, width: width, height: height))
            table.titles = titles
            table.header = header
            table.change = change
            table.fillerRowHeight = 0
            table.dataSource = table
            return table
        }.bitmap()
    }

    /// Bounding box of the pixels that differ from a colour, in a part of a picture.
    private func ink(
        _ bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>, besides: Set<UInt32>
    ) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        for y in rows {
            for x in columns where !besides.contains(bitmap[x, y] & 0xFFFFFF) {
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        return left > right ? nil : (left...right, top...bottom)
    }

    /// Bounding box of a header's text at the origin, in pixels.
    private func label(
        _ text: String, theme: Theme
    ) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
        let bitmap = try render(
            context: RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
        ) {
            let label = Label(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            label.backgroundColor = .white
            label.font = theme.header.font.font()
            label.text = text
            return label
        }.bitmap()
        return try #require(
            ink(bitmap, columns: 0..<80, rows: 0..<80, besides: [0xFFFFFF]))
    }

    @Test func `iOS 13: the chevron has 6.5 by 11.5 points, 21.5 from the right of 414`() throws {
        let bitmap = try table(.modern, width: 414, height: 176) {
            $0.accessoryType = .disclosureIndicator
        }
        let box = try #require(
            ink(bitmap, columns: 700..<828, rows: 0..<86, besides: [0xFFFFFF]))
        #expect(abs(box.x.count - 13) <= 1, "\(box.x)")
        #expect(abs(box.y.count - 23) <= 1, "\(box.y)")
        #expect(abs(828 - 43 - (box.x.upperBound + 1)) <= 1, "\(box.x)")
        // Its vertical centre is the centre of the row.
        let middle = Double(box.y.lowerBound + box.y.upperBound + 1) / 2
        #expect(abs(middle - 44) <= 1, "\(box.y)")
    }

    @Test func `iOS 13: separators are a pixel of #C6C6C8 from 20 to the edge of 414`() throws {
        let bitmap = try table(.modern, width: 414, height: 176) { $0.textLabel?.text = "x" }
        let line = (0..<828).filter { bitmap[$0, 87] & 0xFFFFFF == 0xC6C6C8 }
        #expect(line == Array(40..<828))
        for y in [86, 88] {
            #expect((400..<828).allSatisfy { bitmap[$0, y] & 0xFFFFFF == 0xFFFFFF })
        }
    }

    @Test func `iOS 10: a header has 28 points, its letters 12, their baseline near 20.5`() throws {
        let bitmap = try table(.flat, width: 375, height: 204, header: "H") { _ in }
        let strip = (0..<bitmap.height).filter { bitmap[740, $0] & 0xFFFFFF == 0xF7F7F7 }
        #expect(strip == Array(0..<56))
        let box = try #require(ink(bitmap, columns: 0..<400, rows: 0..<56, besides: [0xF7F7F7]))
        #expect(abs(box.y.count - 24) <= 1, "\(box.y)")
        #expect(abs(box.y.upperBound + 1 - 41) <= 1, "\(box.y)")
        // The measured text begins at 16 points. The letter's side bearing depends on the font.
        let letter = try label("H", theme: .flat)
        #expect(abs(box.x.lowerBound - letter.x.lowerBound - 32) <= 1, "\(box.x)")
    }

    @Test func `iOS 10: separators are #C8C7CC from 16 to 360 of 375 beside an index`() throws {
        let bitmap = try table(.flat, width: 375, height: 176, titles: ["H", "I"]) {
            $0.textLabel?.text = "x"
        }
        let line = (0..<750).filter { bitmap[$0, 87] & 0xFFFFFF == 0xC8C7CC }
        #expect(line == Array(32..<720))
    }

    @Test func `iOS 10: letters of an index have distances of 14 points and are centred`() throws {
        let bitmap = try table(
            .flat, width: 375, height: 200, titles: ["H", "H", "H", "H", "H"]
        ) { _ in }
        let rows = (0..<400).filter { y in
            (724..<750).contains { bitmap[$0, y] & 0xFFFFFF != 0xFFFFFF }
        }
        let starts = rows.filter { !rows.contains($0 - 1) }
        #expect(starts.count == 5)
        for (first, second) in zip(starts, starts.dropFirst()) {
            #expect(abs(second - first - 28) <= 1)
        }
        let box = try #require(
            ink(bitmap, columns: 724..<750, rows: 0..<400, besides: [0xFFFFFF]))
        // 7.75 points from the right edge. The centre of the lines is the centre of the table.
        #expect(abs(Double(box.x.lowerBound + box.x.upperBound + 1) / 2 - (750 - 15.5)) <= 1)
        #expect(abs(Double(box.y.lowerBound + box.y.upperBound + 1) / 2 - 200) <= 1, "\(box.y)")
    }

    @Test func `iOS 6: a separator is the last point of a row and has the full width`() throws {
        let bitmap = try table(.classic, width: 320, height: 176) { _ in }
        for y in [86, 87] {
            #expect((0..<640).allSatisfy { bitmap[$0, y] & 0xFFFFFF == 0xE0E0E0 })
        }
        #expect(bitmap[320, 85] & 0xFFFFFF == 0xFFFFFF && bitmap[320, 88] & 0xFFFFFF == 0xFFFFFF)
    }
}
