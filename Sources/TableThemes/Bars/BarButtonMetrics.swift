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

    /// Shape of the background.
    public var shape: Shape
    /// Height of the button.
    public var height: CGFloat
    /// Minimum width of the button.
    public var minimumWidth: CGFloat
    /// Corner radius of the plate or capsule.
    public var cornerRadius: CGFloat
    /// Padding between the plate's edges and the text.
    public var padding: CGFloat
    /// Distance between adjacent buttons.
    public var spacing: CGFloat
    /// Distance between adjacent buttons that share a capsule.
    public var sharedSpacing: CGFloat = 0
    /// Length of the back button's point.
    public var backPoint: CGFloat
    /// Configuration of symbols without a configuration of their own.
    public var symbol: Image.SymbolConfiguration
    /// Font, colour and shadow of a plain button's title.
    public var text: BarTextMetrics
    /// Font, colour and shadow of a done button's title.
    public var doneText: BarTextMetrics
    /// Colour of text and images of disabled buttons, or `nil` to fade the whole button.
    public var disabledColor: Color?
    /// Fill of the plate or capsule.
    public var fill: BarFill
    /// Fill of a done button's plate; a capsule has the tint colour.
    public var doneFill: BarFill
    /// Colour of the plate's or capsule's border, or `nil` for no border.
    public var borderColor: Color?
    /// Shadow below a plate or capsule.
    public var shadowColor: Color?
    /// Blur radius of a capsule's shadow.
    public var shadowRadius: CGFloat
}
