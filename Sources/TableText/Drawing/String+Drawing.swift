import Foundation
import TableDrawing

/// Drawing of strings on the current canvas, with UIKit's calls since iOS 7; units are points.
///
/// Without a font they are drawn in 12 points, without a colour in black.
extension String {
    private func text(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedText {
        AttributedText(
            self, attributes: TextAttributes(attributes ?? [:], base: StringDrawing.plain))
    }

    /// The size without a limit: lines end only where the text says so.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing.size(of: text(attributes))
    }

    /// Draws with the top left corner of the first line at a point.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing.draw(text(attributes), at: point)
    }

    /// Draws in a rectangle: wraps at its width, leaves out lines that do not fit.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        StringDrawing.draw(text(attributes), in: rect)
    }

    /// Draws in a rectangle as the options say.
    public func draw(
        with rect: CGRect, options: StringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
    ) {
        StringDrawing.draw(text(attributes), with: rect, options: options, context: context)
    }

    /// The room that the text takes in a size.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
    ) -> CGRect {
        StringDrawing.boundingRect(
            text(attributes), with: size, options: options, context: context)
    }
}
