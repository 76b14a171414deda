import TableDrawing

/// State that a configuration adapts to; UIKit's protocol.
public protocol ConfigurationState: Sendable, Hashable {
    init(traitCollection: TraitCollection)

    var traitCollection: TraitCollection { get set }
}
