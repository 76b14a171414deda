import Foundation
import TableDrawing

/// Distances between a grouped table's sides and its sections, by the table's width; in
/// points.
public struct SideMargins: Sendable, Hashable {
    /// Share of the width within limits, for wide tables on tablets.
    public struct Share: Sendable, Hashable {
        /// Minimum table width for the share, in points; a table in a part of the screen is
        /// narrow.
        public var minimumWidth: CGFloat
        /// Share of the width, from 0 to 1.
        public var share: CGFloat
        /// Minimum and maximum margin.
        public var limits: ClosedRange<CGFloat>
    }

    /// Margins of narrow tables, and of all tables on phones.
    public var narrow: MarginTable
    /// Margins of wide tables on tablets, or `nil` for the margins of `narrow`.
    public var wide: Share?

    /// Creates margins for narrow and wide tables.
    public init(_ narrow: MarginTable, wide: Share? = nil) {
        self.narrow = narrow
        self.wide = wide
    }

    /// Returns the margin for a table width in points, in whole points and at most half the
    /// width.
    ///
    /// - Parameter idiom: The kind of device. A phone in landscape may have the width of a tablet,
    ///   but keeps its margins.
    public func margin(forWidth width: CGFloat, idiom: UserInterfaceIdiom = .phone) -> CGFloat {
        var margin = narrow.margin(forWidth: width)
        if let wide, idiom == .pad, width >= wide.minimumWidth {
            let share = (width * wide.share).rounded()
            margin = min(max(share, wide.limits.lowerBound), wide.limits.upperBound)
        }
        return max(0, min(margin, (width / 2).rounded(.down)))
    }
}
