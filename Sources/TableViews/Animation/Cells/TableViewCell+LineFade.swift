import Foundation
import TableAnimation
import TableDrawing

/// The line below a row beside one whose selection fades: it comes and goes with that.
extension TableViewCell {
    /// Has the line, which was hidden before or not, come or go over the time of a fade.
    ///
    /// While pictures of the row fade, the line goes with them; of a row whose parts move it fades by
    /// itself, and of one whose parts begin to move meanwhile too.
    func fadeLine(from wasHidden: Bool, _ timing: AnimationTiming) {
        let shown = lineShare(at: timing.start) ?? (wasHidden ? 0 : 1)
        movement.lineFade = CellMovement.LineFade(
            timing: timing, from: shown, to: isSeparatorHidden ? 0 : 1)
        setNeedsLayout()
    }

    /// How much is seen of a line that fades by itself; nothing where it does not.
    func lineShare(at time: Double?) -> Double? {
        guard let time, let fade = movement.lineFade, time < fade.timing.end else { return nil }
        if let dissolve, time < dissolve.timing.end { return nil }
        return fade.share(at: time)
    }

    /// Forgets a fade of the line that has come to its end.
    func endLineFade() {
        guard let fade = movement.lineFade,
            AnimationClock.current.map({ $0.time >= fade.timing.end }) ?? true
        else { return }
        movement.lineFade = nil
        setNeedsLayout()
    }

    /// Makes the lines as translucent as they are at the clock's instant: those of a row that is lifted go
    /// as it leaves its place.
    func fadeLines(of node: inout RenderNode) {
        let lying = 1 - Double(min(1, max(0, lift)))
        let share = lineShare(at: AnimationClock.current?.time) ?? 1
        guard min(lying, share) < 1 else { return }
        for index in node.children.indices {
            switch node.children[index].name {
            case separator.partName: node.children[index].opacity *= share * lying
            case upperSeparator.partName: node.children[index].opacity *= lying
            default: break
            }
        }
    }
}
