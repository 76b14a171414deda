import Foundation
import TableAnimation
import TableDrawing
import TableGeometry
import TableInspection
import TableViews

/// What an animation films: something that can be lowered at one instant after another.
protocol AnimationStage {
    /// Points.
    var size: CGSize { get }
    var scale: Double { get }
    /// What lies beneath everything.
    var background: RGBA { get }
    /// When everything has come to rest, as far as can be known; seconds.
    func settle() throws -> Double
    /// What is shown at an instant; instants never go back.
    func lower(at time: Double) throws -> RenderNode
    /// What a screen reader finds at the instant that was lowered last; nothing while something moves, unless it
    /// is asked for all the same, and where there are no views.
    func accessibility(evenInMotion: Bool) -> AccessibilityNode?
}

/// Views that move in a clock.
struct ViewStage: AnimationStage {
    let view: View
    let clock: AnimationClock
    let context: RenderContext
    let background: RGBA
    /// The part of the view that is filmed, in points of the view's frame.
    let crop: CGRect
    /// Kept because tables do not keep their data sources.
    let owner: AnyObject?

    /// What never comes to rest is given up after so many seconds.
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
        clock.look = { [weak view] in
            view?.setNeedsLayout()
            _ = view?.lowered()
        }
    }

    func settle() throws -> Double {
        try context.run {
            clock.advance(to: clock.time)
            // What begins at an instant may lead to more.
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
                node.frame.origin = .zero
                guard crop != CGRect(origin: .zero, size: view.bounds.size) else { return node }
                node.frame.origin = CGPoint(x: -crop.minX, y: -crop.minY)
                return RenderNode(
                    name: "crop", frame: CGRect(origin: .zero, size: crop.size),
                    clipsToBounds: true, children: [node])
            }
        }
    }

    func accessibility(evenInMotion: Bool) -> AccessibilityNode? {
        // Times are sums of steps.
        guard evenInMotion || clock.time >= clock.busyUntil - 1e-9 else { return nil }
        return context.run { clock.run { AccessibilityNode(seenOn: view) } }
    }
}

/// Two pictures, one fading into the other.
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
