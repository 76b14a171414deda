import TableAnimation
import TableDrawing

/// Fades between the looks of a view before and after a change.
extension View {
    /// Changes a view and its subviews, and fades to the view's new look.
    ///
    /// With `transitionCrossDissolve` every pixel changes directly from the old to the new
    /// picture, unless `fade` has another value. Equal pixels never change, and the background
    /// does not shine through. UIKit's other transitions are not drawn. A diagnostic reports
    /// them, and the change takes effect immediately, as without a transition.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - fade: how the two pictures are combined. A fade of the background only, with an
    ///     immediate change of the content, is meant for selections: `TableView.selectionFade`.
    public class func transition(
        with view: View, duration: Double, options: AnimationOptions = [],
        fade: PictureFade = .exact, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let isDissolve = options.transition == AnimationOptions.transitionCrossDissolve.transition
        if !isDissolve, options.transition != 0 {
            DiagnosticLog.warn(
                "animation.transition",
                "View.transition(with:) draws transitionCrossDissolve alone; the change is made at once"
            )
        }
        guard isDissolve else {
            performWithoutAnimation { animations?() }
            completion?(true)
            return
        }
        view.dissolve(fade.dissolve, duration: positive(duration), curve: options.curve) {
            animations?()
        }
        guard let completion else { return }
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            return completion(true)
        }
        clock.at(clock.time + positive(duration)) { completion(true) }
    }

    /// Makes a change and fades to it, if a clock runs.
    package func dissolve(
        _ kind: ViewDissolve.Kind, duration: Double, curve: AnimationCurve, _ change: () -> Void
    ) {
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current, duration > 0
        else { return AnimationTransaction.run(nil, change) }
        let before = snapshot()
        AnimationTransaction.run(nil, change)
        renderState.dissolve = ViewDissolve(
            before: before,
            timing: AnimationTiming(start: clock.time, duration: duration, curve: curve),
            kind: kind)
        clock.extend(to: clock.time + duration)
    }

    /// Returns the current look of the view, in the theme of its table.
    package func snapshot() -> RenderNode {
        var ancestor: View? = self
        while let view = ancestor, !(view is any ThemedView) { ancestor = view.superview }
        func lower() -> RenderNode {
            layoutIfNeeded()
            return loweredAsShown(depth: 0) ?? RenderNode(name: nodeName, frame: frame)
        }
        guard let themed = ancestor as? any ThemedView else { return lower() }
        return themed.withOwnTheme(lower)
    }
}
