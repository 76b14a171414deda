import Foundation
import TableGeometry

/// Effects of a batch on the parts of a table.
extension PresentedList.Batch {
    enum Fate {
        case stays(PresentedItem, moves: Bool)
        /// The part moves to another place, and its old place closes.
        case moves(PresentedItem)
        case leaves
        /// Another part replaces the part in the same place.
        case isReplaced(PresentedItem)
    }

    func fate(of item: PresentedItem) -> Fate {
        switch item {
        case .row(let row):
            if let new = fadingRows[row] { return .stays(.row(new), moves: false) }
            guard let new = mapping.newIndexPath(for: row) else { return .leaves }
            if reloadedRows.contains(row) { return .isReplaced(.row(new)) }
            if movedRows.contains(row) { return .moves(.row(new)) }
            return .stays(.row(new), moves: movedSections.contains(row.section))
        case .header(let section):
            return fate(ofEnd: item, section) { .header($0) }
        case .footer(let section):
            return fate(ofEnd: item, section) { .footer($0) }
        case .section, .leaving: return .leaves
        }
    }

    private func fate(
        ofEnd item: PresentedItem, _ section: Int, _ make: (Int) -> PresentedItem
    ) -> Fate {
        guard let new = mapping.newSection(for: section) else { return .leaves }
        if mapping.isNewSection(new), hasView(item, before) != hasView(make(new), after) {
            return .isReplaced(make(new))
        }
        return .stays(make(new), moves: movedSections.contains(section))
    }

    /// Returns whether a section has a header or footer view.
    private func hasView(_ item: PresentedItem, _ places: SlotPlaces) -> Bool {
        switch item {
        case .header(let section) where places.contains(item):
            !places.geometry.headerExtent(ofSection: section).isEmpty
        case .footer(let section) where places.contains(item):
            !places.geometry.footerExtent(ofSection: section).isEmpty
        default: false
        }
    }

    /// Returns whether a leaving part is replaced by another part in the same place.
    func isReload(_ item: PresentedItem) -> Bool {
        switch item {
        case .row(let row):
            reloadedRows.contains(row)
                || mapping.newSection(for: row.section).map(mapping.isNewSection) == true
        case .header(let section), .footer(let section):
            mapping.newSection(for: section) != nil
        case .section, .leaving: false
        }
    }

    /// Returns whether the rows of a slot are still consecutive after the batch.
    func keepsSpan(_ slot: PresentedList.Slot, to place: SlotPosition) -> Bool {
        let distance = slot.span - 1
        let last = IndexPath(row: slot.position.index + distance, section: slot.position.section)
        return mapping.newIndexPath(for: last)
            == IndexPath(row: place.index + distance, section: place.section)
    }

    func isMoved(_ position: SlotPosition) -> Bool { movedSections.contains(position.section) }

    /// Maximum number of rows to search for the nearest remaining row; rows farther away are not
    /// visible.
    private static let reach = 1_000

    /// Returns the position of a boundary after the batch: below the nearest remaining part above
    /// the boundary.
    func boundary(_ old: SlotPosition) -> SlotPosition {
        guard old.section >= 0 else { return old }
        let inside = old.index == SlotPosition.start ? nil : mapping.newSection(for: old.section)
        guard let section = inside else {
            let above = (0..<min(old.section, before.geometry.numberOfSections)).reversed().lazy
                .filter { !movedSections.contains($0) }.compactMap(mapping.newSection).first
            return SlotPosition(
                section: above.map { $0 + 1 } ?? 0, index: SlotPosition.start, isBefore: true)
        }
        guard old.index != SlotPosition.header, old.index != SlotPosition.footer else {
            return SlotPosition(section: section, index: old.index, isBefore: true)
        }
        guard !mapping.isNewSection(section) else {
            let above = fadingRows.keys.filter {
                $0.section == old.section && $0.row < old.index
            }
            return SlotPosition(section: section, index: above.count, isBefore: true)
        }
        let near = max(0, old.index - Self.reach)..<old.index
        let above = near.reversed().lazy.compactMap { index -> Int? in
            let row = IndexPath(row: index, section: old.section)
            guard !movedRows.contains(row) else { return nil }
            return mapping.newIndexPath(for: row)?.row
        }.first
        return SlotPosition(section: section, index: above.map { $0 + 1 } ?? 0, isBefore: true)
    }

