import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing

/// What decides how a row's selection looks, besides the theme.
struct RowSelectionState: Hashable {
    /// Whether it is seen.
    var isShown: Bool
    /// Whether the row is one of several chosen by their circles.
    var isByCircle: Bool
    /// Whether several rows may be selected, which have a background of their own.
    var isMultiple: Bool
}

extension CellAnimation {
    /// How the row's selection looks at present.
    private var selectionLook: RowSelectionState {
        RowSelectionState(
            isShown: cell.selection.showsSelection, isByCircle: cell.selection.isChosenByCircle,
            isMultiple: cell.selection.allowsMultipleSelection)
    }

    /// Makes a change of the row's state, and fades to the look that its selection has then over the time
    /// of the animation under way, if there is one.
    func fadingSelectionLook(_ change: () -> Void) {
        let before = selectionLook
        change()
        guard let transaction = AnimationTransaction.current, before != selectionLook,
            before.isShown || selectionLook.isShown
        else { return }
        movement.lookFade = CellMovement.LookFade(timing: transaction.timing, before: before)
        transaction.clock.extend(to: transaction.timing.end)
    }

    /// The row on its way from one look of its selection to another; both are drawn anew at each instant,
    /// for its parts move meanwhile.
    func liveLookFade(_ after: RenderNode, _ depth: Int) -> RenderNode {
        guard let fade = movement.lookFade, movement.drawnLook == nil,
            movement.drawnSelection == nil
        else { return after }
        guard let time = AnimationClock.current?.time, time < fade.timing.end else {
            movement.lookFade = nil
            return after
        }
        return self.fade(to: after, from: (\.drawnLook, fade.before), fade.timing, at: time, depth)
    }

    /// Returns the fade of the row from its look in another state.
    ///
    /// The row is drawn in the other state for this fade only.
    ///
    /// - Parameter state: the property that decides the row's look, and its value in the other
    ///   state.
    func fade<State>(
        to after: RenderNode, from state: (WritableKeyPath<CellMovement, State?>, State),
        _ timing: AnimationTiming, at time: Double, _ depth: Int
    ) -> RenderNode {
        movement[keyPath: state.0] = state.1
        let before = cell.lowered(depth: depth)
        movement[keyPath: state.0] = nil
        cell.selection.updateHighlight()
        cell.background.updateGroupedBackground()
        guard let before else { return after }
        return ViewDissolve(before: before, timing: timing, kind: .exact)
            .node(to: after, at: time) ?? after
    }
}
