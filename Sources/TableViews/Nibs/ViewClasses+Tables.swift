import Foundation
import TableControls
import TableDrawing
import TableThemes

/// Cells and tables in descriptions.
extension ViewClasses {
    /// Views, controls and cells of the project.
    public static let standard = ViewClasses(
        standard: standardViews + standardControls + standardTables)

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

    private static var standardTables: [ViewClass] { [cell, headerFooter, table] }

    private static var cell: ViewClass {
        ViewClass(
            TableViewCell.self, "A row of a table; its subviews stand in its content view.",
            properties: [
                ViewProperty(
                    fixed: "style", .choice(["custom"] + cellStyles.map(\.name)),
                    "The arrangement of the standard parts; custom without it."),
                ViewProperty(fixed: "reuseIdentifier", .text, "The identifier for reuse."),
                ViewProperty(
                    fixed: "selected", .boolean,
                    "Whether a cell that is described in its section is selected."),
                .choice(
                    "accessory", \TableViewCell.accessoryType,
                    "The standard control at the right edge."),
                .choice(
                    "selectionStyle", \TableViewCell.selectionStyle,
                    "What the row looks like while it is selected."),
                .integer(
                    "indentationLevel", \TableViewCell.indentationLevel, in: 0...100,
                    "How many steps the content is moved."),
                .text("text", \TableViewCell.mainText, "The standard parts' main text."),
                .text("detail", \TableViewCell.secondaryText, "The standard parts' second text."),
                .image("image", \TableViewCell.standardImage, "The standard parts' image."),
            ], mainProperty: "text"
        ) { description in
            TableViewCell(
                style: description.cellStyle, reuseIdentifier: description.reuseIdentifier)
        }
    }

    private static var headerFooter: ViewClass {
        ViewClass(
            TableViewHeaderFooterView.self,
            "The header or footer of a section, at the top of a description; its subviews stand in its content view.",
            properties: [
                ViewProperty(fixed: "reuseIdentifier", .text, "The identifier for reuse."),
                .text("text", \TableViewHeaderFooterView.mainText, "The title."),
                .text(
                    "detail", \TableViewHeaderFooterView.secondaryText,
                    "The text below the title, in grouped tables only."),
            ], mainProperty: "text"
        ) { description in
            TableViewHeaderFooterView(reuseIdentifier: description.reuseIdentifier)
        }
    }

    static let cellStyles = TableViewCell.CellStyle.allCases.map {
        (name: String(describing: $0), value: $0)
    }

    private static var table: ViewClass {
        ViewClass(
            TableView.self,
            "A table; in a nib's table of its own its cells may be described, inside another view "
                + "it is empty.",
            properties: [
                ViewProperty(
                    fixed: "style", .choice(tableStyles.map(\.name)),
                    "How sections are set apart; plain without it."),
                .number(
                    "rowHeight", \TableView.rowHeight, in: -1...10_000,
                    "The height of rows without one of their own, in points."),
                .color("separatorColor", \TableView.separatorColor, "The lines between rows."),
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
    var cellStyle: TableViewCell.CellStyle {
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
        get { layout.ownTextLabel?.text }
        set { textLabel?.text = newValue }
    }
    fileprivate var secondaryText: String? {
        get { layout.ownDetailTextLabel?.text }
        set { detailTextLabel?.text = newValue }
    }
    fileprivate var standardImage: Image? {
        get { layout.ownImageView?.image }
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
