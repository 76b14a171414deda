import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// Where headers and footers are drawn at the clock's instant.
extension TableView {
    /// What headers and footers float by in a window of the content.
    func stickyHeaders(in viewport: Extent) -> StickyHeaders {
        // Floating views align to whole pixels, like the top of the content.
        let top = movesSections ? PixelGrid.current.round(viewport.minY) : viewport.minY
        return StickyHeaders(
            geometry: geometry,
            visible: Viewport(
                contentOffset: top, height: viewport.height,
                topInset: floatingTopInset(at: top), bottomInset: adjustedContentInset.bottom
            ).uncoveredExtent,
            float: style == .plain)
    }

    /// The sections that may be seen in a window, those on their way through it too.
    func sectionsOnDisplay(in viewport: Extent) -> [Int] {
        let sections = geometry.visibleSections(in: extentWithMovement(viewport))
        guard movesSections else {
            guard style != .plain, !updateMovement.batches.isEmpty else { return Array(sections) }
            // Those that are on their way leave when they are out of sight.
            return shownHeaders.union(shownFooters).union(sections)
                .union(updateMovement.travels.map(\.section))
                .filter { $0 < geometry.numberOfSections }.sorted()
        }
        return Set(sections).union(geometry.visibleSections(in: extentAtRest))
            .union(updateMovement.sections.keys.filter { $0 < geometry.numberOfSections })
            .sorted()
    }

    /// Where a section's header or footer is drawn, floating or not; empty where it has none.
    func place(_ edge: SectionEdge, ofSection section: Int, _ sticky: StickyHeaders) -> Extent {
        let rest = edge.extent(ofSection: section, in: geometry)
        guard movesSections, !rest.isEmpty else {
            return edge.extent(in: places(ofSection: section), sticky)
        }
        let shown = edge.extent(in: places(ofSection: section), sticky)
        // It has its own height at once, whatever came before it.
        return Extent(minY: shown.minY, height: PixelGrid.current.aligned(rest).height)
    }

    /// Where a section and its parts are when nothing floats.
    func places(ofSection section: Int) -> SectionPlaces {
        let rest = placesAtRest(ofSection: section)
        guard movesSections, let time = AnimationClock.current?.time else { return rest }
        let aligned = rest.mapped(PixelGrid.current.aligned)
        let places = updateMovement.places(ofSection: section, rest: aligned, at: time)
        let arrival = updateMovement.arrivals[.init(edge: .header, section: section)]
        guard let arrival, time < arrival.timing.end else { return places }
        return arrival.places(places, at: time)
    }

    /// Returns the final places of a section and its parts, including the gap for a row that is
    /// being moved.
    private func placesAtRest(ofSection section: Int) -> SectionPlaces {
        let places = geometry.places(ofSection: section)
        return rowStates.movement?.shown(places, ofSection: section, PixelGrid.current) ?? places
    }

    /// Makes a change of the room for a carried row, and has the sections of a plain table move with their
    /// rows; their headers and footers float by where they are on the way.
    func movingSections<Result>(
        _ timing: AnimationTiming, _ clock: AnimationClock, _ change: () -> Result
    ) -> Result {
        guard style == .plain else { return change() }
        let sections = sectionsOnDisplay(in: visibleExtent)
        func rests() -> [SectionPlaces] {
            sections.map { placesAtRest(ofSection: $0).mapped(PixelGrid.current.aligned) }
        }
        let before = rests()
        let result = change()
        for ((section, from), to) in zip(zip(sections, before), rests()) where from != to {
            var movement = updateMovement.sections[section] ?? SectionMovement(rest: to)
            movement.move(from: from, to: to, timing)
            updateMovement.sections[section] = movement
            clock.extend(to: timing.end)
        }
        return result
    }

    /// Whether sections of a plain table move at the clock's instant.
    var movesSections: Bool {
        guard style == .plain, let time = AnimationClock.current?.time else { return false }
        return updateMovement.movesSections(at: time)
    }
}
