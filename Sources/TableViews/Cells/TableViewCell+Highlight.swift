import Foundation
import TableDrawing

/// What changes in a cell when it is selected or highlighted.
extension TableViewCell {
    /// Whether the cell shows itself as selected.
    var showsSelection: Bool {
        movement.drawnSelection ?? movement.drawnLook?.isShown
            ?? ((isSelected || isHighlighted) && selectionStyle != .none)
    }

    /// Whether the row is one of several chosen by their circles: it keeps its text as it is.
    var isChosenByCircle: Bool {
        movement.drawnLook?.isByCircle
            ?? (editControlKind == .selection && isSelected && !isHighlighted)
    }

    /// Whether a selection has the background of tables of which several rows may be selected.
    var allowsMultipleSelection: Bool {
        movement.drawnLook?.isMultiple ?? rowContext.allowsMultipleSelection
    }

    /// Whether text, images and accessories are those of a highlighted cell.
    var showsHighlight: Bool {
        movement.contentBefore(at: AnimationClock.current?.time)
            ?? (showsSelection && !isChosenByCircle)
    }

    /// Whether a selection hides the row's lines; those beside a background on its way fade with it.
    var hidesLines: Bool {
        guard showsSelection else { return false }
        guard let fade = movement.fillFade, let time = AnimationClock.current?.time else {
            return true
        }
        return time >= fade.timing.end
    }

    /// Shows or hides the selected backgrounds and tells the content's views.
    func updateHighlight() {
        let time = AnimationClock.current?.time
        let shows =
            movement.fillBefore(at: time) ?? (showsSelection || movement.fadesFill(at: time))
        let multiple = allowsMultipleSelection ? multipleSelectionBackgroundView : nil
        multipleSelectionBackgroundView?.isHidden = !shows || multiple == nil
        selectedBackgroundView?.isHidden = !shows || multiple != nil
        let theme = RenderContext.current.theme
        selectionFill.isHidden =
            !shows || multiple != nil || selectedBackgroundView != nil
            || configuring.background != nil
        selectionFill.fill =
            isChosenByCircle
            ? theme.editing.multipleSelection : theme.selection.fill(for: selectionStyle)
        Self.clearBackgrounds(below: contentView, shows)
        highlightContent(showsHighlight)
        updateAccessoryShape()
    }

    /// Lets the selected background show through the content, as UIKit does while a cell is selected.
    private static func clearBackgrounds(below view: View, _ flag: Bool) {
        for subview in view.ownSubviews {
            subview.isBackgroundCleared = flag
            clearBackgrounds(below: subview, flag)
        }
    }

    /// Highlights the content with the cell, and takes back only what the cell highlighted: a view
    /// that somebody else highlights stays so.
    private func highlightContent(_ flag: Bool) {
        guard flag else {
            for view in highlightedViews { view.isHighlighted = false }
            return highlightedViews.removeAll()
        }
        for view in [contentView, accessoryView, editingAccessoryView] {
            if let view { highlight(view) }
        }
    }

    private func highlight(_ view: View) {
        // A switch in a chosen row is not touched, and what is in it stands on its own ground.
        if let control = view as? Control, !control.takesHighlightOfCell { return }
        if let view = view as? any HighlightableView, !view.isHighlighted {
            view.isHighlighted = true
            highlightedViews.append(view)
        }
        for subview in view.ownSubviews { highlight(subview) }
    }
}
