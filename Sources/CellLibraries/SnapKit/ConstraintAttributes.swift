import TableControls
import UIKit

/// Attributes that SnapKit's items and makers name.
public protocol ConstraintAttributesNaming {
    /// Result of naming attributes.
    associatedtype Named
    /// Returns the result of naming attributes.
    func named(_ attributes: [NSLayoutConstraint.Attribute]) -> Named
}

extension ConstraintAttributesNaming {
    /// The left.
    public var left: Named { named([.left]) }
    /// The top.
    public var top: Named { named([.top]) }
    /// The right.
    public var right: Named { named([.right]) }
    /// The bottom.
    public var bottom: Named { named([.bottom]) }
    /// The leading.
    public var leading: Named { named([.leading]) }
    /// The trailing.
    public var trailing: Named { named([.trailing]) }
    /// The width.
    public var width: Named { named([.width]) }
    /// The height.
    public var height: Named { named([.height]) }
    /// The center x.
    public var centerX: Named { named([.centerX]) }
    /// The center y.
    public var centerY: Named { named([.centerY]) }
    /// The last baseline.
    public var lastBaseline: Named { named([.lastBaseline]) }
    /// The first baseline.
    public var firstBaseline: Named { named([.firstBaseline]) }
    /// The left margin.
    public var leftMargin: Named { named([.leftMargin]) }
    /// The right margin.
    public var rightMargin: Named { named([.rightMargin]) }
    /// The top margin.
    public var topMargin: Named { named([.topMargin]) }
    /// The bottom margin.
    public var bottomMargin: Named { named([.bottomMargin]) }
    /// The leading margin.
    public var leadingMargin: Named { named([.leadingMargin]) }
    /// The trailing margin.
    public var trailingMargin: Named { named([.trailingMargin]) }
    /// The edges.
    public var edges: Named { named([.top, .left, .bottom, .right]) }
    /// The horizontal edges.
    public var horizontalEdges: Named { named([.left, .right]) }
    /// The vertical edges.
    public var verticalEdges: Named { named([.top, .bottom]) }
    /// The directional edges.
    public var directionalEdges: Named { named([.top, .leading, .bottom, .trailing]) }
    /// The directional horizontal edges.
    public var directionalHorizontalEdges: Named { named([.leading, .trailing]) }
    /// The directional vertical edges.
    public var directionalVerticalEdges: Named { named([.top, .bottom]) }
    /// The size.
    public var size: Named { named([.width, .height]) }
    /// The center.
    public var center: Named { named([.centerX, .centerY]) }
    /// The margins.
    public var margins: Named { named([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }
}
