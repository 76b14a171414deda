import Foundation
import TableDrawing
import TableGeometry

/// The boxes of grouped sections while their rows come, go and move.
extension TableView {
    /// Lets the boxes of the sections that a batch changes move with their rows.
    func movePlates(
        _ gaps: UpdateGaps, from before: ScreenBefore, _ timing: AnimationTiming
    ) {
        let record = gaps.record
        guard let metrics = groupedMetrics, let after = loaded else { return }
        func movement(from old: CGRect, to new: CGRect) -> EdgeMovement {
            EdgeMovement(top: old.minY - new.minY, bottom: old.maxY - new.maxY, timing: timing)
        }
        let drawn = Set(before.rows.keys.map(\.section)).union(before.sectionsOfDepartures)
        updateMovement.plates = updateMovement.plates.compactMap { plate in
            // The box of a section without visible rows disappears. Arriving rows open it again.
            guard drawn.contains(plate.section),
                let section = record.mapping.newSection(for: plate.section)
            else { return nil }
            var moved = plate
            moved.section = section
            moved.rest = plateRect(gaps.newStretch.place(after.rowsExtent(ofSection: section)))
            moved.movements.begin(movement(from: plate.rest, to: moved.rest))
            moved.arrival?.follow(gaps, timing, section: section)
            return moved
        }
        for section in changedSections(record)
        where !updateMovement.plates.contains(where: { $0.section == section }) {
            guard let old = record.mapping.oldSection(for: section) else { continue }
            let from = plateRect(
                gaps.oldStretch.place(before.lyingRows(ofSection: old, in: record.geometryBefore)))
            let to = plateRect(gaps.newStretch.place(after.rowsExtent(ofSection: section)))
            let fill = standardFill(metrics, before, old: old, new: section)
            let arrival = arrivalOfSection(old, before)
            let earlier =
                drawn.contains(old) ? before.movementsOfRows(ofSection: old) : []
            var plate = SectionPlate(
                section: section, rest: to, movements: earlier + [movement(from: from, to: to)],
                look: plateLook(metrics, fill), fill: fill, start: timing.start)
            plate.arrival = arrival
            plate.arrival?.follow(gaps, timing, section: section)
            let row = rowRect(Extent(minY: 0, height: 0))
            plate.rowSpan = (row.minX, row.width)
            updateMovement.plates.append(plate)
        }
        keepHoles(from: before, record, timing)
    }

    /// Returns the arrival of a section by its old index if all of its visible rows arrive
    /// together, or `nil` if the section is already present.
    private func arrivalOfSection(_ section: Int, _ before: ScreenBefore) -> RowArrival? {
        let rows = before.rows.filter { $0.key.section == section }
        guard let arrival = rows.min(by: { $0.key < $1.key })?.value.arrival,
            arrival.gap.isWholeSection
        else { return nil }
        return rows.values.allSatisfy { $0.arrival?.comes(with: arrival) == true } ? arrival : nil
    }

    /// Lets a row that becomes the first or the last of its section, or is it no more, come to its new
    /// form of corners and lines.
    func changeForm(
        of cell: TableViewCell, from old: IndexPath, to new: IndexPath, _ batch: UpdateInProgress
    ) {
        let (record, timing) = (batch.record, batch.timing)
        guard style != .plain, let row = batch.before.rows[old] else { return }
        let oldRows = record.geometryBefore.seenRows(ofSection: old.section)
        // A batch that is joined later may not be the last.
        let newRows = batch.gaps.after.seenRows(ofSection: new.section)
        let isFirst = new.row == newRows.lowerBound
        let isLast = new.row == newRows.upperBound - 1
        var location = RowLocation(
            tableStyle: style, tableWidth: bounds.width, isFirst: old.row == oldRows.lowerBound,
            isLast: old.row == oldRows.upperBound - 1)
        guard (location.isFirst, location.isLast) != (isFirst, isLast) else { return }
        if let known = row.location,
            (known.isFirst, known.isLast) == (location.isFirst, location.isLast)
        {
            location = known
        }
        let before = RowForm.Place(location: location, size: row.size)
        // A row that settles or moves to another section has a plate of its own.
        guard cell.movement.settling == nil,
            cell.movement.changesSection(at: timing.start) == nil,
            record.mapping.newSection(for: old.section) == new.section,
            let section = cell.displayedIndexPath?.section,
            updateMovement.plates.contains(where: { $0.section == section })
        else { return cell.comeToForm(from: before, timing, .corners) }
        cell.beginMovingParts()
        cell.comeToForm(from: before, timing)
        cell.movement.inBox = timing
    }

    /// Returns the part of a row with a changing form within its section's box.
    ///
    /// A row that arrives alone is clipped to its gap instead. A row that arrives with its
    /// section is clipped to both.
    func cutAtBox(
        _ node: RenderNode, of view: View, at time: Double?, within visible: Extent
    ) -> RenderNode? {
        guard let time, let cell = view as? TableViewCell, cell.movement.isInBox(at: time),
            cell.movement.changesSection(at: time) == nil,
            let section = cell.displayedIndexPath?.section,
            let plate = updateMovement.plates.first(where: { $0.section == section })
        else { return node }
        let comes = cell.movement.arrival.map { time < $0.end } == true
        guard !comes || plate.arrival != nil else { return node }
        return plate.cut(node, at: time, within: visible)
    }

