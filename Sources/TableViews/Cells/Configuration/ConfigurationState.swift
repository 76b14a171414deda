import TableDrawing

/// State that a configuration adapts to; UIKit's protocol.
public protocol ConfigurationState: Sendable, Hashable {
    /// Creates a state in a trait environment, with all states at their defaults.
    init(traitCollection: TraitCollection)

    /// Traits of the environment, such as the appearance and the text size.
    var traitCollection: TraitCollection { get set }
}
