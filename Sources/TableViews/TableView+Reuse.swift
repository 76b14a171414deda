import Foundation
import TableControls
import TableGeometry

/// Registering, dequeuing and recycling cells.
extension TableView {
    /// Registers the class of new cells for a reuse identifier.
    public func register(
        _ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String
    ) {
        rows.register(cellClass, forCellReuseIdentifier: identifier)
    }

    /// Returns a waiting cell with the identifier, a new cell of the registered class, or `nil`
    /// if nothing is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        rows.dequeueReusableCell(withIdentifier: identifier)
    }

    /// Returns a cell for the identifier, sized for the row.
    ///
    /// If the identifier is not registered, `render` throws an error, and an empty cell is
    /// returned.
    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> TableViewCell {
        rows.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// The visible part of the content, as a range of y in points.
    package var visibleExtent: Extent {
        Extent(minY: layer.shownBounds.minY, height: bounds.height)
    }

    /// Returns the cell that displays a row, or `nil` if the row is not displayed.
    public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
        rows.displayedCells[indexPath]
    }

    /// The rows on display, from the top down.
    public var indexPathsForVisibleRows: [IndexPath]? {
        rows.displayVisibleRows()
        return rows.displayedCells.keys.sorted()
    }

    /// The cells on display, from the top down.
    public var visibleCells: [TableViewCell] {
        rows.displayVisibleRows()
        return rows.displayedRows.map(\.cell)
    }

    /// Registers a nib for a reuse identifier, or removes the registration if `nib` is `nil`.
    ///
    /// The nib's first object is the cell. Its identifier is either equal to `identifier` or
    /// missing.
    public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
        rows.register(nib, forCellReuseIdentifier: identifier)
    }
}

extension IndexPath {
    var rowName: String { "row \(row) of section \(section)" }
}
