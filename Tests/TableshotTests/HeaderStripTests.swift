import Foundation
import Tableshot
import Testing

/// Band behind a classic section header, pixel by pixel.
@Suite struct HeaderStripTests {
    private final class Source: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            "A"
        }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            TableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class Table: TableView { var source: Source? }

    @Test("Lines replace the pixels of the translucent band")
    func lines() throws {
        let context = RenderContext(
            theme: .classic, traits: TraitCollection(displayScale: 1))
        let size = CGSize(width: 320, height: 100)
        let bitmap = try render(size: size, context: context) {
            let table = Table(frame: CGRect(origin: .zero, size: size), style: .plain)
            table.source = Source()
            table.dataSource = table.source
            return table
        }.bitmap()
        func channels(_ y: Int) -> [Int] {
            let pixel = bitmap.pixels[y * bitmap.width + 300]
            return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
        }
        // Over white, as the opaque band was measured.
        for (y, expected) in [
            (0, [0x71, 0x7D, 0x85]), (1, [0xA5, 0xB1, 0xBA]), (22, [0x98, 0x9E, 0xA4]),
        ] {
            for (found, value) in zip(channels(y), expected) {
                #expect(abs(found - value) <= 2, "line \(y): \(channels(y))")
            }
        }
    }
}
