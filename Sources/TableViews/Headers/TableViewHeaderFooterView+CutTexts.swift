import Foundation
import TableDrawing
import TableGeometry

extension TableViewHeaderFooterView {
    /// Warns about texts that exceed the explicit height of the view, or the views that
    /// display them.
    func warnOfCutTexts() {
        layoutIfNeeded()
        let content = configuring.contentView as? ListContentView
        content?.layoutIfNeeded()
        guard bounds.height > 0 else { return }
        let cut = CutTexts(below: [contentView], inRoomOf: contentView.bounds.height)
        let isTooLow = hasCutTexts || content?.hasCutTexts == true || cut.needsHigherRoom
        let kind = look.role == .header ? "header" : "footer"
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            cut.warn("header.texts-cut")
            CutViews(below: [contentView], in: self).warn("header")
            guard isTooLow else { return }
            let needed =
                [
                    hasCutTexts ? heightOfTexts : 0, cut.higherRoom,
                    content.map { $0.hasCutTexts ? $0.heightShowingTexts : 0 } ?? 0,
                ].max() ?? 0
            let least = PixelGrid.current.ceil(needed)
            let remedy = least > bounds.height ? "give it \(least.inPoints) at least, or " : ""
            DiagnosticLog.warn(
                "header.texts-cut",
                "the text does not fit into the \(kind)'s height of \(bounds.height.inPoints) and is cut; "
                    + remedy + "state none: a \(kind) without one grows with its text")
        }
    }
}
