import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

/// Rows with visible swipe actions.
@Suite struct SwipeActionTests {
    private func configuration(_ titles: String...) -> SwipeActionsConfiguration {
        SwipeActionsConfiguration(
            actions: titles.map {
                ContextualAction(style: .normal, title: $0) { _, _, done in done(true) }
            })
    }

    private func lowered(
        _ theme: Theme, direction: LayoutDirection = .leftToRight,
        change: (EditableList, TableView) -> Void
    ) throws -> RenderNode {
        try RenderContext(theme: theme, traits: TraitCollection(layoutDirection: direction)).run {
            let list = EditableList()
            let table = list.makeTable()
            change(list, table)
            return try #require(table.lowered().child("row 0,0"))
        }
    }

    @Test func `a flat Delete button has its text's width and 30 points, and moves the row`() throws
    {
        let text = RenderContext(theme: .flat).run {
            let label = Label(frame: .zero)
            label.font = .systemFont(ofSize: 18)
            label.text = "Delete"
            return label.sizeThatFits(.zero).width
        }
        let cell = try lowered(.flat) { $1.openSwipeActions(at: row(0)) }
        let actions = try #require(cell.child("swipeActions")).frame
        #expect(actions.width == text + 30)
        #expect(cell.boundsOrigin.x == actions.width)
        #expect(actions.minX == 320 && actions.height == 44)
        #expect(cell.clipsToBounds)
        #expect(cell.child("contentView")?.frame.width == 320)
    }

    @Test(arguments: [Theme.modern, .glass])
    func `a title too long even at the smallest size is truncated at its full size`(
        theme: Theme
    ) throws {
        let cell = try lowered(theme) { list, table in
            list.trailing = configuration("A very long action title", "One", "Two", "Six")
            table.openSwipeActions(at: row(0))
        }
        let buttons = try #require(cell.child("swipeActions")).children
        let sizes = buttons.compactMap { button -> Double? in
            guard case .text(let text, _)? = button.child("title")?.contents else { return nil }
            return text.runs.first.map { Double($0.size) }
        }
        #expect(sizes.count == 4)
        #expect(sizes == Array(repeating: 15, count: 4))
    }

    @Test func `the first action is the outermost at both sides`() throws {
        for (edge, direction) in [
            (TableView.SwipeEdge.trailing, LayoutDirection.leftToRight),
            (.leading, .leftToRight), (.trailing, .rightToLeft), (.leading, .rightToLeft),
        ] {
            let cell = try lowered(.modern, direction: direction) { list, table in
                list.leading = configuration("First action", "B")
                list.trailing = configuration("First action", "B")
                table.openSwipeActions(at: row(0), edge: edge)
            }
            let view = try #require(cell.child("swipeActions"))
            let widest = try #require(view.children.max { $0.frame.width < $1.frame.width })
            let isAtRight = (edge == .trailing) == (direction == .leftToRight)
            #expect(isAtRight ? widest.frame.maxX == view.frame.width : widest.frame.minX == 0)
            #expect(view.frame.minX == (isAtRight ? 320 : -view.frame.width))
            #expect(cell.boundsOrigin.x == (isAtRight ? view.frame.width : -view.frame.width))
        }
    }

    @Test func `a half-open row shows half of each button`() throws {
        func widths(_ fraction: CGFloat) throws -> [CGFloat] {
            let cell = try lowered(.modern) { list, table in
                list.trailing = configuration("A", "B", "C")
                table.openSwipeActions(at: row(0), fraction: fraction)
            }
            return try #require(cell.child("swipeActions")).children.map(\.frame.width)
        }
        let widths1 = try widths(1)
        #expect(widths1 == [74, 74, 74])
        let widths0_5 = try widths(0.5)
        #expect(widths0_5 == [37, 37, 37])
        let widths0 = try widths(0)
        #expect(widths0 == [0, 0, 0])
    }

