import Foundation
import TableDrawing

/// Metrics of the content shown in place of missing rows; lengths in points.
public struct ContentUnavailableMetrics: Sendable, Hashable {
    /// Length of the image's longer side at the standard text size.
    public var imageSize: CGFloat
    /// Tint colour of a template image.
    public var imageColor: Color
    /// Font and colour of the main text.
    public var text: BarTextMetrics
    /// Font and colour of the secondary text.
    public var secondaryText: BarTextMetrics
    /// Font and colour of the button's title.
    public var button: BarTextMetrics
    /// Distance between the image and the main text.
    public var imageToTextPadding: CGFloat
    /// Distance between the main text and the secondary text.
    public var textToSecondaryTextPadding: CGFloat
    /// Distance between the texts and the button.
    public var textToButtonPadding: CGFloat
    /// Minimum distance between the view's sides and the texts.
    public var margin: CGFloat
}
