import Foundation
import TableControls
import TableDrawing
import TableEvents
import TableViews

/// View that scrolls without being a `UIScrollView` here: a table or a text.
///
/// A picture shows no scrolling, so the properties keep their values without an effect.
public protocol UIScrollingProperties: View {}

extension TableView: UIScrollingProperties {}
extension TextView: UIScrollingProperties {}

extension UIScrollingProperties {
    /// Whether the view scrolls by pages.
    public var isPagingEnabled: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether the content bounces at its ends.
    public var bounces: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Whether the content bounces up and down even if it fits.
    public var alwaysBounceVertical: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether the content bounces to the sides even if it fits.
    public var alwaysBounceHorizontal: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether a bar shows the vertical scrolling.
    public var showsVerticalScrollIndicator: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Whether a bar shows the horizontal scrolling.
    public var showsHorizontalScrollIndicator: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Look of the indicators.
    public var indicatorStyle: UIScrollView.IndicatorStyle {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Space around the indicators, in points.
    public var scrollIndicatorInsets: EdgeInsets {
        get { attached(.zero) }
        set { attach(newValue) }
    }
    /// Space around the vertical indicator, in points.
    public var verticalScrollIndicatorInsets: EdgeInsets {
        get { attached(.zero) }
        set { attach(newValue) }
    }
    /// Reaction of the keyboard.
    public var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { attached(.none) }
        set { attach(newValue) }
    }
    /// Whether a touch at the status bar scrolls to the top.
    public var scrollsToTop: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Whether touches are delayed.
    public var delaysContentTouches: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Whether a scrolling takes touches from the content.
    public var canCancelContentTouches: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Whether a finger scrolls along a single axis.
    public var isDirectionalLockEnabled: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Rate at which a scrolling ends.
    public var decelerationRate: UIScrollView.DecelerationRate {
        get { attached(.normal) }
        set { attach(newValue) }
    }
    /// Whether a finger scrolls; `false` in a picture.
    public var isDragging: Bool { false }
    /// Whether a finger touches the view; `false` in a picture.
    public var isTracking: Bool { false }
    /// Whether the view scrolls after a flick; `false` in a picture.
    public var isDecelerating: Bool { false }
    /// Recognizer of the scrolling.
    public var panGestureRecognizer: UIPanGestureRecognizer {
        let known: UIPanGestureRecognizer? = attached(nil)
        if let known { return known }
        let made = UIPanGestureRecognizer()
        attach(Optional(made))
        return made
    }
    /// Shows the indicators; indicators are not drawn.
    public func flashScrollIndicators() {}
}

extension TableView {
    /// Whether the table scrolls.
    public var isScrollEnabled: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Data source that prepares rows, which a picture does not ask.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { weaklyAttached() }
        set { attachWeakly(newValue) }
    }
    /// Whether rows are prepared before they appear.
    public var isPrefetchingEnabled: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Whether rows can be dragged.
    public var dragInteractionEnabled: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether the margins of cells follow the readable width.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether the table remembers its focused row.
    public var remembersLastFocusedIndexPath: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
}

/// Data source that prepares rows; its methods are not called in a picture.
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called before rows appear.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called if rows do not appear.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Called if rows do not appear; does nothing by default.
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}

extension TextView {
    /// Space around the content, in points; added to the insets of the text.
    public var contentInset: EdgeInsets {
        get { attached(.zero) }
        set {
            let old = contentInset
            attach(newValue)
            textContainerInset.top += newValue.top - old.top
            textContainerInset.left += newValue.left - old.left
            textContainerInset.bottom += newValue.bottom - old.bottom
            textContainerInset.right += newValue.right - old.right
        }
    }
    /// Adjustment of the insets.
    public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
        get { attached(.automatic) }
        set { attach(newValue) }
    }
    /// Size of the text with its insets, in points.
    public var contentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }
    /// Point of the content at the top left; always zero.
    public var contentOffset: CGPoint {
        get { .zero }
        set {}
    }
    /// Scrolls to a point; without effect in a picture.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
    /// Scrolls until a part of the text is visible; without effect in a picture.
    public func scrollRangeToVisible(_ range: NSRange) {}
    /// Selected part of the text; a picture shows no selection.
    public var selectedRange: NSRange {
        get { attached(NSRange(location: 0, length: 0)) }
        set { attach(newValue) }
    }
    /// Attributes of new text.
    public var typingAttributes: [NSAttributedString.Key: Any] {
        get { attached([:]) }
        set { attach(newValue) }
    }
    /// View in place of the keyboard; not drawn.
    public var inputView: View? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// View above the keyboard; not drawn.
    public var inputAccessoryView: View? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Whether attributes can be edited.
    public var allowsEditingTextAttributes: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Text with the attributes, which can be read.
    public var textStorage: NSMutableAttributedString {
        NSMutableAttributedString(attributedString: attributedText)
    }
}
