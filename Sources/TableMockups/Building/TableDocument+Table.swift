import Foundation
import TableDrawing
import TableViews

extension TableDocument {
    /// The document's table, ready to be drawn.
    ///
    /// Call it while `context()` is the current one, as `render` does: the theme and the scale
    /// decide heights. The table keeps its data source and delegate alive.
    public func makeTable() -> TableView {
        let table = makeUnscrolledTable()
        // The content begins below its inset, as it does when a table first appears.
        let top = -table.adjustedContentInset.top
        switch scroll {
        case .offset(let y): table.contentOffset.y = top + y
        case .row(let target):
            table.scrollToRow(at: target.indexPath, at: target.position, animated: false)
        case nil: table.contentOffset.y = top
        }
        return table
    }

    /// The table at its top.
    func makeUnscrolledTable() -> TableView {
        let frame = CGRect(origin: .zero, size: screen.size)
        let table: TableView
        switch self.table {
        case .described(let description):
            table = DocumentTableView(
                description, frame: frame, images: images,
                isChanging: timeline.contains { $0.action.changesRows })
        case .made(let made): table = made.make.call(frame)
        }
        return table
    }
}
