import Foundation
import TableGeometry

/// Presentation of a table's items while items move.
///
/// Final places are those of the table's geometry.
///
/// Two rules determine the presentation at a time. The slots of `PresentedList` give each item its place.
/// A change of the table keeps the presentation continuous: the difference between the presentation before
/// the change and the presentation by the new slots decays to 0.
package struct TablePresentation: Sendable {
    private var list = PresentedList()
    private var residuals: [PresentedItem: Residual] = [:]
    private var numberOfMovements = 0

    package init() {}

    /// The last instant at which an item moves, in seconds.
    package var end: Double {
        residuals.values.reduce(list.slots.reduce(0) { max($0, $1.height.end) }) {
            max($0, $1.end)
        }
    }

    package func isMoving(at time: Double) -> Bool { time < end }

    /// The presentations of all items at an instant.
    package func instant(_ places: SlotPlaces, at time: Double) -> PresentedInstant {
        PresentedInstant(PresentedLayout(list, places, at: time), residuals, time)
    }

    // MARK: Changes

    /// Applies a batch of changes.
    ///
    /// - Returns: the numbers of the parts that leave, by their old places.
    package mutating func apply(_ batch: PresentedList.Batch) -> [PresentedItem: Int] {
        let time = batch.time
        let before = instant(batch.before, at: time)
        let leaving = before.leaving
        var items = batch.shown + leaving.map { .leaving($0) }
        let moves = batch.update.movedRows.filter { move in
            batch.shown.contains(.row(move.source))
                || batch.after.extent(of: .row(move.destination)).intersects(batch.screenAfter)
        }
        items += moves.map { .row($0.source) }
        var first: [PresentedItem: Presentation] = [:]
        for item in items {
            var shown = before.presentation(of: item)
            if case .row(let row) = item, batch.movedRows.contains(row), !batch.shown.contains(item)
            {
                // A row beyond the screen begins beside it.
                shown.top = min(
                    batch.screenBefore.maxY, max(batch.screenBefore.minY - shown.height, shown.top))
            }
            first[item] = shown
        }
        let tops = batch.update.movedSections.map { before.extent(ofSection: $0.source) }
        let departures = list.apply(batch)
        func renamed(_ item: PresentedItem) -> PresentedItem? {
            if let number = departures[item] { return .leaving(number) }
            switch item {
            case .leaving: return item
            case .section(let section):
                return batch.mapping.newSection(for: section).map { .section($0) }
            case .row, .header, .footer:
                switch batch.fate(of: item) {
                case .stays(let new, _), .moves(let new): return new
                case .leaves, .isReplaced: return nil
                }
            }
        }
        let movingSections = Set(before.movingSections)
        rename(renamed, batch, time)
        for (item, number) in departures {
            if case .isReplaced = batch.fate(of: item) { continue }
            keepInFront(.leaving(number), batch) {
                before.section(of: item).map(movingSections.contains) == true
            }
        }
        for move in moves {
            numberOfMovements += 1
            var residual = residuals[.row(move.destination)] ?? Residual()
            residual.movesUntil = batch.timing.end
            residual.movement = numberOfMovements
            residual.limit = (batch.screenAfter.minY, batch.screenAfter.maxY)
            if batch.mapping.newSection(for: move.source.section) != move.destination.section {
                residual.changesSectionUntil = batch.timing.end
            }
            residuals[.row(move.destination)] = residual
        }
        moveSections(batch, from: tops)
        let after = instant(batch.after, at: time)
        for (item, shown) in first {
            guard let new = renamed(item) else { continue }
            addResidual(new, shown, after.unlimited(new), batch.timing)
        }
        return departures
    }

    /// Draws a leaving item in front of other items until it has left, if the item or its deleted section moves.
    private mutating func keepInFront(
        _ item: PresentedItem, _ batch: PresentedList.Batch, _ sectionMoves: () -> Bool
    ) {
        var residual = residuals[item] ?? Residual()
        let changesSection = residual.changesSectionUntil > batch.time
        let isDeleted = instant(batch.after, at: batch.time).section(of: item) == nil
        let leavesWithSection = isDeleted && sectionMoves()
        guard residual.movesUntil > batch.time || leavesWithSection else { return }
        residual.movesUntil = max(residual.movesUntil, batch.timing.end)
        if changesSection || leavesWithSection {
            residual.changesSectionUntil = max(residual.changesSectionUntil, batch.timing.end)
        }
        residuals[item] = residual
    }

    private mutating func addResidual(
        _ item: PresentedItem, _ first: Presentation, _ last: Presentation,
        _ timing: AnimationTiming
    ) {
        var residual = residuals[item] ?? Residual()
        residual.add(first, last, timing)
        if residual.end > timing.start { residuals[item] = residual }
    }

    /// Gives the residuals to the items by their new places.
    private mutating func rename(
        _ renamed: (PresentedItem) -> PresentedItem?, _ batch: PresentedList.Batch, _ time: Double
    ) {
        var next: [PresentedItem: Residual] = [:]
        for (item, residual) in residuals where time < residual.end {
            if let new = renamed(item) {
                next[new] = residual
                if case .stays(_, moves: true) = batch.fate(of: item) { next[new]?.limit = nil }
            }
            // The replacement of an item continues its movement.
            if departures(item, batch), case .isReplaced(let new) = batch.fate(of: item) {
                next[new] = residual.ofPlace
            }
        }
        residuals = next
    }

    private func departures(_ item: PresentedItem, _ batch: PresentedList.Batch) -> Bool {
        switch item {
        case .row, .header, .footer: true
        case .section, .leaving: false
        }
    }

    /// Moves sections as wholes from where they were shown.
    private mutating func moveSections(_ batch: PresentedList.Batch, from extents: [Extent]) {
        let after = instant(batch.after, at: batch.time)
        // Sections that move already keep their order while others move past them.
        for (item, residual) in residuals where residual.movesUntil > batch.time {
            guard case .section = item, !extents.isEmpty else { continue }
            residuals[item]?.movesUntil = max(residual.movesUntil, batch.timing.end)
        }
        for (move, extent) in zip(batch.update.movedSections, extents).reversed() {
            let item = PresentedItem.section(move.destination)
            let isSeen =
                extent.intersects(batch.screenBefore)
                || batch.after.extent(of: item).intersects(batch.screenAfter)
            guard isSeen else { continue }
            numberOfMovements += 1
            var residual = residuals[item] ?? Residual()
            let isMoving = residual.movesUntil > batch.time
            residual.movesUntil = max(residual.movesUntil, batch.timing.end)
            if !isMoving { residual.movement = numberOfMovements }
            residual.add(
                Presentation(top: extent.minY, height: 0),
                Presentation(top: after.extent(ofSection: move.destination).minY, height: 0),
                batch.timing)
            residuals[item] = residual
        }
    }

    /// Continues the movements of items from a presentation before a change that is not a batch.
    ///
    /// - Parameters:
    ///   - shown: the presentations before the change, by the items' places after it.
    ///   - places: the final places after the change.
    package mutating func continueMovements(
        from shown: [PresentedItem: Presentation], _ places: SlotPlaces, _ timing: AnimationTiming
    ) {
        let after = instant(places, at: timing.start)
        for (item, first) in shown where places.contains(item) {
            addResidual(item, first, after.unlimited(item), timing)
        }
    }

    /// Draws a row above the rows that rest until an instant, in seconds.
    package mutating func raise(_ row: IndexPath, until end: Double, changesSection: Bool) {
        numberOfMovements += 1
        var residual = residuals[.row(row)] ?? Residual()
        residual.movesUntil = max(residual.movesUntil, end)
        residual.movement = numberOfMovements
        if changesSection { residual.changesSectionUntil = end }
        residuals[.row(row)] = residual
    }

    /// Lets the items that were held beyond the screen move on to their final places, as the content begins to scroll.
    ///
    /// - Parameter reach: the longest additional distance, in points.
    package mutating func release(_ places: SlotPlaces, at time: Double, atMost reach: CGFloat) {
        list.release(at: time, atMost: reach)
        for (item, residual) in residuals where residual.limit != nil && time < residual.movesUntil
        {
            let before = instant(places, at: time).presentation(of: item)
            residuals[item]?.limit = nil
            let after = instant(places, at: time).presentation(of: item)
            let distance = min(reach, max(-reach, before.top - after.top))
            let timing = AnimationTiming(
                start: time, duration: residual.movesUntil - time, curve: .easeInOut)
            residuals[item]?.add(
                Presentation(top: distance, height: 0), Presentation(top: 0, height: 0), timing)
        }
    }
}

