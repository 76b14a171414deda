import Foundation
import TableViews

/// A cell type that documents use by name.
public struct CatalogueCell: Sendable {
    /// The name that documents use.
    public let name: String
    /// What the cell shows, in one sentence.
    public let summary: String
    /// The values that the cell takes.
    public let values: [ValueDeclaration]
    /// The identifier that the table reuses such cells by.
    public let reuseIdentifier: String

    /// Where the height of such a cell comes from.
    enum Height: Sendable {
        /// The table's rows are that high.
        case table
        /// All such cells are that high, in points.
        case fixed(CGFloat)
        /// The values decide, at a width in points.
        case content(SharedClosure<(CellValues, CGFloat) -> CGFloat?>)
    }

    let height: Height
    let cellClass: TableViewCell.Type
    /// Fills a cell; false if the cell is of another class.
    let configure: SharedClosure<(TableViewCell, CellValues) -> Bool>

    init<Cell: TableViewCell>(
        _ cellClass: Cell.Type, named name: String, summary: String, values: [ValueDeclaration],
        reuseIdentifier: String?, height: Height,
        configure: SharedClosure<(Cell, CellValues) -> Void>
    ) {
        self.name = name
        self.summary = summary
        self.values = values
        self.reuseIdentifier = reuseIdentifier ?? name
        self.height = height
        self.cellClass = cellClass
        self.configure = SharedClosure { cell, values in
            guard let cell = cell as? Cell else { return false }
            configure.call(cell, values)
            return true
        }
    }

    /// The declaration of a value, or nothing if the cell takes none of that name.
    func declaration(_ name: String) -> ValueDeclaration? { values.first { $0.name == name } }
}
