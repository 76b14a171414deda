import Foundation
@_spi(Subclassing) import TableControls
import TableGeometry
import TableThemes

/// Editing controls and swipe actions of a cell.
package struct CellEditing {
    let cell: TableViewCell
    var state: State { cell.editingState }

    final class State {
        fileprivate var isEditing = false
        fileprivate var editingStyle = TableViewCell.EditingStyle.none
        fileprivate var shouldIndentWhileEditing = true
        fileprivate var showsReorderControl = false
        fileprivate var editControl: ThemeShapeView?
        var reorderControl: ThemeShapeView?
        var swipe: CellSwipe?
        var swipeActions: SwipeActionsView?
    }

    var isEditing: Bool { state.isEditing }
    /// Whether the row is open for its swipe actions.
    package var isSwiped: Bool { state.swipe != nil }
    var showsDelete: Bool { state.swipe?.showsDelete == true }
    /// Whether a view is the control before the content.
    func isEditControl(_ part: View) -> Bool { part === state.editControl }
    /// Control before the content, and grip.
    var controls: [View] { [state.editControl, state.reorderControl].compactMap { $0 } }
    /// View of the buttons of an open row, or `nil`.
    var swipeActionsView: View? { state.swipeActions }

    /// Truncated titles of a fully open row's actions, and the sizes of their buttons in points.
    package var truncatedActionTitles: [(title: String, size: CGSize)] {
        guard let swipe = state.swipe, swipe.fraction >= 1, !swipe.isClosing,
            let swipeActions = state.swipeActions
        else { return [] }
        return swipeActions.buttons.compactMap { button in
            button.cutTitle.map { ($0, button.bounds.size) }
        }
    }

    /// Whether the buttons cover the whole accessory.
    var hidesAccessory: Bool { accessoryCover >= 1 }

    var editingStyle: TableViewCell.EditingStyle {
        get { state.editingStyle }
        nonmutating set { cell.setNeedsLayout(after: state.editingStyle = newValue) }
    }

    var shouldIndentWhileEditing: Bool {
        get { state.shouldIndentWhileEditing }
        nonmutating set { cell.setNeedsLayout(after: state.shouldIndentWhileEditing = newValue) }
    }

    var showsReorderControl: Bool {
        get { state.showsReorderControl }
        nonmutating set { cell.setNeedsLayout(after: state.showsReorderControl = newValue) }
    }

    /// Mask of the current state.
    private var stateMask: TableViewCell.StateMask {
        var mask: TableViewCell.StateMask = []
        if cell.isEditing { mask.insert(.showingEditControlMask) }
        if cell.showingDeleteConfirmation { mask.insert(.showingDeleteConfirmationMask) }
        return mask
    }

    /// Runs a change that leads to `mask`, between the transition methods for subclasses.
    private func transition(to mask: TableViewCell.StateMask, _ change: () -> Void) {
        guard mask != stateMask else { return change() }
        cell.willTransition(to: mask)
        change()
        cell.didTransition(to: mask)
    }

    func setEditing(_ editing: Bool) {
        guard editing != isEditing else { return }
        transition(to: stateMask.symmetricDifference(.showingEditControlMask)) {
            state.isEditing = editing
        }
        cell.setNeedsLayout()
    }

    /// Sets the fraction to which an open row is open.
    func setSwipeFraction(_ fraction: CGFloat) {
        guard state.swipe != nil else { return }
        state.swipe?.fraction = fraction
        cell.setNeedsLayout()
    }

    /// Opens the row with swipe actions, or closes it.
    ///
    /// Visible buttons are kept: new buttons would grow from zero during an animation.
    func setSwipe(_ new: CellSwipe?) {
        if let new, new.token == state.swipe?.token, new.token > 0, state.swipeActions != nil {
            state.swipe = new
            return cell.setNeedsLayout()
        }
        var mask = stateMask.subtracting(.showingDeleteConfirmationMask)
        if new?.showsDelete == true { mask.insert(.showingDeleteConfirmationMask) }
        transition(to: mask) { state.swipe = new }
        updateSwipeActions()
    }

    /// Metrics of the theme for the current text size.
    private var metrics: EditingMetrics {
        RenderContext.current.theme.editing.fitting(cell.traitCollection)
    }

    /// Control before the content in the current state.
    var editControlKind: EditControlKind {
        guard cell.isEditing else { return .none }
        if cell.row.rowContext.selectsByCircles { return .selection }
        switch editingStyle {
        case .none: return .none
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    /// Distance that the content moves to make room for the control, in points.
    ///
    /// A cell without a control moves too, which aligns the contents, unless
    /// `shouldIndentWhileEditing` is false.
    var editingShift: CGFloat {
        guard cell.isEditing else { return 0 }
        return editControlKind != .none || shouldIndentWhileEditing ? editControlShift : 0
    }

    /// Width of a control before the content, in points.
    var editControlShift: CGFloat { metrics.contentShift }

    /// Whether the grip is visible: in editing mode, if enabled for the cell and if the row
    /// can be moved.
    var reorderControlIsShown: Bool {
        cell.isEditing && showsReorderControl && cell.row.rowContext.canMove && !hidesAccessory
    }

    /// Displays the control of the current state, centred before the content.
    func layoutEditControl(height: CGFloat) {
        let kind = editControlKind
        guard kind != .none else {
            state.editControl?.isHidden = true
            return
        }
        let metrics = metrics
        let control = look(of: kind, metrics)
        if state.editControl == nil {
            state.editControl = makePart("editControl")
            cell.layout.orderParts()
        }
        guard let view = state.editControl else { return }
        view.isHidden = false
        view.shape = control.disc
        view.mark = control.mark
        view.markAngle = armedAngle
        let size = control.disc.size
        let middle =
            cell.layout.margin(metrics.margins) + metrics.controlCenter
        view.frame = CGRect(
            origin: aligned(CGPoint(x: middle - size.width / 2, y: (height - size.height) / 2)),
            size: size)
    }

    private func look(
        of kind: EditControlKind, _ metrics: EditingMetrics
    ) -> EditingMetrics.Control {
        switch kind {
        case .insert: metrics.insert
        case .selection: cell.isSelected ? metrics.selected : metrics.unselected
        case .delete, .none: metrics.delete
        }
    }

    /// Angle of the delete control's mark, which is upright while the Delete button is
    /// visible.
    private var armedAngle: CGFloat {
        guard metrics.turnsArmedMark, let swipe = state.swipe, swipe.isArmed else { return 0 }
        return -.pi / 2 * min(1, max(0, swipe.fraction))
    }

    /// Displays the grip and returns its width at the cell's end.
    func layoutReorderControl(height: CGFloat) -> CGFloat {
        guard reorderControlIsShown else {
            state.reorderControl?.isHidden = true
            return 0
        }
        if state.reorderControl == nil {
            state.reorderControl = makePart("reorderControl")
            cell.layout.orderParts()
        }
        guard let view = state.reorderControl else { return 0 }
        view.isHidden = false
        let metrics = metrics
        let grip = metrics.grip
        view.shape = grip
        let size = grip.size
        let trailing =
            cell.layout.margin(metrics.margins) + metrics.gripTrailing
        view.frame = CGRect(
            origin: aligned(
                CGPoint(
                    x: cell.layout.freeWidth - trailing - size.width, y: (height - size.height) / 2)
            ),
            size: size)
        return trailing + size.width + metrics.gripLeading
    }

    private func aligned(_ point: CGPoint) -> CGPoint {
        let grid = PixelGrid.current
        func align(_ value: CGFloat) -> CGFloat {
            metrics.alignsToPoints ? value.rounded(.down) : grid.round(value)
        }
        return CGPoint(x: align(point.x), y: align(point.y))
    }

    private func makePart(_ name: String) -> ThemeShapeView {
        let view = ThemeShapeView(named: name)
        view.takesTouchesBeside = true
        cell.addSubview(view)
        return view
    }
}

/// Control before a cell's content in editing mode.
enum EditControlKind: Sendable, Hashable {
    case none, delete, insert
    /// Circle for selecting rows.
    case selection
}
