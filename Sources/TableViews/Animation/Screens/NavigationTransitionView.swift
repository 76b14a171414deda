import Foundation
import TableAnimation
import TableDrawing

/// Two screens of a navigation stack, one of which slides over the other or away from it.
///
/// Each screen moves with its own bars; UIKit fades the titles of a common bar. Lengths are points.
public final class NavigationTransitionView: View {
    /// What the transition does to the upper screen.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It slides in from the trailing side.
        case push
        /// It slides out towards the trailing side.
        case pop
    }

    public let kind: Kind
    /// The screen that the user comes back to, or leaves.
    public let belowView: View
    /// The screen that comes or goes.
    public let aboveView: View
    private let dimming = View(frame: .zero)
    private let shade = View(frame: .zero)

    /// A transition that has not begun; it is as large as the screen below.
    public init(_ kind: Kind, below: View, above: View) {
        self.kind = kind
        belowView = below
        aboveView = above
        super.init(frame: CGRect(origin: .zero, size: below.bounds.size))
        partName = "navigation"
        clipsToBounds = true
        dimming.backgroundColor = .black
        dimming.isOpaque = false
        dimming.partName = "dimming"
        shade.backgroundColor = .white
        shade.partName = "shade"
        shade.layer.shadowOpacity = 0.25
        shade.layer.shadowRadius = 5
        shade.layer.shadowOffset = .zero
        for view in [below, dimming, shade, above] { addSubview(view) }
        place(isAboveShown: kind == .pop)
    }

    /// Begins to slide; both screens have their final places at once where no clock runs.
    ///
    /// The theme decides the duration; `completion` is called at the end.
    public func start(completion: ((Bool) -> Void)? = nil) {
        let timing = RenderContext.current.theme.animation.navigation.overridden
        View.animate(withDuration: timing.duration, curve: timing.curve) {
            place(isAboveShown: kind == .push)
        } completion: { finished in
            completion?(finished)
        }
    }

    private func place(isAboveShown: Bool) {
        let metrics = RenderContext.current.theme.animation
        let width = bounds.width
        let side: CGFloat = traitCollection.layoutDirection == .rightToLeft ? -1 : 1
        let away = isAboveShown ? 0 : width * side
        let parallax = isAboveShown ? -width * CGFloat(metrics.navigationParallax) * side : 0
        aboveView.frame = CGRect(origin: CGPoint(x: away, y: 0), size: bounds.size)
        shade.frame = aboveView.frame
        belowView.frame = CGRect(origin: CGPoint(x: parallax, y: 0), size: bounds.size)
        dimming.frame = bounds
        dimming.alpha = isAboveShown ? CGFloat(metrics.navigationDimming) : 0
    }
}
