import Foundation
import TableDrawing
import TableGeometry

/// Pictures and movements of the current batches of changes, in addition to the table's rows.
struct UpdateMovement {
    var departures: [Departure] = []
    /// How headers and footers come; in a plain table those of all sections that come.
    var arrivals: [SectionEdge.Place: RowArrival] = [:]
    /// The boxes of sections that change.
    var plates: [SectionPlate] = []
    /// The room in them that is open.
    var holes: [SectionHole] = []
    /// The sections that move to other places.
    var travels: [SectionTravel] = []
    /// The sections of a plain table that move, by their numbers in the table as it is.
    var sections: [Int: SectionMovement] = [:]
    /// The batches that are shown, from the first to the last.
    var batches: [UpdateInProgress] = []
    /// The cells of rows that a batch taking effect just now moves out of sight, by their places after it.
    var hidden: [IndexPath: TableViewCell] = [:]
    /// Whether a batch is taking effect: what it brings into view is set moving with the rest.
    var isBeginning = false
    /// Where the content's end comes to rest, how far it still has to go, and when.
    private var endAtRest: CGFloat = 0
    private var ends: [(distance: CGFloat, timing: AnimationTiming)] = []
    /// How much higher the empty rows become, and when.
    private var fillerGrowths: [(growth: CGFloat, timing: AnimationTiming)] = []
    /// The stretches of content that may be seen while the offset moves, and until when.
    private var reaches: [(extent: Extent, end: Double)] = []

    /// Has rows of a stretch stay on display until an instant.
    mutating func keep(_ extent: Extent, until end: Double) {
        reaches.append((extent, end))
    }

    /// Lets the end of the content move from one place to another; content coordinates, points.
    mutating func moveEnd(from old: CGFloat, to new: CGFloat, _ timing: AnimationTiming) {
        endAtRest = new
        ends.append((new - old, timing))
    }

    /// Has the end go on to where it belongs; see `TableView.uncoverUpdates()`.
    mutating func uncoverEnd(_ whole: CGFloat, at time: Double, atMost reach: CGFloat) {
        guard let timing = ends.last?.timing, time < timing.end else { return }
        let way = (whole - endAtRest).clamped(to: reach)
        if way != 0 { moveEnd(from: endAtRest, to: endAtRest + way, timing.remaining(at: time)) }
    }

    /// Where the content ends at an instant, in points.
    ///
    /// - Parameter rest: where it ends when nothing moves.
    func contentEnd(at time: Double?, rest: CGFloat) -> CGFloat {
        guard let time, ends.contains(where: { time < $0.timing.end }) else { return rest }
        return ends.reduce(endAtRest) {
            $0 - $1.distance * CGFloat(1 - $1.timing.progress(at: time))
        }
    }

    /// Lets the height of the empty rows below the last one go from one to another; points.
    mutating func moveFillers(from old: CGFloat, to new: CGFloat, _ timing: AnimationTiming) {
        fillerGrowths.append((new - old, timing))
    }

    /// How high the empty rows are at an instant, in points.
    ///
    /// - Parameter rest: how high they are when nothing moves.
    func fillerPitch(at time: Double?, rest: CGFloat) -> CGFloat {
        guard let time else { return rest }
        return fillerGrowths.reduce(rest) {
            $0 - $1.growth * CGFloat(1 - $1.timing.progress(at: time))
        }
    }

    /// A stretch of rows with those that may come into view meanwhile.
    func extended(_ extent: Extent, _ table: TableView) -> Extent {
        guard let time = AnimationClock.current?.time else { return extent }
        let kept = reaches.filter { time < $0.end }
        guard !kept.isEmpty else { return extent }
        let shifts = table.shiftsOfRows(at: time)
        let shown = Extent(minY: extent.minY - shifts.down, maxY: extent.maxY + shifts.up)
        return kept.reduce(shown) {
            Extent(minY: min($0.minY, $1.extent.minY), maxY: max($0.maxY, $1.extent.maxY))
        }
    }

