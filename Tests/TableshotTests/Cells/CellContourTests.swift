import Foundation
import Tableshot
import Testing

/// Shapes of controls, pixel by pixel: round and symmetric, without a fringe.
@Suite struct CellContourTests {
    private func bitmap(
        _ theme: Theme, scale: Double, _ row: CellGallery.Row, prepare: (TableView) -> Void
    ) throws -> Bitmap {
        try CellGallery([row]).picture(theme, scale: scale, prepare: prepare).bitmap()
    }

    /// Distance of a pixel from white, in its strongest channel.
    private func ink(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
        let pixel = bitmap[x, y]
        return (0..<3).reduce(0) { max($0, 255 - Int(pixel >> (UInt32($1) * 8) & 0xFF)) }
    }

    @Test(arguments: [Theme.flat, .modern, .glass], [1.0, 2.0, 3.0])
    func `the delete control is a symmetric disc of 22 points`(
        theme: Theme, scale: Double
    ) throws {
        let bitmap = try bitmap(theme, scale: scale, .init { _ in }) {
            $0.setEditing(true, animated: false)
        }
        let side = Int(22 * scale)
        let left = Int(16 * scale)
        let top = Int(
            ((theme.table.rowHeight - (theme == .flat ? 1 / scale : 0) - 22) / 2 * scale).rounded())
        for y in 0..<side {
            for x in 0..<side {
                let here = ink(bitmap, left + x, top + y)
                #expect(abs(here - ink(bitmap, left + side - 1 - x, top + y)) <= 8)
                #expect(abs(here - ink(bitmap, left + x, top + side - 1 - y)) <= 8)
            }
        }
        let middle = (0..<side).map { ink(bitmap, left + $0, top + side / 3) > 127 }
        let width = middle.filter { $0 }.count
        // At a third of its height, a circle has √(1 − 1/9) of its diameter as its width.
        #expect(abs(Double(width) - Double(side) * 0.943) <= 2)
        #expect(ink(bitmap, left - 1, top + side / 2) == 0)
        #expect(ink(bitmap, left + side, top + side / 2) == 0)
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func `the classic disc is symmetric except for its chevron`(scale: Double) throws {
        let bitmap = try bitmap(
            .classic, scale: scale, .init { $0.accessoryType = .detailDisclosureButton }
        ) { _ in }
        let center = (289 + 14.5) * scale
        for y in Int(8 * scale)..<Int(13 * scale) {
            for distance in 1..<Int(13 * scale) {
                let left = Int((center - Double(distance)).rounded(.up))
                let right = Int(center * 2) - 1 - left
                #expect(
                    abs(ink(bitmap, left, y) - ink(bitmap, right, y)) <= 2, "\(left) \(y)")
            }
        }
    }

    @Test func `the classic ring is two white points around blue, without blue outside`() throws {
        let bitmap = try bitmap(
            .classic, scale: 3, .init { $0.accessoryType = .detailDisclosureButton }
        ) { _ in }
        let y = 65
        let edge = (289 + 3) * 3
        for x in edge - 3..<edge + 5 {
            let pixel = bitmap[x, y]
            let (red, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel & 0xFF))
            #expect(abs(red - blue) <= 3, "a fringe at \(x - edge): \(red) \(blue)")
        }
        #expect(bitmap[edge + 2, y] & 0xFFFFFF == 0xFFFFFF)
        #expect(bitmap[edge + 8, y] & 0xFFFFFF == 0x236ED8)
        let rows = (10..<32).map { bitmap[edge + 12, 18 + $0] & 0xFF }
        #expect(rows.allSatisfy { $0 > 0xD0 })
    }

    @Test(arguments: [Theme.flat, .modern, .glass])
    func `the info ring has its line width and no corner`(theme: Theme) throws {
        let bitmap = try bitmap(theme, scale: 2, .init { $0.accessoryType = .detailButton }) {
            $0.tintColor = .black
        }
        let right = Int(2 * (390 - theme.accessory.margins.margin(forWidth: 390)))
        let y = Int((theme.table.rowHeight - (theme == .flat ? 0.5 : 0)) / 2 * 2)
        let line = (right - 44..<right).map { ink(bitmap, $0, y) }
        let first = line.prefix(8).reduce(0, +)
        let last = line.suffix(8).reduce(0, +)
        #expect(abs(first - last) <= 4)
        let width = theme == .flat ? 2.0 : 3.0
        #expect(abs(Double(first) / 255 - width) < 0.3)
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func `the lines of a reorder control are sharp`(scale: Double) throws {
        for theme in [Theme.flat, .modern, .glass] {
            let bitmap = try bitmap(theme, scale: scale, .init { $0.showsReorderControl = true }) {
                $0.setEditing(true, animated: false)
            }
            let x = Int((390 - 16 - 11) * scale)
            let column = (0..<bitmap.height - Int(scale) * 2).map { ink(bitmap, x, $0) }
            let marked = column.indices.filter { column[$0] > 0 }
            #expect(marked.count == 3 * Int(scale), "\(theme) \(marked)")
            #expect(Set(marked.map { column[$0] }).count == 1)
        }
    }
}
