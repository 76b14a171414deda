import Foundation
import TableDrawing

/// Metrics of the bar with buttons at the bottom of a screen; lengths in points.
public struct ToolbarMetrics: Sendable, Hashable {
    /// Height of the bar, without the safe area below.
    public var height: CGFloat
    /// Height on a phone in landscape; `compactButtonHeight` is the height of its buttons.
    public var compactHeight: CGFloat
    /// Height of buttons on a phone in landscape.
    public var compactButtonHeight: CGFloat
    /// Background while content lies behind the bar.
    public var background: BarFill
    /// Background while no content lies behind the bar.
    public var scrollEdgeBackground: BarFill
    /// Metrics of the bar's buttons.
    public var button: BarButtonMetrics
    /// Whether plain buttons keep the shape of `button`; otherwise they have no background.
    public var bordersPlainButtons = true
    /// Distance from the bar's sides to the first and the last button.
    public var margin: CGFloat
}
