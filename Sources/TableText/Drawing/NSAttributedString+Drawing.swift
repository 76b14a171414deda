import Foundation
import TableDrawing

/// Drawing of attributed strings on the current canvas, with UIKit's calls; units are points.
///
/// Where a string has no font or colour, it is drawn in 12 points and black.
extension NSAttributedString {
    private var text: AttributedText { AttributedText(self, base: StringDrawing.plain) }

    /// The size without a limit: lines end only where the text says so.
    public func size() -> CGSize {
        StringDrawing.size(of: text)
    }

    /// Draws with the top left corner of the first line at a point.
    public func draw(at point: CGPoint) {
        StringDrawing.draw(text, at: point)
    }

    /// Draws in a rectangle: wraps at its width, leaves out lines that do not fit.
    public func draw(in rect: CGRect) {
        StringDrawing.draw(text, in: rect)
    }

    /// Draws in a rectangle as the options say.
    public func draw(
        with rect: CGRect, options: StringDrawingOptions = [],
        context: StringDrawingContext?
    ) {
        StringDrawing.draw(text, with: rect, options: options, context: context)
    }

    /// The room that the text takes in a size; the origin is zero, as lines have theirs at the top.
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
    ) -> CGRect {
        StringDrawing.boundingRect(text, with: size, options: options, context: context)
    }
}
