import Foundation
import TableDrawing

extension TableViewHeaderFooterView {
    /// Says that texts are larger than the view, whose height is stated.
    func warnOfCutTexts() {
        layoutIfNeeded()
        let content = configuring.contentView as? ListContentView
        content?.layoutIfNeeded()
        guard bounds.height > 0,
            hasCutTexts || content?.hasCutTexts == true || contentView.cutText != nil
        else { return }
        let kind = look.role == .header ? "header" : "footer"
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            DiagnosticLog.warn(
                "header.texts-cut",
                "the text does not fit into the \(kind)'s height of \(bounds.height.inPoints) and is cut; a "
                    + "\(kind) without a stated height grows with it")
        }
    }
}
