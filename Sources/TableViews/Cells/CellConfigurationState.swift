import TableDrawing

/// The state that a cell's looks depend on; UIKit's value.
public struct CellConfigurationState: ConfigurationState {
    public var traitCollection: TraitCollection
    public var isDisabled = false
    public var isHighlighted: Bool
    public var isSelected: Bool
    /// Always false by itself: pictures have no focus.
    public var isFocused = false
    public var isPinned = false
    public var isExpanded = false
    public var isEditing: Bool
    /// Whether the row is carried by its grip.
    public var isReordering = false
    /// Whether swipe actions are open.
    public var isSwiped = false
    /// Whether the Delete button is shown.
    public var isShowingDelete: Bool
    /// The style of the table that the cell stands in.
    var tableStyle = TableView.Style.plain
    /// Whether the row is one of several chosen by their circles, which keep their texts as they are.
    var isChosenByCircle = false
    var selectionStyle = TableViewCell.SelectionStyle.default

    public init(
        isSelected: Bool = false, isHighlighted: Bool = false, isEditing: Bool = false,
        isShowingDelete: Bool = false, traits: TraitCollection = .current
    ) {
        traitCollection = traits
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
        self.isEditing = isEditing
        self.isShowingDelete = isShowingDelete
    }

    /// The state of a cell in an environment in which nothing is selected.
    public init(traitCollection: TraitCollection) { self.init(traits: traitCollection) }
}

/// The state that a `CellDrawing` is handed.
public typealias CellState = CellConfigurationState
