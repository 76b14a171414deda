import Foundation
import Tableshot

/// Table view that retains its data source, unlike ordinary table views.
final class SampleTableView: TableView {
    private let source: AnyObject

    /// Creates a table view with a size in points; `configure` connects it to `source`.
    init<Source: AnyObject>(
        size: CGSize, source: Source, configure: (Source) -> (TableView) -> Void
    ) {
        self.source = source
        super.init(frame: CGRect(origin: .zero, size: size), style: .plain)
        configure(source)(self)
    }
}
