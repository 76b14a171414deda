import Foundation
import TableGeometry

/// Finds the gaps in which the rows and sections of a batch come and go.
struct UpdateGaps {
    let record: UpdateRecord
    let after: TableGeometry
    private let excluded: Set<IndexPath>
    /// By what places of the old table and of the new are measured.
    private(set) var oldStretch = ShownStretch()
    private(set) var newStretch = ShownStretch()

    /// How many rows that come or go beside each other are looked through for one that stays; beyond,
    /// the section's edges are taken, which lie outside of any screen then.
    private static let reach = 1_000

    init(record: UpdateRecord, after: TableGeometry) {
        self.record = record
        self.after = after
        excluded = Set(record.update.reloadedRows + record.update.movedRows.map(\.source))
    }

    private var before: TableGeometry { record.geometryBefore }

    /// Has what lies beyond the parts that are there, before and after the batch, move no farther than
    /// to their ends.
    ///
    /// - Parameters:
    ///   - old: the rows that were on display before, by their old places.
    ///   - seen: the stretch of the content that was on the screen before.
    ///   - new: the rows that are on display after, by their new places.
    ///   - then: the stretch that is on the screen after.
    mutating func bound(
        old: some Sequence<IndexPath>, seen: Extent, new: some Sequence<IndexPath>, then: Extent
    ) {
        let (first, last) = outermost(old, in: before, seen)
        if let first, let gap = gap(ofOldPart: first) {
            oldStretch.end(above: first.extent.minY, gapTop: gap.oldTop)
        }
        if let last, let gap = gap(ofOldPart: last) {
            oldStretch.end(below: last.extent.maxY, gapBottom: gap.oldBottom)
        }
        let (newFirst, newLast) = outermost(new, in: after, then)
        if let newFirst, let gap = gap(ofNewPart: newFirst) {
            newStretch.end(above: newFirst.extent.minY, gapTop: gap.newTop)
        }
        if let newLast, let gap = gap(ofNewPart: newLast) {
            newStretch.end(below: newLast.extent.maxY, gapBottom: gap.newBottom)
        }
    }

    /// A row, or the header or footer of a section.
    private struct Part {
        let section: Int
        /// The row, where it is one.
        var row: IndexPath?
        let extent: Extent
    }

    /// The first and the last part of those that are there: rows on display, headers and footers whose
    /// own places are on the screen.
    private func outermost(
        _ rows: some Sequence<IndexPath>, in geometry: TableGeometry, _ visible: Extent
    ) -> (first: Part?, last: Part?) {
        let rows = rows.sorted()
        let sections = geometry.visibleSections(in: visible)
        var parts = [rows.first, rows.last].compactMap { $0 }.map {
            Part(section: $0.section, row: $0, extent: geometry.rowExtent(at: $0))
        }
        for section in [sections.first, sections.last].compactMap({ $0 }) {
            for edge in SectionEdge.allCases {
                let extent = edge.extent(ofSection: section, in: geometry)
                guard extent.intersects(visible) else { continue }
                parts.append(Part(section: section, extent: extent))
            }
        }
        return (
            parts.min { $0.extent.minY < $1.extent.minY },
            parts.max { $0.extent.maxY < $1.extent.maxY }
        )
    }

    /// Returns the gap of a departing part, or `nil` if the part stays.
    private func gap(ofOldPart part: Part) -> UpdateGap? {
        if let row = part.row { return leaves(row) ? gap(ofOldRow: row) : nil }
        return isKept(oldSection: part.section) ? nil : gap(ofOldSection: part.section)
    }

    /// Returns the gap of an arriving part, or `nil` if the part stays.
    private func gap(ofNewPart part: Part) -> UpdateGap? {
        if let row = part.row { return comes(row) ? gap(ofNewRow: row) : nil }
        return isKept(newSection: part.section) ? nil : gap(ofNewSection: part.section)
    }

    /// A gap by what is shown of it.
    func shown(_ gap: UpdateGap) -> UpdateGap {
        var result = gap
        result.oldTop = oldStretch.place(gap.oldTop)
        result.oldBottom = oldStretch.place(gap.oldBottom)
        result.newTop = newStretch.place(gap.newTop)
        result.newBottom = newStretch.place(gap.newBottom)
        return result
    }

    private func comes(_ new: IndexPath) -> Bool {
        record.mapping.oldIndexPath(for: new) == nil
    }

    private func leaves(_ old: IndexPath) -> Bool {
        record.mapping.newIndexPath(for: old) == nil
    }