    @Test func `the delegate may change the Delete button's title or provide no actions`() throws {
        let log = DiagnosticLog()
        try DiagnosticLog.$current.withValue(log) {
            let wide = try lowered(.flat) { list, table in
                list.deleteTitle = "Remove for ever"
                table.openSwipeActions(at: row(0))
            }
            #expect(wide.boundsOrigin.x > 120)
            let none = try lowered(.flat) { list, table in
                list.trailing = SwipeActionsConfiguration(actions: [])
                table.openSwipeActions(at: row(0))
            }
            #expect(none.child("swipeActions") == nil && none.boundsOrigin.x == 0)
            let insert = try lowered(.flat) { list, table in
                list.editingStyle = .insert
                table.openSwipeActions(at: row(0))
            }
            #expect(insert.child("swipeActions") == nil)
        }
        #expect(
            Set(log.diagnostics.map(\.identifier)) == ["table.no-swipe-actions"])
    }

    @Test func `a tapped action is handled and closes the row`() throws {
        let list = EditableList()
        let table = list.makeTable()
        table.openSwipeActions(at: row(1))
        #expect(table.visibleCells[1].configurationState.isSwiped)
        table.tapSwipeAction(at: row(1))
        #expect(list.notes == ["commit delete 1"])
        #expect(!table.visibleCells[1].configurationState.isSwiped)
    }

    @Test func `an index without an action is an error`() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            EditableList().makeTable().tapSwipeAction(at: row(0), index: 3)
        }
        #expect(log.diagnostics.first?.severity == .error)
        #expect(log.diagnostics.first?.message.contains("it has 1") == true)
    }

    @Test func `editing mode closes visible actions`() {
        let table = EditableList().makeTable()
        table.openSwipeActions(at: row(0))
        table.setEditing(true, animated: false)
        #expect(table.visibleCells[0].configurationState.isSwiped == false)
    }

    @Test func `an image replaces the title except in high rows`() throws {
        func parts(_ height: CGFloat) throws -> [String] {
            let cell = try lowered(.modern) { list, table in
                let action = ContextualAction(style: .destructive, title: "Bin") { _, _, _ in }
                action.image = Image(drawing: .empty, size: CGSize(width: 20, height: 20))
                list.trailing = SwipeActionsConfiguration(actions: [action])
                table.rowHeight = height
                table.openSwipeActions(at: row(0))
            }
            return try #require(cell.node("swipeActions", "action")).children.map(\.name)
        }
        let parts44 = try parts(44)
        #expect(parts44 == ["image"])
        let parts100 = try parts(100)
        #expect(parts100 == ["image", "title"])
    }

    @Test(arguments: Theme.eras)
    func `a long title is shortened, and every action stays in the row`(theme: Theme) throws {
        func buttons(_ titles: [String]) throws -> [CGRect] {
            let cell = try lowered(theme) { list, table in
                list.trailing = SwipeActionsConfiguration(
                    actions: titles.map {
                        ContextualAction(style: .normal, title: $0) { _, _, done in done(true) }
                    })
                table.openSwipeActions(at: row(0))
            }
            let view = try #require(cell.child("swipeActions"))
            #expect(view.frame.width <= (320 * theme.swipe.largestShare).rounded(.up))
            // From the outermost button, the last subview.
            return view.children.reversed().map(\.frame)
        }
        let long = try buttons(["Delete", "Move to another folder of the archive", "Flag"])
        let short = try buttons(["Delete", "Flag"])
        #expect(long.count == 3 && long.allSatisfy { $0.width > 30 && $0.minX >= 0 })
        #expect(long[0].width == short[0].width && long[2].width == short[1].width)
        // Several long titles all stay visible.
        let even = try buttons(
            (0..<4).map { "Number \($0) has a title that is far too long" })
        let widths = even.map(\.width)
        #expect(widths.max()! - widths.min()! <= 1 && widths.min()! > 30)
    }

    @Test func `a truncated title keeps its padding, and wraps in a row of sufficient height`()
        throws
    {
        func title(_ theme: Theme, rowHeight: CGFloat) throws -> (button: CGRect, title: CGRect) {
            let cell = try lowered(theme) { list, table in
                list.trailing = configuration("Move to another folder of the long archive", "B")
                table.rowHeight = rowHeight
                table.openSwipeActions(at: row(0))
            }
            let button = try #require(
                cell.child("swipeActions")?.children.max { $0.frame.width < $1.frame.width })
            return (button.frame, try #require(button.child("title")).frame)
        }
        let wrapped = try title(.modern, rowHeight: 44)
        #expect(wrapped.title.width <= wrapped.button.width - 32 + 0.5)
        #expect(wrapped.title.minX >= 16 && wrapped.title.height > 30)
        let low = try title(.modern, rowHeight: 24)
        // Two lines at 10 sixteenths of 15 points, with 17.9 points for a line and 20 between
        // lines: 23.69, rounded up to device pixels. At 11 sixteenths they would need 26.06.
        #expect(low.title.height == 24 && low.title.minY == 0)
        let flat = try title(.flat, rowHeight: 44)
        #expect(flat.title.height < 30)
    }

    @Test func `the words of a title are not broken`() throws {
        func titleHeight(_ title: String) throws -> CGFloat {
            let cell = try lowered(.modern) { list, table in
                list.trailing = configuration(title, "B")
                table.rowHeight = 80
                table.openSwipeActions(at: row(0))
            }
            let button = try #require(
                cell.child("swipeActions")?.children.max { $0.frame.width < $1.frame.width })
            return try #require(button.child("title")).frame.height
        }
        let line = try titleHeight("A")
        #expect(try titleHeight("Mark all of it as unread now") > line * 1.5)
        #expect(try titleHeight("Benachrichtigungseinstellungen") == line)
    }

    @Test(arguments: Theme.eras)
    func `a long title of the Delete button leaves a part of the row visible`(theme: Theme) throws {
        let cell = try lowered(theme) { list, table in
            list.deleteTitle = "Remove this from all of my devices for ever and ever"
            table.openSwipeActions(at: row(0))
        }
        let view = try #require(cell.child("swipeActions"))
        #expect(abs(view.frame.width - 320 * theme.swipe.largestShare) <= 1)
        #expect(cell.node("swipeActions", "action")?.child("title") != nil)
    }

    @Test(arguments: [ContentSizeCategory.extraExtraExtraLarge, .accessibilityLarge])
    func `short titles of three actions are complete at large sizes`(size: ContentSizeCategory)
        throws
    {
        for theme in [Theme.modern, .glass] {
            let traits = TraitCollection(preferredContentSizeCategory: size)
            let cell = try RenderContext(theme: theme, traits: traits).run {
                let list = EditableList()
                let table = list.makeTable()
                list.trailing = configuration("Delete", "Flag", "More")
                table.openSwipeActions(at: row(0))
                return try #require(table.lowered().child("row 0,0"))
            }
            let view = try #require(cell.child("swipeActions"))
            #expect(view.frame.width <= 320)
            let titles = view.children.compactMap { $0.child("title") }
            #expect(titles.count == 3)
            for title in titles {
                guard case .text(let text, _) = title.contents else {
                    Issue.record("a button without its title")
                    continue
                }
                let string = text.string
                #expect(["Delete", "Flag", "More"].contains(string), "\(string)")
            }
        }
    }

    @Test(arguments: [ContentSizeCategory.large, .accessibilityMedium, .accessibilityLarge])
    func `the titles of a row have equal sizes`(size: ContentSizeCategory) throws {
        for theme in Theme.eras {
            let traits = TraitCollection(preferredContentSizeCategory: size)
            try RenderContext(theme: theme, traits: traits).run {
                let list = EditableList()
                let table = list.makeTable()
                table.rowHeight = 60
                list.trailing = configuration("Delete", "Archive", "OK")
                table.openSwipeActions(at: row(0))
                let cell = try #require(table.lowered().child("row 0,0"))
                let titles = try #require(cell.child("swipeActions")).children.compactMap {
                    $0.child("title")
                }
                #expect(titles.count == 3)
                var sizes: Set<CGFloat> = []
                for title in titles {
                    guard case .text(let text, _) = title.contents else { continue }
                    sizes.formUnion(text.runs.map(\.size))
                    #expect(!text.string.contains("…"), "\(theme.name): \(text.string)")
                }
                #expect(sizes.count == 1, "\(theme.name): \(sizes)")
            }
        }
    }

    @Test func `a title of several words wraps before it shrinks to half of its size`() throws {
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        try RenderContext(theme: .modern, traits: traits).run {
            let list = EditableList()
            let table = list.makeTable(width: 390)
            table.rowHeight = 60
            list.trailing = configuration("Delete", "Mark as Unread", "More")
            table.openSwipeActions(at: row(0))
            let cell = try #require(table.lowered().child("row 0,0"))
            let titles = try #require(cell.child("swipeActions")).children.compactMap {
                $0.child("title")?.frame.height
            }.sorted()
            #expect(titles.count == 3)
            #expect(titles[0] == titles[1] && titles[2] > titles[0] * 1.2)
            #expect(titles[2] <= 60)
        }
    }

    @Test(arguments: [Theme.flat, .modern], [TableView.SwipeEdge.leading, .trailing])
    func `an image fades in as a whole`(
        theme: Theme, edge: TableView.SwipeEdge
    ) throws {
        func opacities(_ fraction: CGFloat) throws -> Double {
            let cell = try lowered(theme) { list, table in
                let action = ContextualAction(style: .normal, title: nil) { _, _, done in done(true)
                }
                action.image = Image(systemName: "star")
                let actions = SwipeActionsConfiguration(actions: [action])
                list.leading = actions
                list.trailing = actions
                table.openSwipeActions(at: row(0), edge: edge, fraction: fraction)
            }
            let button = try #require(cell.child("swipeActions")?.child("action"))
            return try #require(button.child("image") ?? button.children.first).opacity
        }
        #expect(try opacities(1) == 1)
        #expect(try opacities(0.4) < 0.35)
    }

    @Test(arguments: [Theme.flat, .modern, .glass])
    func `a hidden title beside an image adds no width`(theme: Theme) throws {
        func width(_ title: String?, rowHeight: CGFloat) throws -> CGFloat {
            let cell = try lowered(theme) { list, table in
                table.rowHeight = rowHeight
                let action = ContextualAction(style: .normal, title: title) { _, _, done in
                    done(true)
                }
                action.image = Image(systemName: "flag.fill")
                list.trailing = SwipeActionsConfiguration(actions: [action])
                table.openSwipeActions(at: row(0))
            }
            return try #require(cell.child("swipeActions")).frame.width
        }
        let image = try width(nil, rowHeight: 60)
        #expect(try width("A rather long title", rowHeight: 60) == image)
        #expect(try width("A rather long title", rowHeight: 120) > image + 60)
    }
}
