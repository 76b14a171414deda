import Foundation
import TableAnimation
import TableGeometry

/// The places of a plain table's section on their way to where they rest.
///
/// Where its header and footer float is computed at each instant against these places: they stay at the
/// window's edges until the moving end of their own section pushes them.
struct SectionMovement {
    private struct Part {
        let from: SectionPlaces
        let to: SectionPlaces
        let timing: AnimationTiming
    }

    /// Where the section and its parts come to rest.
    private(set) var rest: SectionPlaces
    private var parts: [Part] = []

    init(rest: SectionPlaces) { self.rest = rest }

    var end: Double { parts.map(\.timing.end).max() ?? -.infinity }

    /// When the latest movement runs.
    var timing: AnimationTiming? { parts.last?.timing }

    /// Takes on a batch's movement; what is under way already adds up with it.
    mutating func move(from: SectionPlaces, to: SectionPlaces, _ timing: AnimationTiming) {
        parts.removeAll { timing.start >= $0.timing.end }
        // What is under way turns from where it was going to: beyond the screen each batch measures that otherwise.
        parts.append(Part(from: parts.isEmpty ? from : rest, to: to, timing: timing))
        rest = to
    }

    /// What is under way of the upper edge of the section's rows, and of the lower one.
    var movementsOfRows: [EdgeMovement] {
        parts.map { part in
            EdgeMovement(
                top: part.from.rows.minY - part.to.rows.minY,
                bottom: part.from.rows.maxY - part.to.rows.maxY, timing: part.timing)
        }
    }

    /// What is under way of the upper edge of all of the section, and of the lower one.
    var movements: [EdgeMovement] {
        parts.map { part in
            EdgeMovement(
                top: part.from.section.minY - part.to.section.minY,
                bottom: part.from.section.maxY - part.to.section.maxY, timing: part.timing)
        }
    }

    /// Where the section and its parts are at an instant, when nothing floats.
    func places(at time: Double) -> SectionPlaces {
        parts.reduce(rest) { places, part in
            places.adding(
                part.from, minus: part.to, times: CGFloat(1 - part.timing.progress(at: time)))
        }
    }
}

extension RowArrival {
    /// Where a section that comes or goes in the gap has its parts at an instant: they move with its
    /// rows, of which the last that is seen ends with the gap.
    func places(_ places: SectionPlaces, at time: Double) -> SectionPlaces {
        let shift = shift(at: time)
        var result = places.mapped { Extent(minY: $0.minY + shift, maxY: $0.maxY + shift) }
        result.rows.maxY = min(result.rows.maxY, room(at: time).maxY)
        return result
    }
}

extension UpdateMovement {
    /// Notes how a batch moves the sections that are on the screen before or after it.
    mutating func moveSections(
        _ gaps: UpdateGaps, seen before: Extent, then after: Extent, _ timing: AnimationTiming
    ) {
        let record = gaps.record
        let grid = PixelGrid.current
        let earlier = sections
        let seen = record.geometryBefore.visibleSections(in: before)
            .compactMap(record.mapping.newSection)
        let moving = earlier.keys.compactMap(record.mapping.newSection)
        sections = [:]
        for section in Set(seen + moving).union(gaps.after.visibleSections(in: after)) {
            guard let old = record.mapping.oldSection(for: section) else { continue }
            let to = gaps.newStretch.place(gaps.after.places(ofSection: section))
                .mapped(grid.aligned)
            let from = gaps.oldStretch.place(record.geometryBefore.places(ofSection: old))
                .mapped(grid.aligned)
            var movement = earlier[old] ?? SectionMovement(rest: to)
            movement.move(from: from, to: to, timing)
            sections[section] = movement
        }
    }

    /// Where a section's parts are at an instant, when nothing floats.
    ///
    /// - Parameter rest: where they are at rest.
    func places(ofSection section: Int, rest: SectionPlaces, at time: Double) -> SectionPlaces {
        guard let movement = sections[section], time < movement.end else { return rest }
        return movement.places(at: time)
    }

    /// Whether sections of a plain table are on their way, or come.
    func movesSections(at time: Double) -> Bool {
        sections.contains { time < $0.value.end }
            || arrivals.contains { time < $0.value.end }
    }
}
