import Foundation

extension TableGeometry {
    /// The heights of one section, in points, in the order in which they lie below each other.
    public struct Section: Sendable, Hashable {
        /// The space above the header; it belongs to no section and is never floated over.
        public var topPadding: CGFloat

        /// The height of the header, 0 where there is none.
        public var headerHeight: CGFloat

        /// The heights of the rows.
        public var rows: RowHeights

        /// What the first row with a height is higher than that, as for a border above it.
        public var firstRowOutset: CGFloat

        /// What the last row with a height is higher than that, as for a border below it.
        public var lastRowOutset: CGFloat

        /// The height of the footer, 0 where there is none.
        public var footerHeight: CGFloat

        /// The space below the footer; it belongs to no section.
        public var bottomPadding: CGFloat

        /// A section from its heights, in points; what is not given has none.
        public init(
            topPadding: CGFloat = 0, headerHeight: CGFloat = 0, rows: RowHeights = .none,
            footerHeight: CGFloat = 0, bottomPadding: CGFloat = 0, firstRowOutset: CGFloat = 0,
            lastRowOutset: CGFloat = 0
        ) {
            self.topPadding = topPadding
            self.headerHeight = headerHeight
            self.rows = rows
            self.footerHeight = footerHeight
            self.bottomPadding = bottomPadding
            self.firstRowOutset = firstRowOutset
            self.lastRowOutset = lastRowOutset
        }
    }
}
