import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing

/// Inputs for the look of a row's selection, besides the theme.
struct RowSelectionState: Hashable {
    /// Whether the selection is visible.
    var isShown: Bool
    /// Whether the row is selected by its circle.
    var isByCircle: Bool
    /// Whether several rows may be selected, which gives them a different background.
    var isMultiple: Bool
}

extension CellAnimation {
    /// Present look of the row's selection.
    private var selectionLook: RowSelectionState {
        RowSelectionState(
            isShown: cell.selection.showsSelection, isByCircle: cell.selection.isSelectedByCircle,
            isMultiple: cell.selection.allowsMultipleSelection)
    }

    /// Changes the state of the row, and fades to the new look of its selection.
    ///
    /// The fade has the timing of the current transaction. Without a transaction, the look changes
    /// immediately.
    func fadingSelectionLook(_ change: () -> Void) {
        let before = selectionLook
        change()
        guard let transaction = AnimationTransaction.current, before != selectionLook,
            before.isShown || selectionLook.isShown
        else { return }
        state.movement.lookFade = CellMovement.LookFade(timing: transaction.timing, before: before)
        transaction.clock.extend(to: transaction.timing.end)
    }

    /// Returns the node of a row whose selection fades to another look.
    ///
    /// Both looks are drawn at each instant, because parts of the row move during the fade.
    func liveLookFade(_ after: RenderNode, _ depth: Int) -> RenderNode {
        guard let fade = state.movement.lookFade, state.movement.drawnLook == nil,
            state.movement.drawnSelection == nil
        else { return after }
        guard let time = AnimationClock.current?.time, time < fade.timing.end else {
            state.movement.lookFade = nil
            return after
        }
        return self.fade(to: after, from: (\.drawnLook, fade.before), fade.timing, at: time, depth)
    }

    /// Returns the fade of the row from its look in another state.
    ///
    /// The row is drawn in the other state for this fade only.
    ///
    /// - Parameter look: the property that decides the row's look, and its value in the other
    ///   state.
    func fade<Look>(
        to after: RenderNode, from look: (WritableKeyPath<CellMovement, Look?>, Look),
        _ timing: AnimationTiming, at time: Double, _ depth: Int
    ) -> RenderNode {
        state.movement[keyPath: look.0] = look.1
        let before = cell.lowered(depth: depth)
        state.movement[keyPath: look.0] = nil
        cell.selection.updateHighlight()
        cell.background.updateGroupedBackground()
        guard let before else { return after }
        return ViewDissolve(before: before, timing: timing, kind: .exact)
            .node(to: after, at: time) ?? after
    }
}
