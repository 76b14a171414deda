import Foundation
import TableControls
import TableDrawing
import TableScreens
import TableThemes
import TableViews
import Testing

/// Tables on screens with a safe area at the sides, as on phones in landscape.
@Suite struct SideSafeAreaTests {
    private func lowered(_ style: TableView.Style, _ theme: Theme = .modern) -> RenderNode {
        RenderContext(theme: theme).run {
            let source = ListSource([2])
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 852, height: 300), style: style)
            table.dataSource = source
            table.delegate = source
            let screen = ScreenView(
                size: CGSize(width: 852, height: 300), contentView: table,
                device: DeviceFrame.island(top: 59, cornerRadius: 55).landscape)
            return withExtendedLifetime(source) { screen.lowered() }
        }
    }

    /// Returns the frame, in the screen, of the first node of a name.
    private func frame(_ name: String, in node: RenderNode, at origin: CGPoint = .zero) -> CGRect? {
        for child in node.children {
            let place = child.frame.offsetBy(
                dx: origin.x - node.boundsOrigin.x, dy: origin.y - node.boundsOrigin.y)
            if child.name == name { return place }
            if let found = frame(name, in: child, at: place.origin) { return found }
        }
        return nil
    }

    private func node(_ name: String, in node: RenderNode) -> RenderNode? {
        if node.name == name { return node }
        return node.children.lazy.compactMap { self.node(name, in: $0) }.first
    }

    @Test("Contents of a plain table lie in the safe area, and its rows reach the screen's edges")
    func plain() throws {
        let screen = lowered(.plain)
        let row = try #require(frame("row 0,0", in: screen))
        #expect(row.minX == 0 && row.width == 852)
        let content = try #require(frame("contentView", in: screen))
        #expect(content.minX == 59 && content.maxX == 852 - 59)
        let line = try #require(frame("separator", in: screen))
        #expect(line.minX > 59 && line.maxX == 852)
    }

    // In pictures of iOS 26, separators have equal margins at both ends.
    @Test func `separators of iOS 26 end at the margin before the safe area`() throws {
        let line = try #require(frame("separator", in: lowered(.plain, .ios26)))
        #expect(line.minX == 59 + 20 && line.maxX == 852 - 59 - 20)
    }

    @Test(
        "Separators of rows and of filler rows end at the inner edge of an index",
        arguments: [LayoutDirection.leftToRight, .rightToLeft], [true, false])
    func index(direction: LayoutDirection, insets: Bool) throws {
        for theme in [Theme.flat, .modern, .glass] {
            let traits = TraitCollection(layoutDirection: direction)
            let screen = RenderContext(theme: theme, traits: traits).run {
                let source = IndexedSource(letters: ["A"], titles: ["A", "B"])
                let table = TableView(frame: CGRect(x: 0, y: 0, width: 852, height: 300))
                table.dataSource = source
                table.insetsContentViewsToSafeArea = insets
                table.fillerRowHeight = 44
                let screen = ScreenView(
                    size: CGSize(width: 852, height: 300), contentView: table,
                    device: DeviceFrame.island(top: 59, cornerRadius: 55).landscape)
                return withExtendedLifetime(source) { screen.lowered() }
            }
            let bar = try #require(frame("index", in: screen))
            for name in ["separator", "filler 0", "contentView"] {
                let place = try #require(frame(name, in: screen), "\(name) of \(theme.name)")
                if direction == .leftToRight {
                    #expect(Double(bar.maxX) == 852 - 59)
                    #expect(name == "contentView" ? place.maxX <= bar.minX : place.maxX == bar.minX)
                } else {
                    #expect(bar.minX == 59)
                    #expect(name == "contentView" ? place.minX >= bar.maxX : place.minX == bar.maxX)
                }
            }
        }
    }

    @Test("Bars reach the screen's edges, and their buttons lie in the safe area")
    func bars() throws {
        for theme in Theme.eras {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let traits = TraitCollection(layoutDirection: direction)
                let frames = RenderContext(theme: theme, traits: traits).run {
                    let image = Image(systemName: "plus")
                    return [
                        Toolbar(items: (0..<3).map { _ in BarButtonItem(image: image) }),
                        TabBar(items: (0..<5).map { TabBarItem(title: "\($0)", image: image) }),
                    ].map { bar in
                        let screen = ScreenView(
                            size: CGSize(width: 852, height: 300), contentView: View(frame: .zero),
                            device: DeviceFrame.island(top: 59, cornerRadius: 55).landscape)
                        screen.toolbar = bar as? Toolbar
                        screen.tabBar = bar as? TabBar
                        let node = screen.lowered().child(
                            screen.tabBar == nil ? "toolbar" : "tabBar")
                        #expect(node?.frame.minX == 0 && node?.frame.width == 852)
                        return node?.children.filter { ["button", "tab"].contains($0.name) }
                            .map(\.frame) ?? []
                    }
                }
                for (buttons, count) in zip(frames, [3, 5]) {
                    #expect(buttons.count == count)
                    #expect(buttons.allSatisfy { $0.minX >= 59 && $0.maxX <= 852 - 59 })
                }
                // The buttons use the whole width.
                #expect(try #require(frames[0].map(\.minX).min()) < 59 + 40)
                #expect(try #require(frames[0].map(\.maxX).max()) > 852 - 59 - 40)
            }
        }
    }

    @Test(
        "Backgrounds of swipe actions reach the screen's edge, and titles lie in the safe area",
        arguments: [TableView.SwipeEdge.leading, .trailing],
        [LayoutDirection.leftToRight, .rightToLeft])
    func swipes(edge: TableView.SwipeEdge, direction: LayoutDirection) throws {
        for theme in [Theme.flat, .modern, .glass] {
            let traits = TraitCollection(layoutDirection: direction)
            let screen = RenderContext(theme: theme, traits: traits).run {
                let list = EditableList()
                list.leading = SwipeActionsConfiguration(actions: [
                    ContextualAction(style: .normal, title: "Pin") { _, _, _ in },
                    ContextualAction(style: .normal, title: "Flag") { _, _, _ in },
                ])
                list.trailing = list.leading
                let table = list.makeTable(width: 852)
                table.openSwipeActions(at: row(0), edge: edge)
                let screen = ScreenView(
                    size: CGSize(width: 852, height: 300), contentView: table,
                    device: DeviceFrame.island(top: 59, cornerRadius: 55).landscape)
                return screen.lowered()
            }
            let isAtRight = (edge == .trailing) == (direction == .leftToRight)
            let place = try #require(frame("swipeActions", in: screen))
            #expect(isAtRight ? place.maxX == 852 : place.minX == 0, "\(theme.name)")
            #expect(place.width > 59 + 60)
            let cell = try #require(node("row 0,0", in: screen))
            let buttons = try #require(cell.child("swipeActions")).children
            let outermost = try #require(
                buttons.max {
                    isAtRight ? $0.frame.maxX < $1.frame.maxX : $0.frame.minX > $1.frame.minX
                })
            let left = place.minX + outermost.frame.minX
            let right = place.minX + outermost.frame.maxX
            if theme.swipe.buttonInsets == .zero {
                #expect(isAtRight ? right == 852 : left == 0, "\(theme.name)")
            } else {
                #expect(left >= 59 && right <= 852 - 59, "\(theme.name)")
            }
            let title = try #require(outermost.child("title")).frame
            #expect(left + title.minX >= 59 && left + title.maxX <= 852 - 59, "\(theme.name)")
        }
    }

    @Test("Inset sections lie within the safe area")
    func inset() throws {
        let screen = lowered(.insetGrouped)
        let row = try #require(frame("row 0,0", in: screen))
        let margin = row.minX - 59
        #expect(margin > 0 && row.maxX == 852 - 59 - margin)
        let content = try #require(frame("contentView", in: screen))
        #expect(content.minX == row.minX && content.maxX == row.maxX)
    }

    @Test("A table with insetsContentViewsToSafeArea off ignores the safe area")
    func never() {
        RenderContext().run {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 852, height: 300))
            table.contentInsetAdjustmentBehavior = .never
            let source = ListSource([1])
            table.dataSource = source
            let screen = ScreenView(
                size: CGSize(width: 852, height: 300), contentView: table,
                device: DeviceFrame.island(top: 59, cornerRadius: 55).landscape)
            let node = withExtendedLifetime(source) { screen.lowered() }
            #expect(frame("contentView", in: node)?.minX == 0)
        }
    }

    @Test("Contents of rows reach the screen's edges if the table ignores the safe area")
    func edgeToEdgeContents() throws {
        let source = ListSource([2])
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 852, height: 300))
        table.dataSource = source
        table.insetsContentViewsToSafeArea = false
        let screen = ScreenView(
            size: CGSize(width: 852, height: 300), contentView: table,
            device: DeviceFrame.island(top: 59, cornerRadius: 55).landscape)
        let content = try #require(frame("contentView", in: screen.lowered()))
        #expect(content.minX == 0 && content.maxX == 852)
    }
}
