import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Accessories of cells.
@Suite struct AccessoryTests {
    private func lowered(
        _ theme: Theme, _ type: TableViewCell.AccessoryType, width: CGFloat = 320,
        direction: LayoutDirection = .leftToRight, change: (TableViewCell) -> Void = { _ in }
    ) -> RenderNode {
        RenderContext(theme: theme, traits: TraitCollection(layoutDirection: direction)).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = type
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            change(cell)
            return cell.lowered()
        }
    }

    @Test func `the raw values equal the raw values of UIKit`() {
        #expect(TableViewCell.AccessoryType.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(TableViewCell.AccessoryType.detailDisclosureButton.rawValue == 2)
        #expect(TableViewCell.AccessoryType.detailButton.rawValue == 4)
    }

    @Test func `a classic detail disclosure is a single disc in a box of 33 points`() throws {
        for type in [TableViewCell.AccessoryType.detailDisclosureButton, .detailButton] {
            let cell = lowered(.classic, type)
            #expect(cell.child("contentView")?.frame.width == 287)
            let button = try #require(cell.child("accessoryButton"))
            #expect(button.frame == CGRect(x: 289, y: 6, width: 29, height: 31))
            #expect(cell.child("accessory") == nil)
        }
    }

    @Test(arguments: [Theme.flat, .modern, .glass])
    func `since iOS 7, a detail disclosure is a button before a chevron`(theme: Theme) throws {
        let cell = lowered(theme, .detailDisclosureButton)
        let chevron = try #require(cell.child("accessory")?.frame)
        let button = try #require(cell.child("accessoryButton")?.frame)
        let alone = try #require(lowered(theme, .disclosureIndicator).child("accessory")?.frame)
        #expect(chevron == alone)
        #expect(abs(chevron.minX - button.maxX - theme.accessory.detailDisclosureGap!) <= 0.5)
        #expect(button.size == CGSize(width: 22, height: 22))
        let content = try #require(cell.child("contentView")?.frame)
        #expect(abs(button.minX - content.maxX - theme.accessory.detailButton.leading) <= 0.5)
    }

    @Test(arguments: Theme.eras)
    func `a right-to-left layout mirrors the frames of accessories`(theme: Theme) throws {
        for type in TableViewCell.AccessoryType.allCases where type != .none {
            let left = lowered(theme, type)
            let right = lowered(theme, type, direction: .rightToLeft)
            for part in left.children where part.name.hasPrefix("accessory") {
                let mirrored = try #require(right.child(part.name)).frame
                #expect(abs(320 - part.frame.maxX - mirrored.minX) < 0.01, "\(type)")
            }
        }
    }

    @Test func `a right-to-left layout flips chevrons, but no buttons and checkmarks`() throws {
        func contents(_ type: TableViewCell.AccessoryType, _ direction: LayoutDirection)
            -> [RenderContents]
        {
            lowered(.modern, type, direction: direction).children
                .filter { $0.name.hasPrefix("accessory") }.map(\.contents)
        }
        #expect(
            contents(.disclosureIndicator, .leftToRight)
                != contents(.disclosureIndicator, .rightToLeft))
        #expect(contents(.detailButton, .leftToRight) == contents(.detailButton, .rightToLeft))
        #expect(contents(.checkmark, .leftToRight) == contents(.checkmark, .rightToLeft))
    }

    @Test func `a classic chevron is white in a highlighted cell, and the disc keeps its colours`()
        throws
    {
        func shape(_ type: TableViewCell.AccessoryType, _ part: String, _ highlighted: Bool)
            -> RenderContents?
        {
            lowered(.classic, type) { $0.isHighlighted = highlighted }.child(part)?.contents
        }
        #expect(
            shape(.disclosureIndicator, "accessory", true)
                != shape(.disclosureIndicator, "accessory", false))
        #expect(
            shape(.detailButton, "accessoryButton", true)
                == shape(.detailButton, "accessoryButton", false))
    }

    @Test func `the editing accessory replaces the accessory in editing mode`() throws {
        let none = lowered(.modern, .disclosureIndicator) { $0.isEditing = true }
        #expect(none.child("accessory") == nil)
        let own = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let editing = lowered(.modern, .disclosureIndicator) {
            $0.accessoryView = own
            $0.editingAccessoryType = .checkmark
            $0.isEditing = true
        }
        #expect(editing.child("accessory") != nil)
        #expect(editing.child("accessoryView") == nil)
        let switched = lowered(.modern, .disclosureIndicator) {
            $0.editingAccessoryView = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            $0.isEditing = true
        }
        #expect(switched.child("editingAccessoryView")?.frame.width == 40)
        #expect(switched.child("accessory") == nil)
    }

    @Test func `a tapped detail button calls the delegate, and a tapped chevron causes a warning`()
    {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            let list = EditableList()
            list.configure = { cell, indexPath in
                cell.accessoryType = indexPath.row == 0 ? .detailButton : .disclosureIndicator
            }
            let table = list.makeTable()
            _ = table.visibleCells
            table.tapAccessory(at: row(0))
            #expect(list.notes == ["accessory 0"])
            table.tapAccessory(at: row(1))
            #expect(list.notes == ["accessory 0"])
            #expect(log.diagnostics.map(\.identifier) == ["table.no-accessory-button"])
        }
    }

    @Test func `a touched button of a single row looks pressed until the touch ends`() throws {
        try RenderContext(theme: .classic).run {
            let list = EditableList()
            list.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
            let table = list.makeTable()
            func shapes() throws -> [RenderContents] {
                let node = table.lowered()
                return try (0..<3).map {
                    try #require(node.node("row 0,\($0)", "accessoryButton")).contents
                }
            }
            let normal = try shapes()
            table.highlightAccessory(at: row(1))
            let pressed = try shapes()
            #expect(pressed[0] == normal[0] && pressed[1] != normal[1])
            table.unhighlightAccessory(at: row(1))
            let after = try shapes()
            #expect(after == normal)
        }
    }

    @Test func `checkmarks have the tint colour in all themes except classic`() throws {
        for theme in Theme.eras {
            let tinted = lowered(theme, .checkmark) { $0.tintColor = .purple }
            let plain = lowered(theme, .checkmark)
            let isSame =
                tinted.child("accessory")?.contents == plain.child("accessory")?.contents
            #expect(isSame == (theme == .classic))
        }
    }

    @Test(arguments: Theme.eras)
    func `accessory glyphs grow with the text size since iOS 13, and their trailing edges stay`(
        theme: Theme
    ) throws {
        func frames(_ category: ContentSizeCategory) throws -> [CGRect] {
            try RenderContext(
                theme: theme, traits: TraitCollection(preferredContentSizeCategory: category)
            ).run {
                return try [TableViewCell.AccessoryType.disclosureIndicator, .checkmark].map {
                    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                    cell.accessoryType = $0
                    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
                    return try #require(cell.lowered().child("accessory")).frame
                }
            }
        }
        let plain = try frames(.large)
        let large = try frames(.accessibilityExtraLarge)
        let grows = theme.accessory.textStyle != nil
        #expect(grows == (theme == .ios13 || theme == .ios15 || theme == .ios26))
        // Body text has 23 points at the largest non-accessibility size, and 17 at `large`.
        let factor: CGFloat = grows ? 23.0 / 17 : 1
        for (plain, large) in zip(plain, large) {
            #expect(abs(large.width - plain.width * factor) < 0.01)
            #expect(abs(large.height - plain.height * factor) < 0.01)
            #expect(abs(large.maxX - plain.maxX) <= 1)
            #expect(abs(large.midY - plain.midY) <= 1)
        }
    }

    @Test func `a symbol before a text has the text's size in its layout`() throws {
        func frame(_ theme: Theme, _ category: ContentSizeCategory) throws -> CGRect {
            try RenderContext(
                theme: theme, traits: TraitCollection(preferredContentSizeCategory: category)
            ).run {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Text"
                cell.imageView?.image = Image(systemName: "star")
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
                return try #require(cell.lowered().node("contentView", "imageView")).frame
            }
        }
        for theme in [Theme.modern, .glass] {
            let plain = try frame(theme, .large)
            let large = try frame(theme, .accessibilityExtraLarge)
            #expect(abs(large.height - plain.height * 40 / 17) < 0.01)
        }
        let flat = try frame(.flat, .accessibilityExtraLarge)
        #expect(abs(flat.height - 20) < 0.01)
    }
}
