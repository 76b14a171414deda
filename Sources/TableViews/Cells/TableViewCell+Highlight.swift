import Foundation
import TableDrawing

/// What changes in a cell when it is selected or highlighted.
extension TableViewCell {
    /// Whether the cell shows itself as selected.
    var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    /// Whether the row is one of several chosen by their circles: it keeps its text as it is.
    private var isChosenByCircle: Bool {
        editControlKind == .selection && isSelected && !isHighlighted
    }

    /// Whether text, images and accessories are those of a highlighted cell.
    var showsHighlight: Bool {
        movement.contentBefore(at: AnimationClock.current?.time)
            ?? (showsSelection && !isChosenByCircle)
    }

    /// Shows or hides the selected backgrounds and tells the content's views.
    func updateHighlight() {
        let shows = showsSelection || movement.fadesFill(at: AnimationClock.current?.time)
        let multiple = rowContext.allowsMultipleSelection ? multipleSelectionBackgroundView : nil
        multipleSelectionBackgroundView?.isHidden = !shows || multiple == nil
        selectedBackgroundView?.isHidden = !shows || multiple != nil
        let theme = RenderContext.current.theme
        selectionFill.isHidden =
            !shows || multiple != nil || selectedBackgroundView != nil
            || configuring.background != nil
        selectionFill.fill =
            isChosenByCircle
            ? theme.editing.multipleSelection : theme.selection.fill(for: selectionStyle)
        Self.highlight(contentView, showsHighlight)
        Self.clearBackgrounds(below: contentView, shows)
        for view in [accessoryView, editingAccessoryView].compactMap({ $0 }) {
            Self.highlight(view, showsHighlight)
        }
        updateAccessoryShape()
    }

    /// Lets the selected background show through the content, as UIKit does while a cell is selected.
    private static func clearBackgrounds(below view: View, _ flag: Bool) {
        for subview in view.subviews {
            subview.isBackgroundCleared = flag
            clearBackgrounds(below: subview, flag)
        }
    }

    private static func highlight(_ view: View, _ flag: Bool) {
        if let view = view as? any HighlightableView, view.isHighlighted != flag {
            view.isHighlighted = flag
        }
        for subview in view.subviews { highlight(subview, flag) }
    }
}
