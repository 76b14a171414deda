import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// The height that separators add to rows.
@Suite struct SeparatorHeightTests {
    private struct Box: ContentConfiguration {
        var height: CGFloat
        func makeContentView() -> any View & ContentView { BoxView(self) }
        func updated(for state: any ConfigurationState) -> Box { self }
    }

    private final class BoxView: View, ContentView {
        var configuration: any ContentConfiguration
        init(_ box: Box) {
            configuration = box
            super.init(frame: .zero)
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: (configuration as? Box)?.height ?? 0)
        }
    }

    /// Returns the height of the first row of a table.
    private func height(
        _ theme: Theme, scale: Double = 3, rowHeight: CGFloat = TableView.automaticDimension,
        separators: TableView.SeparatorStyle = .singleLine,
        _ configure: @escaping (TableViewCell) -> Void
    ) -> Double {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: scale)).run {
            let source = ListSource([1])
            source.configure = { cell, _ in configure(cell) }
            let table = makeTable(source, width: 402)
            table.rowHeight = rowHeight
            table.separatorStyle = separators
            return Double(table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
        }
    }

    private func list(_ cell: TableViewCell) {
        var content = ListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
    }

    @Test(
        "A row of list content is 44 points and a pixel, and 53 points in iOS 26",
        arguments: [(Theme.modern, 44 + 1.0 / 3, 44.0), (.glass, 53, 52)])
    func lists(theme: Theme, high: Double, low: Double) {
        #expect(abs(height(theme, list) - high) < 0.01)
        #expect(abs(height(theme, separators: .none, list) - low) < 0.01)
        #expect(height(theme, rowHeight: 60, list) == 60)
    }

    @Test("Rows of the four standard styles include no separator height", arguments: Theme.eras)
    func styles(theme: Theme) {
        for separators in [TableView.SeparatorStyle.singleLine, .none] {
            let found = height(theme, separators: separators) { $0.textLabel?.text = "Text" }
            #expect(found == Double(theme.table.rowHeight))
        }
    }

    @Test(
        "A row has the height of its content and its separator",
        arguments: [Theme.flat, .modern, .glass], [1.0, 2, 3])
    func contents(theme: Theme, scale: Double) {
        let line = theme == .glass ? 1 : 1 / scale
        for content in [10.0, 36, 80] {
            let found = height(theme, scale: scale) {
                $0.contentConfiguration = Box(height: CGFloat(content))
            }
            #expect(abs(found - content - line) < 0.01, "\(content)")
            let unlined = height(theme, scale: scale, separators: .none) {
                $0.contentConfiguration = Box(height: CGFloat(content))
            }
            #expect(abs(unlined - content) < 0.01, "\(content)")
        }
        // UIKit gives a content without a height the standard height.
        let empty = height(theme, scale: scale) { $0.contentConfiguration = Box(height: 0) }
        #expect(empty == Double(theme.table.rowHeight))
    }

    @Test("A low content beside an accessory view stays low")
    func accessoryViews() {
        let found = height(.modern, scale: 2) {
            $0.contentConfiguration = Box(height: 20)
            $0.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(found == 20.5)
    }
}
