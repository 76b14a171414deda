extension TableGeometry {
    /// A part of a table that has a height of its own.
    public enum Part: Sendable, Hashable {
        /// The view above the first section.
        case tableHeader
        /// The view below the last section.
        case tableFooter
        /// The space below everything.
        case tableBottomPadding
        /// The space above a section's header.
        case topPadding(section: Int)
        /// The header of a section.
        case header(section: Int)
        /// One row of a section whose rows vary.
        case row(section: Int, row: Int)
        /// All the rows of a section whose rows are uniform.
        case rows(section: Int)
        /// The footer of a section.
        case footer(section: Int)
        /// The space below a section's footer.
        case bottomPadding(section: Int)
    }
}

extension TableGeometry.Part: CustomStringConvertible {
    /// The part in words, as in `row 3 of section 0`.
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
