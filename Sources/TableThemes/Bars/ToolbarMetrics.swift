import Foundation
import TableDrawing

/// Metrics of the bar with buttons at the bottom of a screen; lengths in points.
public struct ToolbarMetrics: Sendable, Hashable {
    public var height: CGFloat
    /// Height on a phone in landscape; `compactButtonHeight` is the height of its buttons.
    public var compactHeight: CGFloat
    public var compactButtonHeight: CGFloat
    public var background: BarFill
    public var button: BarButtonMetrics
    public var margin: CGFloat
}
