import Foundation
import TableAnimation

/// Animation of a layer's property from a value to another value.
package struct LayerAnimation {
    /// Animatable property, with Core Animation's names.
    package enum Property: Hashable {
        case position, boundsOrigin, boundsSize, transform, opacity, backgroundColor
        case cornerRadius, borderWidth, borderColor
        case shadowOpacity, shadowRadius, shadowOffset, shadowColor

        /// Whether concurrent animations of the property add up, so that an interrupted
        /// animation continues smoothly, as view animations do since iOS 8.
        ///
        /// Other animations begin from the current value.
        var isAdditive: Bool {
            switch self {
            case .position, .boundsOrigin, .boundsSize, .opacity: true
            default: false
            }
        }
    }

    package let property: Property
    package let from: AnimatedValue
    package let to: AnimatedValue
    package let timing: AnimationTiming

    package init(
        property: Property, from: AnimatedValue, to: AnimatedValue, timing: AnimationTiming
    ) {
        (self.property, self.from, self.to, self.timing) = (property, from, to, timing)
    }

    /// Returns whether the animation has ended at an instant.
    func isOver(at time: Double) -> Bool { time >= timing.end }
}