    /// The gap around a row of the new table.
    func gap(ofNewRow row: IndexPath) -> UpdateGap {
        guard let oldSection = record.mapping.oldSection(for: row.section) else {
            return gap(ofNewSection: row.section)
        }
        var gap = edges(ofOldSection: oldSection, new: row.section)
        // Of a section that is shown anew no row stays, but its box does.
        guard !record.mapping.isNewSection(row.section) else { return gap }
        for index in stride(from: row.row - 1, through: max(0, row.row - Self.reach), by: -1) {
            let new = IndexPath(row: index, section: row.section)
            guard let old = stayed(atNew: new), isSeen(old, new) else { continue }
            gap.oldTop = before.rowExtent(at: old).maxY
            gap.newTop = after.rowExtent(at: new).maxY
            gap.above = new
            break
        }
        let count = after.numberOfRows(inSection: row.section)
        for index in (row.row + 1)..<max(row.row + 1, min(count, row.row + Self.reach)) {
            let new = IndexPath(row: index, section: row.section)
            guard let old = stayed(atNew: new), isSeen(old, new) else { continue }
            gap.oldBottom = before.rowExtent(at: old).minY
            gap.newBottom = after.rowExtent(at: new).minY
            gap.below = new
            break
        }
        return gap
    }

    /// The gap around a row of the old table.
    func gap(ofOldRow row: IndexPath) -> UpdateGap {
        guard let newSection = record.mapping.newSection(for: row.section) else {
            return gap(ofOldSection: row.section)
        }
        var gap = edges(ofOldSection: row.section, new: newSection)
        guard !record.mapping.isNewSection(newSection) else { return gap }
        for index in stride(from: row.row - 1, through: max(0, row.row - Self.reach), by: -1) {
            let old = IndexPath(row: index, section: row.section)
            guard let new = place(ofOld: old), isSeen(old, new) else { continue }
            gap.oldTop = before.rowExtent(at: old).maxY
            gap.newTop = after.rowExtent(at: new).maxY
            gap.above = new
            break
        }
        let count = before.numberOfRows(inSection: row.section)
        for index in (row.row + 1)..<max(row.row + 1, min(count, row.row + Self.reach)) {
            let old = IndexPath(row: index, section: row.section)
            guard let new = place(ofOld: old), isSeen(old, new) else { continue }
            gap.oldBottom = before.rowExtent(at: old).minY
            gap.newBottom = after.rowExtent(at: new).minY
            gap.below = new
            break
        }
        return gap
    }

    /// The gap around a section of the new table.
    func gap(ofNewSection section: Int) -> UpdateGap {
        let below = (section + 1)..<max(section + 1, after.numberOfSections)
        return gap(
            below: (0..<section).reversed().lazy.compactMap(record.mapping.oldSection).first,
            above: below.lazy.compactMap(record.mapping.oldSection).first)
    }

    /// The gap around a section of the old table.
    func gap(ofOldSection section: Int) -> UpdateGap {
        let below = (section + 1)..<max(section + 1, before.numberOfSections)
        return gap(
            below: (0..<section).last { isKept(oldSection: $0) },
            above: below.first { isKept(oldSection: $0) })
    }

    /// The gap between sections that stay, by their old numbers; nothing for the ends of the table.
    private func gap(below upper: Int?, above lower: Int?) -> UpdateGap {
        var gap = wholeContent
        if let upper, let new = record.mapping.newSection(for: upper) {
            gap.oldTop = before.sectionExtent(upper).maxY
            gap.newTop = after.sectionExtent(new).maxY
        }
        if let lower, let new = record.mapping.newSection(for: lower) {
            gap.oldBottom = before.sectionExtent(lower).minY
            gap.newBottom = after.sectionExtent(new).minY
        }
        return gap
    }

    /// The gap of all sections, without the space above the first and below the last.
    private var wholeContent: UpdateGap {
        let old = content(of: before, orAsIn: after)
        let new = content(of: after, orAsIn: before)
        return UpdateGap(
            oldTop: old.minY, oldBottom: old.maxY, newTop: new.minY, newBottom: new.maxY)
    }

    /// Returns the extent of a table's sections.
    ///
    /// For a table without sections, the extent is empty and begins at the place of its first
    /// section.
    private func content(of table: TableGeometry, orAsIn other: TableGeometry) -> Extent {
        guard table.numberOfSections > 0 else {
            let space =
                other.numberOfSections > 0
                ? other.sectionExtent(0).minY - other.tableHeaderExtent.maxY : 0
            return Extent(minY: table.tableHeaderExtent.maxY + space, height: 0)
        }
        return Extent(
            minY: table.sectionExtent(0).minY,
            maxY: table.sectionExtent(table.numberOfSections - 1).maxY)
    }

    private func edges(ofOldSection old: Int, new: Int) -> UpdateGap {
        UpdateGap(
            oldTop: before.rowsExtent(ofSection: old).minY,
            oldBottom: before.rowsExtent(ofSection: old).maxY,
            newTop: after.rowsExtent(ofSection: new).minY,
            newBottom: after.rowsExtent(ofSection: new).maxY, section: new)
    }