    /// The boxes of sections that change at an instant, but for those that move to other places; what has
    /// come to its end is forgotten.
    ///
    /// - Parameter drawn: the sections of which rows are drawn: a box is not drawn without them.
    mutating func plateNodes(
        at time: Double?, within visible: Extent, of drawn: Set<Int>
    ) -> [RenderNode] {
        guard let time else {
            self = UpdateMovement()
            return []
        }
        departures.removeAll { time >= $0.end }
        ends.removeAll { time >= $0.timing.end }
        fillerGrowths.removeAll { time >= $0.timing.end }
        arrivals = arrivals.filter { time < $0.value.end }
        travels.removeAll { time >= $0.end }
        plates.removeAll { time >= $0.end }
        holes.removeAll { time >= $0.end }
        batches.removeAll { time >= $0.timing.end }
        sections = sections.filter { time < $0.value.end }
        reaches.removeAll { time >= $0.end }
        let own = drawn.subtracting(travels.filter { time > $0.start }.map(\.section))
        return plates.filter { own.contains($0.section) }
            .compactMap { $0.node(at: time, within: visible) }
    }

    /// What leaves, as it is shown at an instant at a level of the sections that move to other places.
    ///
    /// - Parameter level: -1 for the sections that do not.
    func departureNodes(
        _ plane: Departure.Plane, level: Int, at time: Double?, _ sticky: StickyHeaders
    ) -> [RenderNode] {
        guard let time else { return [] }
        let shown = departures.filter { departure in
            guard departure.plane == plane else { return false }
            let own = travels.firstIndex { $0.section == departure.section } ?? -1
            return (departure.changesSection && own < 0 ? travels.count : own) == level
        }
        var nodes = shown.map { $0.node(at: time, sticky, cutAt: box(of: $0)) }
        for (index, edge) in shown.enumerated() where edge.edge != nil {
            guard let section = edge.leavingSection, let node = nodes[index],
                let arrival = edge.arrivalInGap, let presence = arrival.fadingPresence(at: time)
            else { continue }
            let rows = shown.indices.filter { row in
                shown[row].edge == nil && shown[row].leavingSection == section
                    && shown[row].arrivalInGap?.fades(with: arrival) == true
            }
            let joined = node.fading(over: rows.compactMap { nodes[$0] }, presence: presence)
            nodes[index] = joined.edge
            var beside = joined.rows[...]
            for row in rows where nodes[row] != nil { nodes[row] = beside.removeFirst() }
        }
        return nodes.compactMap(\.self)
    }

    /// The box of the section of something that leaves: it may leave, too.
    private func box(of departure: Departure) -> SectionPlate? {
        if let leaving = departure.leavingSection {
            return departures.first { $0.plate != nil && $0.leavingSection == leaving }?.plate?.box
        }
        return plates.first { $0.section == departure.section }
    }

    /// How the ends of sections' rows move, by their sections' numbers.
    var movementsOfEnds: [Int: [EdgeMovement]] {
        let boxes = plates.map { ($0.section, $0.movements) }
        return Dictionary(boxes + sections.map { ($0.key, $0.value.movementsOfRows) }) { $1 }
    }

    /// Names what leaves as a batch does that takes effect.
    ///
    /// - Parameter batch: the batch's number.
    /// - Returns: cells that are their rows' no more.
    mutating func rename(
        _ mapping: IndexPathMapping, _ update: TableUpdate, batch: Int
    ) -> [LeavingCell] {
        departures.indices.compactMap { departures[$0].rename(mapping, update, batch: batch) }
    }

    /// Has the edges of all gaps and boxes follow a batch that begins while they are on their way.
    ///
    /// - Parameters:
    ///   - screen: the stretch of the content that is on the screen after it.
    ///   - batch: its number.
    mutating func follow(
        _ gaps: UpdateGaps, _ timing: AnimationTiming, on screen: Extent, batch: Int
    ) {
        for index in departures.indices
        where departures[index].lostSuccessor == nil
            && (departures[index].leavingSection?.batch != batch || departures[index].edge != nil)
        {
            departures[index].follow(gaps, timing, on: screen)
        }
        let coming = arrivals
        arrivals = [:]
        for (place, arrival) in coming {
            guard let section = gaps.record.mapping.newSection(for: place.section) else { continue }
            var moved = arrival
            moved.follow(gaps, timing, section: section)
            arrivals[SectionEdge.Place(edge: place.edge, section: section)] = moved
        }
    }
}
