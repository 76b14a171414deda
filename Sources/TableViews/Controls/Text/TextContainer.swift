import Foundation
import TableText

/// How a text view's lines fill their place; UIKit's class as far as text views need it.
public final class TextContainer {
    /// At both ends of a line, in points; UIKit documents 5.
    public var lineFragmentPadding: CGFloat = 5
    /// 0 is any number.
    public var maximumNumberOfLines = 0
    /// What happens at the end of the last line.
    public var lineBreakMode = LineBreakMode.byWordWrapping
}
