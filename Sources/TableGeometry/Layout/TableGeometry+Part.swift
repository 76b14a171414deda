extension TableGeometry {
    /// Part of a table with a height.
    public enum Part: Sendable, Hashable {
        /// The view above the first section.
        case tableHeader
        /// The view below the last section.
        case tableFooter
        /// The padding below all other parts.
        case tableBottomPadding
        /// The padding above a section's header.
        case topPadding(section: Int)
        /// The header of a section.
        case header(section: Int)
        /// A row of a section with varying row heights.
        case row(section: Int, row: Int)
        /// The rows of a section with a uniform row height.
        case rows(section: Int)
        /// The footer of a section.
        case footer(section: Int)
        /// The padding below a section's footer.
        case bottomPadding(section: Int)
    }
}

extension TableGeometry.Part: CustomStringConvertible {
    /// Description of the part, for example `row 3 of section 0`.
    public var description: String {
        switch self {
        case .tableHeader: "the table header"
        case .tableFooter: "the table footer"
        case .tableBottomPadding: "the padding below the table"
        case .topPadding(let section): "the padding above section \(section)"
        case .header(let section): "the header of section \(section)"
        case .row(let section, let row): "row \(row) of section \(section)"
        case .rows(let section): "each row of section \(section)"
        case .footer(let section): "the footer of section \(section)"
        case .bottomPadding(let section): "the padding below section \(section)"
        }
    }
}
