import Foundation
import TableViews

/// A table that keeps its data source alive, which tables do not.
final class OwningTableView: TableView {
    private let owned: any TableViewDataSource

    init(frame: CGRect, style: Style, source: any TableViewDataSource) {
        owned = source
        super.init(frame: frame, style: style)
        dataSource = source
        delegate = source as? any TableViewDelegate
    }
}
