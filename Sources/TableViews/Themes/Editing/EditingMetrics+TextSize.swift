import Foundation
import TableDrawing
import TableText

extension EditingMetrics {
    /// The metrics with controls and grip as large as the text size of these traits asks.
    ///
    /// Half of what the controls have grown by is more room, half of it comes out of the distance to the
    /// content; not proven.
    func fitting(_ traits: TraitCollection) -> EditingMetrics {
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
    /// The control so many times as large, with its mark.
    func scaled(by factor: CGFloat) -> EditingMetrics.Control {
        EditingMetrics.Control(disc: disc.scaled(by: factor), mark: mark.scaled(by: factor))
    }
}
