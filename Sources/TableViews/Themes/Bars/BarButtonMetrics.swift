import Foundation
import TableDrawing

/// A button in a bar; lengths in points.
public struct BarButtonMetrics: Sendable, Hashable {
    /// What a button stands on.
    public enum Shape: String, Sendable, Hashable {
        /// Nothing.
        case plain
        /// A bordered plate; the back button's has a point.
        case plate
        /// A capsule that floats over the content.
        case capsule
    }

    public var shape: Shape
    public var height: CGFloat
    public var minimumWidth: CGFloat
    public var cornerRadius: CGFloat
    /// From the plate's edges to the text.
    public var padding: CGFloat
    /// Between two buttons.
    public var spacing: CGFloat
    /// How far the back button's point reaches.
    public var backPoint: CGFloat
    /// How symbols are drawn that were not given a configuration of their own.
    public var symbol: Image.SymbolConfiguration
    public var text: BarTextMetrics
    public var doneText: BarTextMetrics
    /// The colour of text and images of buttons that are disabled; nothing fades the whole button.
    public var disabledColor: Color?
    public var fill: BarFill
    public var doneFill: BarFill
    public var borderColor: Color?
    /// Below a plate or capsule.
    public var shadowColor: Color?
    public var shadowRadius: CGFloat
}
