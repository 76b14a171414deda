import TableDrawing

/// A colour, or the tint colour of the view, which UIKit represents as `nil`.
public enum TintableColor: Sendable, Hashable {
    case color(Color)
    case tint

    /// The colour, or `nil` for the tint colour.
    package var color: Color? {
        switch self {
        case .color(let color): color
        case .tint: nil
        }
    }
}
