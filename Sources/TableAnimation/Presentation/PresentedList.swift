import Foundation
import TableGeometry

/// Slots of the parts of a table that appear, change their height, or leave.
///
/// The height of a slot is animated. A leaving part keeps its slot until the height is 0. All other
/// parts of the table have their final heights. The position of a part is the sum of the heights
/// above the part. Slots therefore do not overlap and leave no gaps.
package struct PresentedList: Sendable {
    /// Animation of an appearing or leaving part.
    package enum Style: Sendable {
        case fade, left, right, top, bottom, middle, none
    }

    /// Appearance or removal of a part in a batch.
    struct Change: Sendable {
        let batch: Int
        let style: Style
        /// Whether the part replaces another part, or is replaced, in the same place.
        let isReload: Bool
        var leaves: Bool
    }

    struct Slot: Sendable {
        var position: SlotPosition
        /// Order among slots at the same place.
        var order = 0.0
        /// Number of a leaving part, or `nil` for a part of the table.
        var leaving: Int?
        /// Final height of a leaving part before its removal, in points.
        var heightBefore: CGFloat = 0
        /// Number of rows in the slot.
        var span = 1
        /// Whether the slot was closed beyond the screen and clips its rows.
        var isClosed = false
        /// Difference from the final height, which is 0 for a leaving part and for a space.
        var height = Animated()
        var change: Change?

        var isSpace: Bool { position.isBefore && leaving == nil }
    }

    /// Slots from the top of the table to the bottom.
    var slots: [Slot] = []
    private var numberOfDepartures = 0

    package init() {}

    /// Batch of changes with the visible parts of the table.
    package struct Batch {
        package let mapping: IndexPathMapping
        package let update: TableUpdate
        package let number: Int
        package let timing: AnimationTiming
        /// Instant of the batch, in seconds.
        package let time: Double
        package let before: SlotPlaces
        package let after: SlotPlaces
        /// Displayed parts before the batch, by their old places.
        package let shown: [PresentedItem]
        /// Visible part of the content before and after the batch, in content coordinates and
        /// points.
        package let visibleExtentBefore: Extent
        package let visibleExtentAfter: Extent
        /// Returns the style of a leaving part, by its old place.
        package let leavingStyle: (PresentedItem) -> Style
        /// Returns the style of an appearing part, by its new place.
        package let comingStyle: (PresentedItem) -> Style
        /// New places of reloaded rows that fade from their old look in place, by their old places.
        package let fadingRows: [IndexPath: IndexPath]

        package init(
            mapping: IndexPathMapping, update: TableUpdate, number: Int, timing: AnimationTiming,
            time: Double, before: SlotPlaces, after: SlotPlaces, shown: [PresentedItem],
            visibleExtentBefore: Extent,
            visibleExtentAfter: Extent, leavingStyle: @escaping (PresentedItem) -> Style,
            comingStyle: @escaping (PresentedItem) -> Style,
            fadingRows: [IndexPath: IndexPath] = [:]
        ) {
            (self.mapping, self.update, self.number) = (mapping, update, number)
            (self.timing, self.time) = (timing, time)
            (self.before, self.after, self.shown) = (before, after, shown)
            (self.visibleExtentBefore, self.visibleExtentAfter) = (
                visibleExtentBefore, visibleExtentAfter
            )
            (self.leavingStyle, self.comingStyle) = (leavingStyle, comingStyle)
            self.fadingRows = fadingRows
            placesOfFadingRows = Set(fadingRows.values)
            movedRows = Set(update.movedRows.map(\.source))
            movedSections = Set(update.movedSections.map(\.source))
            reloadedRows = Set(update.reloadedRows)
        }

        /// Visible parts of the content before and after the batch, extended by their own height at
        /// both ends.
        var nearExtent: Extent {
            Extent(
                minY: min(
                    visibleExtentBefore.minY - visibleExtentBefore.height,
                    visibleExtentAfter.minY - visibleExtentAfter.height),
                maxY: max(
                    visibleExtentBefore.maxY + visibleExtentBefore.height,
                    visibleExtentAfter.maxY + visibleExtentAfter.height))
        }

        let movedRows: Set<IndexPath>
        let movedSections: Set<Int>
        let reloadedRows: Set<IndexPath>
        let placesOfFadingRows: Set<IndexPath>
    }

    /// Applies a batch: slots of new parts grow from 0, and slots of leaving parts shrink to 0.
    ///
    /// - Returns: numbers of the leaving parts, by their old places.
    mutating func apply(_ batch: Batch) -> [PresentedItem: Int] {
        let time = batch.time
        removeEnded(at: time)
        let old = PresentedLayout(self, batch.before, at: time)
        var next: [Slot] = []
        var anchors: [(position: SlotPosition, order: Double, top: CGFloat)] = []
        var departures: [PresentedItem: Int] = [:]
        for (number, part) in parts(shown: batch.shown).enumerated() {
            var slot = part.slot
            slot.order = Double(number)
            // Rows that were held beyond the screen may become visible with the batch.
            slot.height.release(at: time, atMost: batch.visibleExtentAfter.height)
            guard let item = part.item else {
                // Slot of a leaving part, or a space.
                slot.position = batch.boundary(part.slot.position)
                next.append(slot)
                if slot.leaving != nil, !batch.isMoved(part.slot.position) {
                    anchors.append((slot.position, slot.order, part.top(in: old)))
                }
                continue
            }
            let height = batch.before.extent(of: item).height
            let fate = batch.fate(of: item)
            switch fate {
            case .stays(let new, let moves):
                if part.isShown {
                    slot.height.add(height - batch.after.extent(of: new).height, batch.timing)
                }
                guard let place = SlotPosition(new) else { continue }
                // Several rows share a slot while the rows follow each other.
                guard slot.span == 1 || batch.keepsSpan(slot, to: place) else { continue }
                slot.position = place
                guard slot.isWithin(batch.after) else { continue }
                if slot.height.isAnimated { next.append(slot) }
                if part.isShown, !moves { anchors.append((place, slot.order, old.top(of: item))) }
            case .moves, .leaves, .isReplaced:
                guard part.isShown else { continue }
                slot.position = batch.boundary(part.slot.position)
                slot.heightBefore = height
                if slot.change == nil {
                    slot.height.add(height, batch.timing)
                } else {
                    // The slot shrinks from its present height and does not grow further.
                    let present = height + slot.contribution(at: time, batch.before)
                    slot.height = Animated(present, batch.timing)
                }
                if let order = order(ofReplacement: slot, among: next, number) {
                    slot.order = order
                }
                slot.change = nil
                slot.span = 1
                slot.isClosed = false
                if case .moves = fate {
                    slot.leaving = nil
                } else {
                    numberOfDepartures += 1
                    slot.leaving = numberOfDepartures
                    departures[item] = numberOfDepartures
                    slot.change = Change(
                        batch: batch.number, style: batch.leavingStyle(item),
                        isReload: batch.isReload(item), leaves: true)
                    if case .isReplaced(let new) = fate, let place = SlotPosition(new) {
                        slot.position = place.before
                    }
                }
                next.append(slot)
                guard !batch.isMoved(part.slot.position) else { continue }
                anchors.append((slot.position, slot.order, old.top(of: item)))
            }
        }
        let coming = batch.comingSlots(order: Double(next.count + batch.shown.count))
        for slot in coming {
            if let index = next.firstIndex(where: { $0.position == slot.position }),
                !slot.position.isBefore
            {
                next[index] = slot
            } else {
                next.append(slot)
            }
        }
        next += batch.movedSectionSlots(
            old, order: Double(next.count + batch.shown.count))
        slots = next.sorted { ($0.position, $0.order) < ($1.position, $1.order) }
        anchor(anchors, batch)
        return departures
    }

    /// Returns the order of a replacement that leaves before the replaced part has left, or `nil`
    /// for other parts.
    ///
    /// The replacement is first and therefore remains at the top of the block.
    private func order(
        ofReplacement slot: Slot, among next: [Slot], _ number: Int
    ) -> Double? {
        guard let change = slot.change, change.isReload, !change.leaves else { return nil }
        let replaced = next.first {
            $0.leaving != nil && $0.position == slot.position && $0.change?.isReload == true
                && $0.change?.batch == change.batch
        }
        return replaced.map { $0.order - 1 / Double(number + 2) }
    }

    /// Moves parts that were held beyond the screen to their final places when the content begins
    /// to scroll.
    mutating func release(at time: Double, atMost reach: CGFloat) {
        for index in slots.indices { slots[index].height.release(at: time, atMost: reach) }
    }

    /// Joins neighbouring slots of rows far from the screen in a space of equal height.
    ///
    /// The displayed positions of the parts above and below do not change.
    mutating func joinSlots(
        where isNear: (PresentedItem) -> Bool, _ places: SlotPlaces, at time: Double
    ) {
        var joined: [Slot] = []
        var isOpen = false
        for slot in slots {
            let item = slot.leaving.map { .leaving($0) } ?? slot.position.item
            let isRow = slot.position.index >= 0 && slot.position.index < SlotPosition.footer
            guard isRow, item.map(isNear) == false else {
                joined.append(slot)
                isOpen = false
                continue
            }
            let followsOn =
                isOpen && joined.last?.position.section == slot.position.section
            if !followsOn {
                joined.append(Slot(position: slot.position.before, order: slot.order))
            }
            let last = joined.count - 1
            let before = joined[last].height.offset(at: time)
            joined[last].height.add(slot.height)
            // A clamped slot contributes less than its differences.
            let missing =
                before + slot.contribution(at: time, places) - joined[last].height.offset(at: time)
            if abs(missing) > 1e-6, slot.height.end > time {
                joined[last].height.add(
                    missing,
                    AnimationTiming(start: time, duration: slot.height.end - time, curve: .linear))
            }
            isOpen = true
        }
        slots = joined
    }

    private mutating func removeEnded(at time: Double) {
        for index in slots.indices { slots[index].height.removeEnded(at: time) }
        slots.removeAll { !$0.height.isAnimated }
    }

    /// Slot or displayed part before a batch.
    private struct Part {
        var slot: Slot
        var item: PresentedItem?
        var isShown: Bool

        func top(in layout: PresentedLayout) -> CGFloat {
            slot.leaving.map { layout.top(of: .leaving($0)) } ?? 0
        }
    }

    /// Returns all slots and displayed parts, from top to bottom.
    private func parts(shown: [PresentedItem]) -> [Part] {
        let shown = Set(shown)
        var parts = slots.map { slot in
            let item = slot.position.item
            return Part(slot: slot, item: item, isShown: item.map(shown.contains) ?? false)
        }
        let known = Set(parts.compactMap(\.item))
        for item in shown where !known.contains(item) {
            guard let position = SlotPosition(item) else { continue }
            parts.append(Part(slot: Slot(position: position), item: item, isShown: true))
        }
        return parts.sorted {
            ($0.slot.position, $0.slot.order) < ($1.slot.position, $1.slot.order)
        }
    }

    /// Adds spaces that keep the displayed positions of all displayed parts.
    ///
    /// The spaces represent changes beyond the screen, which are not animated.
    private mutating func anchor(
        _ anchors: [(position: SlotPosition, order: Double, top: CGFloat)], _ batch: Batch
    ) {
        let time = batch.time
        var spaces: [Slot] = []
        var index = slots.startIndex
        var displacement: CGFloat = 0
        for (number, anchor) in anchors.sorted(by: {
            ($0.position, $0.order) < ($1.position, $1.order)
        }).enumerated() {
            while index < slots.endIndex,
                (slots[index].position, slots[index].order) < (anchor.position, anchor.order)
            {
                displacement += slots[index].contribution(at: time, batch.after)
                index += 1
            }
            let missing = anchor.top - batch.after.top(of: anchor.position) - displacement
            guard abs(missing) > 1e-6 else { continue }
            let place = number == 0 ? .top : anchor.position.before
            spaces.append(
                Slot(
                    position: place, order: number == 0 ? 0 : anchor.order,
                    height: Animated(missing, batch.timing)))
            displacement += missing
        }
        guard !spaces.isEmpty else { return }
        // A space precedes the slot for which the space was added.
        slots = (spaces + slots).enumerated().sorted {
            ($0.element.position, $0.element.order, $0.offset)
                < ($1.element.position, $1.element.order, $1.offset)
        }.map(\.element)
    }
}

