import Foundation
import TableDrawing
import TableThemes
import Testing

/// Copies of themes share their values until one of them is changed.
@Suite struct ThemeCopyTests {
    @Test("A changed copy leaves the theme that it was made of as it was")
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

    @Test("Themes of the same values are equal, however they were made")
    func equality() {
        var changed = Theme.flat
        changed.name = "other"
        #expect(changed.hashValue != Theme.flat.hashValue)
        changed.name = "ios7"
        #expect(changed == .flat)
        #expect(changed.hashValue == Theme.flat.hashValue)
    }

    @Test("A mirror shows the values, and nothing of how they are kept")
    func mirror() {
        let names = Mirror(reflecting: Theme.flat).children.compactMap(\.label)
        #expect(names.count == 22)
        #expect(names.first == "name" && names.contains("separator"))
    }
}
