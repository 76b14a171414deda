import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Nodes of rows, headers and footers at an instant.
extension TableLowering {
    /// Returns the nodes of rows, headers, footers, boxes and leaving items, from the back to the
    /// front.
    ///
    /// - Parameter isDrawn: whether a row is drawn with these nodes.
    func presentedNodes(
        _ depth: Int, slab: Extent, viewport: Extent, background: RenderNode?,
        where isDrawn: (TableViewCell) -> Bool
    ) -> [(node: RenderNode, zPosition: CGFloat)] {
        let instant = table.updates.presented
        let boxes = sectionBoxes(instant)
        if AnimationClock.current?.isSampling == true {
            prepare(slab, viewport, instant, boxes, depth, where: isDrawn)
            return []
        }
        let leavingBoxes = instant.map(leavingBoxes) ?? []
        let moving = instant?.movingSections ?? []
        func level(_ section: Int?) -> Int {
            section.flatMap(moving.firstIndex).map { $0 + 1 } ?? 0
        }
        var nodes = LayeredNodes()
        if let instant {
            for (section, box) in boxes.sorted(by: { $0.key < $1.key }) {
                if let node = node(
                    box, named: "section \(section)", header: .header(section), instant,
                    within: viewport)
                {
                    nodes.add(node, ZOrder(level: level(section), layer: .box))
                }
            }
            for (box, leaving) in leavingBoxes {
                let isOnTop = leaving.rows.contains { instant.changesSection(.leaving($0)) }
                if let node = node(
                    box, named: "deleted section", header: leaving.header.map { .leaving($0) },
                    instant, within: viewport)
                {
                    nodes.add(node, ZOrder(level: isOnTop ? moving.count + 1 : 0, layer: .box))
                }
            }
            for node in gapNodes(instant, boxes, within: viewport) {
                nodes.add(node, ZOrder(level: 0, layer: .box))
            }
        }
        let sticky = table.headersAndFooters.stickyHeaders(in: viewport)
        let edges = table.headersAndFooters.displayHeadersAndFooters(in: slab, viewport)
        for (indexPath, cell) in table.rows.displayedRows where isDrawn(cell) {
            let item = PresentedItem.row(indexPath)
            guard let node = node(of: cell, at: indexPath, instant, boxes, depth) else { continue }
            let moves = instant?.moves(item) == true
            let changesSection = instant?.changesSection(item) == true
            nodes.add(
                node,
                ZOrder(
                    level: level(indexPath.section) == 0 && changesSection
                        ? moving.count + 1 : level(indexPath.section),
                    layer: moves ? .moving : .resting),
                zPosition: cell.layer.zPosition)
        }
        if let instant {
            // Items that leave later, such as replacements, are in front.
            for number in instant.leaving.sorted() {
                guard let item = table.updates.leavingItem(number),
                    let (node, floats) = node(
                        of: item, number, instant,
                        instant.section(of: .leaving(number)).flatMap { boxes[$0] }
                            ?? leavingBoxes.first { $0.1.rows.contains(number) }?.0, sticky)
                else { continue }
                let section = instant.section(of: .leaving(number))
                let moves = instant.moves(.leaving(number))
                let changesSection = instant.changesSection(.leaving(number))
                var layer = item.edge == nil ? ZOrder.Layer.leaving : .leavingEdge
                if floats { layer = .leavingFloating }
                if moves { layer = instant.isReplaced(number) ? .between : .moving }
                nodes.add(
                    node,
                    ZOrder(
                        level: level(section) == 0 && changesSection
                            ? moving.count + 1 : level(section), layer: layer))
            }
        }
        for (place, view) in edges {
            // Headers and footers of plain tables are above all rows.
            let above = table.style == .plain && moving.isEmpty ? 1 : level(place.section)
            let order = ZOrder(level: above, layer: .edge)
            if let node = background.flatMap({ backdrop(of: view, $0) }) {
                nodes.add(node, order, zPosition: view.layer.zPosition)
            }
            if let node = node(of: view, place, instant, depth) {
                nodes.add(node, order, zPosition: view.layer.zPosition)
            }
        }
        if let instant {
            for section in moving {
                guard let node = ground(of: section, level(section), instant, nodes, viewport)
                else { continue }
                nodes.add(node, ZOrder(level: level(section), layer: .background))
            }
        }
        return nodes.sorted
    }

    /// Lays out rows, headers and footers as for a picture, without creating nodes.
    private func prepare(
        _ slab: Extent, _ viewport: Extent, _ instant: PresentedInstant?,
        _ boxes: [Int: PresentedBox], _ depth: Int, where isDrawn: (TableViewCell) -> Bool
    ) {
        let edges = table.headersAndFooters.displayHeadersAndFooters(in: slab, viewport)
        for (indexPath, cell) in table.rows.displayedCells where isDrawn(cell) {
            guard !cell.containsTable else {
                _ = node(of: cell, at: indexPath, instant, boxes, depth)
                continue
            }
            cell.animation.setInBox(isInBox(cell, at: indexPath, instant, boxes))
            cell.animation.prepareForLowering()
        }
        for (_, view) in edges { _ = lowered(view, depth) }
    }

