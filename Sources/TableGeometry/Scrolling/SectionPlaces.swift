import Foundation

/// Extents of a section and its parts when no header floats, in points of the content.
///
/// During row insertions and deletions, each edge of a section moves independently. The extents
/// can therefore differ from every `TableGeometry`.
public struct SectionPlaces: Sendable, Hashable {
    /// Extent from the top of the header to the bottom of the footer.
    public var section: Extent
    /// Extent of the header, which is empty if the section has no header.
    public var header: Extent
    /// Extent of all rows, between the header and the footer.
    public var rows: Extent
    /// Extent of the footer, which is empty if the section has no footer.
    public var footer: Extent

    /// Creates the places of a section from the extents of its parts, in points of the content.
    public init(section: Extent, header: Extent, rows: Extent, footer: Extent) {
        self.section = section
        self.header = header
        self.rows = rows
        self.footer = footer
    }

    /// Returns the places with a function applied to each extent.
    ///
    /// The function is called for the section, the header, the rows and the footer, in this
    /// order.
    public func mapped(_ change: (Extent) -> Extent) -> SectionPlaces {
        SectionPlaces(
            section: change(section), header: change(header), rows: change(rows),
            footer: change(footer))
    }

    /// Returns the places with a share of the difference between two other places added to each
    /// edge.
    public func adding(_ from: SectionPlaces, minus to: SectionPlaces, times share: CGFloat)
        -> SectionPlaces
    {
        func moved(_ part: KeyPath<SectionPlaces, Extent>) -> Extent {
            let (place, from, to) = (self[keyPath: part], from[keyPath: part], to[keyPath: part])
            return Extent(
                minY: place.minY + (from.minY - to.minY) * share,
                maxY: place.maxY + (from.maxY - to.maxY) * share)
        }
        return SectionPlaces(
            section: moved(\.section), header: moved(\.header), rows: moved(\.rows),
            footer: moved(\.footer))
    }
}

extension TableGeometry {
    /// Returns the extents of a section and its parts when no header floats.
    ///
    /// O(1).
    public func places(ofSection section: Int) -> SectionPlaces {
        SectionPlaces(
            section: sectionExtent(section), header: headerExtent(ofSection: section),
            rows: rowsExtent(ofSection: section), footer: footerExtent(ofSection: section))
    }
}
