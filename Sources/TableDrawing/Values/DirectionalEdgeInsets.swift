import Foundation

/// Insets from the edges of a rectangle by reading direction, in points.
public struct DirectionalEdgeInsets: Sendable, Hashable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

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
