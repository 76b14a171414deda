import Foundation
import TableDrawing

/// Finds the font size at which a line fits its width.
enum FittingSize {
    /// Sizes are multiples of this, in points; the step of UIKit is not known.
    static let step: CGFloat = 0.5

    /// The size of the first font, at most its own and at least the smallest, in points.
    ///
    /// Advances grow with the size, so one measurement says where to look; kerning does not, so the
    /// found size is measured again.
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
