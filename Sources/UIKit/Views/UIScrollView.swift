import Foundation
import TableControls
import TableDrawing

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
    /// Delegate of the view, which a picture does not ask.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether a finger scrolls; `false` in a picture.
    open var isDragging: Bool { false }
    /// Whether a finger touches the view; `false` in a picture.
    open var isTracking: Bool { false }
    /// Whether the view scrolls after a flick; `false` in a picture.
    open var isDecelerating: Bool { false }

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
    /// View that is scaled, by default.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
