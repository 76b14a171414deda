import Foundation
import TableDrawing
import TableText
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Themes of single tables.
@Suite struct TableThemeTests {
    @Test("A table's own theme determines its metrics, colours and cells")
    func ownTheme() {
        RenderContext(theme: .modern).run {
            let source = ListSource([3])
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            table.dataSource = source
            table.theme = .classic
            #expect(table.sectionHeaderHeight == Theme.classic.table.sectionHeaderHeight)
            #expect(table.visibleCells.first?.contentView.frame.height == 43)
            #expect(table.visibleCells.first?.textLabel?.font == .boldSystemFont(ofSize: 20))
            table.theme = .modern
            let body = Font.preferredFont(forTextStyle: .body)
            #expect(table.visibleCells.first?.textLabel?.font == body)
        }
    }

    @Test("Labels break lines by their theme's strategy, attributed texts by their own")
    func lineBreaksOfLabels() {
        let strategies: [(Theme, ParagraphStyle.LineBreakStrategy)] = [
            (.classic, []), (.flat, .pushOut), (.modern, .standard), (.glass, .standard),
        ]
        for (theme, strategy) in strategies {
            RenderContext(theme: theme).run {
                let label = Label(frame: .zero)
                label.numberOfLines = 0
                label.font = .systemFont(ofSize: 17)
                #expect(label.lineBreakStrategy == strategy)
                label.text = "Turn the printer off and on"
                let width = label.sizeThatFits(.zero).width + 2
                func lastLine() -> String? {
                    label.layout(in: CGSize(width: width, height: 100))?.lines.last?.string
                }
                label.text = "Turn the printer off and on again"
                let isPushedOut = strategy.contains(.pushOut)
                #expect(lastLine() == (isPushedOut ? "on again" : "again"), "\(theme)")
                label.lineBreakStrategy = isPushedOut ? [] : .pushOut
                #expect(lastLine() == (isPushedOut ? "again" : "on again"), "\(theme)")
                label.lineBreakStrategy = .standard
                label.attributedText = NSAttributedString(string: label.text ?? "")
                #expect(lastLine() == "again", "\(theme)")
            }
        }
    }

    @Test(
        "Selected rows have other colours in high contrast, in themes with high contrast",
        arguments: [Theme.modern, .glass])
    func contrastOfSelection(theme: Theme) {
        for style in [UserInterfaceStyle.light, .dark] {
            let colors = [AccessibilityContrast.normal, .high].map { contrast in
                theme.selection.gray.top.resolved(
                    with: TraitCollection(
                        userInterfaceStyle: style, accessibilityContrast: contrast))
            }
            #expect(colors[0] != colors[1], "\(style)")
        }
    }

    @Test("A stated height remains when the theme changes")
    func ownHeightStays() {
        RenderContext(theme: .modern).run {
            let table = TableView(frame: .zero)
            table.rowHeight = 60
            table.theme = .glass
            #expect(table.rowHeight == 60)
            #expect(table.sectionHeaderHeight == Theme.glass.table.sectionHeaderHeight)
        }
    }

    @Test("A theme can be copied and changed")
    func changedCopy() {
        var theme = Theme.modern
        theme.name = "mine"
        theme.cell.margins = MarginTable(base: 33)
        RenderContext(theme: theme).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "x"
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.frame.minX == 33)
        }
    }

    @Test("Text styles scale with the content size category, and rows with them")
    func dynamicType() {
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        RenderContext(theme: .modern, traits: traits).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "x"
            #expect(cell.textLabel?.font.pointSize == 33)
            #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 60)
            let source = ListSource([2])
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.dataSource = source
            #expect(table.visibleCells.count == 2)
            #expect(table.visibleCells.allSatisfy { $0.frame.height > 60 })
            table.rowHeight = 44
            #expect(table.visibleCells.map(\.frame.height) == [44, 44])
        }
    }
}
