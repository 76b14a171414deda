import Foundation
import UIKit

/// Label whose text moves; the text is truncated in a picture.
open class MarqueeLabel: UILabel {
    /// Kind of the movement.
    public enum MarqueeType: Sendable, Hashable {
        case left, leftRight, right, rightLeft, continuous, continuousReverse
    }
    /// Speed of the movement.
    public enum SpeedLimit: Sendable, Hashable { case rate(CGFloat), duration(CGFloat) }
    /// Kind of the movement.
    open var type = MarqueeType.continuous
    /// Speed of the movement.
    open var speed = SpeedLimit.duration(7)
    /// Width of the fading at both ends, in points; not drawn.
    open var fadeLength: CGFloat = 0
    /// Space before the text, in points.
    open var leadingBuffer: CGFloat = 0
    /// Space after the text, in points.
    open var trailingBuffer: CGFloat = 0
    /// Seconds before the movement.
    open var animationDelay: CGFloat = 1
    /// Whether the text stands still.
    open var labelize = false
    /// Whether a touch moves the text.
    open var tapToScroll = false
    /// Begins the movement again.
    open func restartLabel() {}
    /// Ends the movement.
    open func pauseLabel() {}
    /// Continues the movement.
    open func unpauseLabel() {}
    /// Ends the movement.
    open func shutdownLabel() {}
}

/// Animation of Lottie, in place of which a gray rectangle is drawn.
open class LottieAnimationView: PlaceholderView {
    /// Repetition of an animation.
    public enum LoopMode: Sendable, Hashable {
        case playOnce, loop, autoReverse, `repeat`(Float), repeatBackwards(Float)
    }
    /// Behaviour of an animation in the background.
    public enum BackgroundBehavior: Sendable, Hashable {
        case stop, pause, pauseAndRestore, forceFinish, continuePlaying
    }
    open override var contentName: String { "Animation" }
    /// The animation.
    open var animation: LottieAnimation?
    /// Repetition.
    open var loopMode = LottieLoopMode.playOnce
    /// Speed.
    open var animationSpeed: CGFloat = 1
    /// Behaviour in the background.
    open var backgroundBehavior = BackgroundBehavior.pause
    /// Share that is played, from 0 to 1.
    open var currentProgress: CGFloat = 0
    /// Whether the animation runs; `false` in a picture.
    open var isAnimationPlaying: Bool { false }
    /// Creates a view with a frame, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view of an animation with a name.
    public convenience init(name: String, bundle: Bundle = .main) { self.init(frame: .zero) }
    /// Creates a view of an animation.
    public convenience init(animation: LottieAnimation?) {
        self.init(frame: .zero)
        self.animation = animation
    }
    /// Plays the animation; without effect in a picture.
    open func play(completion: ((Bool) -> Void)? = nil) {}
    /// Pauses the animation.
    open func pause() {}
    /// Ends the animation.
    open func stop() {}
}

/// Earlier name of `LottieAnimationView`.
public typealias AnimationView = LottieAnimationView
/// Repetition of an animation.
public typealias LottieLoopMode = LottieAnimationView.LoopMode

/// Animation of Lottie; not drawn.
public final class LottieAnimation {
    /// Finds no animation.
    public static func named(_ name: String, bundle: Bundle = .main) -> LottieAnimation? { nil }
}

extension UIView {
    /// Whether a skeleton may take the place of the view; skeletons are not drawn.
    public var isSkeletonable: Bool {
        get { false }
        set {}
    }
    /// Radius of a skeleton's corners, in points; skeletons are not drawn.
    public var skeletonCornerRadius: Float {
        get { 0 }
        set {}
    }
    /// Shows a skeleton; not drawn.
    public func showSkeleton() {}
    /// Shows a skeleton; not drawn.
    public func showAnimatedSkeleton() {}
    /// Shows a skeleton; not drawn.
    public func showGradientSkeleton() {}
    /// Shows a skeleton; not drawn.
    public func showAnimatedGradientSkeleton() {}
    /// Hides a skeleton.
    public func hideSkeleton() {}
    /// Begins the animation of a skeleton; not drawn.
    public func startSkeletonAnimation() {}
    /// Ends the animation of a skeleton.
    public func stopSkeletonAnimation() {}
}

extension UILabel {
    /// Radius of the corners of a skeleton's lines; skeletons are not drawn.
    public var linesCornerRadius: Int {
        get { 0 }
        set {}
    }
    /// Width of a skeleton's last line, in percent; skeletons are not drawn.
    public var lastLineFillPercent: Int {
        get { 70 }
        set {}
    }
}

/// Cell with swipe actions of SwipeCellKit, which a picture does not show.
open class SwipeTableViewCell: UITableViewCell {
    /// Delegate, which a picture does not ask.
    public weak var delegate: (any SwipeTableViewCellDelegate)?
    /// Hides the actions.
    public func hideSwipe(animated: Bool) {}
}

/// Delegate of a cell with swipe actions; its methods are not called in a picture.
public protocol SwipeTableViewCellDelegate: AnyObject {}
