import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableThemes
import TableViews

/// The cell types and tables that documents can use by name.
///
///     var catalogue = CellCatalogue()
///     catalogue.add(
///         PriceCell.self, named: "PriceCell", summary: "A product and its price.",
///         values: [.text("product", required: true), .number("price")], height: 60
///     ) { cell, values in
///         cell.show(values.text("product"), values.number("price"))
///     }
///
/// Mistakes in the catalogue, such as two cells with the same name, are reported when a
/// document is read.
public struct CellCatalogue: Sendable {
    /// The cell types in the order of their addition.
    public private(set) var cells: [CatalogueCell] = []
    /// The tables in the order of their addition.
    public private(set) var tables: [CatalogueTable] = []
    /// View classes for documents and nibs, including the classes of this project.
    public var viewClasses = ViewClasses.standard
    /// Mistakes in the catalogue, one sentence each.
    ///
    /// Empty if the catalogue is valid.
    public private(set) var mistakes: [String] = []

    /// Creates a catalogue without cells or tables.
    public init() {}

    /// Adds a cell class with a fixed height in points, or with the table's row height.
    public mutating func add<Cell: TableViewCell>(
        _ cellClass: Cell.Type, named name: String, summary: String = "",
        values: [ValueDeclaration] = [], reuseIdentifier: String? = nil, height: CGFloat? = nil,
        configure: @escaping @Sendable (Cell, CellValues) -> Void
    ) {
        add(
            CatalogueCell(
                cellClass, named: name, summary: summary, values: values,
                reuseIdentifier: reuseIdentifier, height: height.map { .fixed($0) } ?? .table,
                configure: SharedClosure(call: configure)))
    }

    /// Adds a cell class whose height depends on its values and the width, in points.
    ///
    /// If the closure returns `nil`, the table's row height applies.
    public mutating func add<Cell: TableViewCell>(
        _ cellClass: Cell.Type, named name: String, summary: String = "",
        values: [ValueDeclaration] = [], reuseIdentifier: String? = nil,
        height: @escaping @Sendable (CellValues, CGFloat) -> CGFloat?,
        configure: @escaping @Sendable (Cell, CellValues) -> Void
    ) {
        add(
            CatalogueCell(
                cellClass, named: name, summary: summary, values: values,
                reuseIdentifier: reuseIdentifier, height: .content(SharedClosure(call: height)),
                configure: SharedClosure(call: configure)))
    }

    /// Adds cells that draw themselves.
    ///
    /// The closure returns the drawing for a row's values.
    public mutating func add<Content: CellDrawing>(
        drawing type: Content.Type = Content.self, named name: String, summary: String = "",
        values: [ValueDeclaration] = [], make: @escaping @Sendable (CellValues) -> Content
    ) {
        let height = SharedClosure<(CellValues, CGFloat) -> CGFloat?> { values, width in
            make(values).height(forWidth: width, state: CellState())
        }
        let configure = SharedClosure<(DrawingCell<Content>, CellValues) -> Void> { cell, values in
            cell.content = make(values)
        }
        add(
            CatalogueCell(
                DrawingCell<Content>.self, named: name, summary: summary, values: values,
                reuseIdentifier: nil, height: .content(height), configure: configure))
    }

    /// Adds a table with the data source that the closure returns.
    ///
    /// If the data source is a `TableViewDelegate`, it is also the delegate.
    public mutating func addTable<Source: TableViewDataSource>(
        named name: String, summary: String = "", style: TableView.Style = .plain,
        source: @escaping @Sendable () -> Source,
        configure: (@Sendable (TableView, Source) -> Void)? = nil
    ) {
        add(
            CatalogueTable(
                name: name, summary: summary,
                make: SharedClosure<(CGRect) -> TableView> { frame in
                    let source = source()
                    let table = OwningTableView(frame: frame, style: style, source: source)
                    configure?(table, source)
                    return table
                }))
    }

    /// Adds a table that the closure creates for a frame in points.
    ///
    /// The table must retain its own data source.
    public mutating func addTable(
        named name: String, summary: String = "",
        make: @escaping @Sendable (CGRect) -> TableView
    ) {
        add(CatalogueTable(name: name, summary: summary, make: SharedClosure(call: make)))
    }

    private mutating func add(_ table: CatalogueTable) {
        guard !tables.contains(where: { $0.name == table.name }) else {
            mistakes.append("the catalogue has two tables of the name \(table.name.quoted)")
            return
        }
        tables.append(table)
    }

    private mutating func add(_ cell: CatalogueCell) {
        mistakes += mistakes(of: cell)
        guard !cells.contains(where: { $0.name == cell.name }) else { return }
        cells.append(cell)
    }

    private func mistakes(of cell: CatalogueCell) -> [String] {
        var found: [String] = []
        if cell.name.isEmpty { found.append("the catalogue has a cell without a name") }
        if cells.contains(where: { $0.name == cell.name }) {
            found.append("the catalogue has two cells of the name \(cell.name.quoted)")
        } else if let other = cells.first(where: { $0.reuseIdentifier == cell.reuseIdentifier }),
            other.cellClass != cell.cellClass
        {
            found.append(
                "the catalogue's cells \(other.name.quoted) and \(cell.name.quoted) are of "
                    + "different classes and have one reuse identifier, "
                    + cell.reuseIdentifier.quoted)
        }
        if ReservedIdentifier.contains(cell.reuseIdentifier) {
            found.append(
                "the catalogue's cell \(cell.name.quoted) has the reuse identifier "
                    + "\(cell.reuseIdentifier.quoted), which a document's table gives cells of its own"
            )
        }
        var names: Set<String> = []
        for value in cell.values {
            if !names.insert(value.name).inserted {
                found.append(
                    "the catalogue's cell \(cell.name.quoted) declares the value "
                        + "\(value.name.quoted) twice")
            }
            if case .choice(let choices) = value.kind,
                case .choice(let fallback) = value.fallback, !choices.contains(fallback)
            {
                found.append(
                    "the default \(fallback.quoted) of the value \(value.name.quoted) of the "
                        + "catalogue's cell \(cell.name.quoted) is none of its choices")
            }
        }
        return found
    }
}

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

/// A table made in Swift that documents and the command can use by name.
public struct CatalogueTable: Sendable {
    /// Name of the table in documents.
    public let name: String
    /// Description of the table in a single sentence.
    public let summary: String
    /// Creates the table with a frame.
    let make: SharedClosure<(CGRect) -> TableView>
}
