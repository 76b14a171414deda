import Foundation
import Tableshot

/// A table view that keeps its data source alive, which table views do not.
final class SampleTableView: TableView {
    private let source: AnyObject

    /// A table view of a size in points that `configure` connects to `source`.
    init<Source: AnyObject>(
        size: CGSize, source: Source, configure: (Source) -> (TableView) -> Void
    ) {
        self.source = source
        super.init(frame: CGRect(origin: .zero, size: size), style: .plain)
        configure(source)(self)
    }
}
