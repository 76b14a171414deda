import Foundation
import TableAnimation
import TableControls
import TableDrawing

/// The separator line of a row next to a row whose selection fades.
///
/// The line fades with the selection.
extension CellAnimation {
    /// Has the line, which was hidden before or not, come or go over the time of a fade.
    ///
    /// While pictures of the row fade, the line goes with them; of a row whose parts move it fades by
    /// itself, and of one whose parts begin to move meanwhile too.
    func fadeLine(from wasHidden: Bool, _ timing: AnimationTiming) {
        let shown = lineShare(at: timing.start) ?? (wasHidden ? 0 : 1)
        movement.lineFade = CellMovement.LineFade(
            timing: timing, from: shown, to: cell.separators.isSeparatorHidden ? 0 : 1)
        cell.setNeedsLayout()
    }

    /// Returns the visible fraction of a line with its own fade, or `nil` if the line does not
    /// fade.
    func lineShare(at time: Double?) -> Double? {
        guard let time, let fade = movement.lineFade, time < fade.timing.end else { return nil }
        if let dissolve = cell.upkeep.dissolve, time < dissolve.timing.end { return nil }
        return fade.share(at: time)
    }

    /// Forgets a fade of the line that has come to its end.
    func endLineFade() {
        guard let fade = movement.lineFade,
            AnimationClock.current.map({ $0.time >= fade.timing.end }) ?? true
        else { return }
        movement.lineFade = nil
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
