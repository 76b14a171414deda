import Foundation
import TableViews

/// A cell type that documents can use by name.
public struct CatalogueCell: Sendable {
    /// Name of the cell type in documents.
    public let name: String
    /// Description of the cell in a single sentence.
    public let summary: String
    /// Declarations of the cell's values.
    public let values: [ValueDeclaration]
    /// Reuse identifier of the cells.
    public let reuseIdentifier: String

    /// Source of a cell's height.
    enum Height: Sendable {
        /// The table's row height.
        case table
        /// A fixed height for all cells of the type, in points.
        case fixed(CGFloat)
        /// A height from the values, at a width in points.
        case content(SharedClosure<(CellValues, CGFloat) -> CGFloat?>)
    }

    let height: Height
    let cellClass: TableViewCell.Type
    /// Fills a cell.
    ///
    /// Returns `false` if the cell has another class.
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

    /// Returns the declaration of a value, or `nil` if the cell has no value with this name.
    func declaration(_ name: String) -> ValueDeclaration? { values.first { $0.name == name } }
}

/// A closure that several tasks may call.
///
/// The closure consists of Sendable closures and metatypes. The compiler has to assume that a
/// type's conformances could belong to an actor. The conformances of views and drawings belong
/// to no actor.
struct SharedClosure<Closure>: @unchecked Sendable {
    let call: Closure
}
