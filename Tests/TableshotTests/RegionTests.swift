import Foundation
import Tableshot
import Testing

/// The regions of a screen, the whole content, a section and a row contain equal pixels.
@Suite struct RegionTests {
    private final class Source: TableViewDataSource {
        func numberOfSections(in tableView: TableView) -> Int { 3 }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "c")
                ?? TableViewCell(style: .value1, reuseIdentifier: "c")
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "\(indexPath.section)"
            return cell
        }
    }

    private let source = Source()
    private let size = CGSize(width: 320, height: 480)

    private func picture(
        _ region: PictureRegion, offset: CGFloat = 0, rowHeight: CGFloat = 44
    ) throws -> Picture {
        try render(size: size, region: region) {
            let table = TableView(frame: .zero)
            table.dataSource = source
            table.sectionHeaderTopPadding = 0
            table.rowHeight = rowHeight
            table.contentOffset.y = offset
            return table
        }
    }

    private func part(_ bitmap: Bitmap, rows: Range<Int>) -> Bitmap {
        Bitmap(
            width: bitmap.width, height: rows.count,
            pixels: Array(
                bitmap.pixels[rows.lowerBound * bitmap.width..<rows.upperBound * bitmap.width]))
    }

    @Test func `the slabs of the whole content join without a seam`() throws {
        let whole = try picture(.content, rowHeight: 60.25)
        // 3 × (28 + 40 × 60.25) points at 2×: more than three slabs.
        #expect(whole.pixelHeight == 14_628)
        var pixels: [UInt32] = []
        try whole.forEachBand { pixels += $0.bitmap.pixels }
        let bands = Bitmap(width: 640, height: 14_628, pixels: pixels)
        #expect(try whole.bitmap() == bands)
    }

    @Test func `slabs join without a seam at rows that depend on or overlap their neighbours`()
        throws
    {
        final class Overhanging: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                130
            }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.backgroundColor = .clear
                let badge = View(frame: CGRect(x: 40, y: 30, width: 20, height: 70))
                badge.backgroundColor = .red
                if indexPath.row == 127 { cell.addSubview(badge) }
                return cell
            }
        }
        let overhanging = Overhanging()
        func make() throws -> Picture {
            try render(
                size: size, region: .content,
                context: RenderContext(traits: TraitCollection(displayScale: 1))
            ) {
                let table = TableView(frame: .zero)
                table.dataSource = overhanging
                table.rowHeight = 64
                table.selectRow(
                    at: IndexPath(row: 64, section: 0), animated: false, scrollPosition: .none)
                return table
            }
        }
        var pixels: [UInt32] = []
        try make().forEachBand { pixels += $0.bitmap.pixels }
        let whole = try make().bitmap()
        #expect(whole.pixels == pixels)
        #expect(whole[50, 8_200] & 0xFFFFFF == 0xFF0000)
        #expect(whole[180, 4_095] & 0xFFFFFF == 0xFFFFFF)
    }

    @Test func `regions of a table with estimates equal regions with exact heights`() throws {
        let exact = IndexPath(row: 30, section: 1)
        for region in [
            PictureRegion.content, .section(1), .row(exact), .screen,
        ] {
            let pictures = try [0, 25].map { estimate in
                try render(size: size, region: region) {
                    let table = TableView(frame: CGRect(origin: .zero, size: size))
                    table.dataSource = source
                    table.rowHeight = TableView.automaticDimension
                    table.estimatedRowHeight = estimate
                    table.scrollToRow(at: exact, at: .middle, animated: false)
                    return table
                }
            }
            #expect(try pictures[0].bitmap() == pictures[1].bitmap(), "\(region)")
        }
    }

    @Test func `a screen at the top shows the first pixels of the content`() throws {
        let content = try picture(.content).bitmap()
        #expect(try picture(.screen).bitmap() == part(content, rows: 0..<960))
    }

    @Test func `a section is a part of the content`() throws {
        let content = try picture(.content).bitmap()
        let height = (28 + 40 * 44) * 2
        #expect(
            try picture(.section(1)).bitmap() == part(content, rows: height..<height * 2))
    }

    @Test func `a region of a row is a part of the content`() throws {
        let content = try picture(.content).bitmap()
        let top = (28 + 3 * 44) * 2
        let row = try picture(.row(IndexPath(row: 3, section: 0))).bitmap()
        #expect(row == part(content, rows: top..<top + 88))
    }

    @Test func `a row without a background has transparent space around it`() throws {
        let padding = EdgeInsets(top: 10, left: 5, bottom: 7, right: 3)
        let region = PictureRegion.row(
            IndexPath(row: 3, section: 0), padding: padding, isTransparent: true)
        let bitmap = try picture(region).bitmap()
        #expect(bitmap.width == 656 && bitmap.height == 122)
        #expect(bitmap[9, 60] == 0 && bitmap[10, 60] >> 24 == 255)
        #expect(bitmap[300, 19] == 0 && bitmap[300, 20] >> 24 == 255)
        #expect(bitmap[649, 60] >> 24 == 255 && bitmap[650, 60] == 0)
        #expect(bitmap[300, 107] >> 24 == 255 && bitmap[300, 108] == 0)
    }

    @Test func `invalid sizes and regions are errors with a message`() {
        func message(_ make: () throws -> Picture) -> String {
            do {
                _ = try make()
                return ""
            } catch { return "\(error)" }
        }
        #expect(message { try picture(.section(3)) }.contains("there is no section 3"))
        #expect(
            message { try picture(.row(IndexPath(row: 40, section: 0))) }.contains("row 40"))
        for width in [0, -1, CGFloat.nan, .infinity, 1e300] {
            let words = message {
                try render(size: CGSize(width: width, height: 10)) { TableView(frame: .zero) }
            }
            #expect(words.contains("width"))
        }
        #expect(
            message { try render(size: size, region: .content) { TableView(frame: .zero) } }
                .contains("empty"))
    }

    @Test func `mistakes of a table are thrown, not drawn`() throws {
        final class Faulty: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            { tableView.dequeueReusableCell(withIdentifier: "nothing", for: indexPath) }
        }
        let faulty = Faulty()
        let picture = try render(size: size) {
            let table = TableView(frame: .zero)
            table.dataSource = faulty
            return table
        }
        #expect(throws: RenderError.self) { try picture.bitmap() }
    }

    @Test func `a single thread and three threads draw equal pixels`() throws {
        let one = try picture(.content)
        one.threads = 1
        let three = try picture(.content)
        three.threads = 3
        #expect(try one.bitmap() == three.bitmap())
    }
}
