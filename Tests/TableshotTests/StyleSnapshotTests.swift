import Foundation
import Tableshot
import Testing

/// Pictures of the four styles in three themes, unselected and selected.
@Suite struct StyleSnapshotTests {
    static let themes: [Theme] = [.ios6, .ios13, .ios15]

    @Test(arguments: themes, [false, true])
    func styles(theme: Theme, selected: Bool) throws {
        let width: CGFloat = theme == .classic ? 320 : 390
        let source = StyleTable()
        let context = RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
        let picture = try render(
            size: CGSize(width: width, height: theme == .ios15 ? 460 : 416), context: context
        ) {
            let table = TableView(frame: .zero)
            table.dataSource = source
            table.allowsMultipleSelection = true
            if selected {
                for section in 0..<2 {
                    for row in 0..<4 {
                        table.selectRow(
                            at: IndexPath(row: row, section: section), animated: false,
                            scrollPosition: .none)
                    }
                }
            }
            return table
        }
        let name = "Styles/\(theme.name)\(selected ? "-selected" : "")"
        Snapshots.verify(picture, name)
        try Snapshots.verify(picture.renderTree().root.dump, name)
    }
}
