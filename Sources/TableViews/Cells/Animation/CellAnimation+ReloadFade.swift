import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing

/// Fade of a reloaded row from its former look.
extension CellAnimation {
    /// Starts a fade from the look of the row before a reload.
    func beginReloadFade(from before: FadingPicture, _ timing: AnimationTiming) {
        state.movement.reloadFade = ViewDissolve(before: before, timing: timing, kind: .exact)
    }

    /// Whether the row fades from its former look.
    var fadesFromReload: Bool {
        guard let time = AnimationClock.current?.time else { return false }
        return state.movement.reloadFade.map { time < $0.timing.end } == true
    }

    /// Returns the look of the row for the fade of a reload, with the earlier fade that continues
    /// in the look.
    ///
    /// Returns `nil` if parts of the row move or if the row is moved aside; the old row then leaves
    /// with its moving parts.
    func pictureForReload(at time: Double) -> FadingPicture? {
        guard !movesParts(at: time), !isSettling, cell.bounds.origin.x == 0 else { return nil }
        let fade = state.movement.reloadFade
        state.movement.reloadFade = nil
        defer { state.movement.reloadFade = fade }
        return FadingPicture(cell.loweredAsShown(depth: 1), frame: cell.frame, in: fade)
    }

    /// Returns the node of the row at the clock's instant, mixed with its look before a reload.
    func fadingFromReload(_ node: RenderNode) -> RenderNode {
        guard let fade = state.movement.reloadFade else { return node }
        guard fadesFromReload, let time = AnimationClock.current?.time else {
            state.movement.reloadFade = nil
            return node
        }
        let mixed = fade.node(to: node, at: time) ?? node
        guard let location = cell.background.location, state.movement.isInBox else { return mixed }
        return withoutBoxEnds(mixed, at: location)
    }
}
