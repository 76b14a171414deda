import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Boxes of grouped sections while their rows appear, leave or move.
extension TableLowering {
    /// Returns the boxes of sections with moving rows, by section.
    ///
    /// The rows of these sections do not draw their own parts of the box.
    func sectionBoxes(_ instant: PresentedInstant?) -> [Int: PresentedBox] {
        guard let instant, let metrics = table.layout.groupedMetrics else { return [:] }
        let leaving = instant.leaving.filter { table.updates.leavingItem($0)?.inside != nil }
        // A section whose only row is carried has no box.
        let rows = table.rows.displayedCells.keys.filter {
            $0 != table.editing.rowStates.movement?.source
        }
        let sections = Set(rows.map(\.section))
            .union(leaving.compactMap { instant.section(of: .leaving($0)) })
        var boxes: [Int: PresentedBox] = [:]
        for section in sections
        where section < table.geometry.numberOfSections && instant.movesRows(ofSection: section) {
            let fill = standardFill(metrics, ofSection: section)
            boxes[section] = PresentedBox(
                frame: boxRect(boxExtent(ofSection: section, instant)),
                look: boxLook(metrics, fill), fill: fill)
        }
        return boxes
    }

    /// Returns the extent of a section's rows, without the gap of a row that was carried or moves
    /// to another section.
    private func boxExtent(ofSection section: Int, _ instant: PresentedInstant) -> Extent {
        var extent = instant.places(ofSection: section).rows
        let spaces = instant.spacesAroundRows(ofSection: section)
        guard spaces.above > 0 || spaces.below > 0 else { return extent }
        func isOutside(_ item: PresentedItem, _ cell: TableViewCell?) -> Bool {
            instant.changesSection(item) || cell?.animation.isSettling == true
        }
        let rows = table.rows.displayedCells.map {
            (item: PresentedItem.row($0.key), cell: Optional($0.value))
        }
        let leaving = instant.leaving.map {
            (item: PresentedItem.leaving($0), cell: table.updates.leavingItem($0)?.cell?.cell)
        }
        let items = rows + leaving
        guard items.contains(where: { isOutside($0.item, $0.cell) }) else { return extent }
        let inside = items.filter {
            instant.section(of: $0.item) == section && !isOutside($0.item, $0.cell)
        }.map { instant.presentation(of: $0.item) }
        guard let top = inside.map({ $0.top + $0.insetTop }).min(),
            let bottom = inside.map({ $0.top + $0.height - $0.insetBottom }).max()
        else { return extent }
        extent.minY += min(spaces.above, max(0, top - extent.minY))
        extent.maxY -= min(spaces.below, max(0, extent.maxY - bottom))
        extent.maxY = max(extent.minY, extent.maxY)
        return extent
    }

    /// Returns the boxes of deleted sections at an instant, around their rows.
    func leavingBoxes(_ instant: PresentedInstant) -> [(PresentedBox, LeavingBox)] {
        table.updates.leavingBoxes.compactMap { leaving in
            let shown = leaving.rows.map { instant.presentation(of: .leaving($0)) }
                .filter { $0.insetTop + $0.insetBottom < $0.height }
            guard let top = shown.map({ $0.top + $0.insetTop }).min(),
                let bottom = shown.map({ $0.top + $0.height - $0.insetBottom }).max()
            else { return nil }
            let frame = boxRect(Extent(minY: top, maxY: bottom))
            return (PresentedBox(frame: frame, look: leaving.look, fill: leaving.fill), leaving)
        }
    }

    /// Returns the node of a section's box, with the opacity and horizontal offset of the section's
    /// header.
    func node(
        _ box: PresentedBox, named name: String, header: PresentedItem?,
        _ instant: PresentedInstant, within visible: Extent
    ) -> RenderNode? {
        guard var node = box.node(named: name, within: (visible.minY, visible.maxY)) else {
            return nil
        }
        if let header {
            let shown = instant.presentation(of: header)
            node.opacity *= Double(shown.opacity)
            node.frame.origin.x += shown.aside * table.bounds.width
        }
        return node
    }