    /// Returns whether the box of a row's section is drawn below the row.
    private func isInBox(
        _ cell: TableViewCell, at indexPath: IndexPath, _ instant: PresentedInstant?,
        _ boxes: [Int: PresentedBox]
    ) -> Bool {
        guard boxes[indexPath.section] != nil, let instant else { return false }
        let item = PresentedItem.row(indexPath)
        return !instant.presentation(of: item).movesAside && !instant.changesSection(item)
            && !cell.animation.isSettling
    }

    /// Returns the table's background below a section that moves over other sections.
    private func ground(
        of section: Int, _ level: Int, _ instant: PresentedInstant, _ nodes: LayeredNodes,
        _ viewport: Extent
    ) -> RenderNode? {
        guard let drawn = nodes.extent(ofLevel: level) else { return nil }
        let extent = instant.extent(ofSection: section)
        let rows = table.geometry.seenRows(ofSection: section)
        func isDrawn(_ row: Int?) -> Bool {
            row.map { table.rows.displayedCells[IndexPath(row: $0, section: section)] != nil }
                ?? true
        }
        var top = max(extent.minY, viewport.minY)
        var bottom = min(extent.maxY, viewport.maxY)
        // Rows of a section higher than the screen may not be displayed.
        if !isDrawn(rows.first) { top = max(top, drawn.minY) }
        if !isDrawn(rows.last) { bottom = min(bottom, drawn.maxY) }
        guard bottom > top else { return nil }
        let frame = CGRect(x: 0, y: top, width: table.bounds.width, height: bottom - top)
        return RenderNode(
            name: "section \(section) background", frame: frame, background: table.makeBackground(),
            contents: backgroundPattern(
                in: CGRect(origin: .zero, size: frame.size),
                over: viewport.offset(by: -top)))
    }

    /// Returns the node of a row at an instant, or `nil` if the row is not visible.
    func node(
        of cell: TableViewCell, at indexPath: IndexPath, _ instant: PresentedInstant?,
        _ boxes: [Int: PresentedBox], _ depth: Int
    ) -> RenderNode? {
        let item = PresentedItem.row(indexPath)
        let shown = instant?.presentation(of: item)
        let box = boxes[indexPath.section]
        let isInside = isInBox(cell, at: indexPath, instant, boxes)
        cell.animation.setInBox(isInside)
        guard var node = lowered(cell, depth) else { return nil }
        guard let shown else { return node }
        // The size of a layer grows about its centre.
        let growth = (cell.layer.shownBounds.height - cell.bounds.height) / 2
        node.frame.origin.y += growth + shown.top - cell.frame.minY
        if cell.animation.fadesFromReload, let height = instant?.height(of: item),
            node.frame.height > height
        {
            let slot = CGSize(width: node.frame.width, height: max(0, height))
            node = node.clipped(to: CGRect(origin: node.frame.origin, size: slot))
        }
        guard let result = clipped(node, shown) else { return nil }
        if let box, shown.movesAside, instant?.changesSection(item) == false {
            return box.clipAside(result, in: table.bounds)
        }
        return isInside ? box?.clip(result) : result
    }

    /// Returns the node of a header or footer at an instant, or `nil` if the view is not visible.
    private func node(
        of view: View, _ place: SectionEdge.Place, _ instant: PresentedInstant?, _ depth: Int
    ) -> RenderNode? {
        guard var node = lowered(view, depth) else { return nil }
        guard let instant else { return node }
        let item = place.edge.item(ofSection: place.section)
        var shown = instant.presentation(of: item)
        if table.style != .plain {
            node.frame.origin.y +=
                place.edge.top(shown, height: view.bounds.height) - view.frame.minY
        } else if abs(place.edge.top(shown, height: view.bounds.height) - view.frame.minY) > 0.01 {
            // A floating header remains within the rows of its section.
            (shown.insetTop, shown.insetBottom) = (0, 0)
        }
        shown = place.edge.part(of: shown, height: view.bounds.height)
        return clipped(node, shown)
    }

