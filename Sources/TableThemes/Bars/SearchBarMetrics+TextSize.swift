import Foundation
import TableDrawing
import TableText

extension SearchBarMetrics {
    /// Metrics for the current text size in a capsule of fixed height.
    ///
    /// The text stops growing at `extraExtraExtraLarge`, whose line fits the capsule.
    package var fittedInCapsule: SearchBarMetrics {
        var traits = TraitCollection.current
        traits.preferredContentSizeCategory = min(
            traits.preferredContentSizeCategory, .extraExtraExtraLarge)
        var metrics = self
        let (factor, _) = Self.growth(of: text, in: traits)
        metrics.scaleIcon(by: factor)
        metrics.text.font = ThemeFont(text.font.font(compatibleWith: traits))
        return metrics
    }

    private mutating func scaleIcon(by factor: CGFloat) {
        iconSize *= factor
        iconLineWidth *= factor
        iconGap *= factor
    }

    /// Metrics for the current text size.
    ///
    /// The field grows with its text's line, the magnifier and its gap with the letters, and
    /// the prompt with its line. No height falls below its standard size.
    package var fitted: SearchBarMetrics {
        let (factor, line) = Self.growth(of: text)
        let promptLine = Self.growth(of: prompt).line
        guard factor > 1 || promptLine > 0 else { return self }
        var metrics = self
        let isRound = fieldCornerRadius * 2 >= fieldHeight
        metrics.fieldHeight += line
        metrics.height += line
        metrics.promptHeight += promptLine
        metrics.scaleIcon(by: factor)
        if isRound { metrics.fieldCornerRadius = metrics.fieldHeight / 2 }
        return metrics
    }

    /// Returns the growth of a text from the standard size: the factor of its letters, and the
    /// added line height in points.
    private static func growth(
        of text: BarTextMetrics, in traits: TraitCollection = .current
    ) -> (factor: CGFloat, line: CGFloat) {
        let font = text.font.font(compatibleWith: traits)
        let standard = text.font.font(compatibleWith: TraitCollection())
        return (
            max(1, font.pointSize / standard.pointSize),
            max(0, (font.lineHeight - standard.lineHeight).rounded(.up))
        )
    }
}
