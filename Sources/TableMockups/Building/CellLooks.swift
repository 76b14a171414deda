import TableDrawing
import TableViews

/// What a row may change of a cell besides its content, so that it can be put back.
struct CellLooks {
    private let accessory: TableViewCell.AccessoryType
    private let selectionStyle: TableViewCell.SelectionStyle
    private let indentationLevel: Int
    private let backgroundColor: Color?
    private let separatorInset: EdgeInsets?

    /// The looks that a cell has now.
    init(of cell: TableViewCell) {
        accessory = cell.accessoryType
        selectionStyle = cell.selectionStyle
        indentationLevel = cell.indentationLevel
        backgroundColor = cell.backgroundColor
        separatorInset = cell.separatorInset
    }

    /// Gives a cell these looks again.
    func restore(_ cell: TableViewCell) {
        cell.accessoryType = accessory
        cell.selectionStyle = selectionStyle
        cell.indentationLevel = indentationLevel
        cell.backgroundColor = backgroundColor
        cell.separatorInset = separatorInset
    }
}

extension TableViewCell {
    /// Takes the looks that a row states; all others stay.
    func apply(_ row: RowDescription) {
        if let accessory = row.accessory { accessoryType = accessory }
        if let style = row.selectionStyle { selectionStyle = style }
        if let level = row.indentationLevel { indentationLevel = level }
        if let color = row.backgroundColor { backgroundColor = color }
        if let inset = row.separatorInset { separatorInset = inset }
    }
}
