import Foundation
import TableImages
import Testing

@testable import Tableshot

/// Pictures as PNG files.
@Suite struct PicturePNGTests {
    private final class Rows: TableView, TableViewDataSource {
        var count = 1
        private(set) var requestedRows: [Int] = []

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            requestedRows.append(indexPath.row)
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func picture(rows: Int = 1, region: PictureRegion = .screen) throws -> Picture {
        try render(size: CGSize(width: 120, height: 60), region: region) {
            let table = Rows(frame: .zero)
            table.count = rows
            table.dataSource = table
            return table
        }
    }

    @Test func anIndependentDecoderReadsThePixelsOfTheBitmap() throws {
        let picture = try picture(rows: 3)
        let bitmap = try picture.bitmap()
        let decoded = try Pillow.pixels(of: picture.pngData())
        #expect(decoded.width == bitmap.width && decoded.height == bitmap.height)
        #expect(decoded.hasAlpha == false)
        #expect(decoded.rgba == bitmap.straightRGBA)
        // An empty picture would be equal if nothing were drawn.
        #expect(Set(bitmap.pixels).count > 10)
    }

    @Test func aTransparentRowKeepsItsAlphaChannel() throws {
        let picture = try picture(
            region: .row(
                IndexPath(row: 0, section: 0),
                padding: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4), isTransparent: true))
        let decoded = try Pillow.pixels(of: picture.pngData())
        #expect(decoded.hasAlpha)
        #expect(decoded.rgba.prefix(4) == [0, 0, 0, 0])
        #expect(try decoded.rgba == picture.bitmap().straightRGBA)
    }

    @Test func bytesDoNotDependOnThreads() throws {
        let one = try picture(rows: 60, region: .content)
        one.threads = 1
        let four = try picture(rows: 60, region: .content)
        four.threads = 4
        #expect(try one.pngData() == four.pngData())
    }

    @Test func slabsJoinWithoutASeam() throws {
        // Pictures of several slabs: rows at the border of two slabs are whole.
        let tall = try picture(rows: 100, region: .content)
        #expect(tall.pixelHeight > Picture.slabHeight)
        #expect(try Pillow.pixels(of: tall.pngData()).rgba == tall.bitmap().straightRGBA)
    }

    @Test func aTallPictureRequestsEachRowOnce() throws {
        let table = Rows(frame: .zero)
        table.count = 100
        let tall = try render(size: CGSize(width: 120, height: 60), region: .content) {
            table.dataSource = table
            return table
        }
        _ = try tall.bitmap()
        #expect(table.requestedRows.sorted() == Array(0..<100))
    }

    @Test func stampsNameTheProgramItsLibrariesAndTheFontsInUse() throws {
        let metadata = try PNGMetadata(picture().pngData())
        #expect(metadata["Software"] == "Tableshot \(TableshotVersion.current)")
        let libraries = try #require(metadata["Libraries"])
        for name in ["cairo", "FreeType", "Pango", "HarfBuzz", "Fontconfig"] {
            #expect(libraries.contains(name + " "))
        }
        let fonts = try #require(metadata["Fonts"]).split(separator: "\n")
        #expect(fonts.count == 1)
        #expect(fonts[0].hasPrefix("Inter-Regular.otf "))
        #expect(fonts[0].split(separator: " ").last?.count == 32)
        #expect(try PNGMetadata(picture(rows: 0).pngData())["Fonts"] == nil)
    }

    @Test func aFileIsWrittenAsAWholeOrNotAtAll() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("tableshot-png-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("a.png").path
        try picture().writePNG(to: path)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == picture().pngData())

        let broken = try render(size: CGSize(width: 100, height: 100)) {
            let table = Rows(frame: .zero)
            table.count = -1
            table.dataSource = table
            return table
        }
        #expect(throws: RenderError.self) {
            try broken.writePNG(to: folder.appendingPathComponent("b.png").path)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
    }
}
