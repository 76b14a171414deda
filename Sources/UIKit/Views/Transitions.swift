import Foundation
import TableAnimation
import TableControls
import TableDrawing

/// Options of transitions whose movements are not drawn.
extension View.AnimationOptions {
    /// Hides and shows views in place of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Draws the views at each frame.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Flips around the vertical axis, from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Flips around the vertical axis, from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Turns a page up.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Turns a page down.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Flips around the horizontal axis, from the top.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Flips around the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// Constant speed between key frames.
    public static let calculationModeLinear: Self = []
    /// Jumps between key frames.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Equal speed in all parts.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Curve through the key frames.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Curve through the key frames with equal speed.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
}

extension View {
    /// Animation of the system.
    public enum SystemAnimation: UInt, Sendable, Hashable { case delete }

    /// Puts a view in the place of another view.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else if fromView !== toView {
            fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Makes changes, and removes views.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        for view in views { view.removeFromSuperview() }
        completion?(true)
    }

    /// Makes changes; a picture shows the values after the animations.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
}

extension CALayer {
    /// Draws the contents; layers are drawn with the picture.
    public func display() {}
    /// Size that the layer asks for, in points; its present size.
    public func preferredFrameSize() -> CGSize { bounds.size }
    /// Place of the anchor out of the plane, in points; not drawn.
    public var anchorPointZ: CGFloat {
        get { 0 }
        set {}
    }
    /// Changes the sizes of sublayers; without effect.
    public func resizeSublayers(withOldSize size: CGSize) {}
    /// Visible part; the whole layer.
    public var visibleRect: CGRect { bounds }
    /// Scrolls the layer above; without effect.
    public func scroll(_ p: CGPoint) {}
    /// Scrolls the layer above; without effect.
    public func scrollRectToVisible(_ r: CGRect) {}
}

extension NSNull: CAAction {}

/// Layer of tiles: a layer.
open class CATiledLayer: Layer {
    /// Size of a tile, in pixels.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Number of levels of detail.
    open var levelsOfDetail = 1
    /// Number of levels of detail above.
    open var levelsOfDetailBias = 0
}

/// Layer that scrolls its content: a layer.
open class CAScrollLayer: Layer {}

/// Layer in space: a layer in the plane.
open class CATransformLayer: Layer {}
