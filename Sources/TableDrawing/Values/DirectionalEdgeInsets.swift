import Foundation

/// Insets from the edges of a rectangle by reading direction, in points.
public struct DirectionalEdgeInsets: Sendable, Hashable {
    /// Inset from the top edge, in points.
    public var top: CGFloat
    /// Inset from the leading edge, in points.
    public var leading: CGFloat
    /// Inset from the bottom edge, in points.
    public var bottom: CGFloat
    /// Inset from the trailing edge, in points.
    public var trailing: CGFloat

    /// Creates insets in points; an omitted inset is 0.
    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets from the left and right insets of an interface with the given layout
    /// direction.
    public init(_ insets: EdgeInsets, in direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
    }

    /// Insets of 0 from all edges.
    public static let zero = DirectionalEdgeInsets()

    /// Returns the insets with other insets added at some edges.
    public func adding(
        _ other: DirectionalEdgeInsets, at edges: DirectionalRectEdge
    ) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: top + (edges.contains(.top) ? other.top : 0),
            leading: leading + (edges.contains(.leading) ? other.leading : 0),
            bottom: bottom + (edges.contains(.bottom) ? other.bottom : 0),
            trailing: trailing + (edges.contains(.trailing) ? other.trailing : 0))
    }

    /// Returns the insets by left and right side.
    public func resolved(in direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom,
            right: isMirrored ? leading : trailing)
    }
}
