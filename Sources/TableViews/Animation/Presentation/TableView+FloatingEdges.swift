import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// The places of headers and footers at the clock's instant.
extension TableView {
    /// The rule by which headers and footers float in a window of the content.
    func stickyHeaders(in viewport: Extent) -> StickyHeaders {
        // Floating views align to whole pixels, like the top of the content.
        let top = presented != nil ? PixelGrid.current.round(viewport.minY) : viewport.minY
        return StickyHeaders(
            geometry: geometry,
            visible: Viewport(
                contentOffset: top, height: viewport.height,
                topInset: floatingTopInset(at: top), bottomInset: adjustedContentInset.bottom
            ).uncoveredExtent,
            float: style == .plain)
    }

    /// The sections that may be seen in a window, at their final places or on their way.
    func sectionsOnDisplay(in viewport: Extent, _ presented: PresentedInstant?) -> [Int] {
        let sections = geometry.visibleSections(in: extentWithMovement(viewport))
        guard let presented else { return Array(sections) }
        return presented.sections(in: extentWithMovement(viewport)).union(sections)
            .union(geometry.visibleSections(in: extentAtRest))
            .filter { $0 < geometry.numberOfSections }.sorted()
    }

    /// The place of a section's header or footer, floating or not; empty if the section has none.
    ///
    /// In a grouped table the place is the final one.
    func place(
        _ edge: SectionEdge, ofSection section: Int, _ sticky: StickyHeaders,
        _ presented: PresentedInstant?
    ) -> Extent {
        let rest = edge.extent(ofSection: section, in: geometry)
        guard !rest.isEmpty else { return rest }
        guard let presented, style == .plain else {
            return edge.extent(in: placesAtRest(ofSection: section), sticky)
        }
        let places = places(ofSection: section, presented)
        var shown = edge.extent(in: places, sticky)
        if edge == .header, let top = presented.topOfBlock(ofSection: section),
            top > sticky.visible.minY
        {
            // The header of a section that comes below the edge does not float above the section.
            shown = places.header
        }
        return Extent(minY: shown.minY, height: PixelGrid.current.aligned(rest).height)
    }

    /// The places of a section and its parts when nothing floats.
    func places(ofSection section: Int, _ presented: PresentedInstant?) -> SectionPlaces {
        guard style == .plain, let presented else { return placesAtRest(ofSection: section) }
        return presented.places(ofSection: section)
    }

    /// The final places of a section and its parts, with the room for a carried row.
    private func placesAtRest(ofSection section: Int) -> SectionPlaces {
        let places = geometry.places(ofSection: section)
        return rowStates.movement?.shown(places, ofSection: section, PixelGrid.current) ?? places
    }
}
