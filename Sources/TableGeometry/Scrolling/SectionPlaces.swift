import Foundation

/// Where a section and its parts lie when nothing floats, in points of the content.
///
/// While rows come and go a section's edges move, each on its own way, so these places are not always those
/// of a `TableGeometry`.
public struct SectionPlaces: Sendable, Hashable {
    /// From the top of the header to the bottom of the footer.
    public var section: Extent
    /// The header; empty where there is none.
    public var header: Extent
    /// All rows, between the header and the footer.
    public var rows: Extent
    /// The footer; empty where there is none.
    public var footer: Extent

    /// A section's places from those of its parts, in points of the content.
    public init(section: Extent, header: Extent, rows: Extent, footer: Extent) {
        self.section = section
        self.header = header
        self.rows = rows
        self.footer = footer
    }

    /// The places with a change made to each part's; the parts' own order is that of the section.
    public func mapped(_ change: (Extent) -> Extent) -> SectionPlaces {
        SectionPlaces(
            section: change(section), header: change(header), rows: change(rows),
            footer: change(footer))
    }

    /// The places with a share of the difference of two others added to each edge.
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
    /// Where a section and its parts lie when nothing floats.
    ///
    /// O(1).
    public func places(ofSection section: Int) -> SectionPlaces {
        SectionPlaces(
            section: sectionExtent(section), header: headerExtent(ofSection: section),
            rows: rowsExtent(ofSection: section), footer: footerExtent(ofSection: section))
    }
}
