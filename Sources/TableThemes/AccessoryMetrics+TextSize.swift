import Foundation
import TableDrawing
import TableText

extension AccessoryMetrics {
    /// Returns the metrics with glyphs scaled to the text size of these traits; distances stay
    /// the same.
    package func fitting(_ traits: TraitCollection) -> AccessoryMetrics {
        guard let factor = textStyle?.glyphGrowth(in: traits), factor != 1 else { return self }
        var metrics = self
        metrics.disclosureIndicator = disclosureIndicator.scaled(by: factor)
        metrics.checkmark = checkmark.scaled(by: factor)
        metrics.detailButton = detailButton.scaled(by: factor)
        return metrics
    }
}

extension AccessoryMetrics.Glyph {
    /// Returns the scaled glyph, with unchanged distances to its surroundings.
    func scaled(by factor: CGFloat) -> AccessoryMetrics.Glyph {
        var glyph = self
        glyph.normal = normal.scaled(by: factor)
        glyph.highlighted = highlighted?.scaled(by: factor)
        return glyph
    }
}

extension Font.TextStyle {
    /// Returns the ratio of the style's point size in these traits to its point size at
    /// `large`.
    package func growth(in traits: TraitCollection) -> CGFloat {
        pointSize(for: traits.preferredContentSizeCategory) / pointSize(for: .large)
    }

    /// Returns the scale factor of the glyphs beside a row's texts in these traits, relative
    /// to the size `large`.
    ///
    /// Glyphs grow with the text style up to the largest size that is not an accessibility
    /// size: at accessibility sizes the texts need the width. Accessories, edit controls and
    /// grips share this rule, in and out of editing mode; not proven.
    func glyphGrowth(in traits: TraitCollection) -> CGFloat {
        min(growth(in: traits), pointSize(for: .extraExtraExtraLarge) / pointSize(for: .large))
    }
}
