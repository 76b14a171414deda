import Foundation
import TableDrawing
import TableText

extension EditingMetrics {
    /// Returns the metrics with controls and grip scaled to the text size of these traits.
    ///
    /// Half of the controls' growth is additional room; the other half reduces the distance to
    /// the content; not proven.
    package func fitting(_ traits: TraitCollection) -> EditingMetrics {
        guard let factor = textStyle?.glyphGrowth(in: traits), factor != 1 else { return self }
        var metrics = self
        metrics.delete = delete.scaled(by: factor)
        metrics.insert = insert.scaled(by: factor)
        metrics.unselected = unselected.scaled(by: factor)
        metrics.selected = selected.scaled(by: factor)
        metrics.grip = grip.scaled(by: factor)
        let growth = metrics.delete.disc.size.width - delete.disc.size.width
        metrics.contentShift += growth / 2
        metrics.controlCenter += growth / 2
        return metrics
    }
}

extension EditingMetrics.Control {
    /// Returns the scaled control with its mark.
    func scaled(by factor: CGFloat) -> EditingMetrics.Control {
        EditingMetrics.Control(disc: disc.scaled(by: factor), mark: mark.scaled(by: factor))
    }
}
