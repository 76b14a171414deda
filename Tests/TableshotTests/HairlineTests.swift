import Foundation
import TableMockups
import Tableshot
import Testing

/// Separators, pixel by pixel, at every scale.
@Suite struct HairlineTests {
    private func picture(
        _ theme: Theme, _ scale: Double, rowHeight: CGFloat = 44, offset: CGFloat = 0,
        selected: Int? = nil
    ) throws -> Bitmap {
        let source = Rows()
        return try render(
            size: CGSize(width: 60, height: 200),
            context: RenderContext(
                theme: theme, traits: TraitCollection(displayScale: scale))
        ) {
            let table = TableView(frame: .zero)
            table.dataSource = source
            table.rowHeight = rowHeight
            table.contentOffset.y = offset
            if let selected {
                table.selectRow(
                    at: IndexPath(row: selected, section: 0), animated: false,
                    scrollPosition: .none)
            }
            return table
        }.bitmap()
    }

    private final class Rows: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            TableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let legend: [UInt32: Character] = [
        0xFFFFFF: ".", 0xC6C6C8: "-", 0xE0E0E0: "=", 0xD1D1D6: "s",
    ]

    @Test(arguments: [1.0, 2.0, 3.0])
    func `a modern separator has a height of a device pixel and an inset of 16 points`(
        scale: Double
    ) throws {
        let bitmap = try picture(.modern, scale)
        let bottom = Int(44 * scale)
        let left = Int(16 * scale)
        #expect(
            Ascii.grid(
                bitmap, columns: left - 3..<left + 3, rows: bottom - 2..<bottom + 1,
                legend: legend) == """
                    ......
                    ...---
                    ......
                    """)
        #expect(bitmap[bitmap.width - 1, bottom - 1] & 0xFFFFFF == 0xC6C6C8)
    }

    @Test func `a classic separator has a height of a point and the full width`() throws {
        for scale in [1, 2, 3] {
            let bitmap = try picture(.classic, Double(scale))
            let column = Ascii.grid(
                bitmap, columns: 0..<1, rows: 43 * scale - 1..<44 * scale + 1, legend: legend)
            let expected = ["."] + Array(repeating: "=", count: scale) + ["."]
            #expect(column == expected.joined(separator: "\n"))
            #expect(bitmap[60 * scale - 1, 44 * scale - 1] & 0xFFFFFF == 0xE0E0E0)
        }
    }

    @Test(
        arguments: [1, 1.25, 1.5, 1.75, 2, 2.5, 3], [320, 321])
    func `separators of classic sections are whole pixels`(scale: Double, width: Int) throws {
        let document = try DocumentReader().read(
            text: """
                theme: classic
                screen: {width: \(width), height: 200, scale: \(scale)}
                table: {style: grouped, separatorStyle: singleLine, separatorColor: "#000000", rows: [{height: 44}, {height: 41}, {height: 43.5}]}
                """, name: "d.yaml")
        let bitmap = try render(document).bitmap()
        let thickness = Int((scale + 0.01).rounded())
        func check(_ pixels: [UInt32], lines: Int) throws {
            let colors = pixels.map { $0 & 0xFFFFFF }
            let first = try #require(colors.firstIndex(of: 0))
            let last = try #require(colors.lastIndex(of: 0))
            let inside = colors[first...last]
            #expect(inside.allSatisfy { $0 == 0 || $0 == 0xFFFFFF })
            let runs = inside.split(separator: 0xFFFFFF).map(\.count)
            #expect(runs == Array(repeating: thickness, count: lines))
            // The border has no partly covered pixels around it either.
            #expect(colors[first - 1] & 0xFF > 0x90 && colors[last + 1] & 0xFF > 0x90)
        }
        let column = (0..<bitmap.height).map { bitmap[bitmap.width / 2, $0] }
        try check(column, lines: 4)
        let middle = try #require(column.firstIndex { $0 & 0xFFFFFF == 0 }) + Int(20 * scale)
        try check((0..<bitmap.width).map { bitmap[$0, middle] }, lines: 2)
    }

    @Test func `separators are a sharp pixel at fractional heights and offsets`() throws {
        for scale in [1.0, 2.0, 3.0] {
            for offset in [0, 0.25, 1 / 3, 0.5, 7.7] as [CGFloat] {
                let bitmap = try picture(.modern, scale, rowHeight: 43.3, offset: offset)
                let column = (0..<bitmap.height).map { bitmap[bitmap.width - 1, $0] & 0xFFFFFF }
                let lines = column.indices.filter { column[$0] == 0xC6C6C8 }
                #expect(column.allSatisfy { $0 == 0xFFFFFF || $0 == 0xC6C6C8 })
                // Each separator is the last pixel row of its table row.
                for (row, line) in lines.prefix(3).enumerated() {
                    let content = (43.3 * Double(row + 1) * scale).rounded()
                    let top = (Double(offset) * scale).rounded()
                    #expect(line == Int(content - top) - 1)
                }
            }
        }
    }

    @Test func `a selected modern row covers its separator and the separator above`() throws {
        let bitmap = try picture(.modern, 2, selected: 1)
        let grid = Ascii.grid(bitmap, columns: 118..<119, rows: 86..<90, legend: legend)
        #expect(grid == ".\n.\ns\ns")
        #expect(
            Ascii.grid(bitmap, columns: 118..<119, rows: 174..<178, legend: legend)
                == "s\ns\n.\n.")
    }

    @Test func `a selected classic row shows its separator`() throws {
        let bitmap = try picture(.classic, 2, selected: 1)
        #expect(bitmap[60, 88] & 0xFFFFFF == 0x058CF5)
        #expect(bitmap[60, 173] & 0xFFFFFF == 0x015DE6)
        #expect(
            Ascii.grid(bitmap, columns: 60..<61, rows: 174..<177, legend: legend) == "=\n=\n.")
    }
}
