import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Transition between two screens of a navigation stack: the upper screen slides over the lower
/// screen or away.
///
/// Bars of both screens stay in place; different backgrounds of navigation bars move with their
/// screens. The titles and search bars of navigation bars move with their screens and fade, and the
/// buttons fade. A title that the back button of the other bar repeats moves to the button. Titles
/// do not cross visible buttons. Bars of a single screen move with the screen. Lengths are in points.
public final class NavigationTransitionView: View {
    /// Direction of the transition.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The upper screen slides in from the trailing side.
        case push
        /// The upper screen slides out towards the trailing side.
        case pop
    }

    /// Current direction of the transition; `turnBack(completion:)` reverses the direction.
    public private(set) var kind: Kind
    /// Lower screen.
    public let belowView: View
    /// Upper screen, which slides in or out.
    public let aboveView: View
    @_spi(Subclassing) public override var movesSubviewsAside: Bool { true }
    private let dimming = View(frame: .zero)
    private let shade = View(frame: .zero)
    /// Timing of the upper screen's visible fraction, or `nil` before the start.
    private var slideTiming: AnimationTiming?
    /// Bars that stay in place during the transition.
    private var bars: [ScreenBarsView] = []
    /// Number of starts and reversals.
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

    /// Starts the transition; without a clock, both screens move to their final positions
    /// immediately.
    ///
    /// The theme determines the duration. `completion` is called at the end.
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
        // A screen outside of the view has no visible shadow.
        shade.alpha = CGFloat(share)
        belowView.frame = CGRect(origin: CGPoint(x: parallax, y: 0), size: bounds.size)
        dimming.frame = bounds
        dimming.alpha = CGFloat(metrics.navigationDimming * share)
    }

    /// Moves the bars of both screens to views above the screens, and starts their fades.
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
            let link = TitleLink(from: upper, to: lower)
            let (oldRoom, newRoom) = (oldBar.titleRoom, newBar.titleRoom)
            let start = max(oldRoom.lowerBound, newRoom.lowerBound)
            let end = max(start, min(oldRoom.upperBound, newRoom.upperBound))
            let sharesIndicator =
                !upper.hasBorderedBack && lower.backButton != nil && upper.backButton != nil
            func barTransition(_ screen: ScreenView, comes: Bool) -> BarTransition {
                let room = (screen.navigationBar ?? oldBar).titleRoom
                var barTransition = BarTransition(
                    timing: timing, comes: comes, distance: distance(of: screen),
                    titleRoom: (room, start...end), background: comes ? oldBar.backgroundNode : nil,
                    backgroundDistance: distance(of: old))
                barTransition.sharesBackIndicator = sharesIndicator
                barTransition.hasBorderedBack = upper.hasBorderedBack
                // The upper screen's title comes from the side of these buttons.
                barTransition.fadesTitlesInTurn = side > 0 ? end < bounds.width : start > 0
                if screen === above {
                    barTransition.backTitle = link?.backTitle
                } else {
                    barTransition.ownTitle = link?.title
                    barTransition.isOwnTitleLarge = link?.isLarge == true
                    barTransition.coveredSide = side < 0 ? .left : .right
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
                newBar.renderState.dissolve = ViewDissolve(
                    before: before, timing: timing, kind: .exact)
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

    /// Returns the bars that all screens have in common, from the back.
    private func sharedBars(of screen: ScreenView) -> [View?] {
        [screen.tabBar, screen.toolbar, screen.statusBar, screen.homeIndicator]
    }
}

/// Movements of the title of a bar's back button and the equal title of the previous bar.
///
/// Both titles move and grow together, so that the words are not visible side by side.
private struct TitleLink {
    /// Movement of the back button's title to the previous bar's title.
    let backTitle: BarTransition.TitleMove
    /// Movement of the previous bar's title to the back button.
    let title: BarTransition.TitleMove
    /// Whether the previous bar's title is large.
    let isLarge: Bool

    /// Creates a link, or returns `nil` if the titles differ.
    init?(from upper: NavigationBar, to lower: NavigationBar) {
        let large = lower.shownLargeTitle
        guard let back = upper.shownBackTitle, let title = large ?? lower.shownMiddleTitle,
            back.text == title.text, back.fontSize > 0, title.fontSize > 0
        else { return nil }
        isLarge = large != nil
        let growth = title.fontSize / back.fontSize
        // Titles of one row keep their own baselines.
        let rise = isLarge ? title.center.y - back.center.y : 0
        let shift = CGPoint(x: title.center.x - back.center.x, y: rise)
        backTitle = BarTransition.TitleMove(center: back.center, shift: shift, scale: growth)
        self.title = BarTransition.TitleMove(
            center: title.center, shift: CGPoint(x: -shift.x, y: -shift.y), scale: 1 / growth)
    }
}
