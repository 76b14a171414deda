import Foundation
import TableSamples
import Tableshot
import Testing

@Suite struct ImageOnRightTests {
    private static let content = ImageOnRightContent(
        title: "The old harbour", subtitle: "Last boat", photo: SampleLandscape.harbour.image)

    @Test(
        "Labels and photo have the listing's frames, moved by the narrower content view",
        arguments: [320, 390, 480])
    func frames(width: CGFloat) {
        Fixture.run(.classic) {
            let cell = ImageOnRightContent.makeCell(reuseIdentifier: "a")
            Self.content.show(in: cell)
            cell.frame = CGRect(
                x: 0, y: 0, width: width, height: ImageOnRightContent.rowHeight)
            cell.layoutIfNeeded()
            let contentWidth = cell.contentView.bounds.width
            #expect(contentWidth < width)
            let moved = contentWidth - 320
            #expect(
                cell.contentView.subviews.map(\.frame) == [
                    CGRect(x: moved, y: 0, width: 220, height: 15),
                    CGRect(x: moved, y: 20, width: 220, height: 25),
                    CGRect(x: 225 + moved, y: 0, width: 80, height: 45),
                ])
        }
    }

    @Test("Tags find the views, and a reused cell adds no second set of views")
    func tags() {
        let cell = ImageOnRightContent.makeCell(reuseIdentifier: "a")
        Self.content.show(in: cell)
        ImageOnRightContent.configure(cell)
        var other = Self.content
        other.title = "Among the dunes"
        other.photo = SampleLandscape.dunes.image
        other.show(in: cell)
        #expect(cell.contentView.subviews.count == 3)
        #expect((cell.contentView.viewWithTag(1) as? Label)?.text == "Among the dunes")
        #expect((cell.contentView.viewWithTag(2) as? Label)?.text == "Last boat")
        let shown = (cell.contentView.viewWithTag(3) as? ImageView)?.image
        #expect(shown == SampleLandscape.dunes.image)
    }

    @Test("Labels turn white on the classic selection")
    func highlighted() {
        Fixture.run(.classic) {
            let cell = ImageOnRightContent.makeCell(reuseIdentifier: "a")
            Self.content.show(in: cell)
            cell.setSelected(true, animated: false)
            let colors = cell.contentView.subviews.compactMap { $0.lowered().contents }
                .compactMap { contents -> RGBA? in
                    guard case .text(let text, _) = contents else { return nil }
                    return text.runs.first?.color
                }
            #expect(colors == [.white, .white])
        }
    }

    @Test("The table makes only its visible cells")
    func table() {
        let list = [ImageOnRightContent](repeating: Self.content, count: 40)
        let table = ImageOnRightTable(list: list)
        let tableView = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 230))
        table.configure(tableView)
        for y in stride(from: 0, to: 1_400, by: 46) {
            tableView.contentOffset.y = CGFloat(y)
            _ = tableView.visibleCells
        }
        let views = Set(tableView.visibleCells.map { ObjectIdentifier($0) })
        #expect(views.count == 5)
        #expect(tableView.visibleCells.allSatisfy { $0.contentView.subviews.count == 3 })
    }
}
