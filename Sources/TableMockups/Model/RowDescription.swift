import Foundation
import TableDrawing
import TableViews

/// A row as a document describes it; what is nothing the table or the theme decides.
///
/// There are thousands of them: what is large and seldom there is boxed.
public struct RowDescription: Sendable {
    /// What the row shows.
    public var content: RowContent
    /// Whether the row is selected.
    public var isSelected: Bool
    /// Whether the row is being touched.
    public var isHighlighted: Bool
    /// Whether the button at its end is shown as touched.
    public var isAccessoryHighlighted: Bool
    /// The height in points.
    public var height: CGFloat?
    /// The standard control at the right edge.
    public var accessory: TableViewCell.AccessoryType?
    /// A view at the end in place of the standard control.
    @Boxed public var accessoryView: AccessoryViewDescription?
    /// What the row looks like while it is selected.
    public var selectionStyle: TableViewCell.SelectionStyle?
    /// How many steps the content is moved to the right.
    public var indentationLevel: Int?
    /// The width of a step, in points.
    public var indentationWidth: CGFloat?
    /// The colour behind the row.
    @Boxed public var backgroundColor: Color?
    /// The colour behind the row while it is selected or touched.
    @Boxed public var selectedBackgroundColor: Color?
    /// What lies behind the row.
    @Boxed public var backgroundView: BackgroundViewDescription?
    /// What lies behind the row while it is selected or touched.
    @Boxed public var selectedBackgroundView: BackgroundViewDescription?
    /// The same where the table lets several rows be selected.
    @Boxed public var multipleSelectionBackgroundView: BackgroundViewDescription?
    /// What lies behind the row in place of the theme's background and selection.
    @Boxed public var backgroundConfiguration: BackgroundConfigurationDescription?
    /// Whether a line lies below the row.
    public var hasSeparator: Bool
    /// Where the row says that it has a line, which it has anyway; nothing where it says no such thing.
    let separatorLocation: DocumentLocation?
    /// Where the line below the row begins and ends.
    public var separatorInset: EdgeInsets?
    /// What the row shows while it is edited, swiped or carried.
    public var editing: RowEditing
    /// What the row says to screen readers.
    public var accessibility: RowAccessibility
    /// Where the row stands in its document or data file.
    public let location: DocumentLocation

    /// The row of a mapping, with the named style that it uses; nothing if it cannot be told what
    /// the row shows.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        guard let node = RowStyles.resolved(node, context) else { return nil }
        self.init(resolved: node, context)
    }

    /// The row of a static cell, which is reused for itself alone.
    ///
    /// Its identifier counts such cells: it is the same wherever the document lies.
    init(staticCell view: ViewDescription, at node: DocumentNode, _ context: ReadingContext) {
        context.surroundings.staticCellCount += 1
        let prototype = CellPrototype(
            ofItsOwn: ReservedIdentifier.staticCell(context.surroundings.staticCellCount),
            view: view, classes: context.surroundings.catalogue.viewClasses)
        context.joinedWords.look(at: prototype, node, isStatic: true)
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

    /// The row of a mapping that already has all that its style gives.
    init?(resolved node: DocumentNode, _ context: ReadingContext) {
        guard let reader = ShapeReader(node, RowShape(), context) else { return nil }
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
            context.joinedWords.expose(prototype)
        }
    }
}
