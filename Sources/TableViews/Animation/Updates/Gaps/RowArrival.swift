import Foundation
import TableDrawing
import TableGeometry

/// How a row, header or footer comes into a gap, or leaves in one.
struct RowArrival {
    let animation: TableView.RowAnimation
    var gap: UpdateGap
    let timing: AnimationTiming
    /// Whether it leaves.
    let leaves: Bool
    /// How it is cut where the gap ends its section.
    var shape = RoomShape()
    /// Whether another row leaves or enters the same place.
    ///
    /// The arriving row slides over the departing row.
    var isReload = false
    /// Whether the row draws no part of its section's box, which is a single shape below the row.
    var isInside = false
    /// The movements of the gap's edges that were under way already.
    var earlier: [EdgeMovement] = []
    /// The movements of the gap's edges that began meanwhile, and where they lead; points.
    private var later: [EdgeMovement] = []
    private var displacement: (top: CGFloat, bottom: CGFloat) = (0, 0)
    /// Whether its row moves to another place before it has come: the room goes with the row, whatever becomes of the
    /// gap.
    private(set) var isOnItsWayElsewhere = false
    /// Where the gap's edges come to rest where more of it is there than is shown; content coordinates, points.
    private var wholeRest: (top: CGFloat, bottom: CGFloat)?

    init(
        animation: TableView.RowAnimation, gap: UpdateGap, timing: AnimationTiming, leaves: Bool
    ) {
        self.animation = animation
        self.gap = gap
        self.timing = timing
        self.leaves = leaves
    }

    /// When nothing of it is under way any more.
    ///
    /// A row of which the gap shows only a part is uncovered by the edges that later batches move.
    var end: Double {
        leaves || wholeRest == nil ? timing.end : later.map(\.timing.end).reduce(timing.end, max)
    }

    /// Where the gap's edges come to rest; content coordinates, points.
    var rest: (top: CGFloat, bottom: CGFloat) {
        (gap.newTop + displacement.top, gap.newBottom + displacement.bottom)
    }

    /// Notes the gap of which only a part is shown, which ends at the screen's edge: what a later batch draws up goes
    /// with the edges of all of it.
    mutating func isPart(of whole: UpdateGap) {
        wholeRest = (whole.newTop, whole.newBottom)
        goesWithEdgesShown(of: whole)
    }

    /// Has what is under way of an edge that lies beyond the screen move nothing of what is shown.
    mutating func goesWithEdgesShown(of whole: UpdateGap) {
        let isShown = (top: whole.oldTop == gap.oldTop, bottom: whole.oldBottom == gap.oldBottom)
        guard !isShown.top || !isShown.bottom else { return }
        earlier = earlier.map {
            EdgeMovement(
                top: isShown.top ? $0.top : 0, bottom: isShown.bottom ? $0.bottom : 0,
                timing: $0.timing)
        }
    }

    /// Takes on what a batch that begins meanwhile does to the gap's edges.
    ///
    /// - Parameter section: its section after the batch, where it comes or leaves in that.
    mutating func follow(_ gaps: UpdateGaps, _ timing: AnimationTiming, section: Int? = nil) {
        let old = wholeRest ?? rest
        let way = displacement(of: old, gaps, section)
        let new = (top: old.top + way.top, bottom: old.bottom + way.bottom)
        let shown = rest
        let isShownWhole = wholeRest == nil
        wholeRest = isShownWhole ? nil : new
        move(
            top: (isShownWhole ? new.top : gaps.newStretch.place(new.top)) - shown.top,
            bottom: (isShownWhole ? new.bottom : gaps.newStretch.place(new.bottom)) - shown.bottom,
            timing)
    }

    /// The same for a row's, which goes from one place to another by the batch.
    mutating func follow(
        _ gaps: UpdateGaps, _ timing: AnimationTiming, row new: IndexPath, from old: IndexPath
    ) {
        guard isOnItsWayElsewhere else {
            return follow(gaps, timing, section: new.section)
        }
        let start = gaps.oldStretch.move(gaps.record.geometryBefore.rowExtent(at: old))
        let end = gaps.newStretch.move(gaps.after.rowExtent(at: new))
        moveWithRow(end.minY - start.minY, timing)
    }

    /// How far a batch moves the edges of the gap, of which these are the places at rest before; points.
    private func displacement(
        of rest: (top: CGFloat, bottom: CGFloat), _ gaps: UpdateGaps, _ section: Int?
    ) -> (top: CGFloat, bottom: CGFloat) {
        // If the section moves to another place, the gap moves with the section.
        if gap.isWholeSection, let way = section.flatMap(gaps.way(ofMovedSection:)) {
            return (way, way)
        }
        let top = gaps.displacement(
            ofUpperEdge: rest.top, isWholeSection: gap.isWholeSection, in: section)
        // What comes in its place afterwards does not open a gap again that is closed.
        guard !leaves || rest.bottom > rest.top else { return (top, top) }
        return (
            top,
            gaps.displacement(
                ofLowerEdge: rest.bottom, isWholeSection: gap.isWholeSection, in: section)
        )
    }

