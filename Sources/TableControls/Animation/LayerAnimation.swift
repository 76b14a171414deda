import Foundation
import TableAnimation

/// One property of a layer on its way from a value to another.
package struct LayerAnimation {
    /// What can move, with Core Animation's names.
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

    /// Whether it has come to its end.
    func isOver(at time: Double) -> Bool { time >= timing.end }
}
