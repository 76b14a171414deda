import Foundation
import TableText

/// Arrangement of a text view's lines; the subset of UIKit's class that text views need.
public final class TextContainer {
    /// Padding at both ends of a line, in points; UIKit documents 5.
    public var lineFragmentPadding: CGFloat = 5
    /// Maximum number of lines, or 0 for no limit.
    public var maximumNumberOfLines = 0
    /// Line break mode of the last line.
    public var lineBreakMode = LineBreakMode.byWordWrapping
}
