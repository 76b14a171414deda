import Foundation
import TableDrawing

/// Text in a label: vertically centred, and a single line by default.
extension TextLayout {
    /// Lays out a label's text in its bounds, in the coordinate system of the bounds, in points.
    ///
    /// - Parameters:
    ///   - lineBreakStrategy: strategy of paragraphs without a paragraph style.
    ///   - adjustsFontSizeToFitWidth: whether the text shrinks until it fits the bounds, before
    ///     truncation. The smallest size is `minimumScaleFactor` times the font's size; a factor of
    ///     0 or 1 prevents shrinking.
    ///   - baselineAdjustment: vertical position of a shrunken single line in the original line.
    ///   - direction: direction of the interface, which determines the side of `natural`.
    ///   - scale: device pixels per point; the lines together are aligned to a pixel.
    public static func label(
        _ text: AttributedText, in size: CGSize, numberOfLines: Int = 1,
        lineBreakMode: LineBreakMode = .byTruncatingTail,
        lineBreakStrategy: ParagraphStyle.LineBreakStrategy = [],
        alignment: TextAlignment = .natural,
        adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: CGFloat = 0,
        baselineAdjustment: BaselineAdjustment = .alignBaselines,
        direction: LayoutDirection = .leftToRight, scale: CGFloat = 1
    ) -> TextLayout {
        let (layout, top) = centered(
            text, in: size, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
            lineBreakStrategy: lineBreakStrategy, alignment: physical(alignment, in: direction),
            minimumScaleFactor: adjustsFontSizeToFitWidth ? minimumScaleFactor : 0,
            baselineAdjustment: baselineAdjustment, direction: direction, scale: scale)
        return layout.offsetBy(x: 0, y: top)
    }

    /// Returns the distance from the top of a label's bounds to the first or the last baseline of its
    /// text, in points; 0 without a line.
    ///
    /// See `label`.
    package static func labelBaseline(
        _ text: AttributedText, isLast: Bool, in size: CGSize, numberOfLines: Int,
        lineBreakMode: LineBreakMode, lineBreakStrategy: ParagraphStyle.LineBreakStrategy,
        minimumScaleFactor: CGFloat, baselineAdjustment: BaselineAdjustment,
        direction: LayoutDirection, scale: CGFloat
    ) -> CGFloat {
        // The alignment moves no line up or down, and the layout of the measured text is known.
        if minimumScaleFactor <= 0 {
            var options = Options(
                numberOfLines: max(0, numberOfLines), lineBreakMode: lineBreakMode,
                lineBreakStrategy: lineBreakStrategy, alignment: .left)
            options.layoutDirection = direction
            let room = CGSize(width: limited(size.width), height: limited(size.height))
            if let extent = MeasuredText.extent(of: text, in: room, options: options) {
                return (isLast ? extent.lastBaseline : extent.firstBaseline)
                    + middle(size.height, extent.size.height, scale)
            }
        }
        let (layout, top) = centered(
            text, in: size, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
            lineBreakStrategy: lineBreakStrategy, alignment: .left,
            minimumScaleFactor: minimumScaleFactor, baselineAdjustment: baselineAdjustment,
            direction: direction, scale: scale)
        guard !layout.lines.isEmpty else { return 0 }
        return (isLast ? layout.lastBaseline : layout.firstBaseline) + top
    }

    /// Returns the layout of a label's text, and the distance in points by which it moves down to the
    /// middle of the label.
    private static func centered(
        _ text: AttributedText, in size: CGSize, numberOfLines: Int,
        lineBreakMode: LineBreakMode, lineBreakStrategy: ParagraphStyle.LineBreakStrategy,
        alignment: TextAlignment, minimumScaleFactor: CGFloat,
        baselineAdjustment: BaselineAdjustment, direction: LayoutDirection, scale: CGFloat
    ) -> (TextLayout, CGFloat) {
        var options = Options(
            numberOfLines: max(0, numberOfLines), lineBreakMode: lineBreakMode,
            lineBreakStrategy: lineBreakStrategy, alignment: alignment)
        options.layoutDirection = direction
        var drawn = text
        if minimumScaleFactor > 0 {
            let original = text.fallback.font.pointSize
            let smallest = original * minimumScaleFactor
            let fitting =
                numberOfLines == 1
                ? FittingSize.size(
                    of: text, width: size.width, smallest: smallest, direction: direction)
                : FittingSize.size(of: text, in: size, options: options, smallest: smallest)
            drawn = text.scaled(by: fitting / original)
        }
        let layout = TextLayout(drawn, in: size, options: options)
        guard let line = layout.lines.first else { return (layout, 0) }
        // The line of the original size is centred. The shrunk line is placed within it.
        let original = text.fallback.font
        let isSmaller = numberOfLines == 1 && drawn != text
        let height = isSmaller ? original.lineHeight : layout.size.height
        var top = middle(size.height, height, scale)
        if isSmaller {
            switch baselineAdjustment {
            case .alignBaselines: top += original.ascender - line.baseline
            case .alignCenters: top += (height - layout.size.height) / 2
            case .none: break
            }
        }
        return (layout, top)
    }

