import Foundation
import TableDrawing
import TableGeometry

/// Lowering the displayed part of a table to render nodes.
extension TableView {
    /// Returns the part of the table visible in `slab` as a node with its origin at the top of
    /// `viewport`.
    ///
    /// Tall pictures are lowered slab by slab. All slabs share a viewport, so that floating
    /// headers keep their places in the whole picture. Each slab holds only its own rows.
    public func lowered(slab: Extent, viewport: Extent) -> RenderNode {
        lowered(slab: slab, viewport: viewport, depth: 0)
    }

    func lowered(slab: Extent, viewport: Extent, depth: Int) -> RenderNode {
        withOwnTheme { loweredInTheme(slab: slab, viewport: viewport, depth: depth) }
    }

    private func loweredInTheme(slab: Extent, viewport: Extent, depth: Int) -> RenderNode {
        let time = AnimationClock.current?.time
        warnOfLostDataSource()
        displayRows(in: Self.reach(of: slab, within: viewport))
        updateSeparatorsBesideSelection()
        var children: [(node: RenderNode, zPosition: CGFloat)] = []
        if let view = placedBackgroundView(in: viewport) { append(view, to: &children, depth) }
        let background = backgroundView == nil ? nil : children.last?.node
        children += fillers(in: slab, viewport).map { ($0, 0) }
        if let refreshControl = placedRefreshControl() {
            append(refreshControl, to: &children, depth)
        }
        let castingHeader = placedCastingHeader(in: slab)
        if castingHeader == nil, let view = placedTableHeader(in: slab) {
            append(view, to: &children, depth)
        }
        if let view = placedTableFooter(in: slab) { append(view, to: &children, depth) }
        placeMovedRows()
        recycleLeavingCells(at: time)
        let drawn = updateMovement.plates.isEmpty ? [] : sectionsWithDrawnRows
        children += updateMovement.plateNodes(at: time, within: viewport, of: drawn)
            .map { ($0, 0) }
        children += holeNodes(at: time, within: viewport).map { ($0, 0) }
        let sticky = stickyHeaders(in: viewport)
        let lifted = rowStates.movement?.source
        let (lying, travelling) = rowsFromTheBack
        // A row that was carried before sinks above the row that is lifted now.
        let sinking =
            lifted == nil
            ? []
            : travelling.filter {
                $0.displayedIndexPath != lifted && $0.settlingLift(at: time) != nil
            }
        let edges = displayHeadersAndFooters(in: slab, viewport)
        // Moving sections pass above resting sections and their headers, stacked on each other.
        // Rows that move between sections pass above everything except the headers and footers
        // of plain tables, which lie above all rows.
        let travels = updateMovement.travels
        var coming = ComingRows()
        // Nodes beneath the moving sections, keyed by index in `children`.
        var grounds: [Int: [RenderNode]] = [:]
        for level in -1...travels.count {
            let first = children.count
            func appendDepartures(_ plane: UpdateMovement.Departure.Plane) {
                children += updateMovement.departureNodes(plane, level: level, at: time, sticky)
                    .map { ($0, 0) }
            }
            func appendRows(_ rows: [TableViewCell]) {
                for cell in rows
                where cell.displayedIndexPath != lifted
                    && !sinking.contains(where: { $0 === cell })
                    && self.level(of: cell, travels, time) == level
                {
                    let index = children.count
                    append(cell, to: &children, depth, cell.movement.arrival, within: viewport)
                    if index < children.count { coming.note(cell, at: index, time) }
                }
            }
            appendDepartures(.back)
            appendRows(lying)
            appendDepartures(.between)
            appendRows(travelling)
            appendDepartures(.front)
            for (place, view) in edges where self.level(of: place, travels) == level {
                if let node = background.flatMap({ backdrop(of: view, $0) }) {
                    children.append((node, view.layer.zPosition))
                }
                let arrival = updateMovement.arrivals[place]
                let index = children.count
                append(view, to: &children, depth, arrival)
                if style == .plain, let arrival, let time, index < children.count {
                    coming.fade(beneath: index, place.section, arrival, time, &children)
                }
            }
            guard travels.indices.contains(level), let time else { continue }
            grounds[first] = travelNodes(
                travels[level], beneath: children[first...].map(\.node), at: time,
                within: viewport)
        }
        children = children.enumerated().flatMap { index, child in
            let ground = (grounds[index] ?? []).map { (node: $0, zPosition: CGFloat(0)) }
            return coming.covered.contains(index) ? ground : ground + [child]
        }
        if let castingHeader { append(castingHeader, to: &children, depth) }
        if let node = liftedNode(depth) { children.append((node, 0)) }
        for cell in sinking {
            append(cell, to: &children, depth, cell.movement.arrival, within: viewport)
        }
        for view in ownSubviews { append(view, to: &children, depth) }
        if let bar = placedSectionIndexBar(in: viewport) { append(bar, to: &children, depth) }
        let origin = CGPoint(x: layer.shownBounds.minX, y: PixelGrid.current.round(viewport.minY))
        let size = CGSize(width: bounds.width, height: viewport.height)
        return RenderNode(
            name: nodeName,
            frame: CGRect(origin: layer.shownFrame.origin, size: size),
            transform: layer.shownTransformAboutMiddle, boundsOrigin: origin,
            opacity: Double(min(1, max(0, layer.shownAlpha))), clipsToBounds: clipsToBounds,
            cornerRadius: layer.shownCornerRadius, maskedCorners: layer.maskedCorners,
            cornerCurve: layer.cornerCurve, background: makeBackground(), border: layer.border,
            shadow: layer.shadow, shadowPath: layer.shadowPath, mask: layer.maskNode(depth: depth),
            contents: backgroundPattern(
                in: CGRect(origin: origin, size: size),
                over: Extent(minY: origin.y, height: size.height)),
            children: Layer.byDepth(children) { $0.zPosition }.map(\.node))
    }