    /// Returns the node of a row that arrived alone in a section that is still arriving.
    ///
    /// The section moves the row along.
    func comingWithSection(
        _ node: RenderNode, _ cell: TableViewCell, at time: Double
    ) -> RenderNode? {
        guard let section = cell.displayedIndexPath?.section, let own = cell.movement.arrival,
            !own.isOnItsWayElsewhere,
            let plate = updateMovement.plates.first(where: { $0.section == section }),
            let arrival = plate.arrival, !own.comes(with: arrival)
        else { return node }
        return plate.coming(node, at: time)
    }

    /// Returns the colour of a section's rows if all rows have the style's opaque colour, or `nil`.
    private func standardFill(
        _ metrics: GroupedMetrics, _ before: ScreenBefore, old: Int, new: Int
    ) -> Color? {
        let isStandard =
            before.rows.allSatisfy { $0.key.section != old || $0.value.hasStandardBackground }
            && displayed.allSatisfy {
                $0.key.section != new || $0.value.hasStandardGroupedBackground
            }
        return isStandard && metrics.cellBackground.resolved.isOpaque
            ? metrics.cellBackground : nil
    }

    /// The sections, by their new numbers, in which rows come, go, move or are shown anew.
    private func changedSections(_ record: UpdateRecord) -> [Int] {
        let update = record.update
        var sections = Set(update.insertedRows.map(\.section))
        sections.formUnion(update.movedRows.map(\.destination.section))
        let left = update.deletedRows + update.reloadedRows + update.movedRows.map(\.source)
        sections.formUnion(left.compactMap { record.mapping.newSection(for: $0.section) })
        sections.formUnion(update.reloadedSections.compactMap(record.mapping.newSection))
        return sections.filter { $0 >= 0 && $0 < geometry.numberOfSections }.sorted()
    }

    func plateRect(_ extent: Extent) -> CGRect {
        var rect = rowRect(PixelGrid.current.aligned(extent))
        guard case .bordered(let box)? = groupedMetrics?.box else { return rect }
        let body = borderedBody
        rect.origin.x = body.minX - box.borderWidth
        rect.size.width = body.width + box.borderWidth * 2
        return rect
    }

    /// Where bordered boxes have their rows' content.
    private var borderedBody: (minX: CGFloat, width: CGFloat) {
        let safe = rowSafeArea
        let grid = PixelGrid.current
        let left = grid.round(sideMargin + safe.left)
        return (left, max(0, grid.round(bounds.width - sideMargin - safe.right) - left))
    }

    private func plateLook(_ metrics: GroupedMetrics, _ fill: Color?) -> SectionPlate.Look {
        switch metrics.box {
        case .card(let radius): return .card(cornerRadius: radius)
        case .bordered(let box):
            let view = GroupedBackgroundView(frame: .zero)
            view.fill = fill ?? .clear
            view.part = GroupedBackgroundView.Part(
                box: box,
                location: RowLocation(
                    tableStyle: style, tableWidth: bounds.width, isFirst: true, isLast: true),
                isEtched: separatorStyle == .singleLineEtched,
                borderColor: separatorStyle == .none ? nil : separatorColor ?? box.borderColor,
                coveredHeight: nil)
            return .bordered(view)
        case .edgeToEdge:
            let color = separatorColor ?? theme.separator.color
            return .lines(
                color: separatorStyle == .none ? nil : color, thickness: lineThickness)
        }
    }

    private var lineThickness: CGFloat {
        theme.separator.thickness.line(on: .current)
    }

    /// How rows are cut in a gap, so that the edges of its section are seen.
    func roomShape(of gap: UpdateGap, _ animation: RowAnimation) -> RoomShape {
        var shape = RoomShape()
        guard let metrics = groupedMetrics, gap.beginsSection || gap.endsSection else {
            return shape
        }
        var corners: RectCorner = []
        if gap.beginsSection { corners.formUnion([.topLeft, .topRight]) }
        if gap.endsSection { corners.formUnion([.bottomLeft, .bottomRight]) }
        switch metrics.box {
        case .card(let radius):
            shape.cornerRadius = radius
            shape.corners = corners
        case .bordered(let box):
            let isEtched = separatorStyle == .singleLineEtched
            let lip = isEtched ? box.etchingWidth : 0
            if gap.beginsSection { shape.top = box.borderWidth }
            if gap.endsSection { shape.bottom = box.borderWidth + lip }
            // What goes to the side, or comes from there, takes its part of the borders along.
            guard animation != .left, animation != .right else { break }
            shape.sides = borderedBody
            shape.cornerRadius = max(0, box.cornerRadius - box.borderWidth)
            shape.corners = corners
        case .edgeToEdge:
            guard separatorStyle != .none else { break }
            if gap.beginsSection { shape.top = lineThickness }
            if gap.endsSection { shape.bottom = lineThickness }
        }
        return shape
    }
}

extension TableViewCell {
    /// Whether nothing but the table's style says what lies behind the cell's content.
    var hasStandardGroupedBackground: Bool {
        backgroundView is GroupedBackgroundView && backgroundColor == nil
            && configuring.background == nil
    }
}
