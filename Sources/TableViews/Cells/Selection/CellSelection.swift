import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Selection and highlight of a cell, and the views that show them.
package struct CellSelection {
    private let cell: TableViewCell
    var state: State { cell.selectionState }

    init(cell: TableViewCell) { self.cell = cell }

    final class State {
        var selectionStyle = TableViewCell.SelectionStyle.default
        var states = (isSelected: false, isHighlighted: false, isEditing: false)
        let selectionFill = SelectionFillView(frame: .zero)
        /// Views that are highlighted by the cell.
        var highlightedViews: [any HighlightableView] = []
    }

    /// Whether the cell looks selected.
    var showsSelection: Bool {
        cell.animation.state.movement.drawnSelection ?? cell.animation.state.movement.drawnLook?
            .isShown
            ?? ((cell.isSelected || cell.isHighlighted) && state.selectionStyle != .none)
    }

    /// Whether only the circle of the editing mode shows the selection.
    ///
    /// The texts keep their colours.
    var isChosenByCircle: Bool {
        cell.animation.state.movement.drawnLook?.isByCircle
            ?? (cell.editing.editControlKind == .selection && cell.isSelected
                && !cell.isHighlighted)
    }

    /// Whether a selection has the background for tables with multiple selection.
    var allowsMultipleSelection: Bool {
        cell.animation.state.movement.drawnLook?.isMultiple
            ?? cell.row.rowContext.allowsMultipleSelection
    }

    /// Whether a selection hides the row's lines; lines beside a fading background fade with
    /// it.
    var hidesLines: Bool {
        guard showsSelection else { return false }
        guard let fade = cell.animation.state.movement.fillFade,
            let time = AnimationClock.current?.time
        else {
            return true
        }
        return time >= fade.timing.end
    }

    /// Updates the visibility of the selected backgrounds and the highlight of content views.
    func updateHighlight() {
        let time = AnimationClock.current?.time
        let shows =
            cell.animation.state.movement.fillBefore(at: time)
            ?? (showsSelection || cell.animation.state.movement.fadesFill(at: time))
        let multiple = allowsMultipleSelection ? cell.multipleSelectionBackgroundView : nil
        cell.multipleSelectionBackgroundView?.isHidden = !shows || multiple == nil
        cell.selectedBackgroundView?.isHidden = !shows || multiple != nil
        let theme = RenderContext.current.theme
        state.selectionFill.isHidden =
            !shows || multiple != nil || cell.selectedBackgroundView != nil
            || cell.configuring.background != nil
        state.selectionFill.fill =
            isChosenByCircle
            ? theme.editing.multipleSelection : theme.selection.fill(for: state.selectionStyle)
        Self.clearBackgrounds(below: cell.contentView, shows)
        highlightContent(cell.showsHighlight)
        cell.accessory.updateAccessoryShape()
    }

    /// Clears the backgrounds of content views while the cell is selected, as in UIKit.
    private static func clearBackgrounds(below view: View, _ flag: Bool) {
        for subview in view.ownSubviews {
            subview.appearance.isBackgroundCleared = flag
            CellSelection.clearBackgrounds(below: subview, flag)
        }
    }

    /// Highlights the content with the cell, and later only resets views highlighted by the
    /// cell.
    private func highlightContent(_ flag: Bool) {
        guard flag else {
            for view in state.highlightedViews { view.isHighlighted = false }
            return state.highlightedViews.removeAll()
        }
        for view in [cell.contentView, cell.accessoryView, cell.editingAccessoryView] {
            if let view { highlight(view) }
        }
    }

    private func highlight(_ view: View) {
        // A switch in a selected row is not touched, and its contents have a background of
        // their own.
        if let control = view as? Control, !control.takesHighlightOfCell { return }
        if let view = view as? any HighlightableView, !view.isHighlighted {
            view.isHighlighted = true
            state.highlightedViews.append(view)
        }
        for subview in view.ownSubviews { highlight(subview) }
    }
}

/// Selected background of the theme.
final class SelectionFillView: View {
    var fill: SelectionLook.Fill?

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        fill?.paint(height: bounds.height)
    }
}