    // MARK: Edges of earlier gaps

    /// How far the batch moves the upper edge of a gap of an earlier one: what stands above it; points.
    ///
    /// - Parameter isWholeSection: Whether it is the gap of a section, beside which other sections stand: one that
    ///   moves to another place leaves it, while rows go with their section.
    /// - Parameter section: the section that the gap lies in, by its number after the batch, where it is known: beside
    ///   its ends stand rows of others, which the edge has nothing to do with.
    func displacement(
        ofUpperEdge y: CGFloat, isWholeSection: Bool, in section: Int? = nil
    ) -> CGFloat {
        if isWholeSection { return displacement(ofSectionAbove: y) }
        let own = section.flatMap(record.mapping.oldSection)
        if let old = before.indexPathForRow(at: y - Self.hair),
            own == nil || own == old.section
        {
            guard let new = place(ofOld: old) else { return gap(ofOldRow: old).newTop - y }
            return after.rowExtent(at: new).maxY - before.rowExtent(at: old).maxY
        }
        return displacement(ofSection: own ?? before.sectionIndex(at: y - Self.hair)) { $0.minY }
    }

    /// The same for the lower edge of a gap: what stands below it.
    func displacement(
        ofLowerEdge y: CGFloat, isWholeSection: Bool, in section: Int? = nil
    ) -> CGFloat {
        if isWholeSection { return displacement(ofSectionBelow: y) }
        let own = section.flatMap(record.mapping.oldSection)
        if let old = before.indexPathForRow(at: y + Self.hair),
            own == nil || own == old.section
        {
            guard let new = place(ofOld: old) else { return gap(ofOldRow: old).newBottom - y }
            return after.rowExtent(at: new).minY - before.rowExtent(at: old).minY
        }
        return displacement(ofSection: own ?? before.sectionIndex(at: y - Self.hair)) { $0.maxY }
    }

    private func displacement(ofSectionAbove y: CGFloat) -> CGFloat {
        guard let old = before.sectionIndex(at: y - Self.hair) else {
            return after.tableHeaderExtent.maxY - before.tableHeaderExtent.maxY
        }
        guard !leavesItsPlace(old), let new = record.mapping.newSection(for: old) else {
            return gap(ofOldSection: old).newTop - y
        }
        return after.sectionExtent(new).maxY - before.sectionExtent(old).maxY
    }

    private func displacement(ofSectionBelow y: CGFloat) -> CGFloat {
        guard let old = before.sectionIndex(at: y + Self.hair) else {
            return after.tableFooterExtent.minY - before.tableFooterExtent.minY
        }
        guard !leavesItsPlace(old), let new = record.mapping.newSection(for: old) else {
            return gap(ofOldSection: old).newBottom - y
        }
        return after.sectionExtent(new).minY - before.sectionExtent(old).minY
    }

    /// How far the batch moves all of a section to another place, if it does; points.
    ///
    /// - Parameter new: the section, by its number after the batch.
    func way(ofMovedSection new: Int) -> CGFloat? {
        guard record.update.movedSections.contains(where: { $0.destination == new }),
            let old = record.mapping.oldSection(for: new)
        else { return nil }
        return after.sectionExtent(new).minY - before.sectionExtent(old).minY
    }

    /// Whether a section is there no more, or moves to another place.
    private func leavesItsPlace(_ old: Int) -> Bool {
        !isKept(oldSection: old) || record.update.movedSections.contains { $0.source == old }
    }

    private func displacement(ofSection old: Int?, _ edge: (Extent) -> CGFloat) -> CGFloat {
        guard let old, let new = record.mapping.newSection(for: old) else { return 0 }
        return edge(after.rowsExtent(ofSection: new)) - edge(before.rowsExtent(ofSection: old))
    }

    /// Less than a pixel, in points: what lies beside an edge.
    private static let hair: CGFloat = 0.01

    private func isKept(newSection: Int) -> Bool {
        record.mapping.oldSection(for: newSection) != nil
    }

    private func isKept(oldSection: Int) -> Bool {
        record.mapping.newSection(for: oldSection) != nil
    }

    private func stayed(atNew new: IndexPath) -> IndexPath? {
        guard let old = record.mapping.oldIndexPath(for: new), !excluded.contains(old) else {
            return nil
        }
        return old
    }

    /// Whether a row that stays has a height, before or after: others are no edge of a gap.
    private func isSeen(_ old: IndexPath, _ new: IndexPath) -> Bool {
        before.rowExtent(at: old).height > 0 || after.rowExtent(at: new).height > 0
    }

    private func place(ofOld old: IndexPath) -> IndexPath? {
        excluded.contains(old) ? nil : record.mapping.newIndexPath(for: old)
    }
}