    /// Lays out a label's text in a single font and colour.
    ///
    /// See the other `label`.
    public static func label(
        _ string: String, font: Font, color: RGBA, in size: CGSize, numberOfLines: Int = 1,
        lineBreakMode: LineBreakMode = .byTruncatingTail,
        lineBreakStrategy: ParagraphStyle.LineBreakStrategy = [],
        alignment: TextAlignment = .natural,
        adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: CGFloat = 0,
        baselineAdjustment: BaselineAdjustment = .alignBaselines,
        direction: LayoutDirection = .leftToRight, scale: CGFloat = 1
    ) -> TextLayout {
        label(
            AttributedText(string, font: font, color: color), in: size,
            numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
            lineBreakStrategy: lineBreakStrategy, alignment: alignment,
            adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth,
            minimumScaleFactor: minimumScaleFactor, baselineAdjustment: baselineAdjustment,
            direction: direction, scale: scale)
    }

    /// Returns the size of a label's text within a limit, rounded up to device pixels.
    ///
    /// The rounding was measured in heights that Xcode saved: 17 points of San Francisco are
    /// 20.5 at 2× and 20.33 at 3×. A limit of 0 or less means no limit. Without text the size
    /// is zero.
    ///
    /// - Parameter direction: the interface direction for the layout. Signs and digits that are
    ///   adjacent in a direction may be apart, and wider, in the opposite direction.
    public static func labelSize(
        _ text: AttributedText, fitting limit: CGSize, numberOfLines: Int = 1,
        lineBreakMode: LineBreakMode = .byTruncatingTail,
        lineBreakStrategy: ParagraphStyle.LineBreakStrategy = [],
        direction: LayoutDirection = .leftToRight, scale: CGFloat = 1
    ) -> CGSize {
        func unlimited(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
        let room = CGSize(width: unlimited(limit.width), height: unlimited(limit.height))
        let options = Options(
            numberOfLines: max(0, numberOfLines), lineBreakMode: lineBreakMode,
            lineBreakStrategy: lineBreakStrategy, alignment: .left,
            layoutDirection: direction)
        let size =
            MeasuredText.extent(of: text, in: room, options: options)?.size
            ?? TextLayout(text, in: room, options: options).size
        return CGSize(width: roundedUp(size.width, scale), height: roundedUp(size.height, scale))
    }

    /// Rounds a length in points up to whole device pixels.
    public static func roundedUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        guard scale > 0 else { return length }
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    /// Returns the top of a vertically centred box, on a whole device pixel.
    private static func middle(_ room: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> CGFloat {
        guard room.isFinite, scale > 0 else { return 0 }
        return ((room - roundedUp(height, scale)) / 2 * scale).rounded() / scale
    }

    /// Returns the physical alignment of a label's text.
    ///
    /// `natural` follows the interface direction, not the script.
    private static func physical(
        _ alignment: TextAlignment, in direction: LayoutDirection
    ) -> TextAlignment {
        guard alignment == .natural else { return alignment }
        return direction == .rightToLeft ? .right : .left
    }
}

/// Vertical position of text that was shrunk to fit.
///
/// Raw values are UIKit's.
public enum BaselineAdjustment: Int, Sendable, Hashable, CaseIterable {
    /// The text stands on the baseline of the original size.
    case alignBaselines
    /// The text stands in the middle of the original line.
    case alignCenters
    /// The text stands at the top of the original line.
    case none
}
