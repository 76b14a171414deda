import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Content and background configurations of cells.
@Suite struct CellConfigurationTests {
    private func cell(width: CGFloat = 390, height: CGFloat = 44) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return cell
    }

    private func content(_ cell: TableViewCell) -> RenderNode? {
        cell.lowered().node("contentView", "content")
    }

    @Test func `a list content replaces the labels`() throws {
        let cell = cell()
        cell.textLabel?.text = "Label"
        #expect(cell.lowered().node("contentView", "textLabel") != nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        content.secondaryText = "Below"
        cell.contentConfiguration = content
        let node = try #require(self.content(cell))
        #expect(node.children.map(\.name) == ["text", "secondaryText"])
        #expect(cell.lowered().node("contentView", "textLabel") == nil)
        cell.contentConfiguration = nil
        #expect(self.content(cell) == nil)
        #expect(cell.lowered().node("contentView", "textLabel") != nil)
    }

    @Test func `a value is trailing if it fits beside the text, and otherwise below`() throws {
        func frames(_ text: String) throws -> (CGRect, CGRect) {
            let cell = cell()
            var content = ListContentConfiguration.valueCell()
            content.text = text
            content.secondaryText = "Value"
            cell.contentConfiguration = content
            cell.frame.size.height = cell.sizeThatFits(CGSize(width: 390, height: 0)).height
            let node = try #require(self.content(cell))
            return (
                try #require(node.child("text")).frame,
                try #require(node.child("secondaryText")).frame
            )
        }
        let short = try frames("Text")
        #expect(short.0.minX == 16 && short.1.maxX == 374)
        #expect(short.0.midY == short.1.midY)
        let long = try frames("A text that leaves no room for a value beside it, so it wraps")
        #expect(long.1.minX == 16 && long.1.minY >= long.0.maxY)
    }

    @Test(arguments: Theme.eras, [320, 375, 390, 414, 430, 852] as [CGFloat])
    func `a list content and a label begin at equal positions`(theme: Theme, width: CGFloat) throws
    {
        try RenderContext(theme: theme).run {
            let labelled = cell(width: width)
            labelled.textLabel?.text = "Text"
            let label = try #require(labelled.lowered().node("contentView", "textLabel"))
            let configured = cell(width: width)
            var content = configured.defaultContentConfiguration()
            content.text = "Text"
            configured.contentConfiguration = content
            let text = try #require(self.content(configured)?.child("text"))
            #expect(text.frame.minX == label.frame.minX)
            // The view's own margins are the minimum. They are the only margins if the cell's
            // margins are not preserved.
            content.directionalLayoutMargins.leading = 40
            configured.contentConfiguration = content
            #expect(self.content(configured)?.child("text")?.frame.minX == 40)
            content.directionalLayoutMargins.leading = 1
            configured.contentConfiguration = content
            #expect(self.content(configured)?.child("text")?.frame.minX == label.frame.minX)
            content.axesPreservingSuperviewLayoutMargins = .vertical
            configured.contentConfiguration = content
            #expect(self.content(configured)?.child("text")?.frame.minX == 1)
        }
    }

    @Test func `margins, padding and image limits change the frames`() throws {
        let cell = cell()
        var content = ListContentConfiguration.cell()
        content.text = "Text"
        content.image = Image(drawing: .empty, size: CGSize(width: 60, height: 30))
        content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
        content.imageProperties.reservedLayoutSize.width = 40
        content.directionalLayoutMargins.leading = 30
        content.imageToTextPadding = 5
        cell.contentConfiguration = content
        let node = try #require(self.content(cell))
        #expect(node.child("image")?.frame == CGRect(x: 40, y: 17, width: 20, height: 10))
        #expect(node.child("text")?.frame.minX == 75)
    }

    @Test func `text properties change the label`() throws {
        RenderContext(locale: Locale(identifier: "tr_TR")).run {
            var content = ListContentConfiguration.cell()
            content.text = "istanbul"
            let plain = contents(content)
            func changed(_ change: (inout ListContentConfiguration) -> Void) -> RenderContents? {
                var copy = content
                change(&copy)
                return contents(copy)
            }
            #expect(changed { $0.textProperties.transform = .uppercase } != plain)
            #expect(
                changed { $0.textProperties.transform = .uppercase }
                    == changed { $0.text = "İSTANBUL" })
            #expect(changed { $0.textProperties.color = .red } != plain)
            #expect(
                changed { $0.textProperties.colorTransformer = { _ in .red } }
                    == changed { $0.textProperties.color = .red })
            #expect(changed { $0.textProperties.font = .systemFont(ofSize: 30) } != plain)
            #expect(changed { $0.textProperties.alignment = .right } != plain)
            #expect(
                changed {
                    $0.attributedText = NSAttributedString(
                        string: "istanbul", attributes: [.underlineStyle: 1])
                } != plain)
        }
    }

    private func contents(_ content: ListContentConfiguration) -> RenderContents? {
        let cell = cell()
        cell.contentConfiguration = content
        return self.content(cell)?.child("text")?.contents
    }

    @Test func `a row has the height of its content`() {
        let cell = cell()
        var content = ListContentConfiguration.subtitleCell()
        content.text = "Text"
        cell.contentConfiguration = content
        func height(_ width: CGFloat) -> CGFloat {
            cell.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        // The separator is a pixel, half a point.
        #expect(height(390) == 44.5)
        content.secondaryText = String(repeating: "many words ", count: 20)
        cell.contentConfiguration = content
        #expect(height(390) > 60)
        #expect(height(200) > height(390))
    }

    struct Dot: ContentConfiguration, Equatable {
        var isOn = false
        func makeContentView() -> any View & ContentView { DotView(self) }
        func updated(for state: any ConfigurationState) -> Dot {
            Dot(isOn: (state as? CellConfigurationState)?.isSelected == true)
        }
    }

    final class DotView: View, ContentView {
        var configuration: any ContentConfiguration
        init(_ dot: Dot) {
            configuration = dot
            super.init(frame: .zero)
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: 123)
        }
    }

    @Test func `a custom content view is made once, follows the state and sizes the row`() throws {
        let cell = cell()
        cell.contentConfiguration = Dot()
        _ = cell.lowered()
        let view = try #require(cell.contentView.subviews.first as? DotView)
        #expect(view.configuration as? Dot == Dot(isOn: false))
        cell.isSelected = true
        _ = cell.lowered()
        #expect(cell.contentView.subviews.first === view)
        #expect(view.configuration as? Dot == Dot(isOn: true))
        #expect(cell.sizeThatFits(CGSize(width: 390, height: 0)).height == 123.5)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.contentConfiguration = Dot(isOn: false)
        _ = cell.lowered()
        #expect(view.configuration as? Dot == Dot(isOn: false))
    }

    @Test func `a configuration update handler runs only after changes of the state`() {
        let cell = cell()
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var content = cell.defaultContentConfiguration()
            content.text = state.isSelected ? "on" : "off"
            cell.contentConfiguration = content
        }
        _ = cell.lowered()
        _ = cell.lowered()
        #expect(states == [false])
        cell.isSelected = true
        _ = cell.lowered()
        #expect(states == [false, true])
        cell.setNeedsUpdateConfiguration()
        _ = cell.lowered()
        #expect(states == [false, true, true])
    }

    @Test func `a background has its colour, insets, corners, stroke and view`() throws {
        let cell = cell()
        var background = BackgroundConfiguration.clear()
        background.backgroundColor = .green
        background.cornerRadius = 8
        background.backgroundInsets = DirectionalEdgeInsets(
            top: 2, leading: 10, bottom: 2, trailing: 20)
        background.strokeColor = .red
        background.strokeWidth = 2
        background.customView = View(frame: .zero)
        cell.backgroundConfiguration = background
        let node = cell.lowered()
        #expect(node.background == nil)
        let fill = try #require(node.node("background", "fill"))
        #expect(fill.frame == CGRect(x: 10, y: 2, width: 360, height: 40))
        #expect(fill.background == .color(Color.green.resolved))
        #expect(fill.cornerRadius == 8)
        #expect(fill.border?.width == 2)
        #expect(fill.children.last?.frame == CGRect(x: 0, y: 0, width: 360, height: 40))
    }

    @Test func `a selected list background has the theme's selection colour`() throws {
        let cell = cell()
        cell.backgroundConfiguration = .listPlainCell()
        func color() -> Paint? { cell.lowered().node("background", "fill")?.background }
        let plain = color()
        #expect(plain == .color(Theme.modern.colors.cellBackground.resolved))
        cell.isSelected = true
        #expect(color() == .color(Theme.modern.selection.standard.top.resolved))
        #expect(cell.lowered().child("selectedBackground") == nil)
        cell.backgroundConfiguration = .clear()
        #expect(color() == .color(Color.clear.resolved))
    }

    @Test func `contents of sidebars and prominent headers have the theme's fonts`() {
        for theme in Theme.eras {
            RenderContext(theme: theme).run {
                let metrics = theme.listContent
                let fonts: [(ListContentConfiguration, Font)] = [
                    (.sidebarCell(), metrics.sidebarFont.font()),
                    (.accompaniedSidebarCell(), metrics.sidebarFont.font()),
                    (.sidebarHeader(), metrics.sidebarHeaderFont.font()),
                    (.prominentInsetGroupedHeader(), metrics.prominentHeaderFont.font()),
                    (.extraProminentInsetGroupedHeader(), metrics.extraProminentHeaderFont.font()),
                    (.groupedHeader(), theme.grouped.header.font.font()),
                    (.plainHeader(), theme.header.font.font()),
                ]
                for (content, font) in fonts { #expect(content.textProperties.font == font) }
                let detail = ListContentConfiguration.sidebarSubtitleCell()
                #expect(detail.secondaryTextProperties.font == metrics.sidebarDetailFont.font())
                let isUppercase = theme.grouped.header.isUppercase
                #expect(
                    ListContentConfiguration.groupedHeader().textProperties.transform
                        == (isUppercase ? .uppercase : .none))
            }
        }
    }

    @Test func `only a selected row of a sidebar has a plate`() throws {
        let cell = cell()
        cell.backgroundConfiguration = .listSidebarCell()
        func fill() throws -> RenderNode {
            try #require(cell.lowered().node("background", "fill"))
        }
        #expect(try fill().background == .color(Color.clear.resolved))
        cell.setSelected(true, animated: false)
        #expect(try fill().background == .color(Theme.modern.selection.standard.top.resolved))
        #expect(try fill().frame == CGRect(x: 8, y: 0, width: 374, height: 44))
    }

    @Test func `a background with and without an image casts its configured shadow`() throws {
        let cell = cell()
        var background = BackgroundConfiguration.listPlainCell()
        background.cornerRadius = 6
        background.image = Image(drawing: .empty, size: CGSize(width: 4, height: 4))
        cell.backgroundConfiguration = background
        #expect(cell.lowered().node("background", "shadow") == nil)
        background.shadowProperties.opacity = 0.5
        background.shadowProperties.radius = 4
        background.shadowProperties.offset = CGSize(width: 0, height: 3)
        cell.backgroundConfiguration = background
        let node = try #require(cell.lowered().node("background", "shadow"))
        let shadow = try #require(node.shadow)
        #expect(shadow.offset == CGSize(width: 0, height: 3) && Double(shadow.blur) == 8)
        #expect(cell.lowered().node("background", "fill")?.shadow == nil)
    }

    @Test(arguments: Theme.eras, [LayoutDirection.leftToRight, .rightToLeft])
    func `indentation moves a configured content and labels equally`(
        theme: Theme, direction: LayoutDirection
    ) throws {
        let context = RenderContext(
            theme: theme, traits: TraitCollection(layoutDirection: direction))
        try context.run {
            func text(_ level: Int, _ isConfigured: Bool) throws -> CGRect {
                let cell = cell()
                cell.indentationLevel = level
                var content = ListContentConfiguration.cell()
                content.text = "Text"
                if isConfigured { cell.contentConfiguration = content }
                cell.textLabel?.text = "Text"
                let node = cell.lowered()
                let view = try #require(node.child("contentView")).frame
                guard isConfigured else {
                    let label = try #require(node.node("contentView", "textLabel")).frame
                    return label.offsetBy(dx: view.minX, dy: 0)
                }
                let shown = try #require(self.content(cell))
                let label = try #require(shown.child("text")).frame
                return label.offsetBy(dx: view.minX + shown.frame.minX, dy: 0)
            }
            for isConfigured in [true, false] {
                let (none, some) = (try text(0, isConfigured), try text(3, isConfigured))
                if direction == .leftToRight {
                    #expect(some.minX - none.minX == 30 && some.maxX <= none.maxX)
                } else {
                    #expect(none.maxX - some.maxX == 30 && some.minX >= none.minX)
                }
            }
        }
    }

    @Test func `an indented content has the height of its narrower text`() {
        func height(_ level: Int) -> CGFloat {
            let cell = cell()
            cell.indentationLevel = level
            var content = ListContentConfiguration.cell()
            content.text = "A text that fits into the row"
            cell.contentConfiguration = content
            return cell.sizeThatFits(CGSize(width: 390, height: 0)).height
        }
        // The text is about 201 points wide. The margins and 18 levels leave 178 of 390 points.
        #expect(height(18) > height(0))
    }

    @Test(arguments: Theme.eras, [TableView.Style.plain, .grouped])
    func `a configured text has the font size of the table's style`(
        theme: Theme, style: TableView.Style
    ) throws {
        try RenderContext(theme: theme).run {
            let source = ListSource([2])
            source.configure = { cell, indexPath in
                var content = cell.defaultContentConfiguration()
                content.text = "Text"
                if indexPath.row == 1 { content.textProperties.font = .systemFont(ofSize: 31) }
                cell.contentConfiguration = content
            }
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
            table.dataSource = source
            let cells = table.visibleCells
            func font(_ cell: TableViewCell) throws -> Font {
                let view = try #require(cell.contentView.subviews.first)
                return try #require(view.subviews.compactMap { $0 as? Label }.first).font
            }
            let label = TableViewCell(style: .default, reuseIdentifier: nil)
            let grouped = theme.groupedMetrics(for: style)?.defaultTextFont?.font()
            let plain = try #require(label.textLabel).font
            #expect(try font(cells[0]) == (style == .grouped ? grouped : nil) ?? plain)
            #expect(try font(cells[1]) == .systemFont(ofSize: 31))
        }
    }

    @Test(arguments: [
        ListContentConfiguration.plainHeader, ListContentConfiguration.groupedHeader,
        ListContentConfiguration.plainFooter, ListContentConfiguration.groupedFooter,
    ])
    func `the secondary text of a classic header has the font of the text`(
        make: @Sendable () -> ListContentConfiguration
    ) {
        RenderContext(theme: .classic).run {
            let content = make()
            #expect(content.secondaryTextProperties.color == content.textProperties.color)
        }
    }
}
