import Foundation
import TableDrawing
import TableText

extension AccessoryMetrics {
    /// The metrics with glyphs as large as the text size of these traits asks; distances stay.
    func fitting(_ traits: TraitCollection) -> AccessoryMetrics {
        guard let factor = textStyle?.glyphGrowth(in: traits), factor != 1 else { return self }
        var metrics = self
        metrics.disclosureIndicator = disclosureIndicator.scaled(by: factor)
        metrics.checkmark = checkmark.scaled(by: factor)
        metrics.detailButton = detailButton.scaled(by: factor)
        return metrics
    }
}

extension AccessoryMetrics.Glyph {
    /// The glyph so many times as large, as far from what stands around it.
    func scaled(by factor: CGFloat) -> AccessoryMetrics.Glyph {
        var glyph = self
        glyph.normal = normal.scaled(by: factor)
        glyph.highlighted = highlighted?.scaled(by: factor)
        return glyph
    }
}

extension Font.TextStyle {
    /// How many times as large the style is in these traits as at the size `large`.
    func growth(in traits: TraitCollection) -> CGFloat {
        pointSize(for: traits.preferredContentSizeCategory) / pointSize(for: .large)
    }

    /// How many times as large the glyphs beside a row's texts are in these traits as at the size `large`.
    ///
    /// They grow with the style as far as the largest size that is not an accessibility size: beyond it the
    /// texts need the width. One rule for accessories, edit controls and grips, edited or not; not proven.
    func glyphGrowth(in traits: TraitCollection) -> CGFloat {
        min(growth(in: traits), pointSize(for: .extraExtraExtraLarge) / pointSize(for: .large))
    }
}
