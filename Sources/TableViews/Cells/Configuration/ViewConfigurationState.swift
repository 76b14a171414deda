import TableDrawing

/// State of a view with a configuration, such as a header; UIKit's value.
public struct ViewConfigurationState: ConfigurationState {
    /// Traits of the view's environment, such as the appearance and the text size.
    public var traitCollection: TraitCollection
    /// Whether the view is disabled; false by default.
    public var isDisabled = false
    /// Whether a touch highlights the view; false by default.
    public var isHighlighted = false
    /// Whether the view is selected; false by default.
    public var isSelected = false
    /// Whether the view has the focus; false by default, because pictures have no focus.
    public var isFocused = false
    /// Whether the header or footer floats above rows that scroll beneath.
    public var isPinned = false

    /// Creates the state of a view in a trait environment, with all other states false.
    public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}
