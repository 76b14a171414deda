import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes
@testable import TableViews

/// The colour at the transparent end of a bar's fade.
extension ScreenTests {
    private func barColor(_ background: View?) throws -> RGBA? {
        try context(.glass).run {
            let table = TableView(frame: .zero, style: .grouped)
            table.dataSource = source
            table.backgroundView = background
            let screen = ScreenView(
                size: CGSize(width: 393, height: 852), contentView: table,
                device: .island(top: 59, cornerRadius: 55))
            screen.navigationBar = NavigationBar(item: NavigationItem(title: "Title"))
            _ = screen.lowered()
            return try #require(screen.navigationBar).contentColor?.resolved
        }
    }

    @Test func `a bar fades into the background that is visible behind the rows`() throws {
        let table = try #require(try barColor(nil))
        #expect(!table.isClear && table != .white)
        let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Nothing"
        let clear = View(frame: .zero)
        clear.addSubview(label)
        #expect(try barColor(clear) == table)
        #expect(try barColor(label) == table)
        let empty = ContentUnavailableView(
            configuration: ContentUnavailableConfiguration.empty())
        #expect(try barColor(empty) == table)
        let red = View(frame: .zero)
        red.backgroundColor = .red
        #expect(try barColor(red) == .init(red: 1, green: 0, blue: 0))
        red.alpha = 0.5
        let mixed = try #require(try barColor(red))
        #expect(abs(mixed.red - (1 + table.red) / 2) < 0.01)
        #expect(abs(mixed.green - table.green / 2) < 0.01 && mixed.isOpaque)
        red.isHidden = true
        #expect(try barColor(red) == table)
        let picture = ImageView(image: Image(drawing: .empty, size: CGSize(width: 9, height: 9)))
        #expect(try barColor(picture) == nil)
    }
}
