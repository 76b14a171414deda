import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableViews

/// A row of a document.
///
/// The table or the theme determines properties that are `nil`.
///
/// A document has thousands of rows, so large and rare properties are boxed.
public struct RowDescription: Sendable {
    /// Content of the row.
    public var content: RowContent
    /// Whether the row is selected.
    public var isSelected: Bool
    /// Whether the row is highlighted by a touch.
    public var isHighlighted: Bool
    /// Whether the accessory button is highlighted by a touch.
    public var isAccessoryHighlighted: Bool
    /// Height, in points.
    public var height: CGFloat?
    /// The standard accessory at the trailing edge.
    public var accessory: TableViewCell.AccessoryType?
    /// A view in place of the standard accessory.
    @Boxed public var accessoryView: AccessoryViewDescription?
    /// Look of the row while it is selected.
    public var selectionStyle: TableViewCell.SelectionStyle?
    /// Number of indentation steps of the content.
    public var indentationLevel: Int?
    /// Width of an indentation step, in points.
    public var indentationWidth: CGFloat?
    /// The colour behind the row.
    @Boxed public var backgroundColor: Color?
    /// The colour behind the row while it is selected or touched.
    @Boxed public var selectedBackgroundColor: Color?
    /// Background view of the row.
    @Boxed public var backgroundView: BackgroundViewDescription?
    /// Background view while the row is selected or highlighted.
    @Boxed public var selectedBackgroundView: BackgroundViewDescription?
    /// Background view while the row is selected and the table allows multiple selection.
    @Boxed public var multipleSelectionBackgroundView: BackgroundViewDescription?
    /// Background configuration, which replaces the theme's background and selection.
    @Boxed public var backgroundConfiguration: BackgroundConfigurationDescription?
    /// Whether the row has a separator line below it.
    public var hasSeparator: Bool
    /// Location of `separatorInset` or `separator: true` in the row, or `nil` if the row states
    /// neither.
    let separatorLocation: DocumentLocation?
    /// Insets of the separator line below the row.
    public var separatorInset: EdgeInsets?
    /// Look of the row in the editing mode, with swipe actions, and while it is moved.
    public var editing: RowEditing
    /// Accessibility properties of the row.
    public var accessibility: RowAccessibility
    /// Location of the row in its document or data file.
    public let location: DocumentLocation

    /// Reads a row and its named style from a mapping.
    ///
    /// Returns `nil` if the content of the row is unknown.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        guard let node = RowStyles.resolved(node, context) else { return nil }
        self.init(resolved: node, context)
    }

    /// Creates the row of a static cell, which is reused for this row only.
    ///
    /// Its reuse identifier is a counter, which does not depend on the document's path.
    init(staticCell view: ViewDescription, at node: DocumentNode, _ context: ReadingContext) {
        context.environment.staticCellCount += 1
        let prototype = CellPrototype(
            ofItsOwn: ReservedIdentifier.staticCell(context.environment.staticCellCount),
            view: view, classes: context.environment.catalogue.viewClasses)
        context.environment.ignoredAccessibility.collect(from: prototype, node, isStatic: true)
        content = .prototype(prototype, PrototypeValues())
        isSelected = if case .boolean(true)? = view.properties["selected"] { true } else { false }
        isHighlighted = false
        isAccessoryHighlighted = false
        hasSeparator = true
        separatorLocation = nil
        editing = RowEditing()
        accessibility = RowAccessibility()
        location = node.location
    }

    /// Reads a row from a mapping that already includes its style.
    init?(resolved node: DocumentNode, _ context: ReadingContext) {
        guard let reader = SchemaReader(node, RowSchema(), context) else { return nil }
        location = node.location
        isSelected = reader[\.selected]
        isHighlighted = reader[\.highlighted]
        isAccessoryHighlighted = reader[\.accessoryHighlighted]
        height = reader[\.height]
        accessory = reader[\.accessory]
        accessoryView = reader[\.accessoryView]
        selectionStyle = reader[\.selectionStyle]
        indentationLevel = reader[\.indentationLevel]
        indentationWidth = reader[\.indentationWidth]
        backgroundColor = reader[\.backgroundColor]
        selectedBackgroundColor = reader[\.selectedBackgroundColor]
        backgroundView = reader[\.backgroundView]
        selectedBackgroundView = reader[\.selectedBackgroundView]
        multipleSelectionBackgroundView = reader[\.multipleSelectionBackgroundView]
        backgroundConfiguration = reader[\.backgroundConfiguration]
        hasSeparator = reader[\.separator]
        let line = reader.node(\.separatorInset) ?? (hasSeparator ? reader.node(\.separator) : nil)
        separatorLocation = line?.location
        separatorInset = reader[\.separatorInset]
        editing = RowEditing(reader: reader)
        accessibility = RowAccessibility(reader: reader)
        let content = RowContent(reader: reader)
        reader.finish()
        guard let content else { return nil }
        self.content = content
        if case .prototype(let prototype, _) = content, RowContent.exposesViews(reader) {
            context.environment.ignoredAccessibility.expose(prototype)
        }
    }
}

/// Content of a row.
public enum RowContent: Sendable {
    /// Texts and an image in a standard cell style.
    case standard(StandardRow)
    /// A list content configuration.
    case configured(ContentConfigurationDescription)
    /// A catalogue cell with its values.
    case cell(CatalogueCell, CellValues)
    /// A prototype of the document with its values.
    case prototype(CellPrototype, PrototypeValues)
    /// A cell of a Swift source.
    case swift(SwiftCell)

    /// Whether the cell itself states a height, independent of its content.
    var statesHeight: Bool {
        switch self {
        case .standard, .configured, .swift: return false
        case .cell(let cell, _):
            if case .fixed = cell.height { return true }
            return false
        case .prototype(let prototype, _): return prototype.height != nil
        }
    }
}
