import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Editing controls, reorder controls and the layout of edited rows.
@Suite struct EditingTests {
    private func table(
        _ theme: Theme = .modern, direction: LayoutDirection = .leftToRight,
        change: (EditableList, TableView) -> Void = { _, _ in }
    ) -> RenderNode {
        RenderContext(theme: theme, traits: TraitCollection(layoutDirection: direction)).run {
            let list = EditableList()
            let table = list.makeTable()
            table.setEditing(true, animated: false)
            change(list, table)
            return table.lowered()
        }
    }

    @Test(arguments: [(Theme.classic, 32), (.flat, 38), (.modern, 40), (.glass, 40)])
    func `the content moves for the editing control`(theme: Theme, shift: CGFloat) throws {
        let cell = try #require(table(theme).child("row 0,0"))
        let content = try #require(cell.child("contentView")).frame
        let control = try #require(cell.child("editControl")).frame
        #expect(content.minX == shift)
        #expect(control.minX >= 0 && control.maxX <= shift + 4)
        #expect(abs(control.midY - content.midY) <= 1)
    }

    @Test func `a row that cannot be edited keeps its position`() throws {
        let node = table { list, _ in
            list.movable = false
            list.editable = { $0.row != 1 }
        }
        #expect(node.node("row 0,1", "contentView")?.frame.minX == 0)
        #expect(node.node("row 0,1", "editControl") == nil)
        #expect(node.node("row 0,2", "contentView")?.frame.minX == 40)
    }

    @Test func `a row with the editing style none is indented unless its delegate prevents it`() {
        func x(_ indents: Bool, _ style: TableViewCell.EditingStyle) -> CGFloat? {
            table { list, _ in
                list.indents = indents
                list.editingStyle = style
            }.node("row 0,0", "contentView")?.frame.minX
        }
        #expect(x(true, .none) == 40)
        #expect(x(false, .none) == 0)
        #expect(x(false, .delete) == 40)
    }

    @Test func `delete controls, insert controls and selection circles differ`() throws {
        func control(_ change: (EditableList, TableView) -> Void) throws -> RenderContents {
            try #require(table(change: change).node("row 0,0", "editControl")).contents
        }
        let delete = try control { _, _ in }
        let insert = try control { list, _ in list.editingStyle = .insert }
        let circle = try control { _, table in table.allowsMultipleSelectionDuringEditing = true }
        let chosen = try control { _, table in
            table.allowsMultipleSelectionDuringEditing = true
            table.selectRow(at: row(0), animated: false, scrollPosition: .none)
        }
        #expect(Set([delete, insert, circle, chosen]).count == 4)
    }

    @Test func `the reorder control is trailing, after the editing accessory`() throws {
        for theme in Theme.eras {
            let node = table(theme) { list, _ in
                list.configure = { cell, _ in
                    cell.accessoryType = .checkmark
                    cell.editingAccessoryType = .disclosureIndicator
                }
            }
            let cell = try #require(node.child("row 0,0"))
            let grip = try #require(cell.child("reorderControl")).frame
            let chevron = try #require(cell.child("accessory")).frame
            let content = try #require(cell.child("contentView")).frame
            #expect(chevron.maxX < grip.minX && content.maxX <= chevron.minX, "\(theme)")
            #expect(grip.maxX <= 320)
        }
    }