extension PresentedList.Slot {
    /// Returns whether the table has all parts of the slot.
    func isWithin(_ places: SlotPlaces) -> Bool {
        guard let item = position.item else { return true }
        guard span > 1, case .row(var row) = item else { return places.contains(item) }
        row.row += span - 1
        return places.contains(.row(row))
    }

    /// Returns the final height of the slot's part, in points; 0 for a leaving part or a space.
    func rest(_ places: SlotPlaces) -> CGFloat {
        guard let item = position.item else { return 0 }
        guard span > 1, case .row(let row) = item else { return places.extent(of: item).height }
        let last = IndexPath(row: row.row + span - 1, section: row.section)
        return places.extent(of: .row(last)).maxY - places.extent(of: item).minY
    }

    /// Returns whether a slot of several rows contains a row.
    func spans(_ other: SlotPosition) -> Bool {
        span > 1 && !other.isBefore && other.section == position.section
            && other.index >= position.index && other.index - position.index < span
    }

    /// Returns the difference between the slot's height and its final height, in points.
    func contribution(at time: Double, _ places: SlotPlaces) -> CGFloat {
        contribution(at: time, rest: rest(places))
    }

    /// Returns the difference between the slot's height and a given final height, in points.
    func contribution(at time: Double, rest: CGFloat) -> CGFloat {
        let offset = height.offset(at: time)
        return isSpace ? offset : max(offset, -rest)
    }
}
