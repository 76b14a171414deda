import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry

/// View whose content can be larger than its bounds; UIKit's name is `UIScrollView`.
///
/// The origin of the bounds is the scroll position. Subviews have frames in coordinates of the
/// content. Lengths are in points.
///
/// Constraints with `contentLayoutGuide` place the content and determine `contentSize`. A
/// constraint between an edge of the scroll view and a view inside relates the content, as in
/// UIKit. The content begins below the bars until `contentOffset` is set.
open class ScrollView: View {
    /// Edges that have the safe area in addition to the content inset.
    ///
    /// Raw values are UIKit's.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable, CaseIterable {
        /// The top and the bottom, and the sides of a content that scrolls sideways.
        case automatic
        /// The edges in directions in which the content scrolls.
        case scrollableAxes
        /// No edge.
        case never
        /// All edges.
        case always
    }

    /// Colors of the indicators.
    ///
    /// Raw values are UIKit's.
    public enum IndicatorStyle: Int, Sendable, Hashable, CaseIterable {
        /// Dark indicators, or light indicators in the dark appearance.
        case `default`
        /// Dark indicators.
        case black
        /// Light indicators.
        case white
    }

    /// Size of the content.
    ///
    /// Constraints with `contentLayoutGuide` replace the size at each layout.
    open var contentSize = CGSize.zero { didSet { setNeedsLayout() } }
    /// Point of the content at the top left corner of the view.
    ///
    /// The default is the top left corner of the content below the bars.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            hasOwnOffset = true
            scroll(to: newValue)
        }
    }
    /// Space around the content.
    open var contentInset = EdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Edges that have the safe area in addition to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { setNeedsLayout() }
    }
    /// Whether a content that fits can be pulled up and down.
    open var alwaysBounceVertical = false { didSet { setNeedsLayout() } }
    /// Whether a content that fits can be pulled to the sides.
    open var alwaysBounceHorizontal = false { didSet { setNeedsLayout() } }
    /// Whether `flashScrollIndicators()` displays the vertical indicator.
    open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
    /// Whether `flashScrollIndicators()` displays the horizontal indicator.
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
    /// Colors of the indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsLayout() } }

    /// Whether the offset was set, and does not follow the bars.
    private var hasOwnOffset = false
    private var showsIndicators = false
    private let indicators = [View(frame: .zero), View(frame: .zero)]
    /// Constraints of the guides with the offset as the constant: the left and the top edges.
    private var guideEdges: (left: NSLayoutConstraint, top: NSLayoutConstraint)?

    /// Creates a scroll view with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        for indicator in indicators {
            indicator.identity.partName = "indicator"
            indicator.layer.cornerRadius = Self.indicatorWidth / 2
        }
    }

    // MARK: Guides

    /// Guide of the content, whose size constraints determine.
    public private(set) lazy var contentLayoutGuide: LayoutGuide = {
        let guide = LayoutGuide()
        guide.identifier = "contentLayoutGuide"
        addLayoutGuide(guide)
        let left = guide.leftAnchor.constraint(equalTo: leftAnchor, constant: -bounds.minX)
        let top = guide.topAnchor.constraint(equalTo: topAnchor, constant: -bounds.minY)
        for edge in [left, top] {
            edge.identifier = "scroll position"
            edge.isActive = true
        }
        guideEdges = (left, top)
        return guide
    }()

    /// Guide of the visible part, which does not scroll.
    public private(set) lazy var frameLayoutGuide: LayoutGuide = {
        let guide = LayoutGuide()
        guide.identifier = "frameLayoutGuide"
        addLayoutGuide(guide)
        let edges = [
            guide.leftAnchor.constraint(equalTo: leftAnchor),
            guide.topAnchor.constraint(equalTo: topAnchor),
            guide.rightAnchor.constraint(equalTo: rightAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        for edge in edges {
            edge.identifier = "visible part"
            edge.isActive = true
        }
        return guide
    }()

    @_spi(Subclassing) public override func describedGuide(named name: String) -> LayoutGuide? {
        name.hasSuffix(Self.contentSuffix) ? contentLayoutGuide : nil
    }

    /// End of the names of content guides in descriptions.
    package static let contentSuffix = ".content"

    /// Replaces constraints between an edge and a view inside by constraints with the guide of the
    /// content.
    open override func updateConstraints() {
        super.updateConstraints()
        for constraint in constraints where relatesContent(constraint) {
            let isFirst = constraint.firstItem === self
            let other = isFirst ? constraint.secondItem : constraint.firstItem
            guard let other else { continue }
            let new = NSLayoutConstraint(
                item: isFirst ? contentLayoutGuide : other, attribute: constraint.firstAttribute,
                relatedBy: constraint.relation, toItem: isFirst ? other : contentLayoutGuide,
                attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
                constant: constraint.constant)
            new.priority = constraint.priority
            new.identifier = constraint.identifier
            constraint.isActive = false
            new.isActive = true
        }
    }

    /// Whether a constraint of code relates an edge of the scroll view and a view inside.
    ///
    /// Constraints of files name the guide of the content.
    private func relatesContent(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.sourcePlace == nil else { return false }
        let isFirst = constraint.firstItem === self
        guard isFirst || constraint.secondItem === self else { return false }
        let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
        let other = isFirst ? constraint.secondItem : constraint.firstItem
        guard let view = other as? View, view !== self else { return false }
        return attribute != .width && attribute != .height
    }

    // MARK: Insets and offset

    /// `contentInset` with the safe area at the edges that `contentInsetAdjustmentBehavior` names.
    public var adjustedContentInset: EdgeInsets {
        let safe = safeAreaInsets
        let inner = bounds.size
        let scrollsSideways = alwaysBounceHorizontal || contentSize.width > inner.width
        let scrollsUp = alwaysBounceVertical || contentSize.height > inner.height
        let (sideways, up) =
            switch contentInsetAdjustmentBehavior {
            case .automatic: (scrollsSideways, true)
            case .scrollableAxes: (scrollsSideways, scrollsUp)
            case .never: (false, false)
            case .always: (true, true)
            }
        var result = contentInset
        if up {
            result.top += safe.top
            result.bottom += safe.bottom
        }
        if sideways {
            result.left += safe.left
            result.right += safe.right
        }
        return result
    }

    /// Scrolls to a point of the content; without a clock, the change takes effect at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, AnimationClock.current != nil else {
            return self.contentOffset = contentOffset
        }
        View.animate(withDuration: Self.scrollDuration) { self.contentOffset = contentOffset }
    }

    /// Scrolls by the smallest distance that makes a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        layoutIfNeeded()
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = bounds.origin
        if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
        if rect.minX < offset.x + visible.minX - bounds.minX {
            offset.x = rect.minX - (visible.minX - bounds.minX)
        }
        if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
        if rect.minY < offset.y + visible.minY - bounds.minY {
            offset.y = rect.minY - (visible.minY - bounds.minY)
        }
        setContentOffset(offset, animated: animated)
    }

    /// Displays the indicators of the directions in which the content scrolls.
    open func flashScrollIndicators() {
        showsIndicators = true
        setNeedsLayout()
    }

    private func scroll(to origin: CGPoint) {
        bounds.origin = origin
        guideEdges?.left.constant = -bounds.minX
        guideEdges?.top.constant = -bounds.minY
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if guideEdges != nil { contentSize = contentLayoutGuide.layoutFrame.size }
        let inset = adjustedContentInset
        let resting = CGPoint(x: -inset.left, y: -inset.top)
        // Frames inside are in coordinates of the content, so a new offset does not change them.
        if !hasOwnOffset, bounds.origin != resting { scroll(to: resting) }
        placeIndicators()
        renderState.needsLayout = false
    }

    private func placeIndicators() {
        for indicator in indicators { indicator.removeFromSuperview() }
        guard showsIndicators else { return }
        let visible = bounds.inset(by: adjustedContentInset).insetBy(
            dx: Self.indicatorMargin, dy: Self.indicatorMargin)
        let isDark =
            indicatorStyle == .white
            || indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark
        let width = Self.indicatorWidth
        if showsVerticalScrollIndicator,
            let part = part(
                of: visible.height, contentSize.height, bounds.height, bounds.minY)
        {
            indicators[0].frame = CGRect(
                x: visible.maxX - width, y: visible.minY + part.start, width: width,
                height: part.length)
            addSubview(indicators[0])
        }
        if showsHorizontalScrollIndicator,
            let part = part(of: visible.width, contentSize.width, bounds.width, bounds.minX)
        {
            indicators[1].frame = CGRect(
                x: visible.minX + part.start, y: visible.maxY - width, width: part.length,
                height: width)
            addSubview(indicators[1])
        }
        for indicator in indicators {
            indicator.backgroundColor = Color(white: isDark ? 1 : 0, alpha: isDark ? 0.5 : 0.35)
        }
    }

    /// Returns the start and the length of an indicator in a track, or `nil` for a content that
    /// fits.
    private func part(
        of track: CGFloat, _ content: CGFloat, _ visible: CGFloat, _ offset: CGFloat
    ) -> (start: CGFloat, length: CGFloat)? {
        guard content > visible, visible > 0, track > 0 else { return nil }
        let length = min(track, max(Self.shortestIndicator, track * visible / content))
        let share = min(1, max(0, offset / (content - visible)))
        return ((track - length) * share, length)
    }

    /// Width of an indicator, in points.
    private static let indicatorWidth: CGFloat = 3
    /// Distance of an indicator from the edges, in points.
    private static let indicatorMargin: CGFloat = 3
    /// Smallest length of an indicator, in points.
    private static let shortestIndicator: CGFloat = 36
    /// Duration of an animated scroll, in seconds.
    private static let scrollDuration: TimeInterval = 0.3
}
