import Foundation
import TableGeometry

/// Places of all parts of a table at an instant, calculated as sums of the heights of slots.
package struct PresentedLayout {
    let places: SlotPlaces
    let time: Double
    private let slots: [PresentedList.Slot]
    /// Final tops and heights of the slots, in points.
    private let rests: [(top: CGFloat, height: CGFloat)]
    /// Contributions of the slots, and their sums above each slot, in points.
    private let contributions: [CGFloat]
    private let displacements: [CGFloat]
    private let runs: [Run?]
    /// Indices of the leaving parts' slots, by the numbers of the parts.
    private let leavingIndices: [Int: Int]

    /// Block of neighbouring parts that appear or leave in a batch.
    struct Run {
        var top: CGFloat
        var bottom: CGFloat
        /// Present and final heights of the appearing parts, in points.
        var coming: (height: CGFloat, whole: CGFloat) = (0, 0)
        /// Present and former heights of the leaving parts, in points.
        var leaving: (height: CGFloat, whole: CGFloat) = (0, 0)
    }

    init(_ list: PresentedList, _ places: SlotPlaces, at time: Double) {
        (slots, self.places, self.time) = (list.slots, places, time)
        let rests = list.slots.map { (places.top(of: $0.position), $0.rest(places)) }
        var sum: CGFloat = 0
        var contributions: [CGFloat] = []
        var displacements: [CGFloat] = []
        for (slot, rest) in zip(list.slots, rests) {
            let contribution = slot.contribution(at: time, rest: rest.1)
            displacements.append(sum)
            contributions.append(contribution)
            sum += contribution
        }
        (self.rests, self.contributions, self.displacements) = (rests, contributions, displacements)
        runs = Self.runs(list.slots, rests, contributions, displacements, time)
        let leaving = list.slots.enumerated().compactMap { index, slot in
            slot.leaving.map { ($0, index) }
        }
        leavingIndices = Dictionary(leaving) { first, _ in first }
    }

    /// Returns the block of each slot, or `nil` for a slot without a block.
    private static func runs(
        _ slots: [PresentedList.Slot], _ rests: [(top: CGFloat, height: CGFloat)],
        _ contributions: [CGFloat], _ displacements: [CGFloat], _ time: Double
    ) -> [Run?] {
        var runs = [Run?](repeating: nil, count: slots.count)
        func key(_ index: Int) -> [Int]? {
            guard let change = slots[index].change, time < slots[index].height.end else {
                return nil
            }
            guard change.isReload else { return [change.batch] }
            let place = slots[index].position
            let part = [SlotPosition.header: 0, SlotPosition.footer: 2][place.index] ?? 1
            return [change.batch, place.section, part]
        }
        var first = 0
        while first < slots.count {
            guard let own = key(first) else {
                first += 1
                continue
            }
            var end = first + 1
            var bottom = rests[first].top + rests[first].height
            while end < slots.count {
                if slots[end].isSpace {
                    // A space does not belong to a block and does not divide a block.
                    end += 1
                    continue
                }
                let next = rests[end]
                guard key(end) == own, abs(next.top - bottom) < 1e-3 else { break }
                bottom = next.top + next.height
                end += 1
            }
            while end > first + 1, slots[end - 1].isSpace { end -= 1 }
            var run = Run(
                top: rests[first].top + displacements[first], bottom: 0)
            let last = rests[end - 1]
            run.bottom = last.top + last.height + displacements[end - 1] + contributions[end - 1]
            for index in first..<end where !slots[index].isSpace {
                let height = rests[index].height + contributions[index]
                if slots[index].leaving != nil {
                    run.leaving.height += height
                    run.leaving.whole += slots[index].heightBefore
                } else {
                    run.coming.height += height
                    run.coming.whole += rests[index].height
                }
            }
            run.bottom = max(run.top, run.bottom)
            for index in first..<end where !slots[index].isSpace { runs[index] = run }
            first = end
        }
        return runs
    }

    // MARK: Slots

    /// Returns the index of the first slot at or below a place.
    private func index(of position: SlotPosition) -> Int {
        slots.indices.partitioningIndex { slots[$0].position >= position }
    }

    private func displacement(at index: Int) -> CGFloat {
        guard index < slots.count else {
            return (displacements.last ?? 0) + (contributions.last ?? 0)
        }
        return displacements[index]
    }

    /// Returns the index of an item's slot, or `nil` for an item with its final height.
    private func slot(of item: PresentedItem) -> Int? {
        if case .leaving(let number) = item { return leavingIndices[number] }
        guard let position = SlotPosition(item) else { return nil }
        let index = index(of: position)
        if index < slots.count, slots[index].position == position { return index }
        return index > 0 && slots[index - 1].spans(position) ? index - 1 : nil
    }

    /// Returns the top of an item's slot, in points.
    func top(of item: PresentedItem) -> CGFloat {
        if case .leaving = item {
            guard let index = slot(of: item) else { return 0 }
            return rests[index].top + displacements[index]
        }
        if case .section(let section) = item { return top(of: .header(section)) }
        guard let position = SlotPosition(item) else { return 0 }
        let index = slot(of: item) ?? index(of: position)
        return places.extent(of: item).minY + displacement(at: index)
    }

    /// Returns the present height of an item's slot, in points.
    func height(of item: PresentedItem) -> CGFloat {
        let rest = places.extent(of: item).height
        return slot(of: item).map { rest + contributions[$0] } ?? rest
    }

    /// Returns the extent of all slots of a section.
    func extent(ofSection section: Int) -> Extent {
        let top = top(of: .header(section))
        return Extent(
            minY: top, maxY: self.top(of: .footer(section)) + self.height(of: .footer(section)))
    }

    /// Returns the heights of the spaces above the first row of a section and below the last row,
    /// in points.
    func spacesAroundRows(ofSection section: Int) -> (above: CGFloat, below: CGFloat) {
        func height(before row: Int) -> CGFloat {
            let first = index(of: SlotPosition(section: section, index: row, isBefore: true))
            let spaces = slots[first...].indices.prefix {
                slots[$0].isSpace && slots[$0].position.section == section
                    && slots[$0].position.index == row
            }
            return max(0, spaces.reduce(0) { $0 + contributions[$1] })
        }
        return (height(before: 0), height(before: places.geometry.numberOfRows(inSection: section)))
    }

    /// Returns the block of an appearing or leaving item, or `nil`.
    func run(of item: PresentedItem) -> Run? { slot(of: item).flatMap { runs[$0] } }

    /// Returns the block in which the header and the rows of a section appear together, or `nil`.
    func block(ofSection section: Int) -> Run? {
        guard let header = slot(of: .header(section)), let run = runs[header],
            let change = slots[header].change, !change.isReload
        else { return nil }
        let first = PresentedItem.row(IndexPath(row: 0, section: section))
        guard places.contains(first), let row = slot(of: first) else { return run }
        return slots[row].isClosed || slots[row].change?.batch == change.batch ? run : nil
    }

    /// Distance of the end of all sections from its final position, in points.
    var displacementOfEnd: CGFloat { displacement(at: slots.count) }

    /// Returns whether a slot between the ends of a section's rows is moving.
    ///
    /// The slots of a section that appears as a block do not count.
    func movesRows(ofSection section: Int) -> Bool {
        let first = index(of: SlotPosition(section: section, index: 0, isBefore: true))
        let end = index(of: SlotPosition(section: section, index: SlotPosition.footer))
        guard first < end else { return false }
        let moving = (first..<end).filter { slots[$0].height.isRunning(at: time) }
        guard
            let batch = slot(of: .header(section)).flatMap({
                runs[$0] == nil ? nil : slots[$0].change?.batch
            })
        else { return !moving.isEmpty }
        return moving.contains { slots[$0].change?.batch != batch || slots[$0].leaving != nil }
    }

    /// Numbers of the leaving parts, from top to bottom.
    var leaving: [Int] {
        slots.compactMap { time < $0.height.end ? $0.leaving : nil }
    }

    /// Returns the present section of a leaving part, or `nil` if the section has also left.
    func section(ofLeaving number: Int) -> Int? {
        guard let index = leavingIndices[number], time < slots[index].height.end,
            slots[index].position.index != SlotPosition.start
        else { return nil }
        return slots[index].position.section
    }

    func isReplaced(_ number: Int) -> Bool {
        leavingIndices[number].map { slots[$0].change?.isReload == true } ?? false
    }

    // MARK: Presentations

    /// Returns the presentation of an item according to slots and blocks, without residuals.
    func slotPresentation(of item: PresentedItem) -> Presentation {
        guard let index = slot(of: item) else {
            return Presentation(top: top(of: item), height: places.extent(of: item).height)
        }
        let slot = slots[index]
        let whole = slot.leaving == nil ? places.extent(of: item).height : slot.heightBefore
        var result = Presentation(top: top(of: item), height: whole)
        let present = rests[index].height + contributions[index]
        guard let change = slot.change, let run = runs[index] else {
            if slot.leaving != nil { result.opacity = 0 }
            if slot.isClosed {
                let end = rests[index].top + displacements[index] + present
                result.insetBottom = min(whole, max(0, result.top + whole - end))
            }
            return result
        }
        let presence = whole > 0 ? min(1, max(0, present / whole)) : 0
        let offset = offset(of: index)
        applyStyle(to: &result, change, run, offset, presence)
        result.insetTop = max(0, result.insetTop, run.top - result.top)
        result.insetBottom = max(0, result.insetBottom, result.top + whole - run.bottom)
        return result
    }

    /// Returns the sum of heights above a slot in its block, in points.
    ///
    /// If the slot's part appears, the heights of appearing parts count; if the part leaves, the
    /// heights of leaving parts count.
    private func offset(of index: Int) -> CGFloat {
        var sum: CGFloat = 0
        var above = index - 1
        let run = runs[index]
        while above >= 0 {
            if slots[above].isSpace {
                above -= 1
                continue
            }
            guard let other = runs[above], other.top == run?.top, other.bottom == run?.bottom,
                slots[above].change?.batch == slots[index].change?.batch
            else { break }
            if (slots[above].leaving == nil) == (slots[index].leaving == nil) {
                sum +=
                    slots[above].leaving == nil
                    ? rests[above].height : slots[above].heightBefore
            }
            above -= 1
        }
        return sum
    }

    /// Sets the position, clip and opacity of a coming or leaving part by its row animation.
    ///
    /// - Parameter presence: the height of the part's slot as a fraction of the part's height.
    private func applyStyle(
        to result: inout Presentation, _ change: PresentedList.Change, _ run: Run,
        _ offset: CGFloat, _ presence: CGFloat
    ) {
        let own = change.leaves ? run.leaving : run.coming
        let other = change.leaves ? run.coming : run.leaving
        let staysBelow = change.isReload && change.leaves
        switch change.style {
        case .top where !staysBelow: result.top = run.top + own.height - own.whole + offset
        case .bottom where !staysBelow && change.isReload:
            result.top = run.bottom - own.height + offset
        case .bottom where !staysBelow: result.top = run.top + other.height + offset
        case .middle where !change.isReload:
            result.top = (run.top + run.bottom - own.whole) / 2 + offset
            let hidden = other.height / 2
            result.insetTop = run.top + hidden - result.top
            result.insetBottom = result.top + result.height - run.bottom + hidden
        case .middle where !staysBelow:
            result.top = run.top + offset
            let hidden = (run.bottom - run.top) / 2 * (1 - presence)
            result.insetTop = run.top + hidden - result.top
            result.insetBottom = result.top + result.height - run.bottom + hidden
        default: result.top = run.top + offset
        }
        switch change.style {
        case .fade: result.opacity = presence
        case .left, .right:
            result.aside = (change.style == .left ? -1 : 1) * (1 - presence)
            result.movesAside = true
        case .none: result.opacity = (change.leaves ? presence < 1 : presence <= 0) ? 0 : 1
        case .top, .bottom, .middle: break
        }
        if !change.leaves, presence <= 0 { result.opacity = 0 }
    }

    // MARK: Lookup

    /// Returns the ranges of the content between slots: their final extents and their
    /// displacements.
    private func stretches(within extent: Extent) -> [(rest: Extent, displacement: CGFloat)] {
        var result: [(rest: Extent, displacement: CGFloat)] = []
        var top = -CGFloat.infinity
        func add(to bottom: CGFloat, _ displacement: CGFloat, shownTo end: CGFloat) {
            let shown = Extent(
                minY: max(extent.minY, top + displacement),
                maxY: min(extent.maxY, bottom + displacement, end))
            if !shown.isEmpty {
                result.append((shown.offset(by: -displacement), displacement))
            }
            top = max(top, bottom)
        }
        for (index, slot) in slots.enumerated() {
            let (rest, height) = rests[index]
            // A range ends at the next slot, even if the slot has moved over the range.
            add(
                to: rest, displacements[index],
                shownTo: slot.isSpace ? .infinity : rest + displacements[index])
            let bottom = rest + height
            let end = bottom + displacements[index] + contributions[index]
            if height > 0 { add(to: bottom, displacements[index], shownTo: end) }
        }
        add(to: .infinity, displacementOfEnd, shownTo: .infinity)
        return result
    }

    /// Returns the rows with slots in an extent, except rows that move on their own.
    func rows(in extent: Extent) -> Set<IndexPath> {
        var rows: Set<IndexPath> = []
        for stretch in stretches(within: extent) {
            rows.formUnion(places.geometry.indexPathsForRows(in: stretch.rest))
        }
        return rows
    }

    /// Returns the sections with slots in an extent.
    func sections(in extent: Extent) -> Set<Int> {
        var sections: Set<Int> = []
        for stretch in stretches(within: extent) {
            sections.formUnion(places.geometry.visibleSections(in: stretch.rest))
        }
        return sections
    }
}
