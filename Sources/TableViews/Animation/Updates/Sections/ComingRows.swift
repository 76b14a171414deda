import Foundation
import TableDrawing
import TableGeometry

/// The rows of arriving sections among the nodes of a lowered table.
///
/// If a header or footer of the section floats above the rows, both fade as a single picture.
struct ComingRows {
    /// The rows' places among the nodes, by their sections.
    private var places: [Int: [(index: Int, arrival: RowArrival)]] = [:]
    /// The places of rows of which nothing stands beside a header or footer.
    private(set) var covered = IndexSet()

    /// Notes the row that stands at a place among the nodes, if it fades in.
    mutating func note(_ cell: TableViewCell, at index: Int, _ time: Double?) {
        guard let time, let arrival = cell.movement.arrival,
            arrival.fadingPresence(at: time) != nil, let section = cell.displayedIndexPath?.section
        else { return }
        places[section, default: []].append((index, arrival))
    }

    /// Has a header or footer that stands at a place among the nodes fade in with the rows beneath it.
    mutating func fade(
        beneath index: Int, _ section: Int, _ arrival: RowArrival, _ time: Double,
        _ nodes: inout [(node: RenderNode, zPosition: CGFloat)]
    ) {
        guard let presence = arrival.fadingPresence(at: time), let rows = places[section] else {
            return
        }
        let indices = rows.filter { $0.arrival.fades(with: arrival) }.map(\.index)
            .filter { !covered.contains($0) }
        let joined = nodes[index].node.fading(
            over: indices.map { nodes[$0].node }, presence: presence)
        nodes[index].node = joined.edge
        for (index, row) in zip(indices, joined.rows) {
            if let row { nodes[index].node = row } else { covered.insert(index) }
        }
    }
}
