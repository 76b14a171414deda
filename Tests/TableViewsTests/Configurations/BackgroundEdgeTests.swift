import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Frames and edges of configured backgrounds.
@Suite struct BackgroundEdgeTests {
    private func fill(
        _ style: TableView.Style = .plain, direction: LayoutDirection = .leftToRight,
        theme: Theme = .modern, rows: Int = 1, height: CGFloat = 44,
        _ change: @escaping (TableViewCell, inout BackgroundConfiguration) -> Void
    ) throws -> RenderNode {
        let traits = TraitCollection(layoutDirection: direction, displayScale: 2)
        return try RenderContext(theme: theme, traits: traits).run {
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
            table.rowHeight = height
            let source = ListSource([rows])
            table.dataSource = source
            let cell = try #require(table.visibleCells.first)
            var background = BackgroundConfiguration.listCell()
            change(cell, &background)
            cell.backgroundConfiguration = background
            return try #require(cell.lowered().node("background", "fill"))
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the selected edges add the margins to the insets`(
        direction: LayoutDirection
    ) throws {
        let insets = DirectionalEdgeInsets(top: 1, leading: -8, bottom: 2, trailing: 3)
        let sides = try fill(direction: direction) {
            $1.backgroundInsets = insets
            $1.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
        }
        // 16 points and the insets: 8 at the beginning of the line, 19 at its end.
        let left: CGFloat = direction == .leftToRight ? 8 : 19
        #expect(sides.frame == CGRect(x: left, y: 1, width: 293, height: 41))
        let all = try fill(direction: direction) { cell, background in
            cell.directionalLayoutMargins = .init(top: 4, leading: 30, bottom: 5, trailing: 6)
            background.edgesAddingLayoutMarginsToBackgroundInsets = .all
        }
        let x: CGFloat = direction == .leftToRight ? 30 : 6
        #expect(all.frame == CGRect(x: x, y: 4, width: 284, height: 35))
        let none = try fill(direction: direction) { _, _ in }
        #expect(none.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test func `a header's background has the margins of its title`() throws {
        let header = TableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
        var background = BackgroundConfiguration.clear()
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
        header.backgroundConfiguration = background
        let node = try #require(header.lowered().node("background", "fill"))
        #expect(node.frame == CGRect(x: 16, y: 0, width: 304, height: 30))
    }

    @Test(arguments: [Theme.modern, .glass])
    func `a stroke around a background follows the corners of the card`(theme: Theme) throws {
        guard case .card(let radius) = theme.insetGrouped.box else { return }
        for inset: CGFloat in [0, 3] {
            let node = try fill(.insetGrouped, theme: theme, height: 80) {
                $1.strokeWidth = 2
                $1.strokeOutset = -inset
            }
            #expect(Double(node.cornerRadius) == Double(radius - inset))
            #expect(node.maskedCorners == .allCorners)
        }
        let first = try fill(.insetGrouped, theme: theme, rows: 2, height: 80) {
            $1.strokeWidth = 2
        }
        #expect(first.maskedCorners == [.topLeft, .topRight])
        // Backgrounds with their own corners or frames keep them.
        let own = try fill(.insetGrouped, theme: theme, height: 80) {
            $1.strokeWidth = 2
            $1.cornerRadius = 5
        }
        #expect(Double(own.cornerRadius) == 5 && own.cornerBox == nil)
        let apart = try fill(.insetGrouped, theme: theme, height: 80) {
            $1.strokeWidth = 2
            $1.backgroundInsets.leading = 9
        }
        #expect(Double(apart.cornerRadius) == 0)
        let plain = try fill(theme: theme) { $1.strokeWidth = 2 }
        #expect(Double(plain.cornerRadius) == 0)
    }

    @Test func `a configured background stays within a classic section`() throws {
        let node = try fill(.grouped, theme: .classic) { $1.backgroundColor = .red }
        guard case .bordered(let box) = Theme.classic.grouped.box else { return }
        #expect(Double(node.cornerRadius) == Double(box.cornerRadius))
    }

    @Test(arguments: Theme.eras)
    func `the content of a configuration fades as a group`(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            var content = ListContentConfiguration.cell()
            content.text = "Text"
            content.alpha = 0.5
            cell.contentConfiguration = content
            let node = try #require(cell.lowered().node("contentView", "content"))
            #expect(abs(Double(node.opacity) - 0.5) < 1e-9)
            content.alpha = 1
            cell.contentConfiguration = content
            let whole = try #require(cell.lowered().node("contentView", "content"))
            #expect(Double(whole.opacity) == 1)
        }
    }
}
