import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// A row that is carried by hand while a clock runs.
extension TableView {
    /// Lifts a row by its grip, carries it to another place and puts it down there; the data source is
    /// told at the end.
    ///
    /// Without a clock the row is there at once.
    /// - Parameters:
    ///   - target: the index path that the row has in the end; the delegate may redirect it.
    ///   - duration: of the way from the one place to the other, in seconds; lifting it and putting it
    ///     down take the theme's time besides, before and after it.
    public func carryRow(at indexPath: IndexPath, to target: IndexPath, duration: Double) {
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            return dragRow(at: indexPath, to: target)
        }
        guard checkRow(target, "carryRow(at:to:)") else { return }
        let timing = theme.animation.reordering.overridden
        let plate = AnimationTiming(
            start: clock.time, duration: timing.duration, curve: timing.curve)
        let begins = fadeForms(plate) {
            beginInteractiveMovementForRow(at: indexPath)
        }
        guard begins, let lifted = rowStates.movement else { return }
        raise(from: 0, to: 1, timing, clock)
        let start = lifted.centerY
        let end = restingCenter(of: lifted, at: target)
        let over = rectForRow(at: target).midY
        let length = duration.isFinite ? max(0, duration) : 0
        let curve = AnimationMetrics.TimingOverride.current.curve ?? timing.curve
        func carry(_ elapsed: Double) {
            let share = CGFloat(curve.progress(at: elapsed, duration: length))
            self.carry(
                centerAt: start + (end - start) * share, over: start + (over - start) * share)
        }
        // The others make room at instants that do not depend on the frames.
        let begin = clock.time + timing.duration
        let steps = Int(min(Self.mostCarryingSteps, (length * Self.carryingRate).rounded(.up)))
        for step in 1..<max(1, steps) {
            let elapsed = length * Double(step) / Double(steps)
            clock.at(begin + elapsed) { carry(elapsed) }
        }
        clock.move(for: length, after: timing.duration) { elapsed in
            carry(elapsed)
        } completion: { [weak self] in
            self?.endInteractiveMovement(animated: true)
        }
    }

    /// How often a second a carried row looks where it would come to lie, and how often at most.
    private static let carryingRate = 240.0
    private static let mostCarryingSteps = 2_000.0

    /// Puts the lifted row down where the others have made room; it sinks there while a clock runs, and
    /// the data source moves it in the end.
    public func endInteractiveMovement(animated: Bool) {
        guard animated, AnimationTransaction.isEnabled, let clock = AnimationClock.current,
            let movement = rowStates.movement
        else { return endInteractiveMovement() }
        let timing = theme.animation.reordering.overridden
        let start = movement.centerY
        let end = restingCenter(of: movement, at: movement.target)
        raise(from: 1, to: 0, timing, clock)
        let lying = AnimationTiming(
            start: clock.time, duration: timing.duration, curve: timing.curve)
        fadeForms(lying) { rowStates.movement?.isSettling = true }
        clock.move(for: timing.duration) { [weak self] elapsed in
            let share = timing.curve.progress(at: elapsed, duration: timing.duration)
            self?.rowStates.movement?.centerY = start + (end - start) * CGFloat(share)
        } completion: { [weak self] in
            // Everything lies where it will: the data source's move is not seen.
            View.performWithoutAnimation { self?.endInteractiveMovement() }
        }
    }

    /// Makes a change that gives rows other corners and lines, and lets them fade to those.
    private func fadeForms<Result>(
        _ timing: AnimationTiming, _ change: () -> Result
    ) -> Result {
        withOwnTheme {
            let before = displayed.mapValues { cell in
                (location: cell.location, node: cell.loweredAsShown(depth: 1))
            }
            let result = change()
            for (indexPath, cell) in displayed {
                cell.location = location(of: indexPath)
                guard let before = before[indexPath], let node = before.node,
                    cell.location != before.location
                else { continue }
                cell.dissolve = ViewDissolve(before: node, timing: timing, kind: .exact)
            }
            return result
        }
    }

    /// Places a row on display, and lets it fade to the corners and lines that it has there.
    func fadeForm(
        of cell: TableViewCell, at indexPath: IndexPath, _ timing: AnimationTiming?,
        _ place: () -> Void
    ) {
        guard let timing, cell.location != location(of: indexPath),
            let node = cell.loweredAsShown(depth: 1)
        else { return place() }
        place()
        cell.dissolve = ViewDissolve(before: node, timing: timing, kind: .exact)
    }

    /// Moves the row's shadow in or out.
    private func raise(
        from start: CGFloat, to end: CGFloat, _ timing: AnimationMetrics.Timing,
        _ clock: AnimationClock
    ) {
        clock.move(for: timing.duration) { [weak self] elapsed in
            let share = timing.curve.progress(at: elapsed, duration: timing.duration)
            self?.rowStates.movement?.lift = start + (end - start) * CGFloat(share)
        }
    }
}
