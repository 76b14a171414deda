import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// The places of headers and footers at the clock's instant.
extension HeaderFooterStore {
    /// The rule by which headers and footers float in a window of the content.
    func stickyHeaders(in viewport: Extent) -> StickyHeaders {
        // Floating views align to whole pixels, like the top of the content.
        let top =
            table.updates.presented != nil ? PixelGrid.current.round(viewport.minY) : viewport.minY
        return StickyHeaders(
            geometry: table.geometry,
            visible: Viewport(
                contentOffset: top, height: viewport.height,
                topInset: table.scrolling.floatingTopInset(at: top),
                bottomInset: table.adjustedContentInset.bottom
            ).uncoveredExtent,
            float: table.style == .plain)
    }

    /// Returns the share to which a header stands at the upper edge of the uncovered content, from
    /// 0 to 1.
    ///
    /// The share decreases while the next header moves the header up.
    ///
    /// - Parameter distance: Distance of a header from the edge for a share of 0, in points.
    package func shareOfHeaderAtEdge(within distance: CGFloat) -> CGFloat {
        guard table.style == .plain, distance > 0 else { return 0 }
        let viewport = table.visibleExtent
        let sticky = stickyHeaders(in: viewport)
        let presented = table.updates.presented
        let edge = sticky.visible.minY
        let shares = sectionsOnDisplay(in: viewport, presented).map { section -> CGFloat in
            let header = place(.header, ofSection: section, sticky, presented)
            guard !header.isEmpty, header.maxY > edge else { return 0 }
            return header.minY <= edge
                ? (header.maxY - edge) / header.height : 1 - (header.minY - edge) / distance
        }
        return min(1, max(0, shares.max() ?? 0))
    }

    /// Returns the sections that may be visible in a window, at their final or presented positions.
    func sectionsOnDisplay(in viewport: Extent, _ presented: PresentedInstant?) -> [Int] {
        let sections = table.geometry.visibleSections(
            in: table.editing.extentWithMovement(viewport))
        guard let presented else { return Array(sections) }
        return presented.sections(in: table.editing.extentWithMovement(viewport)).union(sections)
            .union(table.geometry.visibleSections(in: table.updates.extentAtRest))
            .filter { $0 < table.geometry.numberOfSections }.sorted()
    }

    /// Returns the extent of a section's header or footer, floating or not; empty if the section
    /// has no such view.
    ///
    /// In a grouped table, the extent is the final extent.
    func place(
        _ edge: SectionEdge, ofSection section: Int, _ sticky: StickyHeaders,
        _ presented: PresentedInstant?
    ) -> Extent {
        let rest = edge.extent(ofSection: section, in: table.geometry)
        guard !rest.isEmpty else { return rest }
        guard let presented, table.style == .plain else {
            return edge.extent(in: placesAtRest(ofSection: section), sticky)
        }
        let places = places(ofSection: section, presented)
        var shown = edge.extent(in: places, sticky)
        if edge == .header, let top = presented.topOfBlock(ofSection: section),
            top > sticky.visible.minY
        {
            // The header of a section that appears below the edge does not float above the section.
            shown = places.header
        }
        return Extent(minY: shown.minY, height: PixelGrid.current.aligned(rest).height)
    }

    /// Returns the places of a section and its parts without floating.
    func places(ofSection section: Int, _ presented: PresentedInstant?) -> SectionPlaces {
        guard table.style == .plain, let presented else { return placesAtRest(ofSection: section) }
        return presented.places(ofSection: section)
    }

    /// The final places of a section and its parts, with the room for a carried row.
    private func placesAtRest(ofSection section: Int) -> SectionPlaces {
        let places = table.geometry.places(ofSection: section)
        return table.editing.rowStates.movement?.shown(
            places, ofSection: section, PixelGrid.current) ?? places
    }
}
