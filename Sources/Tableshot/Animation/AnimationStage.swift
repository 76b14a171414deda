import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableInspection

/// Source of an animation's frames that can be lowered at successive instants.
protocol AnimationStage {
    /// Size in points.
    var size: CGSize { get }
    var scale: Double { get }
    /// Background of the frames.
    var background: RGBA { get }
    /// Returns the time at which all motion has ended, in seconds, according to the current
    /// schedule.
    func settle() throws -> Double
    /// Returns the render node at an instant; instants never decrease.
    func lower(at time: Double) throws -> RenderNode
    /// Returns the accessibility tree at the last lowered instant, or `nil` for a stage without
    /// views.
    ///
    /// During motion, the result is also `nil` unless `evenInMotion` is `true`.
    func accessibility(evenInMotion: Bool) -> AccessibilityNode?
}

/// Stage of views that move with a clock.
struct ViewStage: AnimationStage {
    let view: View
    let clock: AnimationClock
    let context: RenderContext
    let background: RGBA
    /// Shown part of the view, in points of the view's frame.
    let crop: CGRect
    /// Strong reference, because tables do not retain their data sources.
    let owner: AnyObject?

    /// Time limit for motion that never ends, in seconds.
    static let longest = 3_600.0

    var size: CGSize { crop.size }
    var scale: Double { context.traits.displayScale }

    init(
        view: View, clock: AnimationClock, context: RenderContext, background: RGBA,
        crop: CGRect? = nil, owner: AnyObject? = nil
    ) {
        self.view = view
        self.clock = clock
        self.context = context
        self.background = background
        self.crop = crop ?? CGRect(origin: .zero, size: view.bounds.size)
        self.owner = owner
        clock.sampleViews = { [weak view] in
            view?.setNeedsLayout()
            _ = view?.lowered()
        }
    }

    func settle() throws -> Double {
        try context.run {
            clock.advance(to: clock.time)
            // Events at an instant can trigger further motion.
            while clock.time < clock.end {
                guard clock.end <= Self.longest else { throw AnimationError.endless(clock.end) }
                clock.advance(to: clock.end)
            }
            return clock.end
        }
    }

    func lower(at time: Double) throws -> RenderNode {
        context.run {
            clock.advance(to: time)
            return clock.run {
                view.setNeedsLayout()
                var node = view.lowered()
                // Moving views may be clipped and truncated for a time.
                if isAtRest { LayoutLint(view).record() }
                node.frame.origin = .zero
                guard crop != CGRect(origin: .zero, size: view.bounds.size) else { return node }
                node.frame.origin = CGPoint(x: -crop.minX, y: -crop.minY)
                return RenderNode(
                    name: "crop", frame: CGRect(origin: .zero, size: crop.size),
                    clipsToBounds: true, children: [node])
            }
        }
    }

    /// Whether nothing moves at the last lowered instant.
    private var isAtRest: Bool {
        // Tolerate rounding, because times are sums of steps.
        clock.time >= clock.busyUntil - 1e-9
    }

    func accessibility(evenInMotion: Bool) -> AccessibilityNode? {
        guard evenInMotion || isAtRest else { return nil }
        return context.run { clock.run { AccessibilityNode(seenOn: view) } }
    }
}

/// Stage of two pictures with a fade between them.
struct FadeStage: AnimationStage {
    let first: RenderTree
    let second: RenderTree
    let timing: (duration: Double, curve: AnimationCurve)
    let fade: PictureFade

    var size: CGSize { first.size }
    var scale: Double { first.scale }
    var background: RGBA { first.background }

    func settle() -> Double { timing.duration }

    func accessibility(evenInMotion: Bool) -> AccessibilityNode? { nil }

    func lower(at time: Double) -> RenderNode {
        func whole(_ tree: RenderTree) -> RenderNode {
            let frame = CGRect(origin: .zero, size: size)
            return RenderNode(
                name: "state", frame: frame, clipsToBounds: true,
                background: .color(tree.background), children: [tree.root])
        }
        let share = timing.curve.progress(at: time, duration: timing.duration)
        var node = RenderNode(name: "crossfade", frame: CGRect(origin: .zero, size: size))
        var (before, after) = (whole(first), whole(second))
        switch fade {
        case .exact: node.contents = .mix(before, after, share)
        case .twoImages where share > 0 && share < 1:
            before.opacity = 1 - share
            after.opacity = share
            node.children = [before, after]
        case .twoImages: node.children = [share <= 0 ? before : after]
        }
        return node
    }
}