    @Test func `editing and reorder controls lie above a selection`() throws {
        let cell = try #require(
            table { _, table in
                table.selectRow(at: row(0), animated: false, scrollPosition: .none)
            }.child("row 0,0"))
        #expect(
            cell.children.map(\.name) == [
                "selectedBackground", "contentView", "editControl", "reorderControl",
            ])
    }

    @Test func `a reorder control requires editing mode, a movable row and showsReorderControl`() {
        #expect(table { list, _ in list.movable = false }.node("row 0,0", "reorderControl") == nil)
        let hidden = table { list, _ in
            list.configure = { cell, _ in cell.showsReorderControl = false }
        }
        #expect(hidden.node("row 0,0", "reorderControl") == nil)
        let still = RenderContext().run { EditableList().makeTable().lowered() }
        #expect(still.node("row 0,0", "reorderControl") == nil)
    }

    @Test(arguments: Theme.eras)
    func `a right-to-left layout mirrors every part`(theme: Theme) throws {
        let left = try #require(table(theme).child("row 0,0"))
        let right = try #require(table(theme, direction: .rightToLeft).child("row 0,0"))
        for name in ["contentView", "editControl", "reorderControl", "separator"] {
            let frame = try #require(left.child(name)).frame
            let mirrored = try #require(right.child(name)).frame
            #expect(abs(320 - frame.maxX - mirrored.minX) < 0.01, "\(name)")
        }
    }

    @Test func `the Delete button of an iOS 6 row has the frames of a view dump`() throws {
        try RenderContext(theme: .classic).run {
            let list = EditableList()
            list.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
            let table = list.makeTable()
            table.rowHeight = 55
            #expect(
                table.lowered().node("row 0,0", "contentView")?.frame
                    == CGRect(x: 0, y: 0, width: 300, height: 54))
            table.openSwipeActions(at: row(0))
            let cell = try #require(table.lowered().child("row 0,0"))
            #expect(
                cell.child("contentView")?.frame == CGRect(x: 0, y: 0, width: 245, height: 54))
            let actions = try #require(cell.child("swipeActions"))
            #expect(actions.frame == CGRect(x: 245, y: 0, width: 75, height: 55))
            #expect(
                actions.child("action")?.frame == CGRect(x: 6, y: 10, width: 63, height: 34))
            #expect(cell.child("accessory") == nil)
        }
    }

    @Test func `an armed classic control is vertical beside its button`() throws {
        try RenderContext(theme: .classic).run {
            let list = EditableList()
            let table = list.makeTable()
            table.setEditing(true, animated: false)
            let level = try #require(table.lowered().node("row 0,0", "editControl")).contents
            table.showDeleteConfirmation(at: row(0))
            let cell = try #require(table.lowered().child("row 0,0"))
            #expect(cell.child("editControl")?.contents != level)
            #expect(cell.child("contentView")?.frame.minX == 32)
            #expect(cell.child("contentView")?.frame.maxX == 245)
            #expect(cell.child("reorderControl") == nil)
            #expect(table.cellForRow(at: row(0))?.showingDeleteConfirmation == true)
            table.closeSwipeActions()
            #expect(
                table.lowered().node("row 0,0", "editControl")?.contents == level)
        }
    }

    final class MaskCell: TableViewCell {
        var seen: [String] = []
        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            seen.append("will \(state.rawValue) editing \(isEditing)")
        }
        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            seen.append("did \(state.rawValue) editing \(isEditing)")
        }
    }

    @Test func `a cell receives its states as UIKit's masks`() throws {
        let list = EditableList()
        list.cellClass = MaskCell.self
        let table = list.makeTable()
        let cell = try #require(table.visibleCells.first as? MaskCell)
        table.setEditing(true, animated: false)
        #expect(cell.seen == ["will 1 editing false", "did 1 editing true"])
        cell.seen = []
        table.showDeleteConfirmation(at: row(0))
        #expect(cell.seen == ["will 3 editing true", "did 3 editing true"])
        cell.seen = []
        table.setEditing(false, animated: false)
        #expect(cell.seen.last == "did 0 editing false")
    }

    @Test("The end of the editing mode deselects rows only if they were selected by circles")
    func endDeselects() {
        for hasCircles in [true, false] {
            let list = EditableList()
            let table = list.makeTable()
            table.allowsSelectionDuringEditing = true
            table.allowsMultipleSelection = true
            table.allowsMultipleSelectionDuringEditing = hasCircles
            table.setEditing(true, animated: false)
            table.tapRow(at: row(1))
            table.setEditing(true, animated: false)
            #expect(table.indexPathsForSelectedRows == [row(1)])
            #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
            table.setEditing(false, animated: false)
            #expect(table.indexPathsForSelectedRows == (hasCircles ? nil : [row(1)]))
            #expect(table.visibleCells.map(\.isSelected) == [false, !hasCircles, false])
        }
    }

    @Test func `rows are selectable in editing mode only if the table allows it`() {
        let list = EditableList()
        let table = list.makeTable()
        table.isEditing = true
        table.tapRow(at: row(0))
        #expect(list.notes.isEmpty)
        table.allowsSelectionDuringEditing = true
        table.tapRow(at: row(0))
        table.tapRow(at: row(1))
        #expect(table.indexPathsForSelectedRows == [row(1)])
        table.allowsMultipleSelectionDuringEditing = true
        table.tapRow(at: row(2))
        #expect(table.indexPathsForSelectedRows == [row(1), row(2)])
        #expect(list.notes == ["select 0", "select 1", "select 2"])
    }

    @Test func `a reused cell has no state of its former row`() throws {
        let list = ListSource([100])
        let table = makeTable(list, height: 88)
        table.isEditing = true
        _ = table.visibleCells
        table.showDeleteConfirmation(at: row(0))
        table.contentOffset.y = 440
        for cell in table.visibleCells { #expect(!cell.showingDeleteConfirmation) }
        table.contentOffset.y = 0
        #expect(table.visibleCells.first?.showingDeleteConfirmation == true)
    }

    @Test(
        "Accessories and controls of edited rows grow by the factor of other rows' accessories",
        arguments: Theme.eras)
    func glyphGrowth(theme: Theme) throws {
        func widths(_ category: ContentSizeCategory) throws -> [Double] {
            let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 2)
            return try RenderContext(theme: theme, traits: traits).run {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = .disclosureIndicator
                cell.editingAccessoryType = .disclosureIndicator
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
                let plain = try #require(cell.lowered().child("accessory")).frame.width
                let list = EditableList()
                let table = list.makeTable()
                table.setEditing(true, animated: false)
                _ = table.lowered()
                let row = try #require(table.visibleCells.first)
                row.editingAccessoryType = .disclosureIndicator
                let edited = row.lowered()
                return [Double(plain)]
                    + (try ["accessory", "editControl", "reorderControl"].map {
                        Double(try #require(edited.child($0), "no \($0)").frame.width)
                    })
            }
        }
        let plain = try widths(.large)
        let grows = theme.accessory.textStyle != nil
        for category in [
            ContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ] {
            for (width, large) in zip(plain, try widths(category)) {
                #expect(abs(large - width * (grows ? 23.0 / 17 : 1)) < 0.01)
            }
        }
    }

    @Test(
        "Text beside editing controls is at least 192 of 320 points wide at the largest text sizes",
        arguments: [Theme.flat, .modern, .glass],
        [
            ContentSizeCategory.accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ])
    func largeTextBesideParts(theme: Theme, category: ContentSizeCategory) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 2)
        try RenderContext(theme: theme, traits: traits).run {
            let list = EditableList()
            let table = list.makeTable()
            table.frame.size.width = 320
            table.setEditing(true, animated: false)
            _ = table.lowered()
            let label = try #require(table.visibleCells.first?.textLabel)
            #expect(Double(label.frame.width) >= 192)
        }
    }
}
