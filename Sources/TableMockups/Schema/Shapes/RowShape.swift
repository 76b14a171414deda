import Foundation
import TableDrawing
import TableText
import TableViews

/// A row: one of the four cell styles, or a cell by its name.
struct RowShape: Shape {
    static let noun = "a row"
    static let definition = "row"
    static let summary =
        "A row: one of the four cell styles, or a cell of the document or the catalogue by its name."

    static let hints = [
        "rows": "rows stand in the table or in a section, not in a row",
        "header": "a header stands in a section: sections: [{header: A, rows: []}]",
        "footer": "a footer stands in a section: sections: [{footer: A, rows: []}]",
        "title": "a row's main text is text, its secondary one detail",
        "label": "a row's main text is text, its secondary one detail",
        "subtitle": "the secondary text is detail, beside style: subtitle",
    ]

    static func hint(for node: DocumentNode) -> String? {
        guard let scalar = node.scalar, !node.isNull else { return nil }
        return "a row with a text is written {text: \(scalar.text.quoted)}"
    }

    let use = Key<String>("use", .name, "The named style that the row adds to.")
    let cell = Key<RowCell>(
        "cell", .rowCell,
        "The name of one of the document's prototypes, or of a cell type of the catalogue.")
    let values = Key<DocumentNode>(
        "values", .deferred { _ in ["type": "object"] },
        "The values of the cell; of a prototype by the names or tags of its views.")

    let style = DefaultedKey<TableViewCell.CellStyle>(
        "style",
        .caseName(hints: [
            "plain": "the style of the table stands in it: table: {style: plain}",
            "grouped": "the style of the table stands in it: table: {style: grouped}",
            "insetGrouped": "the style of the table stands in it: table: {style: insetGrouped}",
        ]),
        default: .default, "The arrangement of text, detail and image.")
    let text = Key<String>("text", .text, "The main text.")
    let detail = Key<String>(
        "detail", .text, "The secondary text; the style default has none.")
    let image = Key<ImageReference>(
        "image", .image, "The image before the text; the style value2 has none.")
    let highlightedImage = Key<ImageReference>(
        "highlightedImage", .image, "The image of a selected or highlighted row.")
    let textColor = Key<Color>("textColor", .color, "The colour of the main text.")
    let detailColor = Key<Color>("detailColor", .color, "The colour of the secondary text.")
    let font = Key<FontDescription>("font", .font, "The font of the main text.")
    let detailFont = Key<FontDescription>("detailFont", .font, "The font of the secondary text.")
    let alignment = Key<TextAlignment>(
        "alignment", .caseName, "How the main text lies in its place.")
    let numberOfLines = Key<Int>(
        "numberOfLines", .integer(0...1000, "a number of lines"),
        "The most lines of the main text; 0 is as many as it needs.")
    let detailNumberOfLines = Key<Int>(
        "detailNumberOfLines", .integer(0...1000, "a number of lines"),
        "The most lines of the secondary text; 0 is as many as it needs.")

    let accessory = Key<TableViewCell.AccessoryType>(
        "accessory", .caseName, "The standard control at the right edge.")
    let selected = DefaultedKey<Bool>(
        "selected", .boolean, default: false, "Whether the row is selected.")
    let highlighted = DefaultedKey<Bool>(
        "highlighted", .boolean, default: false, "Whether the row is being touched.")
    let selectionStyle = Key<TableViewCell.SelectionStyle>(
        "selectionStyle", .caseName, "What the row looks like while it is selected.")
    let height = Key<CGFloat>(
        "height", .number(.rowHeight), "The row's height in points, before any other.")
    let indentationLevel = Key<Int>(
        "indentationLevel", .integer(0...100, "an indentation"),
        "How many steps the content is moved to the right.")
    let backgroundColor = Key<Color>("backgroundColor", .color, "The colour behind the row.")
    let separatorInset = Key<EdgeInsets>(
        "separatorInset", .insets, "Where the line below the row begins and ends.")

    /// What a cell of the catalogue has no use for: it draws its content by itself.
    static let contentKeys = [
        "style", "text", "detail", "image", "highlightedImage", "textColor", "detailColor", "font",
        "detailFont", "alignment", "numberOfLines", "detailNumberOfLines",
    ]
}
