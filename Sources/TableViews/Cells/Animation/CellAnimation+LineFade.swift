import Foundation
import TableAnimation
import TableControls
import TableDrawing

/// The separator line of a row next to a row whose selection fades.
///
/// The line fades with the selection.
extension CellAnimation {
    /// Fades the separator line in or out with a timing.
    ///
    /// - Parameter wasHidden: whether the line was hidden before.
    ///
    /// While pictures of the row fade, the pictures include the line. If parts of the row move, or
    /// begin to move during the fade, the line has its own fade.
    func fadeLine(from wasHidden: Bool, _ timing: AnimationTiming) {
        let shown = lineShare(at: timing.start) ?? (wasHidden ? 0 : 1)
        state.movement.lineFade = CellMovement.LineFade(
            timing: timing, from: shown, to: cell.separators.isSeparatorHidden ? 0 : 1)
        cell.setNeedsLayout()
    }

    /// Returns the visible fraction of a line with its own fade, or `nil` if the line does not
    /// fade.
    func lineShare(at time: Double?) -> Double? {
        guard let time, let fade = state.movement.lineFade, time < fade.timing.end else {
            return nil
        }
        if let dissolve = cell.renderState.dissolve, time < dissolve.timing.end { return nil }
        return fade.share(at: time)
    }

    /// Removes the fade of the line after its end.
    func endLineFade() {
        guard let fade = state.movement.lineFade,
            AnimationClock.current.map({ $0.time >= fade.timing.end }) ?? true
        else { return }
        state.movement.lineFade = nil
        cell.setNeedsLayout()
    }

    /// Sets the opacity of the lines at the clock's instant.
    ///
    /// The lines of a lifted row disappear as the row leaves its place.
    func fadeLines(of node: inout RenderNode) {
        let lying = 1 - Double(min(1, max(0, cell.row.lift)))
        let share = lineShare(at: AnimationClock.current?.time) ?? 1
        guard min(lying, share) < 1 else { return }
        for index in node.children.indices {
            switch node.children[index].name {
            case cell.separators.separator.identity.partName:
                node.children[index].opacity *= share * lying
            case cell.separators.upperSeparator.identity.partName:
                node.children[index].opacity *= lying
            default: break
            }
        }
    }
}
