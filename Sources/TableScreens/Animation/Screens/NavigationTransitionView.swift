import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Two screens of a navigation stack, one of which slides over the other or away from it.
///
/// Bars that both screens have stand still: a navigation bar's titles move with their screens and fade,
/// its buttons fade. What but one screen has moves with it. Lengths are points.
public final class NavigationTransitionView: View {
    /// What the transition does to the upper screen.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It slides in from the trailing side.
        case push
        /// It slides out towards the trailing side.
        case pop
    }

    /// The current kind of the transition, which changes when the transition turns back.
    public private(set) var kind: Kind
    /// The screen that the user comes back to, or leaves.
    public let belowView: View
    /// The screen that comes or goes.
    public let aboveView: View
    @_spi(Subclassing) public override var movesSubviewsAside: Bool { true }
    private let dimming = View(frame: .zero)
    private let shade = View(frame: .zero)
    /// How much of the upper screen has come; nothing before the beginning.
    private var slideTiming: AnimationTiming?
    /// The bars that stand still meanwhile.
    private var bars: [ScreenBarsView] = []
    /// How often it has begun, or has been turned back.
    private var slideCount = 0

    /// Creates a transition that has not begun.
    ///
    /// The view has the size of the screen below.
    public init(_ kind: Kind, below: View, above: View) {
        self.kind = kind
        belowView = below
        aboveView = above
        super.init(frame: CGRect(origin: .zero, size: below.bounds.size))
        identity.partName = "navigation"
        clipsToBounds = true
        dimming.backgroundColor = .black
        dimming.isOpaque = false
        dimming.identity.partName = "dimming"
        shade.backgroundColor = .white
        shade.identity.partName = "shade"
        shade.layer.shadowOpacity = 0.25
        shade.layer.shadowRadius = 5
        shade.layer.shadowOffset = .zero
        for view in [below, dimming, shade, above] { addSubview(view) }
        place(share: kind == .pop ? 1 : 0)
    }

    /// Begins to slide; both screens have their final places at once where no clock runs.
    ///
    /// The theme decides the duration; `completion` is called at the end.
    public func start(completion: ((Bool) -> Void)? = nil) {
        let timing = RenderContext.current.theme.animation.navigation.overridden
        if let clock = AnimationClock.current {
            let start = AnimationTiming(
                start: clock.time, duration: timing.duration, curve: timing.curve)
            bars = shareBars(start)
            slideTiming = start
            if kind == .pop { slideTiming?.range = (1, 0) }
        }
        slide(timing, completion)
    }

    /// Reverses the transition during its movement: a push becomes a pop, and a pop becomes a push.
    ///
    /// Screens and bars return from their current positions, as in a cancelled interactive
    /// transition of UIKit. If the transition is not running, it starts in the other direction.
    /// The theme determines the duration of the return. `completion` is called at the end of
    /// the return. The earlier completion is not called.
    public func turnBack(completion: ((Bool) -> Void)? = nil) {
        kind = kind == .push ? .pop : .push
        guard let time = AnimationClock.current?.time, let earlier = slideTiming, time < earlier.end
        else { return start(completion: completion) }
        let timing = RenderContext.current.theme.animation.navigation.overridden
        func turned(_ former: AnimationTiming) -> AnimationTiming {
            former.turnedBack(at: time, duration: timing.duration, curve: timing.curve)
        }
        for view in bars { view.changeTimings(turned) }
        let present = turned(earlier)
        slideTiming = present
        for view in [aboveView, shade, belowView, dimming] { view.layer.removeAllAnimations() }
        View.performWithoutAnimation { place(share: present.range.from) }
        slide(timing, completion)
    }

    private func slide(
        _ timing: AnimationMetrics.Timing, _ completion: ((Bool) -> Void)?
    ) {
        slideCount += 1
        let number = slideCount
        View.animate(withDuration: timing.duration, curve: timing.curve) {
            place(share: kind == .push ? 1 : 0)
        } completion: { [self] finished in
            guard number == slideCount else { return }
            for view in bars {
                view.returnBars()
                view.removeFromSuperview()
            }
            bars = []
            completion?(finished)
        }
    }

    /// Places both screens for a visible fraction of the upper screen.
    private func place(share: Double) {
        let metrics = RenderContext.current.theme.animation
        let width = bounds.width
        let side: CGFloat = traitCollection.layoutDirection == .rightToLeft ? -1 : 1
        let away = width * side * CGFloat(1 - share)
        let parallax = -width * CGFloat(metrics.navigationParallax * share) * side
        aboveView.frame = CGRect(origin: CGPoint(x: away, y: 0), size: bounds.size)
        shade.frame = aboveView.frame
        // Beside a screen that has not come in yet there is nothing to be seen of its shadow.
        shade.alpha = CGFloat(share)
        belowView.frame = CGRect(origin: CGPoint(x: parallax, y: 0), size: bounds.size)
        dimming.frame = bounds
        dimming.alpha = CGFloat(metrics.navigationDimming * share)
    }

    /// Has the bars that both screens have stand still, above them, and pass from the one screen's to the
    /// other's.
    private func shareBars(_ timing: AnimationTiming) -> [ScreenBarsView] {
        guard let below = belowView as? ScreenView, let above = aboveView as? ScreenView
        else { return [] }
        let (old, new) = kind == .push ? (below, above) : (above, below)
        for screen in [old, new] { screen.withTheme { screen.layoutIfNeeded() } }
        var oldBars: [View] = []
        var newBars: [View] = []
        var hidden: [View] = []
        if let oldBar = old.navigationBar, let newBar = new.navigationBar {
            let metrics = RenderContext.current.theme.animation
            let side: CGFloat = traitCollection.layoutDirection == .rightToLeft ? -1 : 1
            func distance(of screen: ScreenView) -> CGFloat {
                screen === above
                    ? bounds.width * side
                    : -bounds.width * CGFloat(metrics.navigationParallax) * side
            }
            let (lower, upper) = kind == .push ? (oldBar, newBar) : (newBar, oldBar)
            let link = backTitleLink(from: upper, to: lower)
            func barTransition(_ screen: ScreenView, comes: Bool) -> BarTransition {
                var barTransition = BarTransition(
                    timing: timing, comes: comes, distance: distance(of: screen),
                    background: comes ? oldBar.backgroundNode : nil)
                if let link {
                    if screen === above {
                        barTransition.backTitleDistance = link.distance
                        barTransition.backTitleScale = link.growth
                        barTransition.borderedBackTitle = upper.borderedBackTitle
                    } else {
                        barTransition.distance = -link.distance
                        barTransition.titleScale = 1 / link.growth
                    }
                }
                return barTransition
            }
            oldBar.barTransition = barTransition(old, comes: false)
            newBar.barTransition = barTransition(new, comes: true)
            oldBars.append(oldBar)
            newBars.append(newBar)
        }
        for (oldBar, newBar) in zip(sharedBars(of: old), sharedBars(of: new)) {
            guard let oldBar, let newBar else { continue }
            // The old bar is only visible as the start of the new bar's fade.
            if let before = oldBar.loweredAsShown(depth: 1),
                before != newBar.loweredAsShown(depth: 1)
            {
                newBar.upkeep.dissolve = ViewDissolve(before: before, timing: timing, kind: .exact)
            }
            hidden.append(oldBar)
            newBars.append(newBar)
        }
        let views = [
            ScreenBarsView(new, bars: newBars),
            ScreenBarsView(old, bars: oldBars, hiding: hidden),
        ]
        for view in views { addSubview(view) }
        return views
    }

    /// How far the title of a bar's back button is from the same words as the title of the bar that it
    /// leads back to, in points, and how much larger those are: both go together and grow alike, so that
    /// no word stands beside itself.
    private func backTitleLink(
        from upper: NavigationBar, to lower: NavigationBar
    ) -> (distance: CGFloat, growth: CGFloat)? {
        guard let back = upper.shownBackTitle, let title = lower.shownMiddleTitle,
            back.text == title.text, back.fontSize > 0, title.fontSize > 0
        else { return nil }
        return (title.middle - back.middle, title.fontSize / back.fontSize)
    }

    /// Bars that are the same on every screen, from the back.
    private func sharedBars(of screen: ScreenView) -> [View?] {
        [screen.tabBar, screen.toolbar, screen.statusBar, screen.homeIndicator]
    }
}
