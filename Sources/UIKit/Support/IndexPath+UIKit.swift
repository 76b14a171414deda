import Foundation
import TableGeometry

extension IndexPath {
    /// Creates the place of a cell in a grid.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }
    /// Number of the cell in its section.
    public var item: Int {
        get { row }
        set { self = IndexPath(row: newValue, section: section) }
    }
}
