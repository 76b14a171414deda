/// A cell of a table: typed access to the properties of its view.
package struct IBTableCell: Sendable {
    /// The view.
    package let view: IBView

    /// Creates access to a view, or `nil` for a view that is no cell of a table.
    package init?(_ view: IBView) {
        guard view.kind == .tableViewCell else { return nil }
        self.view = view
    }

    /// Styles of cells.
    package enum Style: String, Sendable, Hashable {
        /// A text and an image.
        case `default` = "IBUITableViewCellStyleDefault"
        /// A text at the left and a gray detail text at the right.
        case value1 = "IBUITableViewCellStyleValue1"
        /// A tinted text at the left and a detail text beside it.
        case value2 = "IBUITableViewCellStyleValue2"
        /// A text above a detail text.
        case subtitle = "IBUITableViewCellStyleSubtitle"
    }

    /// Style, or `nil` for a cell with its own views.
    package var style: Style? { view["style"]?.text.flatMap(Style.init) }
    /// Identifier for reuse, or `nil`.
    package var reuseIdentifier: String? { view["reuseIdentifier"]?.text }
    /// Height in points; `nil` for the height of the table's rows.
    package var rowHeight: Double? { view["rowHeight"]?.number.flatMap { $0 < 0 ? nil : $0 } }
    /// Accessory, such as `disclosureIndicator`, or `nil` for none.
    package var accessoryType: String? { view["accessoryType"]?.text }
    /// Selection style: `none`, `blue`, `gray` or `default`.
    package var selectionStyle: String { view["selectionStyle"]?.text ?? "default" }
    /// Indentation level.
    package var indentationLevel: Double { view["indentationLevel"]?.number ?? 0 }
    /// Indentation of a level, in points; UIKit's default is 10.
    package var indentationWidth: Double { view["indentationWidth"]?.number ?? 10 }
    /// View that contains the cell's own views, or `nil`.
    package var contentView: IBView? { view["contentView"]?.view }

    /// Label of the style, or `nil`.
    package var textLabel: IBView? { part("textLabel") }
    /// Label of the style's detail text, or `nil`.
    package var detailTextLabel: IBView? { part("detailTextLabel") }
    /// Image view of the style, or `nil`.
    package var imageView: IBView? { part("imageView") }

    /// Returns the view in the content view that a property names.
    private func part(_ property: String) -> IBView? {
        guard let id = view[property]?.reference else { return nil }
        return contentView?.flattened().first { $0.id == id }
    }
}
