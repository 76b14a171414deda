import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes
@testable import TableViews

/// Frames and colours of iOS 26.1, as read from simulators.
@Suite struct GlassMetricsTests {
    private func run<Result>(
        _ style: UserInterfaceStyle = .light, _ idiom: UserInterfaceIdiom = .phone,
        _ body: () throws -> Result
    ) rethrows -> Result {
        try RenderContext(
            theme: .ios26,
            traits: TraitCollection(
                userInterfaceStyle: style, displayScale: 2, userInterfaceIdiom: idiom)
        ).run(body)
    }

    private func nodes(_ name: String, in node: RenderNode) -> [RenderNode] {
        node.children.flatMap { ($0.name == name ? [$0] : []) + nodes(name, in: $0) }
    }

    @Test("Rows of cell styles are 52 high, with two lines 62")
    func rows() {
        run {
            func height(_ style: TableViewCell.CellStyle, _ detail: String? = nil) -> CGFloat {
                let cell = TableViewCell(style: style, reuseIdentifier: nil)
                cell.textLabel?.text = "Text"
                cell.detailTextLabel?.text = detail
                return cell.sizeThatFits(CGSize(width: 375, height: 0)).height
            }
            #expect(height(.default) == 52)
            #expect(height(.value1, "Value") == 52)
            #expect(height(.subtitle, "Detail") == 62)
        }
    }

    @Test("Rows of list contents are 53 high, with two lines 69.5")
    func listRows() {
        run {
            func height(_ detail: String?) -> CGFloat {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                var content = ListContentConfiguration.cell()
                content.text = "Text"
                content.secondaryText = detail
                cell.contentConfiguration = content
                return cell.sizeThatFits(CGSize(width: 375, height: 0)).height
            }
            #expect(height(nil) == 53)
            #expect(height("Detail") == 69.5)
        }
    }

    @Test("A selected row has the fourth gray", arguments: [UserInterfaceStyle.light, .dark])
    func selection(style: UserInterfaceStyle) throws {
        try run(style) {
            let table = EditableList().makeTable()
            table.selectRow(
                at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            let fill = try #require(nodes("selectedBackground", in: table.lowered()).first)
            #expect(fill.background == .color(Color.systemGray4.resolved))
        }
    }

    @Test("Tabs are 86 apart, and their plates 94 wide; five tabs share the width")
    func tabs() {
        run {
            func tabs(_ count: Int, _ width: CGFloat) -> (bar: CGRect, plates: [CGRect]) {
                let bar = TabBar(
                    items: (0..<count).map {
                        TabBarItem(title: "Tab \($0)", image: Image(systemName: "star"))
                    })
                bar.frame = CGRect(x: 0, y: 0, width: width, height: 62)
                let node = bar.lowered()
                let insets = Theme.ios26.bars.tabBar.selectionInset
                return (
                    node.children.first { $0.name == "background" }?.frame ?? .null,
                    nodes("tab", in: node).map { $0.frame.inset(by: insets) }
                )
            }
            let three = tabs(3, 375)
            #expect(three.bar.width == 274 && three.bar.height == 62)
            #expect(three.plates.allSatisfy { $0.size == CGSize(width: 94, height: 54) })
            #expect(three.plates[1].minX - three.plates[0].minX == 86)
            #expect(tabs(4, 402).bar.width == 360)
            #expect(abs(tabs(5, 402).plates[0].width - 77) <= 0.5)
        }
    }

    @Test("A tab's badge is 20 wide, begins 8.5 after the middle and 6 below the top")
    func badge() throws {
        try run {
            let bar = TabBar(
                items: ["Tab", "Other"].map {
                    TabBarItem(title: $0, image: Image(systemName: "star"))
                })
            bar.items[0].badgeValue = "3"
            bar.frame = CGRect(x: 0, y: 0, width: 375, height: 62)
            let tab = try #require(nodes("tab", in: bar.lowered()).first)
            let badge = try #require(nodes("badge", in: tab).first).frame
            #expect(badge.size == CGSize(width: 20, height: 20))
            #expect(badge.minX - tab.frame.width / 2 == 8.5 && badge.minY == 6)
        }
    }

    @Test("Tabs of a tablet have titles of 17 points alone")
    func tabletTabs() throws {
        try run(.light, .pad) {
            let bar = TabBar(
                items: ["Library", "Tools"].map {
                    TabBarItem(title: $0, image: Image(systemName: "star"))
                })
            bar.items[1].badgeValue = "3"
            bar.frame = CGRect(x: 0, y: 0, width: 820, height: 44)
            bar.layoutIfNeeded()
            let button = try #require(bar.ownSubviews.compactMap { $0 as? TabBarButton }.last)
            button.layoutIfNeeded()
            let label = try #require(button.ownSubviews.compactMap { $0 as? Label }.first)
            let icon = try #require(button.ownSubviews.compactMap { $0 as? ImageView }.first)
            let badge = try #require(button.ownSubviews.compactMap { $0 as? TabBadge }.first)
            #expect(label.font.pointSize == 17 && icon.frame.width == 0)
            #expect(badge.frame.minX >= label.frame.maxX - 0.5)
        }
    }
}
