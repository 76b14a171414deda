import Foundation
import TableControls
import TableDrawing
import TableViews

/// View whose content is larger than its bounds.
///
/// A picture shows the content at `contentOffset`, without indicators.
open class UIScrollView: View {
    /// Adjustment of the insets to the safe area.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable, CaseIterable {
        case automatic, scrollableAxes, never, always
    }
    /// Reaction of the keyboard to scrolling.
    public enum KeyboardDismissMode: Int, Sendable, Hashable, CaseIterable {
        case none, onDrag, interactive
    }
    /// Look of the indicators.
    public enum IndicatorStyle: Int, Sendable, Hashable, CaseIterable {
        case `default`, black, white
    }

    /// Rate at which a scrolling ends.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        /// Share of the velocity that is left after a millisecond.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The standard rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The fast rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Size of the content, in points.
    open var contentSize = CGSize.zero
    /// Point of the content at the top left, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Space around the content, in points.
    open var contentInset = EdgeInsets.zero
    /// Space around the content with the safe area, in points.
    open var adjustedContentInset: EdgeInsets { contentInset }
    /// Space around the indicators, in points; indicators are not drawn.
    open var scrollIndicatorInsets = EdgeInsets.zero
    /// Adjustment of the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether the view scrolls.
    open var isScrollEnabled = true
    /// Whether the view scrolls by pages.
    open var isPagingEnabled = false
    /// Whether the content bounces at its ends.
    open var bounces = true
    /// Whether the content bounces up and down even if it fits.
    open var alwaysBounceVertical = false
    /// Whether the content bounces to the sides even if it fits.
    open var alwaysBounceHorizontal = false
    /// Whether a bar shows the vertical scrolling; not drawn.
    open var showsVerticalScrollIndicator = true
    /// Whether a bar shows the horizontal scrolling; not drawn.
    open var showsHorizontalScrollIndicator = true
    /// Look of the indicators; not drawn.
    open var indicatorStyle = IndicatorStyle.default
    /// Reaction of the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a touch at the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Smallest scale.
    open var minimumZoomScale: CGFloat = 1
    /// Largest scale.
    open var maximumZoomScale: CGFloat = 1
    /// Present scale; the content is not scaled.
    open var zoomScale: CGFloat = 1
    /// Whether touches are delayed.
    open var delaysContentTouches = true
    /// Whether a scrolling takes touches from the content.
    open var canCancelContentTouches = true
    /// Whether the content bounces after it was scaled.
    open var bouncesZoom = true
    /// Whether a finger scrolls along a single axis.
    open var isDirectionalLockEnabled = false
    /// Rate at which a scrolling ends.
    open var decelerationRate = DecelerationRate.normal
    /// Space around the vertical indicator, in points; indicators are not drawn.
    open var verticalScrollIndicatorInsets = EdgeInsets.zero
    /// Space around the horizontal indicator, in points; indicators are not drawn.
    open var horizontalScrollIndicatorInsets = EdgeInsets.zero
    /// Whether the insets of the indicators follow the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Control that reloads the content; not drawn.
    open var refreshControl: RefreshControl?
    /// Recognizer of the scrolling.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Recognizer of the scaling, or `nil` without scaling.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    /// Delegate of the view, which a picture does not ask.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether a finger scrolls; `false` in a picture.
    open var isDragging: Bool { false }
    /// Whether a finger touches the view; `false` in a picture.
    open var isTracking: Bool { false }
    /// Whether the view scrolls after a flick; `false` in a picture.
    open var isDecelerating: Bool { false }

    /// Whether the content is scaled; `false` in a picture.
    open var isZooming: Bool { false }
    /// Whether the content bounces after it was scaled; `false` in a picture.
    open var isZoomBouncing: Bool { false }

    private lazy var contentGuide: LayoutGuide = {
        let guide = LayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()

    /// The frame of the content, for constraints.
    open var contentLayoutGuide: LayoutGuide { contentGuide }
    /// The frame of the view, for constraints.
    open var frameLayoutGuide: LayoutGuide { safeAreaLayoutGuide }

    /// Creates a view with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Scrolls to a point.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scales the content; without effect in a picture.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Scales a rectangle to the bounds; without effect in a picture.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Shows the indicators; indicators are not drawn.
    open func flashScrollIndicators() {}
    /// Called after the adjusted insets have changed; never in a picture.
    open func adjustedContentInsetDidChange() {}
    /// Whether a scrolling takes a touch from a view, by default.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Whether the content takes a touch, by default.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { true }

    /// Scrolls until a rectangle is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
        offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
        contentOffset = offset
    }
}

/// Delegate of a scroll view; its methods are not called in a picture.
public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called before a finger moves the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called after a finger has moved the content.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called after the content stands still.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when a finger leaves the content.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after an animation has scrolled.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Called after the content was scaled.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// View that is scaled.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Called after the content has moved; does nothing by default.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called before a finger moves the content; does nothing by default.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called after a finger has moved the content; does nothing by default.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Called after the content stands still; does nothing by default.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when a finger leaves the content; does nothing by default.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called after an animation has scrolled; does nothing by default.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Called after the content was scaled; does nothing by default.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// View that is scaled, by default.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
