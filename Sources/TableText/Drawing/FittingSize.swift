import Foundation
import TableDrawing

/// Finds the font size at which a line fits its width.
enum FittingSize {
    /// Step between font sizes, in points.
    ///
    /// UIKit's step is unknown.
    static let step: CGFloat = 0.5

    /// Returns the largest size of the first font, in points, between the smallest size and the
    /// font's own size, that fits.
    ///
    /// Advances grow with the size, so a single measurement gives an estimate. Kerning does not
    /// grow in proportion, so the estimate is checked by another measurement.
    static func size(
        of text: AttributedText, width: CGFloat, smallest: CGFloat,
        direction: LayoutDirection = .leftToRight
    ) -> CGFloat {
        let original = text.fallback.font.pointSize
        guard smallest > 0, smallest < original, width.isFinite, width > 0 else { return original }
        let measured = naturalWidth(of: text, direction)
        guard measured > width else { return original }
        var size = max(smallest, (original * width / measured / step).rounded(.down) * step)
        while size > smallest,
            naturalWidth(of: text.scaled(by: size / original), direction) > width
        {
            size = max(smallest, size - step)
        }
        return size
    }

    private static func naturalWidth(
        of text: AttributedText, _ direction: LayoutDirection
    ) -> CGFloat {
        TextLayout.measure(
            text, in: CGSize(width: CGFloat.infinity, height: .infinity),
            options: TextLayout.Options(
                numberOfLines: 1, lineBreakMode: .byClipping, layoutDirection: direction)
        ).width
    }
}
