import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews

/// A row: a standard cell style, or a named cell.
final class RowSchema: MappingSchema {
    static let displayName = "a row"
    static let definition = "row"
    static let summary =
        "A row with a standard cell style, or a named cell of the document or the catalogue."

    static let hints = [
        "rows": "rows stand in the table or in a section, not in a row",
        "header": "a header stands in a section: sections: [{header: A, rows: []}]",
        "footer": "a footer stands in a section: sections: [{footer: A, rows: []}]",
        "title": "a row's main text is text, the secondary text is detail",
        "label": "a row's main text is text, the secondary text is detail",
        "switch": "a switch is an accessory: accessoryView: {switch: true}",
        "badge": "a badge is an accessory: accessoryView: {badge: 3}",
        "symbol": "a symbol is an image: image: {symbol: gear}",
        "editing": "the editing mode is the table's: table: {editing: true}",
        "swipe": "a row that was swiped is written swiped: {trailing: [{title: Delete}]}",
        "background": "the colour behind a row is backgroundColor, a view backgroundView",
        "attributedText": "attributed runs are a text: text: [{text: a, color: red}]",
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

    let use = Key<String>("use", .name, "The name of a row style that the row extends.")
    let cell = Key<RowCell>(
        "cell", .rowCell,
        "The name of a prototype of the document or of a cell type in the catalogue, or the cell of a "
            + "nib or Swift source.")
    let values = Key<DocumentNode>(
        "values", .deferred { _ in ["type": "object"] },
        "The values of the cell. The keys for a prototype are names or tags of its views.")

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
        "The main text: a string or a list of attributed runs, [plain, {text: red, color: red}].")
    let detail = Key<StyledText>(
        "detail", .styledText,
        "The secondary text: a string or a list of attributed runs. The style default has no "
            + "secondary text.")
    let contentConfiguration = Key<ContentConfigurationDescription>(
        "contentConfiguration",
        .mapping(ContentConfigurationSchema(), ContentConfigurationDescription.init(reader:)),
        "A list content configuration in place of style, texts and image.")
    let image = Key<ImageReference>(
        "image", .image, "The image before the text. The style value2 has no image.")
    let highlightedImage = Key<ImageReference>(
        "highlightedImage", .image, "The image while the row is selected or highlighted.")
    let textColor = Key<Color>("textColor", .color, "The colour of the main text.")
    let detailColor = Key<Color>("detailColor", .color, "The colour of the secondary text.")
    let font = Key<FontDescription>("font", .font, "The font of the main text.")
    let detailFont = Key<FontDescription>("detailFont", .font, "The font of the secondary text.")
    let alignment = Key<TextAlignment>(
        "alignment", .caseName, "The alignment of the main text.")
    let numberOfLines = Key<Int>(
        "numberOfLines", .integer(0...1000, "a number of lines"),
        "The maximum number of lines of the main text. The value 0 means no limit.")
    let detailNumberOfLines = Key<Int>(
        "detailNumberOfLines", .integer(0...1000, "a number of lines"),
        "The maximum number of lines of the secondary text. The value 0 means no limit.")

    let highlightedTextColor = Key<Color>(
        "highlightedTextColor", .color,
        "The colour of the main text while the row is selected or highlighted.")
    let highlightedDetailColor = Key<Color>(
        "highlightedDetailColor", .color,
        "The colour of the secondary text while the row is selected or highlighted.")
    let lineBreakMode = Key<LineBreakMode>(
        "lineBreakMode", .caseName, "The line break mode of the main text.")
    let detailLineBreakMode = Key<LineBreakMode>(
        "detailLineBreakMode", .caseName, "The line break mode of the secondary text.")
    let lineBreakStrategy = Key<ParagraphStyle.LineBreakStrategy>(
        "lineBreakStrategy", .lineBreakStrategy,
        "The line break strategy of the main text. The default is the theme's strategy.")
    let detailLineBreakStrategy = Key<ParagraphStyle.LineBreakStrategy>(
        "detailLineBreakStrategy", .lineBreakStrategy,
        "The line break strategy of the secondary text. The default is the theme's strategy.")
    let minimumScaleFactor = Key<CGFloat>(
        "minimumScaleFactor", .number(.above(0, through: 1, "a share")),
        "The minimum scale of the main text's font, as a fraction of the font size.")
    let detailMinimumScaleFactor = Key<CGFloat>(
        "detailMinimumScaleFactor", .number(.above(0, through: 1, "a share")),
        "The minimum scale of the secondary text's font, as a fraction of the font size.")
    let baselineAdjustment = Key<BaselineAdjustment>(
        "baselineAdjustment", .caseName,
        "The vertical adjustment of a main text that is shrunk to fit.")
    let detailBaselineAdjustment = Key<BaselineAdjustment>(
        "detailBaselineAdjustment", .caseName,
        "The vertical adjustment of a secondary text that is shrunk to fit.")
    let textShadow = Key<TextShadowDescription>(
        "textShadow", .mapping(TextShadowSchema(), TextShadowDescription.init(reader:)),
        "The shadow of the main text.")
    let detailShadow = Key<TextShadowDescription>(
        "detailShadow", .mapping(TextShadowSchema(), TextShadowDescription.init(reader:)),
        "The shadow of the secondary text.")

