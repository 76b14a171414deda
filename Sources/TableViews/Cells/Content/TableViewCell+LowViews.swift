import Foundation
import TableDrawing

/// Views of a content that are too low for their own texts, whatever the row's height is.
extension TableViewCell {
    /// The view that cuts a text though the row has the height for it: the label or text view, or the
    /// control or stack that gives it its place.
    ///
    /// Nothing where it is the row that is too low, or where the row itself gives the label its place.
    var viewTooLowForItself: View? {
        guard let view = contentView.cutText?.placedTogether, !view.isOwnPart,
            view.heightNeeded <= contentView.bounds.height
        else { return nil }
        return view
    }
}

extension View {
    /// The view whose place decides how high a text is: itself, or the control or stack around it.
    fileprivate var placedTogether: View {
        var view = self
        while let around = view.superview, around is Control || around is StackView {
            view = around
        }
        return view
    }

    fileprivate var heightNeeded: CGFloat {
        sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    }

    /// Says that a text in a header or footer that is a view of any class is cut.
    func warnOfOwnCutTexts() {
        guard bounds.height > 0, let view = cutText?.placedTogether else { return }
        view.warnOfLowHeight("header.texts-cut", at: sourcePlace)
    }

    /// Says that the view cuts its own text.
    func warnOfLowHeight(_ identifier: String, at place: String?) {
        DiagnosticLog.$place.withValue(place ?? DiagnosticLog.place) {
            DiagnosticLog.warn(
                identifier,
                "the text of the \(spokenInspectionName) does not fit into the view's height of "
                    + "\(bounds.height.inPoints) and is cut; give the view at least "
                    + heightNeeded.inPoints)
        }
    }
}
