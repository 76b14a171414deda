import Foundation
import TableDrawing
import TableThemes
import Testing

/// Copies of themes share their values until a copy is changed.
@Suite struct ThemeCopyTests {
    @Test("Changes of a copy do not affect the original theme")
    func copy() {
        var changed = Theme.flat
        #expect(changed == .flat)
        changed.table.rowHeight += 1
        changed.cell.defaultStyle.textColor = Color(hex: 0x123456)
        var further = changed
        further.name = "further"
        #expect(Theme.flat.table.rowHeight == 44)
        #expect(changed != .flat && further != changed)
        #expect(changed.name == "ios7" && further.table.rowHeight == 45)
        #expect(further.cell.defaultStyle.textColor == Color(hex: 0x123456))
    }

    @Test("Themes with equal values are equal")
    func equality() {
        var changed = Theme.flat
        changed.name = "other"
        #expect(changed.hashValue != Theme.flat.hashValue)
        changed.name = "ios7"
        #expect(changed == .flat)
        #expect(changed.hashValue == Theme.flat.hashValue)
    }

    @Test("A mirror shows the values without their storage")
    func mirror() {
        let names = Mirror(reflecting: Theme.flat).children.compactMap(\.label)
        #expect(names.count == 22)
        #expect(names.first == "name" && names.contains("separator"))
    }
}
