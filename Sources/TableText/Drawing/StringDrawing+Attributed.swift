import Foundation
import TableDrawing

/// Drawing shared by strings and attributed strings.
extension StringDrawing {
    static func size(of text: AttributedText) -> CGSize {
        guard !text.isEmpty else {
            // An empty string has the height of a line (recollection).
            return CGSize(width: 0, height: text.fallback.font.lineHeight)
        }
        return TextLayout(text, in: unlimited, options: free).size
    }

    static func draw(_ text: AttributedText, at point: CGPoint) {
        let layout = TextLayout(text, in: unlimited, options: free)
        draw(layout, in: CGRect(origin: point, size: layout.size), caller: "draw(at:)")
    }

    static func draw(_ text: AttributedText, in rect: CGRect) {
        let layout = layout(
            text, in: rect.size, options: .usesLineFragmentOrigin, context: nil)
        draw(layout, in: rect, caller: "draw(in:)")
    }

    static func draw(
        _ text: AttributedText, with rect: CGRect, options: StringDrawingOptions,
        context: StringDrawingContext?
    ) {
        let layout = layout(text, in: rect.size, options: options, context: context)
        var place = rect
        if !options.contains(.usesLineFragmentOrigin) {
            // Without this option the origin lies on the baseline.
            place.origin.y -= layout.firstBaseline
        }
        draw(layout, in: place, caller: "draw(with:options:context:)")
    }

    static func boundingRect(
        _ text: AttributedText, with size: CGSize, options: StringDrawingOptions,
        context: StringDrawingContext?
    ) -> CGRect {
        let layout = layout(text, in: size, options: options, context: context)
        guard options.contains(.usesLineFragmentOrigin) else {
            return CGRect(
                x: 0, y: -layout.firstBaseline, width: layout.size.width,
                height: layout.size.height)
        }
        return CGRect(origin: .zero, size: layout.size)
    }

    static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    private static let free = TextLayout.Options(obeysParagraphLineBreakModes: true)
}
