import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Selection and highlight of a cell, and the views that show them.
package struct CellSelection {
    private let cell: TableViewCell
    private var state: State { cell.selectionState }

    init(cell: TableViewCell) { self.cell = cell }

    final class State {
        fileprivate var selectionStyle = TableViewCell.SelectionStyle.default
        fileprivate var isSelected = false
        fileprivate var isHighlighted = false
        /// Whether the cell showed its selection after the last update.
        fileprivate var showedSelection = false
        fileprivate let selectionFill = SelectionFillView(frame: .zero)
        /// Views that are highlighted by the cell.
        fileprivate var highlightedViews: [any HighlightableView] = []
    }

    var selectionStyle: TableViewCell.SelectionStyle {
        get { state.selectionStyle }
        nonmutating set { state.selectionStyle = newValue }
    }

    var isSelected: Bool { state.isSelected }
    var isHighlighted: Bool { state.isHighlighted }

    /// Selected backgrounds, of which a single background is visible.
    var backgroundViews: [View] {
        [
            state.selectionFill, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView,
        ].compactMap { $0 }
    }

    func setSelected(_ selected: Bool, animated: Bool) {
        cell.animation.fadeSelection(animated: animated && selected != isSelected) {
            state.isSelected = selected
            if cell.editing.editControlKind == .selection { cell.setNeedsLayout() }
            updateHighlight()
        }
    }

    func setHighlighted(_ highlighted: Bool, animated: Bool) {
        cell.animation.fadeSelection(animated: animated && highlighted != isHighlighted) {
            state.isHighlighted = highlighted
            updateHighlight()
        }
    }

    /// Whether the cell looks selected.
    var showsSelection: Bool {
        cell.animation.drawnSelection
            ?? ((cell.isSelected || cell.isHighlighted) && state.selectionStyle != .none)
    }

    /// Whether only the circle of the editing mode shows the selection.
    ///
    /// The texts keep their colours.
    var isSelectedByCircle: Bool {
        cell.animation.drawnLook?.isByCircle
            ?? (cell.editing.editControlKind == .selection && cell.isSelected
                && !cell.isHighlighted)
    }

    /// Whether a selection has the background for tables with multiple selection.
    var allowsMultipleSelection: Bool {
        cell.animation.drawnLook?.isMultiple
            ?? cell.row.rowContext.allowsMultipleSelection
    }

    /// Whether a selection hides the row's lines; lines beside a fading background fade with
    /// it.
    var hidesLines: Bool {
        showsSelection
            && AnimationClock.current.flatMap { cell.animation.fillShare(at: $0.time) } == nil
    }

    /// Updates the visibility of the selected backgrounds and the highlight of content views.
    func updateHighlight() {
        let shows = cell.animation.showsFill
        let multiple = allowsMultipleSelection ? cell.multipleSelectionBackgroundView : nil
        cell.multipleSelectionBackgroundView?.isHidden = !shows || multiple == nil
        cell.selectedBackgroundView?.isHidden = !shows || multiple != nil
        let theme = RenderContext.current.theme
        state.selectionFill.isHidden =
            !shows || multiple != nil || cell.selectedBackgroundView != nil
            || cell.configuring.background != nil
        state.selectionFill.fill =
            isSelectedByCircle
            ? theme.editing.multipleSelection : theme.selection.fill(for: state.selectionStyle)
        if shows != state.showedSelection {
            state.showedSelection = shows
            Self.clearBackgrounds(
                below: cell.contentView, shows && theme.selection.clearsContentBackgrounds)
        }
        highlightContent(cell.showsHighlight)
        cell.accessory.updateAccessoryShape()
    }

    /// Height that the theme's selected background covers completely, in points, or `nil` if the
    /// background does not cover the view behind it.
    var coveredHeight: CGFloat? {
        guard !state.selectionFill.isHidden, state.selectionFill.alpha >= 1,
            let fill = state.selectionFill.fill, !cell.animation.fadesFill,
            fill.top.resolved.isOpaque, fill.bottom.resolved.isOpaque
        else { return nil }
        return state.selectionFill.frame.maxY
    }

    /// Clears the backgrounds of content views when the cell is selected, until other code sets them.
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
private final class SelectionFillView: View {
    fileprivate var fill: SelectionLook.Fill?

    override init(frame: CGRect) {
        super.init(frame: frame)
        identity.partName = "selectedBackground"
        isHidden = true
        isUserInteractionEnabled = false
    }

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        fill?.paint(height: bounds.height)
    }
}
