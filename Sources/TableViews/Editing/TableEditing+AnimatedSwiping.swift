import Foundation
import TableAnimation
import TableControls
import TableThemes

/// Animation of rows that open and close for their swipe actions.
extension TableEditing {
    /// Animates a row from one fraction of openness to another; `completion` is called at the end.
    func moveSwipe(
        _ token: Int, from start: CGFloat, to end: CGFloat, completion: @escaping () -> Void = {}
    ) {
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            return completion()
        }
        let timing = table.theme.animation.swipe.overridden
        if let row = rowStates.swipes.first(where: { $0.value.token == token })?.key,
            let cell = table.rows.displayedCells[row]
        {
            cell.animation.beginSwiping(until: clock.time + timing.duration)
        }
        clock.move(for: timing.duration) { [weak table] elapsed in
            let share = timing.curve.progress(at: elapsed, duration: timing.duration)
            table?.editing.setSwipeFraction(start + (end - start) * CGFloat(share), token)
        } completion: {
            completion()
        }
    }

    /// Sets the fraction to which the row with a swipe's token is open.
    private func setSwipeFraction(_ fraction: CGFloat, _ token: Int) {
        guard let indexPath = rowStates.swipes.first(where: { $0.value.token == token })?.key
        else { return }
        rowStates.swipes[indexPath]?.fraction = fraction
        table.rows.displayedCells[indexPath]?.editing.setSwipeFraction(fraction)
    }

    /// Closes rows with an animation, and informs the delegate at the end.
    func closeAnimated(_ rows: [IndexPath]) {
        for indexPath in rows {
            guard let swipe = rowStates.swipes[indexPath], !swipe.isClosing else { continue }
            rowStates.swipes[indexPath]?.isClosing = true
            moveSwipe(swipe.token, from: swipe.fraction, to: 0) { [weak table] in
                guard let table,
                    let row = table.editing.rowStates.swipes.first(where: {
                        $0.value.token == swipe.token
                    })?.key
                else { return }
                table.editing.close([row])
            }
        }
    }
}
