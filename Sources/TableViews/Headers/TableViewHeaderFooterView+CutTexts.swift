import Foundation
import TableDrawing

extension TableViewHeaderFooterView {
    /// Says that texts are larger than the view, whose height is stated, or than the views that show them.
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
            DiagnosticLog.warn(
                "header.texts-cut",
                "the text does not fit into the \(kind)'s height of \(bounds.height.inPoints) and is cut; a "
                    + "\(kind) without a stated height grows with it")
        }
    }
}
