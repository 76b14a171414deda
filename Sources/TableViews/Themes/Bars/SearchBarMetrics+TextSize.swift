import Foundation
import TableDrawing
import TableText

extension SearchBarMetrics {
    /// The metrics at the text size of the moment: the field grows with its text's line, glass and gap with the
    /// letters, the prompt's room with its line; nothing becomes lower than at the standard size.
    var fitted: SearchBarMetrics {
        let (factor, line) = Self.growth(of: text)
        let promptLine = Self.growth(of: prompt).line
        guard factor > 1 || promptLine > 0 else { return self }
        var metrics = self
        let isRound = fieldCornerRadius * 2 >= fieldHeight
        metrics.fieldHeight += line
        metrics.height += line
        metrics.promptHeight += promptLine
        metrics.iconSize *= factor
        metrics.iconLineWidth *= factor
        metrics.iconGap *= factor
        if isRound { metrics.fieldCornerRadius = metrics.fieldHeight / 2 }
        return metrics
    }

    /// How much larger a text is than at the standard size: its letters, and its line in points.
    private static func growth(of text: BarTextMetrics) -> (factor: CGFloat, line: CGFloat) {
        let font = text.font.font()
        let standard = text.font.font(compatibleWith: TraitCollection())
        return (
            max(1, font.pointSize / standard.pointSize),
            max(0, (font.lineHeight - standard.lineHeight).rounded(.up))
        )
    }
}
