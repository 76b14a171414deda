import TableDrawing

/// The state that a cell's drawing depends on.
public struct CellState: Sendable, Hashable {
    public var isSelected: Bool
    public var isHighlighted: Bool
    public var isEditing: Bool
    public var isShowingDelete: Bool
    public var traits: TraitCollection

    public init(
        isSelected: Bool = false, isHighlighted: Bool = false, isEditing: Bool = false,
        isShowingDelete: Bool = false, traits: TraitCollection = .current
    ) {
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
        self.isEditing = isEditing
        self.isShowingDelete = isShowingDelete
        self.traits = traits
    }
}
