import Foundation
import TableDrawing

/// Views of a content that are too low for their own texts, whatever the row's height is.
extension TableViewCell {
    /// The view that cuts a text though the row has the height for it: the label or text view, or the
    /// control or stack that gives it its place.
    ///
    /// Nothing where it is the row that is too low, or where the row itself gives the label its place.
    var viewTooLowForItself: View? {
        guard var view = contentView.cutText else { return nil }
        while let around = view.superview, around is Control || around is StackView {
            view = around
        }
        guard !view.isOwnPart, heightNeeded(by: view) <= contentView.bounds.height else {
            return nil
        }
        return view
    }

    private func heightNeeded(by view: View) -> CGFloat {
        view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
    }

    func warnOfLowView(_ view: View) {
        func points(_ length: CGFloat) -> String {
            Double(length).formatted(
                .number.locale(Locale(identifier: "en_GB")).grouping(.never))
        }
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            DiagnosticLog.warn(
                "cell.texts-cut",
                "the text of the \(view.spokenInspectionName) does not fit into the view's height of "
                    + "\(points(view.bounds.height)) points and is cut; give the view at least "
                    + "\(points(heightNeeded(by: view))) points")
        }
    }
}
