import Foundation
import TableControls
import TableThemes

/// Delegate of an animation; not called in a picture.
public protocol CAAnimationDelegate: AnyObject {}

/// Animation of a layer; without effect in a picture.
open class CAAnimation: NSObject {
    /// Duration, in seconds.
    open var duration: CFTimeInterval = 0
    /// Start, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// Number of repetitions.
    open var repeatCount: Float = 0
    /// Whether the animation runs backwards after it has run.
    open var autoreverses = false
    /// Speed relative to the time of the layer.
    open var speed: Float = 1
    /// Look before and after the animation.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the animation ends at its end.
    open var isRemovedOnCompletion = true
    /// Curve of the animation.
    open var timingFunction: CAMediaTimingFunction?
    /// Delegate of the animation.
    open weak var delegate: (any CAAnimationDelegate)?

    /// Creates an animation.
    public required override init() {}
}

/// Look before and after an animation.
public enum CAMediaTimingFillMode: String, Sendable, Hashable, CaseIterable {
    case removed, forwards, backwards, both
}

/// Seconds.
public typealias CFTimeInterval = Double

/// Animation of a property.
open class CAPropertyAnimation: CAAnimation {
    /// Name of the property.
    open var keyPath: String?
    /// Whether values are added to the property.
    open var isAdditive = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// Animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
    /// First value.
    open var fromValue: Any?
    /// Last value.
    open var toValue: Any?
    /// Change of the value.
    open var byValue: Any?
}

/// Animation of a spring.
open class CASpringAnimation: CABasicAnimation {
    /// Mass of the object.
    open var mass: CGFloat = 1
    /// Stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// Damping of the spring.
    open var damping: CGFloat = 10
    /// Velocity at the start.
    open var initialVelocity: CGFloat = 0
}

/// Animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Values.
    open var values: [Any]?
    /// Times of the values, from 0 to 1.
    open var keyTimes: [NSNumber]?
}

/// Several animations.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// Fade between two looks.
open class CATransition: CAAnimation {}

/// Curve of an animation.
public final class CAMediaTimingFunction {
    /// Name of the curve.
    public let name: CAMediaTimingFunctionName

    /// Creates a curve with a name.
    public init(name: CAMediaTimingFunctionName) { self.name = name }
}

/// Name of a curve.
public enum CAMediaTimingFunctionName: String, Sendable, Hashable, CaseIterable {
    case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// Changes of layers that take effect together; they always take effect at once.
public enum CATransaction {
    /// Begins changes.
    public static func begin() {}
    /// Ends changes.
    public static func commit() {}
    /// Enables or disables animations of layers.
    public static func setDisableActions(_ flag: Bool) {}
    /// Sets the duration of animations of layers, in seconds.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Sets the curve of animations of layers.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Calls a block after the animations, which is at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    /// Ends changes.
    public static func flush() {}
}
