import Foundation
import TableDrawing

/// Metrics of a bar button; lengths in points.
public struct BarButtonMetrics: Sendable, Hashable {
    /// Background shape of a button.
    public enum Shape: String, Sendable, Hashable {
        /// No background.
        case plain
        /// Bordered plate; the plate of a back button has a point.
        case plate
        /// Capsule that floats over the content.
        case capsule
    }

    public var shape: Shape
    public var height: CGFloat
    public var minimumWidth: CGFloat
    public var cornerRadius: CGFloat
    /// Padding between the plate's edges and the text.
    public var padding: CGFloat
    /// Distance between adjacent buttons.
    public var spacing: CGFloat
    /// Length of the back button's point.
    public var backPoint: CGFloat
    /// Configuration of symbols without a configuration of their own.
    public var symbol: Image.SymbolConfiguration
    public var text: BarTextMetrics
    public var doneText: BarTextMetrics
    /// Colour of text and images of disabled buttons, or `nil` to fade the whole button.
    public var disabledColor: Color?
    public var fill: BarFill
    public var doneFill: BarFill
    public var borderColor: Color?
    /// Shadow below a plate or capsule.
    public var shadowColor: Color?
    public var shadowRadius: CGFloat
}
