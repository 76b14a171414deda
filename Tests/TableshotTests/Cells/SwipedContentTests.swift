import Foundation
import TableMockups
import Tableshot
import Testing

/// Content of an open row in a card with round corners.
@Suite struct SwipedContentTests {
    private enum Opening: CaseIterable { case leading, trailing, armed }

    /// List of two rows in a card.
    ///
    /// One row is open and filled with content from edge to edge.
    private final class List: TableViewDataSource, TableViewDelegate {
        let opened: Int
        let fill: Color
        init(opened: Int, fill: Color) {
            self.opened = opened
            self.fill = fill
        }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            guard indexPath.row == opened else { return cell }
            let view = View(frame: cell.contentView.bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.backgroundColor = fill
            cell.contentView.addSubview(view)
            return cell
        }
        private var actions: SwipeActionsConfiguration {
            SwipeActionsConfiguration(actions: [
                ContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
        }
        func tableView(
            _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> SwipeActionsConfiguration? { actions }
        func tableView(
            _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> SwipeActionsConfiguration? { actions }
    }

    private func bitmap(
        _ theme: Theme, _ opening: Opening, row: Int, direction: LayoutDirection, fill: Color
    ) throws -> Bitmap {
        let list = List(opened: row, fill: fill)
        return try render(
            size: CGSize(width: 320, height: 180),
            context: RenderContext(
                theme: theme, traits: TraitCollection(layoutDirection: direction, displayScale: 3))
        ) {
            let table = TableView(frame: .zero, style: .insetGrouped)
            table.dataSource = list
            table.delegate = list
            let place = IndexPath(row: row, section: 0)
            switch opening {
            case .leading: table.openSwipeActions(at: place, edge: .leading)
            case .trailing: table.openSwipeActions(at: place, edge: .trailing)
            case .armed:
                table.setEditing(true, animated: false)
                table.showDeleteConfirmation(at: place)
            }
            return table
        }.bitmap()
    }

    @Test(arguments: [Theme.modern, .glass], [0, 1])
    func `the content stays within the card's round shape`(theme: Theme, row: Int) throws {
        for opening in Opening.allCases {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let bare = try bitmap(
                    theme, opening, row: row, direction: direction, fill: .clear)
                let full = try bitmap(theme, opening, row: row, direction: direction, fill: .black)
                let outside = bare[1, 1]
                var filled = 0
                for y in 0..<bare.height {
                    for x in 0..<bare.width where bare[x, y] != full[x, y] {
                        filled += 1
                        // If the edge covers too little of a pixel for visible white, the pixel is
                        // slightly darker.
                        let darkened = Int(outside & 0xFF) - Int(full[x, y] & 0xFF)
                        if bare[x, y] == outside, darkened > 28 {
                            Issue.record("\(opening), \(direction): content at \(x), \(y)")
                            return
                        }
                    }
                }
                #expect(filled > 60_000)
            }
        }
    }
}
