import Foundation
import TableDrawing
import TableGeometry

/// What a table shows of batches of changes that are under way, besides the rows that it has.
struct UpdateMovement {
    /// The picture of a row, header or footer that is there no more, or not on the screen.
    struct Departure {
        enum Way {
            /// It leaves in a gap.
            case gap(RowArrival)
            /// It moves out of sight, by this distance.
            case slide(CGFloat, AnimationTiming)
        }

        let node: RenderNode
        let way: Way

        var end: Double {
            switch way {
            case .gap(let arrival): arrival.timing.end
            case .slide(_, let timing): timing.end
            }
        }
    }

    var departures: [Departure] = []
    /// How headers and footers came, by their views.
    var arrivals: [ObjectIdentifier: RowArrival] = [:]
    /// How far the content's end still has to go, and when.
    private var ends: [(distance: CGFloat, timing: AnimationTiming)] = []
    /// The stretch of content that may be seen while the offset moves, and until when.
    private var reach: (extent: Extent, end: Double)?

    /// Has rows of a stretch stay on display until an instant.
    mutating func keep(_ extent: Extent, until end: Double) {
        reach = (extent, end)
    }

    /// Lets the end of the content move by a distance, negative for one that was higher up.
    mutating func moveEnd(by distance: CGFloat, _ timing: AnimationTiming) {
        ends.append((distance, timing))
    }

    /// How far the content's end stands from its place at an instant, in points.
    func endOffset(at time: Double?) -> CGFloat {
        guard let time else { return 0 }
        return ends.reduce(0) { $0 - $1.distance * CGFloat(1 - $1.timing.progress(at: time)) }
    }

    /// A stretch of rows with those that may come into view meanwhile.
    func extended(_ extent: Extent, _ table: TableView) -> Extent {
        guard let reach, let clock = AnimationClock.current, clock.time < reach.end else {
            return extent
        }
        return Extent(
            minY: min(extent.minY, reach.extent.minY), maxY: max(extent.maxY, reach.extent.maxY))
    }

    /// What is shown at an instant of what leaves; what has left is forgotten.
    mutating func nodes(at time: Double?) -> [RenderNode] {
        guard let time else {
            self = UpdateMovement()
            return []
        }
        departures.removeAll { time >= $0.end }
        ends.removeAll { time >= $0.timing.end }
        arrivals = arrivals.filter { time < $0.value.timing.end }
        return departures.compactMap { departure in
            switch departure.way {
            case .gap(let arrival): return arrival.node(departure.node, at: time)
            case .slide(let distance, let timing):
                var node = departure.node
                node.frame.origin.y += distance * CGFloat(timing.progress(at: time))
                return node
            }
        }
    }
}
