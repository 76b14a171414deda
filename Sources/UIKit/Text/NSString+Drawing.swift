import Foundation
import TableText

/// Drawing of texts that are `NSString` objects.
extension NSString {
    private var text: String { String(describing: self) }

    /// Returns the size of the text on a single line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        text.size(withAttributes: attrs)
    }

    /// Draws the text on a single line.
    public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) { text.draw(at: point, withAttributes: attrs) }

    /// Draws the text on the lines that fit into a rectangle, in points.
    public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) { text.draw(in: rect, withAttributes: attrs) }

    /// Draws the text into a rectangle, in points.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { text.draw(with: rect, options: options, attributes: attributes, context: context) }

    /// Returns the rectangle of the text, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
