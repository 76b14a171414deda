import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableThemes

/// Appearance of a selected or highlighted cell.
extension TableViewCell {
    /// Whether the cell looks selected.
    var showsSelection: Bool {
        movement.drawnSelection ?? movement.drawnLook?.isShown
            ?? ((isSelected || isHighlighted) && selectionStyle != .none)
    }

    /// Whether the row is selected by its circle, which keeps the colours of its texts.
    var isChosenByCircle: Bool {
        movement.drawnLook?.isByCircle
            ?? (editControlKind == .selection && isSelected && !isHighlighted)
    }

    /// Whether a selection has the background for tables with multiple selection.
    var allowsMultipleSelection: Bool {
        movement.drawnLook?.isMultiple ?? rowContext.allowsMultipleSelection
    }

    /// Whether text, images and accessories look highlighted.
    package var showsHighlight: Bool {
        movement.contentBefore(at: AnimationClock.current?.time)
            ?? (showsSelection && !isChosenByCircle)
    }

    /// Whether a selection hides the row's lines; lines beside a fading background fade with
    /// it.
    var hidesLines: Bool {
        guard showsSelection else { return false }
        guard let fade = movement.fillFade, let time = AnimationClock.current?.time else {
            return true
        }
        return time >= fade.timing.end
    }

    /// Updates the visibility of the selected backgrounds and the highlight of content views.
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

    /// Clears the backgrounds of content views while the cell is selected, as in UIKit.
    private static func clearBackgrounds(below view: View, _ flag: Bool) {
        for subview in view.ownSubviews {
            subview.isBackgroundCleared = flag
            clearBackgrounds(below: subview, flag)
        }
    }

    /// Highlights the content with the cell, and later only resets views highlighted by the
    /// cell.
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
        // A switch in a selected row is not touched, and its contents have a background of
        // their own.
        if let control = view as? Control, !control.takesHighlightOfCell { return }
        if let view = view as? any HighlightableView, !view.isHighlighted {
            view.isHighlighted = true
            highlightedViews.append(view)
        }
        for subview in view.ownSubviews { highlight(subview) }
    }
}
