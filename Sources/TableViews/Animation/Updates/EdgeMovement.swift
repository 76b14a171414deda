import Foundation
import TableAnimation
import TableGeometry

/// The movement of two edges towards their places at rest, in points.
///
/// Movements are additive, like layer animations. An interrupted movement continues smoothly.
struct EdgeMovement {
    /// How far the edges stand from their places at the beginning.
    let top: CGFloat
    let bottom: CGFloat
    let timing: AnimationTiming

    /// How far they still have to go at an instant.
    func offset(at time: Double) -> (top: CGFloat, bottom: CGFloat) {
        let share = CGFloat(1 - timing.progress(at: time))
        return (top * share, bottom * share)
    }
}

extension [EdgeMovement] {
    /// Adds a movement that begins; those that have come to their end by then are forgotten.
    mutating func begin(_ movement: EdgeMovement) {
        removeAll { movement.timing.start >= $0.timing.end }
        append(movement)
    }

    /// What the movements do to the upper edge alone.
    var uppers: [EdgeMovement] {
        map { EdgeMovement(top: $0.top, bottom: 0, timing: $0.timing) }
    }

    /// What the movements do to the lower edge alone.
    var lowers: [EdgeMovement] {
        map { EdgeMovement(top: 0, bottom: $0.bottom, timing: $0.timing) }
    }

    /// The sum of what the movements still have to go at an instant; points.
    func offset(at time: Double) -> (top: CGFloat, bottom: CGFloat) {
        reduce((top: 0, bottom: 0)) { sum, movement in
            let offset = movement.offset(at: time)
            return (sum.top + offset.top, sum.bottom + offset.bottom)
        }
    }
}

extension Layer {
    /// Transfers the movements of a replaced layer to this layer.
    func goOn(_ movements: [EdgeMovement], _ clock: AnimationClock) {
        for movement in movements {
            let start = CGPoint(x: position.x, y: position.y + movement.top)
            add(
                .position, from: .point(start), to: .point(position), timing: movement.timing, clock
            )
        }
    }

    /// What movements of the layer's upper and lower edges are under way.
    var verticalMovements: [EdgeMovement] {
        animations.compactMap { animation in
            switch (animation.property, animation.from, animation.to) {
            case (.position, .point(let from), .point(let to)) where from.y != to.y:
                return EdgeMovement(
                    top: from.y - to.y, bottom: from.y - to.y, timing: animation.timing)
            case (.boundsSize, .size(let from), .size(let to)) where from.height != to.height:
                // A layer grows about its middle.
                let growth = (from.height - to.height) / 2
                return EdgeMovement(top: -growth, bottom: growth, timing: animation.timing)
            default: return nil
            }
        }
    }
}
