import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews

/// A row: a standard cell style, or a named cell.
struct RowSchema: MappingSchema {
    static let displayName = "a row"
    static let definition = "row"
    static let summary =
        "A row: one of the four cell styles, or a cell of the document or the catalogue by its name."

    static let hints = [
        "rows": "rows stand in the table or in a section, not in a row",
        "header": "a header stands in a section: sections: [{header: A, rows: []}]",
        "footer": "a footer stands in a section: sections: [{footer: A, rows: []}]",
        "title": "a row's main text is text, its secondary one detail",
        "label": "a row's main text is text, its secondary one detail",
        "switch": "a switch is an accessory: accessoryView: {switch: true}",
        "badge": "a badge is an accessory: accessoryView: {badge: 3}",
        "symbol": "a symbol is an image: image: {symbol: gear}",
        "editing": "the editing mode is the table's: table: {editing: true}",
        "swipe": "a row that was swiped is written swiped: {trailing: [{title: Delete}]}",
        "background": "the colour behind a row is backgroundColor, a view backgroundView",
        "attributedText": "stretches with looks are a text: text: [{text: a, color: red}]",
        "secondaryText": "the secondary text is detail, or in a contentConfiguration",
        "subtitle": "the secondary text is detail, beside style: subtitle",
    ]

