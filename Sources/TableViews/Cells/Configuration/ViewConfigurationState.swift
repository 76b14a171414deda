import TableDrawing

/// State of a view with a configuration, such as a header; UIKit's value.
public struct ViewConfigurationState: ConfigurationState {
    public var traitCollection: TraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false

    public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}
