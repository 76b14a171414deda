import Foundation
import Tableshot
import Testing

/// Pictures of tables as SVG and PDF.
@Suite struct VectorTests {
    private final class Rows: TableViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row number \(indexPath.row)"
            return cell
        }
    }

    /// A table does not retain its data source, so the data source must outlive the picture.
    private func withPicture(rows: Int, _ body: (Picture) throws -> Void) throws {
        let source = Rows(rows)
        try withExtendedLifetime(source) {
            try body(
                render(size: CGSize(width: 320, height: 480), region: .content) {
                    let table = TableView(frame: .zero)
                    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
                    table.dataSource = source
                    return table
                })
        }
    }

    @Test func aTallTableIsWrittenInSlabsWithEachRowOnce() throws {
        try withPicture(rows: 700) { picture in
            #expect(picture.pixelHeight > 2 * 16_384)
            let data = try picture.svgData(text: .text, title: "Rows")
            let svg = String(decoding: data, as: UTF8.self)
            #expect(svg.contains("<title>Rows</title>") && svg.contains("width=\"320\""))
            for row in [0, 100, 350, 699] { #expect(svg.contains(">Row number \(row)</text>")) }
            // Two adjacent slabs both contain the row at their border, and sometimes the next row.
            let texts = svg.split(separator: "<text ").count - 1
            let ends = picture.pixelHeight / 16_384
            #expect((700...700 + 2 * ends).contains(texts), "\(texts)")
            #expect(svg.contains("translate(0 ") && picture.diagnostics.isEmpty)
        }
    }

    @Test func aTallTableHasNoPage() throws {
        try withPicture(rows: 700) { picture in
            #expect(throws: (any Error).self) { try picture.pdfData() }
        }
        try withPicture(rows: 300) { picture in
            let page = try picture.pdfData()
            #expect(page.starts(with: Data("%PDF".utf8)))
        }
    }

    @Test func aFileIsWrittenAsAWholeOrNotAtAll() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("vectors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try withPicture(rows: 3) { picture in
            try picture.writeSVG(to: folder.path + "/rows.svg")
            try picture.writePDF(to: folder.path + "/rows.pdf", text: .text)
            let written = try Data(contentsOf: folder.appendingPathComponent("rows.svg"))
            let data = try picture.svgData()
            #expect(written == data)
        }
        try withPicture(rows: 700) { picture in
            #expect(throws: (any Error).self) {
                try picture.writePDF(to: folder.path + "/tall.pdf")
            }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["rows.pdf", "rows.svg"])
    }
}
