import DocumentSyntax
import Foundation
import TableDrawing
import TableViews

extension TableDocument {
    /// Creates the document's table, ready for drawing.
    ///
    /// Call this method while `context()` is current, as `render` does, because the theme and
    /// the scale determine heights. The table retains its data source and delegate.
    public func makeTable() -> TableView {
        let table = makeUnscrolledTable()
        // The initial content offset is the top inset.
        let top = -table.adjustedContentInset.top
        switch scroll {
        case .offset(let y): table.contentOffset.y = top + y
        case .row(let target):
            table.scrollToRow(at: target.indexPath, at: target.position, animated: false)
        case nil: table.contentOffset.y = top
        }
        return table
    }

    /// Creates the table without scrolling it.
    func makeUnscrolledTable() -> TableView {
        warnOfIgnoredKeys()
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
