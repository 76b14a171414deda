import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Backgrounds of selected rows.
@Suite struct CellSelectionTests {
    private func names(_ cell: TableViewCell) -> [String] {
        cell.lowered().children.map(\.name)
    }

    @Test func `subviews have UIKit's order`() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.selectedBackgroundView = View(frame: .zero)
        cell.backgroundView = View(frame: .zero)
        cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.isSelected = true
        #expect(
            names(cell) == [
                "backgroundView", "selectedBackgroundView", "contentView", "accessoryView",
                "separator",
            ])
    }

    @Test(arguments: Theme.eras, [TableView.Style.plain, .grouped])
    func `a selected background covers the cell's background`(
        theme: Theme, style: TableView.Style
    ) throws {
        try RenderContext(theme: theme).run {
            let source = ListSource([1])
            source.configure = { cell, _ in
                cell.backgroundView = View(frame: .zero)
                cell.selectedBackgroundView = View(frame: .zero)
            }
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
            table.separatorStyle = .none
            table.dataSource = source
            table.selectRow(
                at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            let cell = try #require(table.visibleCells.first)
            cell.layoutIfNeeded()
            let (back, front) = (cell.backgroundView?.frame, cell.selectedBackgroundView?.frame)
            #expect(back?.minX == front?.minX && back?.maxX == front?.maxX)
            if style == .grouped { #expect(front.map { $0.minY } == back.map { $0.minY }) }
        }
    }

    @Test func `the selection style none shows no selection and leaves labels unhighlighted`() {
        RenderContext(theme: .classic).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            cell.selectionStyle = .none
            cell.isSelected = true
            #expect(!names(cell).contains("selectedBackground"))
            #expect(cell.textLabel?.isHighlighted == false)
        }
    }

    @Test(arguments: Theme.eras)
    func `the selection styles blue, gray and default have the theme's colours`(theme: Theme) throws
    {
        try RenderContext(theme: theme).run {
            for style in [TableViewCell.SelectionStyle.blue, .gray, .default] {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.selectionStyle = style
                cell.isHighlighted = true
                let fill = try #require(cell.lowered().child("selectedBackground"))
                let expected: SelectionLook.Fill =
                    switch style {
                    case .blue: theme.selection.blue
                    case .gray: theme.selection.gray
                    default: theme.selection.standard
                    }
                guard case .color(let color) = fill.background else {
                    #expect(expected.top != expected.bottom)
                    continue
                }
                #expect(color == expected.top.resolved)
            }
        }
    }

    @Test
    func `the multiple-selection background is visible only in tables with multiple selection`() {
        let list = EditableList()
        list.configure = { cell, _ in
            cell.selectedBackgroundView = View(frame: .zero)
            cell.multipleSelectionBackgroundView = View(frame: .zero)
        }
        func shown(_ allows: Bool) -> [String] {
            let table = list.makeTable()
            table.allowsMultipleSelection = allows
            table.selectRow(at: row(0), animated: false, scrollPosition: .none)
            let names = table.lowered().child("row 0,0")?.children.map(\.name) ?? []
            return names.filter { $0.hasSuffix("BackgroundView") }
        }
        #expect(shown(false) == ["selectedBackgroundView"])
        #expect(shown(true) == ["multipleSelectionBackgroundView"])
    }

    @Test func `classic rows selected by circles have a tint and keep their text colour`() throws {
        try RenderContext(theme: .classic).run {
            let table = EditableList().makeTable()
            table.allowsMultipleSelectionDuringEditing = true
            table.isEditing = true
            table.selectRow(at: row(0), animated: false, scrollPosition: .none)
            let fill = try #require(table.lowered().node("row 0,0", "selectedBackground"))
            #expect(
                fill.background == .color(Theme.classic.editing.multipleSelection.top.resolved))
            #expect(table.cellForRow(at: row(0))?.textLabel?.isHighlighted == false)
        }
    }

    @Test func `highlighting and selection are separate states`() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.isHighlighted = true
        #expect(!cell.isSelected && names(cell).contains("selectedBackground"))
        cell.isHighlighted = false
        #expect(!names(cell).contains("selectedBackground"))
        cell.isSelected = true
        #expect(!cell.isHighlighted && names(cell).contains("selectedBackground"))
    }

    @Test(arguments: Theme.eras, [true, false])
    func `a selection covers the whole background of the cell`(
        theme: Theme, hasOwn: Bool
    ) throws {
        try RenderContext(theme: theme).run {
            let source = ListSource([3])
            source.configure = { cell, _ in
                cell.backgroundView = View(frame: .zero)
                if hasOwn { cell.selectedBackgroundView = View(frame: .zero) }
            }
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .grouped)
            table.allowsMultipleSelection = true
            table.separatorStyle = .none
            table.dataSource = source
            for number in 0..<3 {
                table.selectRow(
                    at: IndexPath(row: number, section: 0), animated: false, scrollPosition: .none)
            }
            for cell in table.visibleCells {
                let node = cell.lowered()
                let back = try #require(node.children.first { $0.name == "backgroundView" })
                let front = try #require(
                    node.children.first {
                        $0.name == (hasOwn ? "selectedBackgroundView" : "selectedBackground")
                    })
                #expect(front.frame.contains(back.frame))
                #expect(front.cornerRadius == back.cornerRadius)
            }
        }
    }

    @Test(arguments: Theme.eras)
    func `a symbol has the colour of the text beside it`(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            func tint(_ change: (TableViewCell) -> Void) throws -> RGBA? {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                cell.textLabel?.text = "Text"
                cell.imageView?.image = Image(systemName: "wifi")
                change(cell)
                let image = try #require(cell.lowered().node("contentView", "imageView"))
                guard case .image(_, _, let tint) = image.contents else { return nil }
                return tint
            }
            let plain = try tint { _ in }
            let selected = try tint { $0.isSelected = true }
            #expect(selected == theme.colors.highlightedText?.resolved ?? plain)
            let own = try tint {
                $0.imageView?.tintColor = .systemRed
                $0.isSelected = true
            }
            #expect(own == Color.systemRed.resolved)
        }
    }

    @Test(arguments: Theme.eras)
    func `controls that track their own touches stay normal in a highlighted row`(theme: Theme)
        throws
    {
        RenderContext(theme: theme).run {
            let stepper = Stepper(frame: .zero)
            stepper.value = 5
            let segments = SegmentedControl(items: ["A", "B"])
            segments.selectedSegmentIndex = 0
            let field = TextField(frame: CGRect(x: 0, y: 0, width: 90, height: 31))
            field.borderStyle = .roundedRect
            field.leftView = ImageView(image: Image(systemName: "star"))
            field.leftViewMode = .always
            let pages = PageControl(frame: CGRect(x: 0, y: 0, width: 90, height: 31))
            pages.numberOfPages = 3
            let slider = Slider(frame: CGRect(x: 0, y: 0, width: 90, height: 31))
            let controls = [Switch(frame: .zero), slider, stepper, segments, field, pages]
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            for control in controls { cell.contentView.addSubview(control) }
            let accessory = Switch(frame: .zero)
            cell.accessoryView = accessory
            let button = Button(type: .system)
            cell.contentView.addSubview(button)
            _ = cell.lowered()
            let before = (controls + [accessory]).map { $0.lowered() }
            for change in [\TableViewCell.isSelected, \.isHighlighted] {
                cell[keyPath: change] = true
                _ = cell.lowered()
                #expect((controls + [accessory]).allSatisfy { !$0.isHighlighted })
                #expect((field.leftView as? ImageView)?.isHighlighted == false)
                #expect((controls + [accessory]).map { $0.lowered() } == before)
                #expect(button.isHighlighted)
                cell[keyPath: change] = false
                _ = cell.lowered()
                #expect(!button.isHighlighted)
            }
        }
    }

    @Test func `a classic row's symbol for the highlighted state is white, as is its text`() throws
    {
        func tint(_ view: ImageView) -> RGBA? {
            if case .image(_, _, let tint) = view.lowered().contents { tint } else { nil }
        }
        try RenderContext(theme: .classic).run {
            let star = try #require(Image(systemName: "star"))
            let filled = try #require(Image(systemName: "star.fill"))
            let view = ImageView(image: star, highlightedImage: filled)
            let own = ImageView(image: star, highlightedImage: filled)
            own.tintColor = .red
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.contentView.addSubview(view)
            cell.contentView.addSubview(own)
            #expect(tint(view) != Color.white.resolved)
            cell.isSelected = true
            _ = cell.lowered()
            #expect(tint(view) == Color.white.resolved)
            #expect(tint(own) == Color.red.resolved)
        }
    }
}