    /// Extra height in points by which each slab includes rows beyond its ends.
    ///
    /// Contents that overhang a row, or depend on a neighbouring row, are then correct across
    /// the border of two slabs.
    static let overhang: CGFloat = 256

    private static func reach(of slab: Extent, within viewport: Extent) -> Extent {
        Extent(
            minY: min(slab.minY, max(viewport.minY, slab.minY - overhang)),
            maxY: max(slab.maxY, min(viewport.maxY, slab.maxY + overhang)))
    }

    /// The rows on display.
    ///
    /// Moving rows lie above resting rows.
    var rowsFromTheBack: (lying: [TableViewCell], travelling: [TableViewCell]) {
        let rows = Self.fromTheTop(displayed).map(\.cell)
        guard let time = AnimationClock.current?.time else { return (rows, []) }
        let travelling = rows.filter { $0.movement.travels(at: time) != nil }
        guard !travelling.isEmpty else { return (rows, []) }
        return (rows.filter { $0.movement.travels(at: time) == nil }, travelling)
    }

    /// Adds a view's node, clipped to the gap of its arrival or to the moving box of its
    /// section.
    private func append(
        _ view: View, to children: inout [(node: RenderNode, zPosition: CGFloat)], _ depth: Int,
        _ arrival: RowArrival? = nil, within viewport: Extent? = nil
    ) {
        DiagnosticLog.$place.withValue(view.sourcePlace ?? DiagnosticLog.place) {
            let cell = view as? TableViewCell
            let lift = cell?.settlingLift(at: AnimationClock.current?.time)
            if let lift { cell?.lift = lift }
            view.layoutIfNeeded()
            guard var node = view.loweredAsShown(depth: depth + 1) else { return }
            if let lift { node = node.raised(by: lift) }
            let time = AnimationClock.current?.time
            let cut = viewport.map { cutAtBox(node, of: view, at: time, within: $0) } ?? node
            guard let cut else { return }
            node = cut
            guard let arrival, let time, time < arrival.end else {
                if let cell, let time {
                    guard let coming = comingWithSection(node, cell, at: time) else { return }
                    node = coming
                }
                return children.append((node, view.layer.zPosition))
            }
            var shown = node
            // An arriving header of a plain table is already placed with its rows, because it
            // may float.
            if style == .plain, !(view is TableViewCell) {
                shown.frame.origin.y -= arrival.shift(at: time)
            }
            if arrival.isInside, time > arrival.timing.start, let cell = view as? TableViewCell,
                let location = cell.location
            {
                shown = cell.withoutEnds(shown, at: location)
            }
            guard var node = arrival.node(shown, at: time) else { return }
            if let cell {
                guard let coming = comingWithSection(node, cell, at: time) else { return }
                node = coming
            }
            children.append((node, view.layer.zPosition))
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
            clipsToBounds: true, background: makeBackground(), children: [background])
    }

    /// End of the content at the current time of the clock, in points.
    var contentEnd: CGFloat {
        updateMovement.contentEnd(
            at: AnimationClock.current?.time, rest: geometry.contentHeight)
    }
}