    /// Has the edges of a gap of which only a part is shown go on to where those of all of it come to rest; see
    /// `TableView.uncoverUpdates()`.
    ///
    /// - Parameter reach: how far, at the most; points.
    mutating func uncover(at time: Double, atMost reach: CGFloat) {
        guard let whole = wholeRest, time < timing.end else { return }
        let shown = rest
        wholeRest = nil
        move(
            top: (whole.top - shown.top).clamped(to: reach),
            bottom: (whole.bottom - shown.bottom).clamped(to: reach),
            timing.remaining(at: time))
    }

    /// Has the room go with its row, which a batch moves this far to another place; points.
    mutating func moveWithRow(_ way: CGFloat, _ timing: AnimationTiming) {
        isOnItsWayElsewhere = true
        wholeRest = nil
        move(top: way, bottom: way, timing)
    }

    /// Takes on a batch that began meanwhile, and moves the gap's edges by these distances.
    mutating func move(top: CGFloat, bottom: CGFloat, _ timing: AnimationTiming) {
        let before = alignedDisplacement
        displacement.top += top
        displacement.bottom += bottom
        let after = alignedDisplacement
        later.begin(
            EdgeMovement(
                top: before.top - after.top, bottom: before.bottom - after.bottom, timing: timing))
    }

    /// The gap with its edges where they are drawn: rows lie on whole pixels, wherever they are measured to lie.
    private var drawn: UpdateGap { gap.aligned(.current) }

    /// The same for how far later batches move the edges.
    private var alignedDisplacement: (top: CGFloat, bottom: CGFloat) {
        let grid = PixelGrid.current
        return (
            grid.round(rest.top) - grid.round(gap.newTop),
            grid.round(rest.bottom) - grid.round(gap.newBottom)
        )
    }

    /// Returns the node of a row at an instant, clipped to the gap, or `nil` if the row is not
    /// visible.
    ///
    /// The node is at its place at rest: in the new table for an arriving row, in the old table
    /// for a departing row. At the first instant the screen does not change.
    ///
    /// - Parameter lift: how far the row is still lifted, from 0 to 1. The lifted part extends
    ///   out of the gap, with its shadow.
    func node(_ node: RenderNode, at time: Double, lift: CGFloat = 0) -> RenderNode? {
        let isBefore = time <= timing.start
        guard leaves ? animation != .none || isBefore : !isBefore else { return nil }
        let row = uncut(node, at: time)
        if isBefore { return row }
        let progress = CGFloat(timing.progress(at: time))
        let presence = presence(at: time)
        let sides = shape.sides ?? (minX: node.frame.minX, width: node.frame.width)
        let open = room(at: time)
        let around = Self.liftedReach * lift
        let upper = open.minY + shape.top - around
        let lower = open.maxY - shape.bottom + around
        guard lower > upper else { return nil }
        let room = CGRect(
            x: sides.minX - around, y: upper, width: sides.width + around * 2,
            height: lower - upper)
        let shown = shape.cut(row, to: room)
        if animation == .middle, !(isReload && leaves) {
            // The row is revealed or hidden from its middle, unless the gap already hides this
            // part.
            let hidden =
                isReload
                ? (lower - upper) / 2 * (1 - progress)
                : opening / 2 * (1 - presence) + (leaves ? 0 : earlierOpening(at: time) / 2)
            guard hidden * 2 < lower - upper else { return nil }
            // The corners are those of the gap, not of what is uncovered of it.
            if hidden != 0 { return RoomShape().cut(shown, to: room.insetBy(dx: 0, dy: hidden)) }
        }
        return shown
    }

    /// The node of a row as it is shown at an instant, not cut.
    private func uncut(_ node: RenderNode, at time: Double) -> RenderNode {
        var row = node
        row.frame.origin.y += shift(at: time)
        if time <= timing.start { return row }
        if animation == .left || animation == .right { row = row.uncutAside }
        let presence = presence(at: time)
        switch animation {
        case .fade, .automatic: row.opacity *= Double(min(1, max(0, presence)))
        case .left: row.frame.origin.x -= node.frame.width * (1 - presence)
        case .right: row.frame.origin.x += node.frame.width * (1 - presence)
        case .top, .bottom, .middle, .none: break
        }
        return row
    }

    /// How much of the row's movement is done, from out of sight to in its place.
    private func presence(at time: Double) -> CGFloat {
        let progress = CGFloat(timing.progress(at: time))
        return leaves ? 1 - progress : progress
    }

    /// How far a lifted row's shadow reaches, at the most, in points.
    private static let liftedReach: CGFloat = 40

    /// Where the gap is at an instant; content coordinates, points.
    func room(at time: Double) -> Extent {
        let extent = drawn.extent(at: CGFloat(timing.progress(at: time)))
        let displacement = alignedDisplacement
        let offset = later.offset(at: time)
        let edges = earlier.offset(at: time)
        return Extent(
            minY: extent.minY + displacement.top + offset.top + edges.top,
            maxY: extent.maxY + displacement.bottom + offset.bottom + edges.bottom)
    }

