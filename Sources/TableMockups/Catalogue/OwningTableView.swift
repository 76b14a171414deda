import Foundation
import TableViews

/// A table that retains its data source, unlike other tables.
final class OwningTableView: TableView {
    private let owned: any TableViewDataSource

    init(frame: CGRect, style: Style, source: any TableViewDataSource) {
        owned = source
        super.init(frame: frame, style: style)
        dataSource = source
        delegate = source as? any TableViewDelegate
    }
}
