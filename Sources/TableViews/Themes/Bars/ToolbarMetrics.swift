import Foundation
import TableDrawing

/// The buttons at the bottom of a screen; lengths in points.
public struct ToolbarMetrics: Sendable, Hashable {
    public var height: CGFloat
    /// The height on a phone on its side, and that of the buttons there.
    public var compactHeight: CGFloat
    public var compactButtonHeight: CGFloat
    public var background: BarFill
    public var button: BarButtonMetrics
    public var margin: CGFloat
}
