import Foundation
import TableDrawing

/// How far a grouped table's sections stay from its sides, by its width; points.
public struct SideMargins: Sendable, Hashable {
    /// A share of the width within limits, for wide tables on tablets.
    public struct Share: Sendable, Hashable {
        /// The width in points from which the share counts: a table in a part of the screen is narrow.
        public var minimumWidth: CGFloat
        /// From 0 to 1.
        public var share: CGFloat
        /// The least and the greatest margin.
        public var limits: ClosedRange<CGFloat>
    }

    /// The margins of tables that are not wide, and of all on phones.
    public var narrow: MarginTable
    /// The margins of wide tables on tablets; nothing leaves them to `narrow`.
    public var wide: Share?

    public init(_ narrow: MarginTable, wide: Share? = nil) {
        self.narrow = narrow
        self.wide = wide
    }

    /// The margin for a table of this width in points, in whole points and never more than half of it.
    ///
    /// - Parameter idiom: The kind of device: a phone on its side may be as wide as a tablet, and keeps its margins.
    public func margin(forWidth width: CGFloat, idiom: UserInterfaceIdiom = .phone) -> CGFloat {
        var margin = narrow.margin(forWidth: width)
        if let wide, idiom == .pad, width >= wide.minimumWidth {
            let share = (width * wide.share).rounded()
            margin = min(max(share, wide.limits.lowerBound), wide.limits.upperBound)
        }
        return max(0, min(margin, (width / 2).rounded(.down)))
    }
}