    /// Returns nodes for the gaps between neighbouring rows of boxed sections that a carried row
    /// has left.
    ///
    /// The table's background is visible in the gaps.
    func gapNodes(
        _ instant: PresentedInstant?, _ boxes: [Int: PresentedBox], within visible: Extent
    ) -> [RenderNode] {
        guard let instant, !boxes.isEmpty else { return [] }
        let rows = table.rows.displayedCells.keys.sorted().filter {
            boxes[$0.section] != nil && !instant.moves(.row($0))
        }
        return zip(rows, rows.dropFirst()).compactMap { above, below in
            let room =
                instant.distance(of: .row(below)) - instant.distance(of: .row(above))
            guard above.section == below.section, room > 1 else { return nil }
            let upper = instant.presentation(of: .row(above))
            let top = upper.top + upper.height
            let bottom = instant.presentation(of: .row(below)).top
            guard bottom > top else { return nil }
            let frame = CGRect(x: 0, y: top, width: table.bounds.width, height: bottom - top)
            return RenderNode(
                name: "section room", frame: frame, background: table.makeBackground(),
                contents: backgroundPattern(
                    in: CGRect(origin: .zero, size: frame.size), over: visible.offset(by: -top)))
        }
    }

    /// Returns the colour of a section's rows if all rows have the style's opaque colour, otherwise
    /// `nil`.
    private func standardFill(_ metrics: GroupedMetrics, ofSection section: Int) -> Color? {
        let isStandard = table.rows.displayedCells.allSatisfy {
            $0.key.section != section || $0.value.background.hasStandardGroupedBackground
        }
        return isStandard && metrics.cellBackground.resolved.isOpaque
            ? metrics.cellBackground : nil
    }

    private func boxRect(_ extent: Extent) -> CGRect {
        var rect = table.layout.rowRect(extent)
        guard case .bordered(let box)? = table.layout.groupedMetrics?.box else { return rect }
        let body = borderedBody
        rect.origin.x = body.minX - box.borderWidth
        rect.size.width = body.width + box.borderWidth * 2
        return rect
    }

    /// Horizontal extent of the rows' content in bordered boxes, in points.
    private var borderedBody: (minX: CGFloat, width: CGFloat) {
        let safe = table.layout.rowSafeArea
        let grid = PixelGrid.current
        let left = grid.round(table.layout.sideMargin + safe.left)
        return (
            left,
            max(0, grid.round(table.bounds.width - table.layout.sideMargin - safe.right) - left)
        )
    }

    private func boxLook(_ metrics: GroupedMetrics, _ fill: Color?) -> PresentedBox.Look {
        switch metrics.box {
        case .card(let radius): return .card(cornerRadius: radius)
        case .bordered(let box):
            let view = GroupedBackgroundView(frame: .zero)
            view.fill = fill ?? .clear
            view.part = GroupedBackgroundView.Part(
                box: box,
                location: RowLocation(
                    tableStyle: table.style, tableWidth: table.bounds.width, isFirst: true,
                    isLast: true),
                isEtched: table.separatorStyle == .singleLineEtched,
                borderColor: table.separatorStyle == .none
                    ? nil : table.separatorColor ?? box.borderColor,
                coveredHeight: nil)
            return .bordered(view)
        case .edgeToEdge:
            let color = table.separatorColor ?? table.theme.separator.color
            return .lines(
                color: table.separatorStyle == .none ? nil : color,
                thickness: table.theme.separator.thickness.line(on: .current))
        }
    }
}

extension CellBackground {
    /// Whether the table's style alone determines the background of the cell.
    fileprivate var hasStandardGroupedBackground: Bool {
        backgroundView is GroupedBackgroundView && cell.backgroundColor == nil
            && cell.configuring.background == nil
    }
}
