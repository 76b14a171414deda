import Foundation
import TableDrawing

/// Finds the rows of pixels at which a picture is cut: the edges of what is as wide as a row.
///
/// A strip that is a row of a table, whole and alone, is the same strip wherever the table is
/// scrolled to.
struct StripCuts {
    /// Pixels of the lowest strip that an edge makes; nearer edges are left out.
    private static let lowest = 8
    /// Pixels of the highest strip, and how many there may be in one.
    private static let highest = 256
    private static let largest = 1 << 19

    private let wanted: PixelRect
    private let limit: Int
    private var edges: Set<Int> = []

    private init(width: Int, rows: Range<Int>) {
        wanted = PixelRect(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound)
        limit = Self.limit(width: width)
    }

    /// The rows of each strip, from the top down.
    ///
    /// - Parameter isDeep: Whether the nodes must not be looked through on this thread.
    static func rows(
        of scene: Scene, rows: Range<Int>, isDeep: Bool
    ) throws(CompositingError) -> [Range<Int>] {
        var cuts = StripCuts(width: scene.width, rows: rows)
        if !isDeep { try cuts.addEdges(of: scene.root) }
        return cuts.strips
    }

    /// The rows of pixels that an upright node takes if it is as wide as a row; nothing if it is narrower.
    static func rows(of placed: PlacedNode, width: Int) -> Range<Int>? {
        let place = placed.node.bounds.applying(placed.matrix)
        guard place.width * 4 >= Double(width) * 3 else { return nil }
        let top = DeviceGrid.whole(place.minY)
        return top..<max(top, DeviceGrid.whole(place.maxY))
    }

    /// Pixels of the highest strip of a picture.
    static func limit(width: Int) -> Int {
        max(1, min(highest, largest / max(1, width)))
    }

    /// Notes the edges of wide nodes, and of those within that are higher than a strip.
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

    /// The strips between the edges; those that are too high are cut evenly.
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
