import Foundation

extension TableGeometry {
    /// Heights of a section's parts, in points, from top to bottom.
    public struct Section: Sendable, Hashable {
        /// Padding above the header.
        ///
        /// The padding belongs to no section, and no header floats over it.
        public var topPadding: CGFloat

        /// Height of the header, or 0 if the section has no header.
        public var headerHeight: CGFloat

        /// Heights of the rows.
        public var rows: RowHeights

        /// Extra height of the first row with a height above 0, for example for a border above
        /// the row.
        public var firstRowOutset: CGFloat

        /// Extra height of the last row with a height above 0, for example for a border below
        /// the row.
        public var lastRowOutset: CGFloat

        /// Height of the footer, or 0 if the section has no footer.
        public var footerHeight: CGFloat

        /// Padding below the footer; it belongs to no section.
        public var bottomPadding: CGFloat

        /// Creates a section from the heights of its parts, in points; every height is 0 by
        /// default.
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
