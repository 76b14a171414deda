import Foundation
import TableDrawing

/// Finds the font size at which a text fits its place.
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

    /// Returns the largest size of the first font, in points, at which all lines fit a place.
    ///
    /// The size lies between `smallest` and the font's own size; it is `smallest` if no size fits.
    /// The binary search assumes that a text that fits at a size fits at every smaller size.
    static func size(
        of text: AttributedText, in place: CGSize, options: TextLayout.Options, smallest: CGFloat
    ) -> CGFloat {
        let original = text.fallback.font.pointSize
        guard smallest > 0, smallest < original, place.width.isFinite, place.width > 0 else {
            return original
        }
        func fits(_ size: CGFloat) -> Bool {
            let layout = TextLayout(text.scaled(by: size / original), in: place, options: options)
            // The first line is laid out even if it is higher than the place.
            return !layout.isTruncated && !layout.isClipped
                && layout.size.height <= place.height + 0.01
        }
        guard !fits(original) else { return original }
        var low = 1
        var high = max(1, Int(min(10_000, ((original - smallest) / step).rounded(.up))))
        func size(_ steps: Int) -> CGFloat { max(smallest, original - CGFloat(steps) * step) }
        while low < high {
            let middle = (low + high) / 2
            if fits(size(middle)) { high = middle } else { low = middle + 1 }
        }
        return size(high)
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
