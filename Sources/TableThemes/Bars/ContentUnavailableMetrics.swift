import Foundation
import TableDrawing

/// Metrics of the content shown in place of missing rows; lengths in points.
public struct ContentUnavailableMetrics: Sendable, Hashable {
    public var imageSize: CGFloat
    public var imageColor: Color
    public var text: BarTextMetrics
    public var secondaryText: BarTextMetrics
    public var button: BarTextMetrics
    public var imageToTextPadding: CGFloat
    public var textToSecondaryTextPadding: CGFloat
    public var textToButtonPadding: CGFloat
    public var margin: CGFloat
}