    /// Returns the node of a leaving item at an instant and whether the item floats, or `nil` if
    /// the item is not visible.
    private func node(
        of item: LeavingItem, _ number: Int, _ instant: PresentedInstant,
        _ box: PresentedBox?, _ sticky: StickyHeaders
    ) -> (node: RenderNode, floats: Bool)? {
        var shown = instant.presentation(of: .leaving(number))
        // A floating header is not clipped to its slot.
        guard shown.isVisible || item.edge != nil else { return nil }
        let isInside =
            box != nil && item.inside != nil && !shown.movesAside
            && !instant.changesSection(.leaving(number))
        var node = item.node(at: instant.time, isInside: isInside)
        var floats = false
        if let (edge, places) = item.edge {
            let height = edge.extent(in: places).height
            var top = edge.top(shown, height: height)
            if table.style == .plain {
                let shift = top - edge.extent(in: places).minY
                let moved = places.mapped { $0.offset(by: shift) }
                var floating = edge.extent(in: moved, sticky).minY
                if edge == .header, let bottom = bottomOfDeletedSection(number, instant) {
                    // The next header pushes the header of a deleted section.
                    floating = min(floating, max(top, bottom - height))
                }
                floats = abs(floating - top) > 0.01
                top = floating
            }
            shown = edge.part(of: shown, height: height)
            if floats { (shown.insetTop, shown.insetBottom) = (0, 0) }
            node.frame.origin.y = top
        } else {
            node.frame.origin.y = shown.top
        }
        let lift = item.cell?.cell.animation.settlingLift(at: instant.time) ?? 0
        guard let result = clipped(node, shown, overhang: lift * Self.shadowReach) else {
            return nil
        }
        var inside: RenderNode? = result
        if isInside { inside = box?.clip(result) }
        if let box, item.edge == nil, shown.movesAside,
            !instant.changesSection(.leaving(number))
        {
            inside = box.clipAside(result, in: table.bounds)
        }
        return inside.map { ($0, floats) }
    }

    /// Returns the bottom of the rows below the header of a deleted section, or `nil` if the
    /// section is not deleted.
    private func bottomOfDeletedSection(
        _ header: Int, _ instant: PresentedInstant
    ) -> CGFloat? {
        guard let bottom = instant.bottomOfDeletedSection(header) else { return nil }
        let next = instant.leaving.drop { $0 != header }.dropFirst()
            .first { table.updates.leavingItem($0)?.edge?.edge == .header }
        let top = next.map { instant.presentation(of: .leaving($0)).top } ?? bottom
        return min(bottom, top)
    }

    /// Returns the node with the opacity, horizontal offset and clip of a presentation.
    ///
    /// - Parameter overhang: distance beyond the clip at which a shadow is visible, in points.
    func clipped(
        _ node: RenderNode, _ shown: Presentation, overhang: CGFloat = 0
    ) -> RenderNode? {
        guard shown.opacity > 0 else { return nil }
        var node = node
        node.opacity *= Double(shown.opacity)
        let frame = node.frame
        if shown.aside != 0 {
            node = node.unclippedAside
            node.frame.origin.x += shown.aside * frame.width
        }
        guard shown.isClipped else { return node }
        let height = frame.height - shown.insetTop - shown.insetBottom
        guard height > 0 else { return nil }
        // A row that moves aside is visible up to the table's edge.
        let isAside = shown.aside != 0
        let clip = CGRect(
            x: isAside ? table.bounds.minX : frame.minX, y: frame.minY + shown.insetTop,
            width: isAside ? table.bounds.width : frame.width, height: height)
        return node.clipped(to: clip.insetBy(dx: -overhang, dy: -overhang))
    }

    /// Maximum distance at which the shadow of a lifted row is visible, in points.
    private static let shadowReach: CGFloat = 48

    /// Lowers a view, and adds its source position to diagnostics.
    func lowered(_ view: View, _ depth: Int) -> RenderNode? {
        DiagnosticLog.$place.withValue(view.sourcePlace ?? DiagnosticLog.place) {
            let lift = (view as? TableViewCell)?.animation.settlingLift(
                at: AnimationClock.current?.time)
            if let lift { (view as? TableViewCell)?.row.lift = lift }
            view.layoutIfNeeded()
            let node = view.loweredAsShown(depth: depth + 1)
            return lift.flatMap { node?.raised(by: $0) } ?? node
        }
    }

    /// Returns the piece of the background view behind a floating header in a theme without a
    /// strip.
    ///
    /// The piece hides the rows behind the header.
    private func backdrop(of view: View, _ background: RenderNode) -> RenderNode? {
        guard let header = view as? TableViewHeaderFooterView else { return nil }
        header.layoutIfNeeded()
        guard header.isSeenThrough else { return nil }
        return RenderNode(
            name: "backdrop", frame: header.frame, boundsOrigin: header.frame.origin,
            clipsToBounds: true, background: table.makeBackground(), children: [background])
    }
}

extension View {
    /// Whether the view contains a table, which determines the visible rows during lowering.
    fileprivate var containsTable: Bool {
        subviews.contains { $0 is TableView || $0.containsTable }
    }
}

extension RenderNode {
    /// Node of a row that is moved aside for swipe actions, including the part beyond the row's
    /// edge.
    fileprivate var unclippedAside: RenderNode {
        guard clipsToBounds, boundsOrigin.x != 0 else { return self }
        var node = self
        node.frame.size.width += abs(boundsOrigin.x)
        if boundsOrigin.x > 0 {
            node.frame.origin.x -= boundsOrigin.x
            node.boundsOrigin.x = 0
        }
        return node
    }
}
