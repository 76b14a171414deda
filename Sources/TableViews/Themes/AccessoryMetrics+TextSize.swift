import Foundation
import TableDrawing
import TableText

extension AccessoryMetrics {
    /// The metrics with glyphs as large as the text size of these traits asks; distances stay.
    ///
    /// Between the controls of the editing mode there is little room: there they stop growing where the
    /// accessibility sizes begin.
    func fitting(_ traits: TraitCollection, isEditing: Bool) -> AccessoryMetrics {
        let growth =
            isEditing
            ? textStyle?.limitedGrowth(in: traits) : textStyle?.growth(in: traits)
        guard let factor = growth, factor != 1 else { return self }
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

    /// The same, but no more than at the largest size that is not an accessibility size: for what stands
    /// beside texts that need the width.
    func limitedGrowth(in traits: TraitCollection) -> CGFloat {
        min(growth(in: traits), pointSize(for: .extraExtraExtraLarge) / pointSize(for: .large))
    }
}
