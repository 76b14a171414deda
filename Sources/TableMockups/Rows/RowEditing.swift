import DocumentSyntax
import TableViews

/// Look of a row in the editing mode, with swipe actions, and while it is moved.
///
/// The table determines properties that are `nil`.
public struct RowEditing: Sendable {
    /// The editing style.
    public var style: TableViewCell.EditingStyle?
    /// The standard accessory in the editing mode.
    public var accessory: TableViewCell.AccessoryType?
    /// A view at the end while the row is edited.
    @Boxed public var accessoryView: AccessoryViewDescription?
    /// Whether the content is indented in the editing mode even if the row has no control.
    public var shouldIndent = true
    /// Whether the row can be moved.
    public var isMovable = false
    /// Whether a movable row shows a reorder control in the editing mode.
    public var showsReorderControl = true
    /// Whether the row shows its Delete button after a tap on its control.
    public var isArmed = false
    /// The Delete button's title, or `nil` for the English title.
    public var deleteTitle: String?
    /// The actions that the row is open for.
    @Boxed public var swipe: SwipeDescription?
    /// Location of the key that opens the row, or `nil` without such a key.
    @Boxed public var openLocation: DocumentLocation?
    /// Position of the row during reordering.
    @Boxed public var lifted: LiftedDescription?

    /// Creates properties that do not change the cell.
    init() {}

    init(reader: SchemaReader<RowSchema>) {
        style = reader[\.editingStyle]
        accessory = reader[\.editingAccessory]
        accessoryView = reader[\.editingAccessoryView]
        shouldIndent = reader[\.shouldIndentWhileEditing]
        isMovable = reader[\.movable]
        showsReorderControl = reader[\.showsReorderControl] ?? true
        isArmed = reader[\.armed]
        deleteTitle = reader[\.deleteTitle]
        swipe = reader[\.swiped]
        lifted = reader[\.lifted]
        if isArmed || swipe != nil {
            let value = reader.mapping.value(swipe == nil ? "armed" : "swiped")
            openLocation = value?.location ?? reader.mapping.node.location
        }
        warn(reader)
    }

    /// Warns of keys that contradict each other.
    private func warn(_ reader: SchemaReader<RowSchema>) {
        if isArmed, style == TableViewCell.EditingStyle.none || style == .insert {
            reader.mapping.warning(
                "a row that cannot be deleted shows no Delete button; add editingStyle: delete",
                at: "armed")
        }
        if reader[\.showsReorderControl] == true, !isMovable {
            reader.mapping.warning(
                "a row that cannot be moved shows no grip; add movable: true",
                at: "showsReorderControl")
        }
        if lifted != nil, !isMovable {
            reader.mapping.warning(
                "only a row that can be moved can be carried; add movable: true",
                at: "lifted")
        }
    }
}
