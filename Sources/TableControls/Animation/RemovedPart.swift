import Foundation
import TableAnimation
import TableDrawing

/// Removed part of a cell, which is drawn until its animation ends.
package struct RemovedPart {
    package let part: View
    /// Node of the part at its former position.
    let node: RenderNode
    package let timing: AnimationTiming
    /// Distance of the animation, in points.
    let distance: CGFloat
    /// Animations of the part that were running at its removal.
    ///
    /// The part starts from its displayed position.
    var earlier: [LayerAnimation] = []

    package init(
        part: View, node: RenderNode, timing: AnimationTiming, distance: CGFloat,
        earlier: [LayerAnimation]
    ) {
        (self.part, self.node, self.timing) = (part, node, timing)
        (self.distance, self.earlier) = (distance, earlier)
    }

    /// Returns the node of the part at an instant before the end of its animation.
    package func node(at time: Double) -> RenderNode {
        var opacity = 1 - timing.progress(at: time)
        var offset = distance * CGFloat(timing.progress(at: time))
        for animation in earlier {
            let share = 1 - animation.timing.progress(at: time)
            switch (animation.from, animation.to) {
            case (.number(let from), .number(let to)): opacity += Double(from - to) * share
            case (.point(let from), .point(let to)): offset += (from.x - to.x) * CGFloat(share)
            default: break
            }
        }
        var result = node
        result.opacity *= min(1, max(0, opacity))
        result.frame.origin.x += offset
        return result
    }

    /// Returns animations with which the part returns from its displayed position during its
    /// removal.
    ///
    /// - Parameter center: final position of the part's centre.
    package func animationsOfReturn(to center: CGPoint) -> [LayerAnimation] {
        let start = CGPoint(x: center.x - distance, y: center.y)
        return earlier + [
            LayerAnimation(
                property: .position, from: .point(start), to: .point(center), timing: timing),
            LayerAnimation(
                property: .opacity, from: .number(1), to: .number(0), timing: timing),
        ]
    }
}
