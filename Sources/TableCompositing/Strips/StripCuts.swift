import Foundation
import TableDrawing

/// Search for the pixel rows at which a picture is cut: the edges of nodes with the width of a
/// row.
///
/// A strip that consists of a whole table row is independent of the scroll position.
struct StripCuts {
    /// Minimum height of a strip between edges, in pixels; closer edges are ignored.
    private static let lowest = 8
    /// Maximum height and maximum number of pixels of a strip.
    private static let highest = 256
    private static let largest = 1 << 19

    private let wanted: PixelRect
    private let limit: Int
    private var edges: Set<Int> = []

    private init(width: Int, rows: Range<Int>) {
        wanted = PixelRect(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound)
        limit = Self.limit(width: width)
    }

    /// Returns the rows of each strip, from top to bottom.
    ///
    /// - Parameter isDeep: Whether the nodes are too deep to be visited on this thread.
    static func rows(
        of scene: Scene, rows: Range<Int>, isDeep: Bool
    ) throws(CompositingError) -> [Range<Int>] {
        var cuts = StripCuts(width: scene.width, rows: rows)
        if !isDeep { try cuts.addEdges(of: scene.root) }
        return cuts.strips
    }

    /// Returns the pixel rows of an upright node with the width of a row, or `nil` if the node
    /// is narrower.
    static func rows(of placed: PlacedNode, width: Int) -> Range<Int>? {
        let place = placed.node.bounds.applying(placed.matrix)
        guard place.width * 4 >= Double(width) * 3 else { return nil }
        let top = DeviceGrid.whole(place.minY)
        return top..<max(top, DeviceGrid.whole(place.maxY))
    }

    /// Returns the maximum height of a picture's strips, in pixels.
    static func limit(width: Int) -> Int {
        max(1, min(highest, largest / max(1, width)))
    }

    /// Adds the edges of wide nodes, and of their children if a node is higher than a strip.
    private mutating func addEdges(of placed: PlacedNode) throws(CompositingError) {
        guard placed.pixels.intersects(wanted) else { return }
        if placed.matrix.isAxisAligned {
            guard let place = Self.rows(of: placed, width: wanted.width) else { return }
            if place.count >= Self.lowest {
                add(place.lowerBound)
                add(place.upperBound)
            }
            guard place.count > limit else { return }
        }
        if let mix = placed.mix {
            try addEdges(of: mix.first)
            try addEdges(of: mix.second)
        }
        var found = self
        try placed.children.forEach(in: wanted) { child throws(CompositingError) in
            try found.addEdges(of: child)
        }
        self = found
    }

    private mutating func add(_ edge: Int) {
        if edge > wanted.y, edge < wanted.bottom { edges.insert(edge) }
    }

    /// Strips between the edges; high strips are divided evenly.
    private var strips: [Range<Int>] {
        var strips: [Range<Int>] = []
        var top = wanted.y
        for edge in edges.sorted() + [wanted.bottom] {
            guard edge - top >= Self.lowest || edge == wanted.bottom else { continue }
            let parts = (edge - top + limit - 1) / limit
            guard parts > 0 else { continue }
            let height = (edge - top + parts - 1) / parts
            while top < edge {
                let bottom = min(edge, top + height)
                strips.append(top..<bottom)
                top = bottom
            }
        }
        return strips
    }
}