/// The presentations of a table's items at an instant.
package struct PresentedInstant {
    private let layout: PresentedLayout
    private let residuals: [PresentedItem: Residual]
    package let time: Double

    init(_ layout: PresentedLayout, _ residuals: [PresentedItem: Residual], _ time: Double) {
        (self.layout, self.residuals, self.time) = (layout, residuals, time)
    }

    /// The numbers of the items that are leaving.
    package var leaving: [Int] { layout.leaving }

    /// The presentation of an item.
    package func presentation(of item: PresentedItem) -> Presentation {
        unlimited(item).limited
    }

    /// The presentation by the slots plus the residuals.
    func unlimited(_ item: PresentedItem) -> Presentation {
        let own = residuals[item]
        let rule = layout.rule(item)
        var result = own?.applied(to: rule, at: time) ?? rule
        if let section = section(of: item) {
            result.top += residuals[.section(section)]?.distance(at: time) ?? 0
        }
        return result
    }

    /// The present section of an item, or `nil` if the section has left.
    package func section(of item: PresentedItem) -> Int? {
        switch item {
        case .row(let row): row.section
        case .header(let section), .footer(let section): section
        case .section: nil
        case .leaving(let number): layout.section(ofLeaving: number)
        }
    }

    /// The presented extent of a section.
    package func extent(ofSection section: Int) -> Extent {
        let way = residuals[.section(section)]?.distance(at: time) ?? 0
        return layout.extent(ofSection: section).offset(by: way)
    }

    /// The presented places of a section and its parts when nothing floats.
    package func places(ofSection section: Int) -> SectionPlaces {
        let geometry = layout.places.geometry
        let grid = layout.places
        let header = presentation(of: .header(section))
        let footer = presentation(of: .footer(section))
        let rest = grid.extent(of: .header(section))
        let headerHeight = geometry.headerExtent(ofSection: section).height
        let footerHeight = geometry.footerExtent(ofSection: section).height
        var rows = Extent(
            minY: header.top + layout.height(of: .header(section)), maxY: footer.top)
        let top = header.top
        if let run = layout.block(ofSection: section) {
            // A section that comes moves as a block.
            let distance = header.top - layout.rule(.header(section)).top
            let bottom = max(run.bottom, layout.top(of: .footer(section))) + distance
            rows.minY = top + rest.height
            rows.maxY = min(
                rows.minY + grid.extent(of: .footer(section)).minY - rest.maxY, bottom)
        }
        rows.maxY = max(rows.minY, rows.maxY)
        let bottom = footer.top + layout.height(of: .footer(section))
        return SectionPlaces(
            section: Extent(minY: top, maxY: max(bottom, rows.maxY)),
            header: Extent(minY: rows.minY - headerHeight, maxY: rows.minY), rows: rows,
            footer: Extent(minY: footer.top, maxY: footer.top + footerHeight))
    }

    /// Top of a section that comes as a block, or `nil` if the section has come.
    ///
    /// The header is clipped there until it has come.
    package func topOfBlock(ofSection section: Int) -> CGFloat? {
        let item = PresentedItem.header(section)
        return layout.block(ofSection: section).map {
            $0.top + presentation(of: item).top - layout.rule(item).top
        }
    }

    /// Heights of the empty spaces above the first row of a section and below the last row, in points.
    package func spacesAroundRows(ofSection section: Int) -> (above: CGFloat, below: CGFloat) {
        layout.spacesAroundRows(ofSection: section)
    }

    /// Distance of the end of the sections from its final place, in points.
    package var displacementOfEnd: CGFloat { layout.displacementOfEnd }

    /// Whether the rows of a section come, leave or change their places, so that its box is a single shape.
    package func movesRows(ofSection section: Int) -> Bool {
        if layout.movesRows(ofSection: section) { return true }
        return [PresentedItem.header(section), .footer(section)].contains {
            residuals[$0]?.isRunning(at: time) == true
        }
    }

    /// Whether an item that leaves makes room for another one in the same place.
    package func isReplaced(_ number: Int) -> Bool { layout.isReplaced(number) }

    /// Bottom of the block in which a deleted section leaves, by the number of an item, or `nil`.
    package func bottomOfDeletedSection(_ number: Int) -> CGFloat? {
        guard layout.section(ofLeaving: number) == nil else { return nil }
        return layout.run(of: .leaving(number))?.bottom
    }

    /// Whether an item moves to another place above the items at rest.
    package func moves(_ item: PresentedItem) -> Bool {
        (residuals[item]?.movesUntil ?? 0) > time
    }

    /// Whether a row moves to another section.
    package func changesSection(_ item: PresentedItem) -> Bool {
        (residuals[item]?.changesSectionUntil ?? 0) > time
    }

    /// Distance of an item that its neighbours do not share, in points.
    package func distance(of item: PresentedItem) -> CGFloat {
        residuals[item]?.distance(at: time) ?? 0
    }

    /// The sections that move to other places, from the back to the front.
    package var movingSections: [Int] {
        residuals.filter { time < $0.value.movesUntil }.compactMap { item, residual in
            if case .section(let section) = item { (section, residual.movement) } else { nil }
        }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// The rows of which a part is presented in an extent.
    package func rows(in extent: Extent) -> Set<IndexPath> {
        var rows = layout.rows(in: extent)
        let geometry = layout.places.geometry
        for (item, _) in residuals {
            switch item {
            case .row(let row) where geometry.contains(row):
                rows.insert(row)
            case .section(let section) where section < geometry.numberOfSections:
                let way = displacement(ofSection: section)
                let all = geometry.rowsExtent(ofSection: section)
                let shown = extent.offset(by: -way)
                let part = Extent(
                    minY: max(all.minY, shown.minY), maxY: min(all.maxY, shown.maxY))
                rows.formUnion(
                    geometry.indexPathsForRows(in: part).filter { $0.section == section })
            default: break
            }
        }
        return rows.filter { row in
            let shown = presentation(of: .row(row))
            return shown.isVisible
                && Extent(minY: shown.top, height: shown.height).intersects(extent)
        }
    }

    private func displacement(ofSection section: Int) -> CGFloat {
        extent(ofSection: section).minY - layout.places.extent(of: .header(section)).minY
    }

    /// The sections of which a part is presented in an extent.
    package func sections(in extent: Extent) -> Set<Int> {
        let moving = residuals.keys.compactMap { item -> Int? in
            if case .section(let section) = item { section } else { nil }
        }
        return layout.sections(in: extent).union(
            moving.filter {
                layout.places.contains(.section($0))
                    && self.extent(ofSection: $0).intersects(extent)
            })
    }
}

extension PresentedLayout {
    /// The numbers of the items that are leaving.
    var leaving: [Int] { leavingSlots.map(\.number) }

    /// The present section of an item that has left, or `nil` if the section has left, too.
    func section(ofLeaving number: Int) -> Int? {
        guard let position = leavingSlots.first(where: { $0.number == number })?.position,
            position.index != SlotPosition.start
        else { return nil }
        return position.section
    }
}
