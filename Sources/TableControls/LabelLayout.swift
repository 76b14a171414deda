import Foundation
import TableDrawing
import TableGeometry
import TableText

/// The layout input of a label: its text with the colours of the current state, and its
/// options.
struct LabelLayout {
    private let text: AttributedText
    private let label: Label
    /// Line break strategy of paragraphs without a style.
    private let lineBreakStrategy: ParagraphStyle.LineBreakStrategy

    init(_ label: Label, attributedText: NSAttributedString?) {
        self.label = label
        lineBreakStrategy = attributedText == nil ? label.lineBreakStrategy : []
        var attributes = TextAttributes(
            font: label.font, color: label.currentTextColor.resolved)
        if let color = label.currentShadowColor {
            attributes.shadow = Shadow(offset: label.shadowOffset, blur: 0, color: color)
        }
        let whole =
            attributedText.map { AttributedText($0, base: attributes) }
            ?? AttributedText(label.text ?? "", attributes: attributes)
        text = label.textScale == 1 ? whole : whole.scaled(by: label.textScale)
    }

    /// Returns the size of the text within a limit, rounded up to device pixels.
    func size(fitting limit: CGSize, numberOfLines: Int? = nil) -> CGSize {
        TextLayout.labelSize(
            text, fitting: limit, numberOfLines: numberOfLines ?? label.numberOfLines,
            lineBreakMode: label.lineBreakMode, lineBreakStrategy: lineBreakStrategy,
            direction: label.effectiveUserInterfaceLayoutDirection, scale: PixelGrid.current.scale)
    }

    /// Fraction of the free width before the text, from 0 to 1.
    var leadingShare: CGFloat {
        let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch label.textAlignment {
        case .left, .justified: return 0
        case .center: return 0.5
        case .right: return 1
        case .natural: return isMirrored ? 1 : 0
        }
    }

    /// Returns the distance from the top of a size to the first or the last baseline, in points.
    func baseline(in size: CGSize, isLast: Bool) -> CGFloat {
        TextLayout.labelBaseline(
            text, isLast: isLast, in: size, numberOfLines: label.numberOfLines,
            lineBreakMode: label.lineBreakMode, lineBreakStrategy: lineBreakStrategy,
            minimumScaleFactor: label.adjustsFontSizeToFitWidth ? label.minimumScaleFactor : 0,
            baselineAdjustment: label.baselineAdjustment,
            direction: label.effectiveUserInterfaceLayoutDirection, scale: PixelGrid.current.scale)
    }

    /// Returns the layout of the text in a size, vertically centred.
    func layout(in size: CGSize) -> TextLayout {
        TextLayout.label(
            text, in: size, numberOfLines: label.numberOfLines,
            lineBreakMode: label.lineBreakMode, lineBreakStrategy: lineBreakStrategy,
            alignment: label.textAlignment,
            adjustsFontSizeToFitWidth: label.adjustsFontSizeToFitWidth,
            minimumScaleFactor: label.minimumScaleFactor,
            baselineAdjustment: label.baselineAdjustment,
            direction: label.effectiveUserInterfaceLayoutDirection, scale: PixelGrid.current.scale)
    }
}

extension Label {
    /// Returns the ratio of the displayed text size to the font size, for a label of a size in
    /// points.
    ///
    /// The ratio is below 1 if the text is shrunk. It is 1 if the text fits, or is truncated at
    /// its own size.
    package func shownScale(in size: CGSize) -> CGFloat {
        guard font.pointSize > 0, let run = layout(in: size)?.glyphText.runs.first else { return 1 }
        return min(1, run.size / font.pointSize)
    }

    /// Smallest scale that rounding alone explains, for a text already shrunk until it fitted.
    package static let roundingScale: CGFloat = 0.98
}
