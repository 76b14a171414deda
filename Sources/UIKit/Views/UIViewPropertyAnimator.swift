import Foundation
import TableControls
import TableDrawing

/// Animation that code controls; its changes take effect when it starts.
open class UIViewPropertyAnimator: NSObject {
    /// Place at which an animation ends.
    public enum AnimatingPosition: Int, Sendable, Hashable, CaseIterable {
        case end, start, current
    }
    /// Curve of an animation.
    public enum Curve: Int, Sendable, Hashable, CaseIterable {
        case easeInOut, easeIn, easeOut, linear
    }

    private var animations: [() -> Void] = []
    private var completions: [(AnimatingPosition) -> Void] = []
    /// Duration, in seconds.
    open private(set) var duration: TimeInterval
    /// Share that has run, from 0 to 1.
    open var fractionComplete: CGFloat = 0
    /// Whether the animation runs backwards.
    open var isReversed = false
    /// Whether the animation runs; `false` in a picture.
    open var isRunning: Bool { false }

    /// Creates an animation with a curve.
    public init(duration: TimeInterval, curve: Curve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }

    /// Creates an animation of a spring.
    public init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds changes that begin later.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append(animation)
    }
    /// Adds a block that runs after the changes.
    open func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes.
    open func startAnimation() {
        let changes = animations
        animations = []
        View.animate(withDuration: duration, animations: { for change in changes { change() } })
        for completion in completions { completion(.end) }
        completions = []
    }

    /// Makes the changes.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Makes the changes.
    open func pauseAnimation() { startAnimation() }
    /// Ends the animation.
    open func stopAnimation(_ withoutFinishing: Bool) {}
    /// Ends the animation at a place.
    open func finishAnimation(at finalPosition: AnimatingPosition) {}

    /// Makes changes, and returns their animation.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: View.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((AnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }
}

extension View {
    /// Transform in space; the part in the plane is drawn.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    /// Title of a large picture of the view.
    public var largeContentTitle: String? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Largest size of texts in the view; the size of a picture is not limited.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { attached(nil) }
        set {
            AcceptedInterface.note("UIView.maximumContentSizeCategory", .looks)
            attach(newValue)
        }
    }
    /// Smallest size of texts in the view; the size of a picture is not limited.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { attached(nil) }
        set {
            AcceptedInterface.note("UIView.maximumContentSizeCategory", .looks)
            attach(newValue)
        }
    }
    /// The frame above the keyboard, for constraints; the safe area.
    public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    /// Whether the view has the focus; `false` in a picture.
    public var isFocused: Bool { false }
    /// Names for voice control.
    public var accessibilityUserInputLabels: [String]! {
        get { attached([]) }
        set { attach(newValue ?? []) }
    }
    /// Whether accessibility can activate the view.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Point of the activation, in points.
    public var accessibilityActivationPoint: CGPoint {
        get { attached(center) }
        set { attach(newValue) }
    }
    /// Value with attributes.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
    /// Hint with attributes.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    /// Loads the keyboard's views again; a picture has none.
    public func reloadInputViews() {}
}

extension Image: _ExpressibleByImageLiteral {
    /// Finds an image of `ApplicationResources`; an empty image if there is none.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(ApplicationResources.image(named: name, in: nil) ?? Image())
    }
}

extension Color: _ExpressibleByColorLiteral {
    /// Creates a colour in sRGB.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// Type of image literals.
public typealias _ImageLiteralType = UIImage
/// Type of colour literals.
public typealias _ColorLiteralType = UIColor
