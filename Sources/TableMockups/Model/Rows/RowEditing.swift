import TableViews

/// What a row shows while it is edited, swiped or carried; what is nothing the table decides.
public struct RowEditing: Sendable {
    /// What can be done to the row by hand.
    public var style: TableViewCell.EditingStyle?
    /// The standard control at the end while the row is edited.
    public var accessory: TableViewCell.AccessoryType?
    /// A view at the end while the row is edited.
    @Boxed public var accessoryView: AccessoryViewDescription?
    /// Whether the content makes room for a control, though the row has none.
    public var shouldIndent = true
    /// Whether the row can be moved.
    public var isMovable = false
    /// Whether the row shows a grip while it is edited, if it can be moved.
    public var showsReorderControl = true
    /// Whether the row shows its Delete button, after its control was tapped.
    public var isArmed = false
    /// The Delete button's title; nothing is the English one.
    public var deleteTitle: String?
    /// The actions that the row is open for.
    @Boxed public var swipe: SwipeDescription?
    /// Where the document says that the row is open; nothing where it says no such thing.
    @Boxed public var openLocation: DocumentLocation?
    /// Where the row is carried to by its grip.
    @Boxed public var lifted: LiftedDescription?

    /// A row that is as the table decides.
    init() {}

    init(reader: ShapeReader<RowShape>) {
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

    /// Says which keys contradict each other.
    private func warn(_ reader: ShapeReader<RowShape>) {
        if isArmed, style == TableViewCell.EditingStyle.none || style == .insert {
            reader.mapping.warning(
                "a row that cannot be deleted shows no Delete button, expected editingStyle: delete",
                at: "armed")
        }
        if reader[\.showsReorderControl] == true, !isMovable {
            reader.mapping.warning(
                "a row that cannot be moved shows no grip, expected movable: true beside it",
                at: "showsReorderControl")
        }
        if lifted != nil, !isMovable {
            reader.mapping.warning(
                "only a row that can be moved can be carried, expected movable: true beside it",
                at: "lifted")
        }
    }
}
