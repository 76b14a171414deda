import Foundation
import TableDrawing

/// The buttons at the bottom of a screen; lengths in points.
public struct ToolbarMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var background: BarFill
    public var button: BarButtonMetrics
    public var margin: CGFloat
}
