import Foundation

/// How far a grouped table's sections stay from its sides, by its width; points.
public struct SideMargins: Sendable, Hashable {
    /// A share of the width within limits, for wide tables.
    public struct Share: Sendable, Hashable {
        /// The width from which the share counts.
        public var minimumWidth: CGFloat
        /// From 0 to 1.
        public var share: CGFloat
        /// The least and the greatest margin.
        public var limits: ClosedRange<CGFloat>
    }

    /// The margins of tables that are not wide.
    public var narrow: MarginTable
    /// The margins of wide tables; nothing leaves them to `narrow`.
    public var wide: Share?

    public init(_ narrow: MarginTable, wide: Share? = nil) {
        self.narrow = narrow
        self.wide = wide
    }

    /// The margin for a table of this width, in whole points and never more than half of it.
    public func margin(forWidth width: CGFloat) -> CGFloat {
        var margin = narrow.margin(forWidth: width)
        if let wide, width >= wide.minimumWidth {
            let share = (width * wide.share).rounded()
            margin = min(max(share, wide.limits.lowerBound), wide.limits.upperBound)
        }
        return max(0, min(margin, (width / 2).rounded(.down)))
    }
}
