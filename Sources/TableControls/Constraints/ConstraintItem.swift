import Foundation
import TableGeometry
import TableLayout

/// View or layout guide whose alignment rectangle is part of a system.
struct ConstraintItem {
    /// The view, or the view that owns the guide.
    let view: View
    /// The guide, or `nil` for the view itself.
    let guide: LayoutGuide?
    /// Whether the view's frame and autoresizing mask determine its place.
    let isGiven: Bool
    /// Index of the superview's item.
    let superitem: Int
    /// Size of the content without a limit of the width, in points.
    ///
    /// A negative length stands for no content.
    var content = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    /// Height of the content without a limit of the width, in points.
    var naturalHeight = View.noIntrinsicMetric
    /// Size at which baselines are computed, in points.
    var baselineSize = CGSize.zero

    /// Whether the content determines hugging and compression resistance.
    var hasContent: Bool { guide == nil && !isGiven && !(view is StackView) }

    /// Whether the height of the content depends on the solved width.
    var wraps: Bool {
        guard hasContent else { return false }
        if let label = view as? Label {
            return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0
        }
        return (view as? TextView)?.isScrollEnabled == false
    }

    /// Size of the content without a limit of the width, in points.
    var naturalContent: CGSize {
        let adjustment = view.placement.constraints?.adjustment ?? ContentAdjustment()
        guard let text = view as? TextView, !text.isScrollEnabled else {
            return adjustment.applied(to: view.intrinsicContentSize)
        }
        return text.sizeThatFits(.zero)
    }

    /// Returns the height of the content at a width, in points.
    func contentHeight(atWidth width: CGFloat) -> CGFloat {
        // A width of 0 would mean no limit.
        let width = max(width, 1)
        guard let label = view as? Label, label.isCustomized else {
            let adjustment = view.placement.constraints?.adjustment ?? ContentAdjustment()
            let size = view.sizeThatFits(CGSize(width: width, height: 0))
            return adjustment.applied(to: size).height
        }
        // A subclass may add margins to the intrinsic size.
        label.preferredMaxLayoutWidth = width
        defer { label.preferredMaxLayoutWidth = 0 }
        return label.intrinsicContentSize.height
    }

    /// Returns the size at which baselines are computed: for a label, with the height of its text.
    func baselineSize(in size: CGSize) -> CGSize {
        guard view is Label, content.height > 0 else { return size }
        return CGSize(width: size.width, height: content.height)
    }

    /// Whether the baselines are baselines of text and not the bottom edge.
    var hasBaselines: Bool {
        guard guide == nil else { return false }
        return view is Label || view is Button || view is TextField || view is TextView
            || view is StackView
    }
}

/// Change of the content size of a view in a layout by constraints, such as the size in an earlier
/// version of UIKit.
public struct ContentAdjustment: Sendable, Hashable {
    /// Height in place of the content's, in points, or `nil`.
    public var height: CGFloat?
    /// Height that is added to the content's, in points.
    public var padding: CGFloat = 0
    /// Width that is added to the content's, in points.
    public var width: CGFloat = 0
    /// Whether lengths are rounded up to whole points.
    public var roundsUp = false

    /// Creates an adjustment that changes nothing.
    public init() {}

    func applied(to size: CGSize) -> CGSize {
        var result = size
        if let height { result.height = height }
        if result.width > 0 { result.width = PixelGrid.current.round(result.width + width) }
        if result.height > 0 { result.height = PixelGrid.current.round(result.height + padding) }
        guard roundsUp else { return result }
        return CGSize(width: result.width.rounded(.up), height: result.height.rounded(.up))
    }
}
