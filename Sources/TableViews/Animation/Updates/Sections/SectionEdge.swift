import TableGeometry

/// Which end of a section a header or a footer stands at.
enum SectionEdge: CaseIterable {
    case header, footer

    /// Which header or footer of a table it is, by its section's number.
    struct Place: Hashable {
        let edge: SectionEdge
        let section: Int
    }

    /// Where it lies when it does not float; content coordinates, points.
    func extent(ofSection section: Int, in geometry: TableGeometry) -> Extent {
        switch self {
        case .header: geometry.headerExtent(ofSection: section)
        case .footer: geometry.footerExtent(ofSection: section)
        }
    }

    /// Returns the extent of the header or footer in a section with the given places.
    ///
    /// Unlike `extent`, the result does not float.
    func extent(in places: SectionPlaces) -> Extent {
        switch self {
        case .header: places.header
        case .footer: places.footer
        }
    }

    /// Where it is drawn in such a section, floating or not.
    func extent(in places: SectionPlaces, _ sticky: StickyHeaders) -> Extent {
        switch self {
        case .header: sticky.headerExtent(of: places)
        case .footer: sticky.footerExtent(of: places)
        }
    }
}
