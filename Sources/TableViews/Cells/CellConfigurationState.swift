import TableDrawing
import TableThemes

/// State that determines a cell's appearance; UIKit's value.
public struct CellConfigurationState: ConfigurationState {
    /// Traits of the cell's environment, such as the appearance and the text size.
    public var traitCollection: TraitCollection
    /// Whether the cell is disabled; false by default.
    public var isDisabled = false
    /// Whether a touch highlights the cell.
    public var isHighlighted: Bool
    /// Whether the cell is selected.
    public var isSelected: Bool
    /// Whether the cell has the focus; false by default, because pictures have no focus.
    public var isFocused = false
    /// Whether the cell is pinned to an edge of the table; false by default.
    public var isPinned = false
    /// Whether the cell displays its subordinate rows; false by default.
    public var isExpanded = false
    /// Whether the cell is in editing mode.
    public var isEditing: Bool
    /// Whether the row is dragged by its grip.
    public var isReordering = false
    /// Whether swipe actions are open.
    public var isSwiped = false
    /// Whether the Delete button is visible.
    public var isShowingDelete: Bool
    /// The application's own states.
    package var customStates = CustomStates()
    /// Style of the cell's table.
    var tableStyle = TableView.Style.plain
    /// Whether the row is selected by its circle, which keeps the colours of its texts.
    var isSelectedByCircle = false
    var selectionStyle = TableViewCell.SelectionStyle.default

    /// Creates the state of a cell in a trait environment; states without a parameter are false.
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

    /// Creates the state of an unselected cell in a trait environment.
    public init(traitCollection: TraitCollection) { self.init(traits: traitCollection) }
}

/// State passed to a `CellDrawing`.
public typealias CellState = CellConfigurationState
