import Foundation
import TableDrawing
import TableGeometry

/// A section on its way to another place, above the others.
struct SectionTravel {
    /// The section, by its number in the table as it is.
    var section: Int
    /// Where all of it is at rest, header and footer included; content coordinates, points.
    var rest: Extent
    /// The way of its upper and its lower edge.
    var movements: [EdgeMovement]
    /// When it began to move.
    let start: Double

    var end: Double { movements.map(\.timing.end).max() ?? start }

    /// Where the section is at an instant, as far as it may be seen; nothing while it rests.
    ///
    /// - Parameter visible: the stretch of the content that is shown, in points.
    func extent(at time: Double, within visible: Extent) -> Extent? {
        guard time > start, time < end else { return nil }
        let offset = movements.offset(at: time)
        let top = max(rest.minY + offset.top, visible.minY)
        let bottom = min(rest.maxY + offset.bottom, visible.maxY)
        return bottom > top ? Extent(minY: top, maxY: bottom) : nil
    }
}

extension UpdateMovement {
    /// The sections that are on their way at the clock's instant, and how far each still has to go; points.
    var travelsUnderWay: [(travel: SectionTravel, way: CGFloat)] {
        guard !travels.isEmpty, !isBeginning, let time = AnimationClock.current?.time else {
            return []
        }
        return travels.filter { time > $0.start && time < $0.end }
            .map { ($0, $0.movements.offset(at: time).top) }
    }

    /// Notes which sections a batch moves to other places, and has those that are on their way follow; of one
    /// that goes from beyond the screen to beyond the screen nothing is seen.
    ///
    /// - Parameters:
    ///   - before: what was on the screen before.
    ///   - then: the stretch that is on the screen after.
    mutating func travel(
        _ record: UpdateRecord, to after: TableGeometry, from before: TableView.ScreenBefore,
        then: Extent,
        _ timing: AnimationTiming
    ) {
        func movement(from old: Extent, to new: Extent) -> EdgeMovement {
            EdgeMovement(top: old.minY - new.minY, bottom: old.maxY - new.maxY, timing: timing)
        }
        travels = travels.compactMap { travel in
            guard let section = record.mapping.newSection(for: travel.section) else { return nil }
            var moved = travel
            moved.section = section
            moved.rest = after.sectionExtent(section)
            moved.movements.begin(movement(from: travel.rest, to: moved.rest))
            return moved
        }
        // Sections that are already moving stay above newly moving sections, so that nothing is
        // covered suddenly.
        var beginning: [SectionTravel] = []
        for section in record.update.movedSections.map(\.destination)
        where !travels.contains(where: { $0.section == section }) {
            guard let old = record.mapping.oldSection(for: section) else { continue }
            let rest = after.sectionExtent(section)
            let from = record.geometryBefore.sectionExtent(old)
            guard from.intersects(before.extent) || rest.intersects(then) else { continue }
            beginning.append(
                SectionTravel(
                    section: section, rest: rest,
                    movements: before.movements(ofSection: old) + [movement(from: from, to: rest)],
                    start: timing.start))
        }
        travels = beginning + travels
    }
}

extension TableView {
    /// Returns the nodes below a section that moves past other sections: the table's
    /// background, and the section's own box if the box changes.
    ///
    /// The background hides the other sections. Two boxes never merge.
    ///
    /// The nodes end at the last drawn row, because a section higher than the screen may lack rows.
    ///
    /// - Parameter drawn: the drawn nodes of the section.
    func travelNodes(
        _ travel: SectionTravel, beneath drawn: [RenderNode], at time: Double,
        within visible: Extent
    ) -> [RenderNode] {
        guard let stretch = stretch(of: travel.section, drawn),
            let extent = travel.extent(at: time, within: visible)
        else { return [] }
        let top = max(extent.minY, stretch.minY)
        let frame = CGRect(
            x: 0, y: top, width: bounds.width, height: min(extent.maxY, stretch.maxY) - top)
        guard frame.height > 0 else { return [] }
        let background = RenderNode(
            name: "section \(travel.section) background", frame: frame,
            background: makeBackground(),
            contents: backgroundPattern(
                in: CGRect(origin: .zero, size: frame.size),
                over: visible.offset(by: -extent.minY)))
        let plates = updateMovement.plates.filter { $0.section == travel.section }
            .compactMap { $0.node(at: time, within: visible) }
        let isWhole = stretch.minY == -.infinity && stretch.maxY == .infinity
        return [background] + plates.map { isWhole ? $0 : RoomShape().cut($0, to: frame) }
    }

    /// Returns the extent of a section's drawn nodes.
    ///
    /// If the first or last row is drawn, the extent is unlimited on its side.
    private func stretch(of section: Int, _ drawn: [RenderNode]) -> Extent? {
        guard let top = drawn.map(\.frame.minY).min(),
            let bottom = drawn.map(\.frame.maxY).max(),
            section < geometry.numberOfSections
        else { return nil }
        let rows = geometry.seenRows(ofSection: section)
        func isDrawn(_ row: Int) -> Bool {
            let row = IndexPath(row: row, section: section)
            return displayed[row] != nil || updateMovement.departures.contains { $0.row == row }
        }
        return Extent(
            minY: rows.isEmpty || isDrawn(rows.lowerBound) ? -.infinity : top,
            maxY: rows.isEmpty || isDrawn(rows.upperBound - 1) ? .infinity : bottom)
    }

    /// The sections of which rows are drawn, those that leave included.
    var sectionsWithDrawnRows: Set<Int> {
        let leaving = updateMovement.departures.filter { $0.plate == nil }
        return Set(displayed.keys.map(\.section) + leaving.compactMap(\.section))
    }

    /// Returns the z-order of a row while sections move to other places: 0 or more in a moving
    /// section, above all moving sections for a row that changes its section, and -1 elsewhere.
    func level(of cell: TableViewCell, _ travels: [SectionTravel], _ time: Double?) -> Int {
        let level = cell.displayedIndexPath.map { self.level(of: $0.section, travels) } ?? -1
        guard level < 0, let time, time < cell.movement.changesSectionUntil else { return level }
        return travels.count
    }

    /// Returns the z-order of a header or footer.
    ///
    /// In a plain table it is above all rows, including rows that change their section, as in
    /// UIKit.
    ///
    /// While sections move, moving sections pass above the header or footer, which stays with
    /// the rows of its own section.
    func level(of place: SectionEdge.Place, _ travels: [SectionTravel]) -> Int {
        travels.isEmpty && style == .plain ? 0 : level(of: place.section, travels)
    }

    /// How far to the front the rows of a section lie.
    func level(of section: Int, _ travels: [SectionTravel]) -> Int {
        travels.firstIndex { $0.section == section } ?? -1
    }
}
