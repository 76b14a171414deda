import Foundation
import TableDrawing

/// Drawing of strings on the current canvas, with UIKit's calls since iOS 7.
///
/// Lengths are in points.
///
/// Strings without a font are drawn in 12 points, and strings without a colour in black.
extension String {
    private func text(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedText {
        AttributedText(
            self, attributes: TextAttributes(attributes ?? [:], base: StringDrawing.plain))
    }

    /// Returns the size without a limit.
    ///
    /// Lines end only at line breaks in the text.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing.size(of: text(attributes))
    }

    /// Draws the string with the first line's top left corner at a point.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing.draw(text(attributes), at: point)
    }

    /// Draws the string in a rectangle.
    ///
    /// Lines wrap at its width, and lines that do not fit are left out.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing.draw(text(attributes), in: rect)
    }

    /// Draws the string in a rectangle with options.
    public func draw(
        with rect: CGRect, options: StringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
    ) {
        StringDrawing.draw(text(attributes), with: rect, options: options, context: context)
    }

    /// Returns the bounds of the text within a size.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
    ) -> CGRect {
        StringDrawing.boundingRect(
            text(attributes), with: size, options: options, context: context)
    }
}
