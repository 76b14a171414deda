import Foundation

/// Distances from the edges of a rectangle inwards by the direction of reading, in points.
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

    /// Insets of an interface that runs in a direction.
    public init(_ insets: EdgeInsets, in direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
    }

    public static let zero = DirectionalEdgeInsets()

    /// These insets with others added at some edges.
    public func adding(
        _ other: DirectionalEdgeInsets, at edges: DirectionalRectEdge
    ) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: top + (edges.contains(.top) ? other.top : 0),
            leading: leading + (edges.contains(.leading) ? other.leading : 0),
            bottom: bottom + (edges.contains(.bottom) ? other.bottom : 0),
            trailing: trailing + (edges.contains(.trailing) ? other.trailing : 0))
    }

    /// The same by the sides of the screen.
    public func resolved(in direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom,
            right: isMirrored ? leading : trailing)
    }
}