    /// Height of the gap that stays open for another arrival or departure, before the row
    /// enters or after the row has left, in points.
    private var opening: CGFloat {
        let gap = drawn
        return leaves ? gap.newBottom - gap.newTop : gap.oldBottom - gap.oldTop
    }

    /// How much of the gap earlier batches still leave open; points.
    private func earlierOpening(at time: Double) -> CGFloat {
        let edges = earlier.offset(at: time)
        return max(0, edges.bottom - edges.top)
    }

    /// How the gap's edges move.
    private var movementsOfEdges: [EdgeMovement] {
        let gap = drawn
        let own = EdgeMovement(
            top: gap.oldTop - gap.newTop, bottom: gap.oldBottom - gap.newBottom, timing: timing)
        return [own] + later + earlier
    }

    /// How the gap's upper edge moves, for what ends with it.
    var movementsOfUpperEdge: [EdgeMovement] {
        movementsOfEdges.map { EdgeMovement(top: $0.top, bottom: $0.top, timing: $0.timing) }
    }

    /// The same for its lower edge.
    var movementsOfLowerEdge: [EdgeMovement] {
        movementsOfEdges.map { EdgeMovement(top: $0.bottom, bottom: $0.bottom, timing: $0.timing) }
    }

    /// How rows move that come in the gap: with the edge behind which they come.
    var movementsOfContent: [EdgeMovement] {
        let gap = drawn
        return switch animation {
        case .top:
            // All of it comes from above, however open the gap is already.
            movements(own: gap.oldTop - gap.newBottom, later: \.bottom, earlier: \.top)
        case .bottom:
            movements(own: gap.oldBottom - gap.newTop, later: \.top, earlier: \.bottom)
        case .middle:
            movementsOfEdges.map { edges in
                let middle = (edges.top + edges.bottom) / 2
                return EdgeMovement(top: middle, bottom: middle, timing: edges.timing)
            }
        case .fade, .left, .right, .none, .automatic: movementsOfUpperEdge
        }
    }

    private func movements(
        own way: CGFloat, later edge: KeyPath<EdgeMovement, CGFloat>,
        earlier other: KeyPath<EdgeMovement, CGFloat>
    ) -> [EdgeMovement] {
        func movement(_ way: CGFloat, _ timing: AnimationTiming) -> EdgeMovement {
            EdgeMovement(top: way, bottom: way, timing: timing)
        }
        return [movement(way, timing)] + later.map { movement($0[keyPath: edge], $0.timing) }
            + earlier.map { movement($0[keyPath: other], $0.timing) }
    }

    /// Whether something else comes in the same gap.
    func comes(with other: RowArrival) -> Bool {
        timing.start == other.timing.start && gap.oldTop == other.gap.oldTop
            && gap.oldBottom == other.gap.oldBottom && gap.newTop == other.gap.newTop
    }

    /// How far the row stands from its place at rest at an instant; points.
    func shift(at time: Double) -> CGFloat {
        let progress = CGFloat(timing.progress(at: time))
        let displacement = alignedDisplacement
        let offset = later.offset(at: time)
        return shift(
            in: drawn.extent(at: progress), progress, top: displacement.top + offset.top,
            bottom: displacement.bottom + offset.bottom)
    }

    /// Returns the offset of the row.
    ///
    /// A row from above moves with the rows below the gap, a row from below moves with the rows
    /// above the gap, and a row in the middle moves by half of each.
    ///
    /// A row that replaces another row enters from the gap's edge by its whole height, and the
    /// other row stays below it. Later batches move an arriving row itself. A departing row is
    /// a picture.
    private func shift(
        in extent: Extent, _ progress: CGFloat, top: CGFloat, bottom: CGFloat
    ) -> CGFloat {
        let gap = drawn
        let fromTop = extent.minY - (leaves ? gap.oldTop - top : gap.newTop)
        let fromBottom = extent.maxY - (leaves ? gap.oldBottom - bottom : gap.newBottom)
        let height = (gap.newBottom - gap.newTop) * (1 - progress)
        switch animation {
        case .top where isReload: return leaves ? fromTop : fromTop - height
        case .bottom where isReload: return leaves ? fromTop : fromBottom + height
        case .middle where isReload: return fromTop
        case .top: return fromBottom - opening * (leaves ? progress : 1 - progress)
        case .bottom: return fromTop + opening * (leaves ? progress : 1 - progress)
        case .middle: return (fromTop + fromBottom) / 2
        case .fade, .left, .right, .none, .automatic: return fromTop
        }
    }
}

extension RenderNode {
    /// The node with what its row, which stands aside for its swipe actions, has beyond the edge: as the
    /// row goes on to a side, that comes into view.
    fileprivate var uncutAside: RenderNode {
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
