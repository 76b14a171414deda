import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// Scrolling that takes its time.
extension TableView {
    /// Moves the content's point `offset` to the table's top left corner.
    public func setContentOffset(_ offset: CGPoint, animated: Bool) {
        scroll(animated: animated) { contentOffset = offset }
    }

    /// Scrolls on after a flick: the content slows down, and beyond its ends it is drawn back.
    ///
    /// Without a clock it is at rest at once.
    /// - Parameter velocity: in points per second; positive ones show what is further down.
    public func flick(velocity: CGFloat) {
        closeForTouch()
        let metrics = theme.animation
        let top = -adjustedContentInset.top
        let bottom = max(
            top, geometry.contentHeight + adjustedContentInset.bottom - bounds.height)
        let way = ScrollDeceleration(
            offset: Double(contentOffset.y), velocity: Double(velocity),
            limits: Double(top)...Double(bottom), rate: metrics.decelerationRate,
            bounceFrequency: metrics.bounceFrequency)
        let token = beginScrolling()
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            contentOffset.y = CGFloat(way.value(at: way.duration))
            return
        }
        clock.move(for: way.duration) { [weak self] elapsed in
            guard let self, self.scrollToken == token else { return }
            self.contentOffset.y = CGFloat(way.value(at: elapsed))
        } completion: { [weak self] in
            guard let self, self.scrollToken == token else { return }
            // What is left is less than can be seen.
            self.contentOffset.y = PixelGrid.current.round(self.contentOffset.y)
        }
    }

    /// Makes a change of the offset, and scrolls there where that is animated.
    func scroll(animated: Bool, _ change: () -> Void) {
        let token = beginScrolling()
        let start = contentOffset
        change()
        let target = contentOffset
        guard animated, target != start, AnimationTransaction.isEnabled,
            let clock = AnimationClock.current
        else { return }
        contentOffset = start
        let timing = theme.animation.scroll.overridden
        clock.move(for: timing.duration) { [weak self] elapsed in
            guard let self, self.scrollToken == token else { return }
            let share = timing.curve.progress(at: elapsed, duration: timing.duration)
            self.contentOffset = CGPoint(
                x: start.x + (target.x - start.x) * CGFloat(share),
                y: start.y + (target.y - start.y) * CGFloat(share))
        }
    }

    /// Ends a scroll that is under way where it is.
    func beginScrolling() -> Int {
        scrollToken += 1
        return scrollToken
    }
}