    let accessory = Key<TableViewCell.AccessoryType>(
        "accessory", .caseName, "The standard accessory on the trailing side.")
    let accessoryView = Key<AccessoryViewDescription>(
        "accessoryView",
        .mapping(AccessoryViewSchema(), AccessoryViewDescription.init(reader:)),
        "A control, text or image in place of the standard accessory, or a badge before it.")
    let selected = DefaultedKey<Bool>(
        "selected", .boolean, default: false, "Whether the row is selected.")
    let highlighted = DefaultedKey<Bool>(
        "highlighted", .boolean, default: false, "Whether the row is highlighted by a touch.")
    let accessoryHighlighted = DefaultedKey<Bool>(
        "accessoryHighlighted", .boolean, default: false,
        "Whether the accessory button of the row is pressed.")
    let selectionStyle = Key<TableViewCell.SelectionStyle>(
        "selectionStyle", .caseName, "The appearance of the selected row.")
    let height = Key<CGFloat>(
        "height", .number(.headerHeight),
        "The height of the row in points, with priority over all other heights. The value 0 hides "
            + "the row.")
    let indentationLevel = Key<Int>(
        "indentationLevel", .integer(0...100, "an indentation"),
        "The number of indentation steps of the content.")
    let indentationWidth = Key<CGFloat>(
        "indentationWidth", .number(.from(0, through: 1000, "a width")),
        "The width of an indentation step, in points. The default is 10.")
    let backgroundColor = Key<Color>("backgroundColor", .color, "The background colour of the row.")
    let selectedBackgroundColor = Key<Color>(
        "selectedBackgroundColor", .color,
        "The background colour while the row is selected or highlighted.")
    let backgroundView = Key<BackgroundViewDescription>(
        "backgroundView", .backgroundView,
        "The background view of the row: a colour, a gradient, an image or a view.")
    let selectedBackgroundView = Key<BackgroundViewDescription>(
        "selectedBackgroundView", .backgroundView,
        "The background view while the row is selected or highlighted, in place of the theme's "
            + "selection.")
    let multipleSelectionBackgroundView = Key<BackgroundViewDescription>(
        "multipleSelectionBackgroundView", .backgroundView,
        "The background view of a selected row in a table with multiple selection.")
    let backgroundConfiguration = Key<BackgroundConfigurationDescription>(
        "backgroundConfiguration",
        .mapping(
            BackgroundConfigurationSchema(), BackgroundConfigurationDescription.init(reader:)),
        "The background of the row, in place of the theme's background and selection.")
    let separator = DefaultedKey<Bool>(
        "separator", .boolean, default: true, "Whether a separator is drawn below the row.")
    let separatorInset = Key<EdgeInsets>(
        "separatorInset", .insets, "The insets of the separator below the row, in points.")

    let editingStyle = Key<TableViewCell.EditingStyle>(
        "editingStyle", .caseName, "The editing style of the row. The default is delete.")
    let editingAccessory = Key<TableViewCell.AccessoryType>(
        "editingAccessory", .caseName, "The standard accessory in editing mode.")
    let editingAccessoryView = Key<AccessoryViewDescription>(
        "editingAccessoryView",
        .mapping(AccessoryViewSchema(), AccessoryViewDescription.init(reader:)),
        "A control, text, badge or image at the end of the row in editing mode.")
    let shouldIndentWhileEditing = DefaultedKey<Bool>(
        "shouldIndentWhileEditing", .boolean, default: true,
        "Whether a row without an editing control is indented in editing mode.")
    let movable = DefaultedKey<Bool>(
        "movable", .boolean, default: false,
        "Whether the row can be moved. A movable row shows a reorder control in editing mode.")
    let showsReorderControl = Key<Bool>(
        "showsReorderControl", .boolean,
        "Whether a movable row shows its reorder control. The default is true.")
    let armed = DefaultedKey<Bool>(
        "armed", .boolean, default: false,
        "Whether the row shows its Delete button, as after a tap on the delete control.")
    let deleteTitle = Key<String>(
        "deleteTitle", .text, "The title of the Delete button.")
    let swiped = Key<SwipeDescription>(
        "swiped", .mapping(SwipeSchema(), SwipeDescription.init(reader:)),
        "The visible swipe actions. As in UIKit, a timeline opens only a single row at a time; a "
            + "still picture can show several open rows.")
    let lifted = Key<LiftedDescription>(
        "lifted", .mapping(LiftedSchema(), LiftedDescription.init(reader:)),
        "The position of the row while the reorder control lifts the row. Only a single row can "
            + "be lifted.")

    let accessibilityLabel = Key<String>(
        "accessibilityLabel", .text, "The accessibility label of the row.")
    let accessibilityValue = Key<String>(
        "accessibilityValue", .text, "The accessibility value of the row, spoken after the label.")
    let accessibilityHint = Key<String>(
        "accessibilityHint", .text, "The accessibility hint: the result of activating the row.")
    let accessibilityIdentifier = Key<String>(
        "accessibilityIdentifier", .text,
        "The accessibility identifier for tests. The identifier is never spoken.")
    let accessibilityTraits = Key<[String]>(
        "accessibilityTraits", .choices(AccessibilityTraits.allNames),
        "The accessibility traits of the row, in place of the cell's own traits.")
    let isAccessibilityElement = Key<Bool>(
        "isAccessibilityElement", .boolean,
        "Whether the row is an accessibility element in place of its subviews.")
    let accessibilityElementsHidden = Key<Bool>(
        "accessibilityElementsHidden", .boolean,
        "Whether assistive technologies ignore the row and its elements.")

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