    /// Returns the slots of parts that appear with the batch, on the screen and below the screen.
    func comingSlots(order: Double) -> [PresentedList.Slot] {
        var slots: [PresentedList.Slot] = []
        let geometry = after.geometry
        func open(_ item: PresentedItem, isReload: Bool, moves: Bool = false) {
            let height = after.extent(of: item).height
            guard height > 0, let position = SlotPosition(item) else { return }
            var slot = PresentedList.Slot(position: position, order: order)
            slot.height.add(-height, timing)
            if !moves {
                slot.change = PresentedList.Change(
                    batch: number, style: comingStyle(item), isReload: isReload, leaves: false)
            }
            slots.append(slot)
        }
        // Parts above the screen may be visible during the animation.
        let range = Extent(
            minY: visibleExtentAfter.minY - visibleExtentAfter.height, maxY: visibleExtentAfter.maxY
        )
        for row in geometry.indexPathsForRows(in: range) where !placesOfFadingRows.contains(row) {
            guard let old = mapping.oldIndexPath(for: row) else {
                open(
                    .row(row),
                    isReload: mapping.oldSection(for: row.section) != nil
                        && mapping.isNewSection(row.section))
                continue
            }
            if reloadedRows.contains(old) { open(.row(row), isReload: true) }
            if movedRows.contains(old), after.extent(of: .row(row)).intersects(visibleExtentAfter) {
                open(.row(row), isReload: false, moves: true)
            }
        }
        for section in geometry.visibleSections(in: range) {
            for item in [PresentedItem.header(section), .footer(section)]
            where after.extent(of: item).intersects(range) {
                guard let old = mapping.oldSection(for: section) else {
                    open(item, isReload: false)
                    continue
                }
                let former = item == .header(section) ? PresentedItem.header(old) : .footer(old)
                if case .isReplaced = fate(of: former) { open(item, isReload: true) }
            }
        }
        return slots + heldSlots(order: order)
    }

    /// Returns the slots of new rows below the screen, which stay closed until the end.
    ///
    /// The parts below these rows therefore move at most to the end of the screen.
    private func heldSlots(order: Double) -> [PresentedList.Slot] {
        var slots: [PresentedList.Slot] = []
        let geometry = after.geometry
        func hold(_ rows: Range<Int>, _ section: Int) {
            guard let first = rows.first else { return }
            var slot = PresentedList.Slot(
                position: SlotPosition(section: section, index: first), order: order)
            slot.span = rows.count
            slot.isClosed = true
            slot.height.add(-slot.rest(after), timing, isHeld: true)
            slots.append(slot)
        }
        func isBelow(_ row: IndexPath) -> Bool {
            after.extent(of: .row(row)).minY >= visibleExtentAfter.maxY
        }
        let rows = update.insertedRows.filter { geometry.contains($0) && isBelow($0) }.sorted()
        var range = 0..<0
        var section = 0
        for row in rows {
            if row.section == section, row.row == range.upperBound, !range.isEmpty {
                range = range.lowerBound..<(row.row + 1)
            } else {
                hold(range, section)
                (section, range) = (row.section, row.row..<(row.row + 1))
            }
        }
        hold(range, section)
        let sections =
            update.insertedSections + update.reloadedSections.compactMap(mapping.newSection)
        for section in Set(sections) where after.contains(.section(section)) {
            let count = geometry.numberOfRows(inSection: section)
            let first = (0..<count).partitioningIndex {
                isBelow(IndexPath(row: $0, section: section))
            }
            hold(first..<count, section)
            guard mapping.oldSection(for: section) == nil else { continue }
            for item in [PresentedItem.header(section), .footer(section)] {
                let extent = after.extent(of: item)
                guard extent.minY >= visibleExtentAfter.maxY, extent.height > 0,
                    let position = SlotPosition(item)
                else { continue }
                var slot = PresentedList.Slot(position: position, order: order)
                slot.isClosed = true
                slot.height.add(-extent.height, timing, isHeld: true)
                slots.append(slot)
            }
        }
        return slots
    }

    /// Returns the slots that close at the old places of moved sections and open at the new places.
    func movedSectionSlots(_ old: PresentedLayout, order: Double) -> [PresentedList.Slot] {
        var slots: [PresentedList.Slot] = []
        for move in update.movedSections {
            let extent = old.extent(ofSection: move.source)
            let boundary = SlotPosition(
                section: move.source, index: SlotPosition.start, isBefore: true)
            if extent.intersects(visibleExtentBefore) {
                slots.append(
                    PresentedList.Slot(
                        position: self.boundary(boundary), order: order,
                        height: Animated(extent.height, timing)))
            }
            if after.extent(of: .section(move.destination)).intersects(visibleExtentAfter) {
                slots.append(
                    PresentedList.Slot(
                        position: SlotPosition(
                            section: move.destination, index: SlotPosition.start, isBefore: true),
                        order: order + 1, height: Animated(-extent.height, timing)))
            }
        }
        return slots
    }
}
