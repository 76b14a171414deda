import Foundation
import TableControls
import TableThemes

/// Delegate of an animation; not called in a picture.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when an animation starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when an animation ends.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Called when an animation starts; does nothing by default.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Called when an animation ends; does nothing by default.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Action of a layer after a change; not called in a picture.
public protocol CAAction: AnyObject {}

/// Animation of a layer; without effect in a picture.
open class CAAnimation: NSObject, CAAction {
    /// Duration, in seconds.
    open var duration: CFTimeInterval = 0
    /// Start, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// Number of repetitions.
    open var repeatCount: Float = 0
    /// Whether the animation runs backwards after it has run.
    open var autoreverses = false
    /// Seconds after the start at which the animation begins.
    open var timeOffset: CFTimeInterval = 0
    /// Duration of the repetitions, in seconds.
    open var repeatDuration: CFTimeInterval = 0
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
    /// Whether a repetition begins at the last value.
    open var isCumulative = false
    /// Function of the values.
    open var valueFunction: AnyObject?

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
    /// Seconds until the spring rests.
    open var settlingDuration: CFTimeInterval { duration }
}

/// Animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Values.
    open var values: [Any]?
    /// Times of the values, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// Path of a point.
    open var path: CGPath?
    /// Curves between the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Values between the values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Rotation along the path.
    open var rotationMode: CAAnimationRotationMode?
}

/// Several animations.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// Fade between two looks.
open class CATransition: CAAnimation {
    /// Kind of the transition.
    open var type = CATransitionType.fade
    /// Direction of the transition.
    open var subtype: CATransitionSubtype?
    /// Start of the transition from 0 to 1.
    open var startProgress: Float = 0
    /// End of the transition from 0 to 1.
    open var endProgress: Float = 1
}

/// Values between the values of an animation.
public enum CAAnimationCalculationMode: String, Sendable, Hashable, CaseIterable {
    case linear, discrete, paced, cubic, cubicPaced
}

/// Rotation along a path.
public enum CAAnimationRotationMode: String, Sendable, Hashable, CaseIterable {
    case rotateAuto = "auto"
    case rotateAutoReverse = "autoReverse"
}

/// Kind of a transition.
public enum CATransitionType: String, Sendable, Hashable, CaseIterable {
    case fade, moveIn, push, reveal
}

/// Direction of a transition.
public enum CATransitionSubtype: String, Sendable, Hashable, CaseIterable {
    case fromRight, fromLeft, fromTop, fromBottom
}

/// Key of the transition of a layer.
public let kCATransition = "transition"

/// Curve of an animation.
public final class CAMediaTimingFunction {
    /// Name of the curve.
    public let name: CAMediaTimingFunctionName

    /// Creates a curve with a name.
    public init(name: CAMediaTimingFunctionName) { self.name = name }

    /// Creates a cubic curve, which a picture does not show.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        name = .default
    }
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
    /// Sets a value of the changes.
    public static func setValue(_ anObject: Any?, forKey key: String) {}
    /// Duration of animations of layers, in seconds.
    public static func animationDuration() -> CFTimeInterval { 0.25 }
    /// Whether animations of layers are disabled.
    public static func disableActions() -> Bool { false }
}

/// Key of the flag of `CATransaction` that disables animations.
public let kCATransactionDisableActions = "disableActions"
/// Key of the duration of `CATransaction`.
public let kCATransactionAnimationDuration = "animationDuration"
