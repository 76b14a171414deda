import Foundation
import TableControls
import TableDrawing
import TableThemes

/// Cells and tables in descriptions.
extension ViewClasses {
    /// Views, controls and cells of the project.
    public static let standard = ViewClasses(standard: { standardClasses })

    private static let standardClasses = standardViews + standardControls + standardTables

    /// Registers a class of cells under a name, by default its own name.
    public mutating func register<Cell: TableViewCell>(
        _ type: Cell.Type, named name: String? = nil, summary: String = "",
        properties: [ViewProperty] = []
    ) {
        add(
            ViewClass(
                type, named: name, summary, properties: properties, isStandard: false
            ) { description in
                type.init(
                    style: description.cellStyle, reuseIdentifier: description.reuseIdentifier)
            })
    }

    /// Registers a class of cells that a closure creates from the style and reuse identifier of a
    /// nib.
    public mutating func register<Cell: TableViewCell>(
        _ type: Cell.Type, named name: String? = nil, properties: [ViewProperty] = [],
        make: @escaping @Sendable (TableViewCell.CellStyle, String?) -> Cell
    ) {
        add(
            ViewClass(
                type, named: name, "", properties: properties, isStandard: false
            ) { make($0.cellStyle, $0.reuseIdentifier) })
    }

    private static var standardTables: [ViewClass] { [cell, headerFooter, table] }

    private static var cell: ViewClass {
        ViewClass(
            TableViewCell.self, "A table cell. The subviews are added to the content view.",
            properties: [
                ViewProperty(
                    fixed: "style", .choice(["custom"] + cellStyles.map(\.name)),
                    "The style of the standard layout. The default is custom."),
                ViewProperty(fixed: "reuseIdentifier", .text, "The reuse identifier."),
                ViewProperty(
                    fixed: "selected", .boolean,
                    "Whether a static cell is selected."),
                .choice(
                    "accessory", \TableViewCell.accessoryType,
                    "The standard accessory on the trailing side."),
                .choice(
                    "selectionStyle", \TableViewCell.selectionStyle,
                    "The selection style of the row."),
                .integer(
                    "indentationLevel", \TableViewCell.indentationLevel, in: 0...100,
                    "The number of indentation steps of the content."),
                .choice(
                    "editingAccessory", \TableViewCell.editingAccessoryType,
                    "The standard accessory in editing mode."),
                .number(
                    "indentationWidth", \TableViewCell.indentationWidth, in: 0...1_000,
                    "The width of an indentation step, in points."),
                .boolean(
                    "shouldIndentWhileEditing", of: TableViewCell.self,
                    "Whether the background of a grouped row moves inwards in editing mode.",
                    get: { $0.shouldIndentWhileEditing }, set: { $0.shouldIndentWhileEditing = $1 }),
                separatorInset,
                .text("text", \TableViewCell.mainText, "The main text of the standard layout."),
                .text(
                    "detail", \TableViewCell.secondaryText,
                    "The secondary text of the standard layout."),
                .image("image", \TableViewCell.standardImage, "The image of the standard layout."),
            ], mainProperty: "text"
        ) { description in
            TableViewCell(
                style: description.cellStyle, reuseIdentifier: description.reuseIdentifier)
        }
    }

    private static var separatorInset: ViewProperty {
        ViewProperty(
            "separatorInset", .insets, "The insets of the separator from both sides, in points.",
            of: TableViewCell.self,
            read: { value, _ in if case .insets(let insets) = value { .some(insets) } else { nil }
            },
            get: \.separatorInset, set: { $0.separatorInset = $1 })
    }

    private static var headerFooter: ViewClass {
        ViewClass(
            TableViewHeaderFooterView.self,
            "A top-level section header or footer. The subviews are added to the content view.",
            properties: [
                ViewProperty(fixed: "reuseIdentifier", .text, "The reuse identifier."),
                .text("text", \TableViewHeaderFooterView.mainText, "The title."),
                .text(
                    "detail", \TableViewHeaderFooterView.secondaryText,
                    "The text below the title. Only grouped tables show the text."),
            ], mainProperty: "text"
        ) { description in
            TableViewHeaderFooterView(reuseIdentifier: description.reuseIdentifier)
        }
    }

    fileprivate static let cellStyles = TableViewCell.CellStyle.allCases.map {
        (name: String(describing: $0), value: $0)
    }

    private static var table: ViewClass {
        ViewClass(
            TableView.self,
            "A table view. The top-level table of a nib can describe static cells; a nested table "
                + "is empty.",
            properties: [
                ViewProperty(
                    fixed: "style", .choice(tableStyles.map(\.name)),
                    "The style of the table. The default is plain."),
                .number(
                    "rowHeight", \TableView.rowHeight, in: -1...10_000,
                    "The height of rows without a height, in points."),
                .color(
                    "separatorColor", \TableView.separatorColor,
                    "The colour of the separators between rows."),
            ]
        ) { description in
            let name = description.properties["style"]?.text
            let style = tableStyles.first { $0.name == name }?.value ?? .plain
            return TableView(frame: .zero, style: style)
        }
    }

    private static let tableStyles = TableView.Style.allCases.map {
        (name: String(describing: $0), value: $0)
    }
}

extension ViewDescription {
    /// Style of a cell; a custom cell has the default style with empty standard parts.
    fileprivate var cellStyle: TableViewCell.CellStyle {
        let name = properties["style"]?.text
        return ViewClasses.cellStyles.first { $0.name == name }?.value ?? .default
    }

    /// Identifier for reusing the cell.
    public var reuseIdentifier: String? {
        get { properties["reuseIdentifier"]?.text }
        set { properties["reuseIdentifier"] = newValue.map { .text($0) } }
    }
}

extension TableViewCell {
    fileprivate var mainText: String? {
        get { layout.textLabelIfLoaded?.text }
        set { textLabel?.text = newValue }
    }
    fileprivate var secondaryText: String? {
        get { layout.detailTextLabelIfLoaded?.text }
        set { detailTextLabel?.text = newValue }
    }
    fileprivate var standardImage: Image? {
        get { layout.imageViewIfLoaded?.image }
        set { imageView?.image = newValue }
    }
}

extension TableViewHeaderFooterView {
    fileprivate var mainText: String? {
        get { textLabel?.text }
        set { textLabel?.text = newValue }
    }
    fileprivate var secondaryText: String? {
        get { detailTextLabel?.text }
        set { detailTextLabel?.text = newValue }
    }
}
