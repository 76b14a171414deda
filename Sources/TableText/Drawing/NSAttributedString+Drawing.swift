import Foundation
import TableDrawing

/// Drawing of attributed strings on the current canvas, with UIKit's calls.
///
/// Lengths are in points.
///
/// Text without a font is drawn in 12 points, and text without a colour in black.
extension NSAttributedString {
    private var text: AttributedText { AttributedText(self, base: StringDrawing.plain) }

    /// Returns the size without a limit.
    ///
    /// Lines end only at line breaks in the text.
    public func size() -> CGSize {
        StringDrawing.size(of: text)
    }

    /// Draws the string with the first line's top left corner at a point.
    public func draw(at point: CGPoint) {
        StringDrawing.draw(text, at: point)
    }

    /// Draws the string in a rectangle.
    ///
    /// Lines wrap at its width, and lines that do not fit are left out.
    public func draw(in rect: CGRect) {
        StringDrawing.draw(text, in: rect)
    }

    /// Draws the string in a rectangle with options.
    public func draw(
        with rect: CGRect, options: StringDrawingOptions = [],
        context: StringDrawingContext?
    ) {
        StringDrawing.draw(text, with: rect, options: options, context: context)
    }

    /// Returns the bounds of the text within a size.
    ///
    /// The origin is zero, because lines start at the top.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
    ) -> CGRect {
        StringDrawing.boundingRect(text, with: size, options: options, context: context)
    }
}
