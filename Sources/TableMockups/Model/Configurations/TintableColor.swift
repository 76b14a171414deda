import TableDrawing

/// A colour, or the tint of where it is shown, which UIKit writes as nothing.
public enum TintableColor: Sendable, Hashable {
    case color(Color)
    case tint

    /// The colour; nothing for the tint.
    var color: Color? {
        switch self {
        case .color(let color): color
        case .tint: nil
        }
    }
}
