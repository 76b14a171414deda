import Foundation
import TableAnimation
import TableControls
import TableGeometry
import TableThemes

extension TableScrolling {
    /// Content offset at the clock's instant.
    ///
    /// The offset includes the animation of a batch that shortens the content and moves its end
    /// into the window.
    var shownContentOffset: CGPoint { table.layer.shownBounds.origin }

    /// Returns the deceleration of a flick from an offset, with a velocity in points per second.
    func decelerationOfFlick(
        from offset: CGFloat, velocity: CGFloat
    ) -> ScrollDeceleration {
        let metrics = table.theme.animation
        return ScrollDeceleration(
            offset: Double(offset), velocity: Double(velocity), limits: scrollLimits,
            rate: metrics.decelerationRate, bounceFrequency: metrics.bounceFrequency)
    }

    /// Offsets of the content's ends, in points.
    private var scrollLimits: ClosedRange<Double> {
        Double(
            clampedOffset(-.greatestFiniteMagnitude))...Double(
                clampedOffset(.greatestFiniteMagnitude))
    }

    /// Scrolls along a deceleration curve.
    ///
    /// If the limits of the content change during the scroll, a new curve continues with the
    /// present velocity.
    func follow(_ deceleration: ScrollDeceleration, _ clock: AnimationClock) {
        let token = beginScrolling()
        table.updates.releaseItems()
        let begin = clock.time
        state.adaptScrolling = { [weak table] isDrawnBack in
            guard let table, let clock = AnimationClock.current,
                table.scrolling.scrollToken == token,
                table.scrolling.scrollLimits != deceleration.limits
            else { return }
            let elapsed = min(clock.time - begin, deceleration.duration)
            let velocity = CGFloat(deceleration.velocity(at: elapsed))
            if isDrawnBack, velocity >= 0 {
                _ = table.scrolling.beginScrolling()
            } else {
                let offset = CGFloat(deceleration.value(at: elapsed))
                table.scrolling.follow(
                    table.scrolling.decelerationOfFlick(from: offset, velocity: velocity), clock)
            }
        }
        clock.move(for: deceleration.duration, while: isPresent(token)) { [weak table] elapsed in
            table?.contentOffset.y = CGFloat(deceleration.value(at: elapsed))
        } completion: { [weak table] in
            guard let table else { return }
            // The remaining distance is not visible.
            table.contentOffset.y = PixelGrid.current.round(table.contentOffset.y)
            table.scrolling.endScrolling()
        }
    }

    /// Changes the content offset, with a scroll animation if `animated` is true.
    ///
    /// If the content becomes shorter during the animation, a target within the content remains
    /// within the content: the table scrolls to the content's end.
    func scroll(animated: Bool, _ change: () -> Void) {
        let token = beginScrolling()
        let start = shownContentOffset
        change()
        let target = table.contentOffset
        guard animated, target != start, AnimationTransaction.isEnabled,
            let clock = AnimationClock.current
        else { return }
        let isWithin = table.layout.isInContent
        table.contentOffset = start
        table.updates.releaseItems()
        let timing = table.theme.animation.scroll.overridden
        let begin = clock.time
        var path = ScrollPath(start: start, target: target)
        state.adaptScrolling = { [weak table] isDrawnBack in
            guard let table, let clock = AnimationClock.current,
                table.scrolling.scrollToken == token,
                isWithin
            else { return }
            var end = target
            end.y = table.scrolling.clampedOffset(end.y)
            if isDrawnBack, end == table.contentOffset {
                _ = table.scrolling.beginScrolling()
            } else if end != path.target {
                let elapsed = min(clock.time - begin, timing.duration)
                let share = timing.curve.progress(at: elapsed, duration: timing.duration)
                path = ScrollPath(
                    start: path.place(at: CGFloat(share)), target: end,
                    startShare: CGFloat(share))
            }
        }
        clock.move(for: timing.duration, while: isPresent(token)) { [weak table] elapsed in
            let share = timing.curve.progress(at: elapsed, duration: timing.duration)
            table?.contentOffset = path.place(at: CGFloat(share))
        } completion: { [weak table] in
            table?.scrolling.endScrolling()
        }
    }

    /// Returns a closure that tells whether the scroll with a token is still running.
    private func isPresent(_ token: Int) -> () -> Bool {
        { [weak table] in table?.scrolling.scrollToken == token }
    }

    private var scrollToken: Int { state.scrollToken }

    /// Whether a scroll animation adapts to changes of the content.
    var isScrolling: Bool { state.adaptScrolling != nil }

    /// Adapts a running scroll to the content after a batch of changes.
    ///
    /// - Parameter isDrawnBack: whether the batch itself moves the content back into the window.
    func adaptToUpdate(isDrawnBack: Bool) { state.adaptScrolling?(isDrawnBack) }

    private func endScrolling() { state.adaptScrolling = nil }

    /// Ends the present scroll at its current position, and returns the token of a new scroll.
    func beginScrolling() -> Int {
        state.scrollToken += 1
        endScrolling()
        return state.scrollToken
    }
}

/// Straight path of an animated scroll, or its remaining part, in content coordinates and points.
struct ScrollPath {
    /// Start of the path.
    var start: CGPoint
    /// End of the path.
    var target: CGPoint
    /// Fraction of the whole scroll before the start of the path, from 0 to 1.
    var startShare: CGFloat = 0

    /// Returns the content offset at a fraction of the whole scroll.
    func place(at share: CGFloat) -> CGPoint {
        guard startShare < 1 else { return target }
        let part = (share - startShare) / (1 - startShare)
        return CGPoint(
            x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }
}