    static let exclusive = [
        ["swiped", "armed"], ["separator", "separatorInset"],
        ["selectedBackgroundColor", "selectedBackgroundView"],
        ["backgroundConfiguration", "backgroundView"],
        ["backgroundConfiguration", "selectedBackgroundView"],
        ["backgroundConfiguration", "selectedBackgroundColor"],
        ["backgroundConfiguration", "multipleSelectionBackgroundView"],
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
    let text = Key<StyledText>(
        "text", .styledText,
        "The main text; a list of stretches gives each its own looks: [plain, {text: red, color: red}]."
    )
    let detail = Key<StyledText>(
        "detail", .styledText,
        "The secondary text, plain or in stretches; the style default has none.")
    let contentConfiguration = Key<ContentConfigurationDescription>(
        "contentConfiguration",
        .mapping(ContentConfigurationSchema(), ContentConfigurationDescription.init(reader:)),
        "A list content in place of style, texts and image.")
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

    let highlightedTextColor = Key<Color>(
        "highlightedTextColor", .color, "The colour of the main text while selected or touched.")
    let highlightedDetailColor = Key<Color>(
        "highlightedDetailColor", .color,
        "The colour of the secondary text while selected or touched.")
    let lineBreakMode = Key<LineBreakMode>(
        "lineBreakMode", .caseName, "What becomes of a main text that does not fit.")
    let detailLineBreakMode = Key<LineBreakMode>(
        "detailLineBreakMode", .caseName, "What becomes of a secondary text that does not fit.")
    let lineBreakStrategy = Key<ParagraphStyle.LineBreakStrategy>(
        "lineBreakStrategy", .lineBreakStrategy,
        "Where lines of the main text break; the theme's without it.")
    let detailLineBreakStrategy = Key<ParagraphStyle.LineBreakStrategy>(
        "detailLineBreakStrategy", .lineBreakStrategy,
        "Where lines of the secondary text break; the theme's without it.")
    let minimumScaleFactor = Key<CGFloat>(
        "minimumScaleFactor", .number(.above(0, through: 1, "a share")),
        "How small the main text may become so that it fits, as a share of its size.")
    let detailMinimumScaleFactor = Key<CGFloat>(
        "detailMinimumScaleFactor", .number(.above(0, through: 1, "a share")),
        "How small the secondary text may become so that it fits, as a share of its size.")
    let baselineAdjustment = Key<BaselineAdjustment>(
        "baselineAdjustment", .caseName, "Where a main text that shrinks to fit stands.")
    let detailBaselineAdjustment = Key<BaselineAdjustment>(
        "detailBaselineAdjustment", .caseName,
        "Where a secondary text that shrinks to fit stands.")
    let textShadow = Key<TextShadowDescription>(
        "textShadow", .mapping(TextShadowSchema(), TextShadowDescription.init(reader:)),
        "The shadow of the main text.")
    let detailShadow = Key<TextShadowDescription>(
        "detailShadow", .mapping(TextShadowSchema(), TextShadowDescription.init(reader:)),
        "The shadow of the secondary text.")

    let accessory = Key<TableViewCell.AccessoryType>(
        "accessory", .caseName, "The standard control at the right edge.")
    let accessoryView = Key<AccessoryViewDescription>(
        "accessoryView",
        .mapping(AccessoryViewSchema(), AccessoryViewDescription.init(reader:)),
        "A control or a sign in place of the standard one.")
    let selected = DefaultedKey<Bool>(
        "selected", .boolean, default: false, "Whether the row is selected.")
    let highlighted = DefaultedKey<Bool>(
        "highlighted", .boolean, default: false, "Whether the row is being touched.")
    let accessoryHighlighted = DefaultedKey<Bool>(
        "accessoryHighlighted", .boolean, default: false,
        "Whether the button at the end of the row is being touched.")
    let selectionStyle = Key<TableViewCell.SelectionStyle>(
        "selectionStyle", .caseName, "What the row looks like while it is selected.")
    let height = Key<CGFloat>(
        "height", .number(.headerHeight),
        "The row's height in points, before any other; a row of height 0 is not seen.")
    let indentationLevel = Key<Int>(
        "indentationLevel", .integer(0...100, "an indentation"),
        "How many steps the content is moved to the right.")
    let indentationWidth = Key<CGFloat>(
        "indentationWidth", .number(.from(0, through: 1000, "a width")),
        "The width of a step, in points; 10 without it.")
    let backgroundColor = Key<Color>("backgroundColor", .color, "The colour behind the row.")
    let selectedBackgroundColor = Key<Color>(
        "selectedBackgroundColor", .color,
        "The colour behind the row while it is selected or touched.")
    let backgroundView = Key<BackgroundViewDescription>(
        "backgroundView", .backgroundView,
        "What lies behind the row: a colour, a gradient, an image or a view.")
    let selectedBackgroundView = Key<BackgroundViewDescription>(
        "selectedBackgroundView", .backgroundView,
        "What lies behind the row while it is selected or touched, in place of the theme's.")
    let multipleSelectionBackgroundView = Key<BackgroundViewDescription>(
        "multipleSelectionBackgroundView", .backgroundView,
        "The same where the table lets several rows be selected.")
    let backgroundConfiguration = Key<BackgroundConfigurationDescription>(
        "backgroundConfiguration",
        .mapping(
            BackgroundConfigurationSchema(), BackgroundConfigurationDescription.init(reader:)),
        "What lies behind the row in place of the theme's background and selection.")
    let separator = DefaultedKey<Bool>(
        "separator", .boolean, default: true, "Whether a line lies below the row.")
    let separatorInset = Key<EdgeInsets>(
        "separatorInset", .insets, "Where the line below the row begins and ends.")

    let editingStyle = Key<TableViewCell.EditingStyle>(
        "editingStyle", .caseName, "What can be done to the row by hand; without it, delete.")
    let editingAccessory = Key<TableViewCell.AccessoryType>(
        "editingAccessory", .caseName, "The standard control at the end in the editing mode.")
    let editingAccessoryView = Key<AccessoryViewDescription>(
        "editingAccessoryView",
        .mapping(AccessoryViewSchema(), AccessoryViewDescription.init(reader:)),
        "A control or a sign at the end in the editing mode.")
    let shouldIndentWhileEditing = DefaultedKey<Bool>(
        "shouldIndentWhileEditing", .boolean, default: true,
        "Whether a row without a control makes room for one in the editing mode.")
    let movable = DefaultedKey<Bool>(
        "movable", .boolean, default: false,
        "Whether the row can be moved: it shows a grip in the editing mode.")
    let showsReorderControl = Key<Bool>(
        "showsReorderControl", .boolean,
        "Whether a row that can be moved shows its grip; without it, it does.")
    let armed = DefaultedKey<Bool>(
        "armed", .boolean, default: false,
        "Whether the row shows its Delete button, as after a tap on its control.")
    let deleteTitle = Key<String>(
        "deleteTitle", .text, "The title of the Delete button.")
    let swiped = Key<SwipeDescription>(
        "swiped", .mapping(SwipeSchema(), SwipeDescription.init(reader:)),
        "The actions that the row is open for. UIKit opens one row at a time, and so does a timeline; "
            + "several may be written as open.")
    let lifted = Key<LiftedDescription>(
        "lifted", .mapping(LiftedSchema(), LiftedDescription.init(reader:)),
        "Where the row is carried to by its grip; one row at most.")

    let accessibilityLabel = Key<String>(
        "accessibilityLabel", .text, "What a screen reader says of the row.")
    let accessibilityValue = Key<String>(
        "accessibilityValue", .text, "What the row holds at present, said after the label.")
    let accessibilityHint = Key<String>(
        "accessibilityHint", .text, "What happens when the row is used.")
    let accessibilityIdentifier = Key<String>(
        "accessibilityIdentifier", .text, "A name for tests, which is never spoken.")
    let accessibilityTraits = Key<[String]>(
        "accessibilityTraits", .choices(AccessibilityTraits.allNames),
        "How the row behaves; they replace the cell's own.")
    let isAccessibilityElement = Key<Bool>(
        "isAccessibilityElement", .boolean,
        "Whether a screen reader stops at the row instead of its parts.")
    let accessibilityElementsHidden = Key<Bool>(
        "accessibilityElementsHidden", .boolean, "Whether a screen reader finds nothing in the row."
    )

    /// Keys without effect in catalogue cells, which draw their own content.
    static let contentKeys = [
        "style", "text", "detail", "image", "highlightedImage", "textColor", "detailColor", "font",
        "detailFont", "alignment", "numberOfLines", "detailNumberOfLines",
        "highlightedTextColor", "highlightedDetailColor", "lineBreakMode", "detailLineBreakMode",
        "lineBreakStrategy", "detailLineBreakStrategy",
        "minimumScaleFactor", "detailMinimumScaleFactor", "baselineAdjustment",
        "detailBaselineAdjustment", "textShadow", "detailShadow",
        "contentConfiguration",
    ]

    /// Keys without effect beside a content configuration, which has its own keys for this content.
    static let styleKeys = contentKeys.filter { $0 != "contentConfiguration" }
}
