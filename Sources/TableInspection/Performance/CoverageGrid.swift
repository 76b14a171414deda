import Foundation
import TableDrawing

/// How often each point of a screen is painted, and whether what is seen there is mixed; a cell is one point
/// square.
struct CoverageGrid {
    private let width: Int
    private let height: Int
    private let origin: CGPoint
    private var layers: [UInt16]
    private var blended: [Bool]

    /// A grid over a rectangle of the screen; at most 4 million cells, beyond which its end is cut.
    init(_ screen: CGRect) {
        width = max(0, min(4_000, Int(clamping: screen.width)))
        height = max(0, min(4_000_000 / max(1, width), Int(clamping: screen.height)))
        origin = screen.origin
        layers = Array(repeating: 0, count: width * height)
        blended = Array(repeating: false, count: width * height)
    }

    /// Counts the cells whose middles lie in an area; what is mixed there is covered by an opaque layer.
    mutating func add(_ area: ConvexArea, isBlended: Bool) {
        for row in rows(of: area) {
            for index in row {
                if layers[index] < .max { layers[index] += 1 }
                blended[index] = isBlended
            }
        }
    }

    /// Forgets what was counted in an area, as something that covers it hides it.
    mutating func clear(_ area: ConvexArea) {
        for row in rows(of: area) {
            for index in row {
                layers[index] = 0
                blended[index] = false
            }
        }
    }

    /// The cells whose middles lie in an area, row by row.
    private func rows(of area: ConvexArea) -> [Range<Int>] {
        let place = area.moved(by: CGPoint(x: -origin.x, y: -origin.y))
        let box = place.box
        let top = min(height, max(0, Int(clamping: box.minY.rounded())))
        let bottom = min(height, max(top, Int(clamping: box.maxY.rounded())))
        return (top..<bottom).compactMap { y in
            guard let span = place.span(atY: CGFloat(y) + 0.5) else { return nil }
            let left = min(width, max(0, Int(clamping: span.minX.rounded())))
            let right = min(width, max(left, Int(clamping: span.maxX.rounded())))
            return (y * width + left)..<(y * width + right)
        }
    }

    /// How many cells of an area are mixed.
    func blendedCount(in area: ConvexArea) -> Int {
        rows(of: area).reduce(0) { count, row in count + row.count { blended[$0] } }
    }

    /// How often a point of an area is painted on average.
    func overdraw(in area: ConvexArea) -> Double {
        var (count, painted) = (0, 0)
        for row in rows(of: area) {
            count += row.count
            painted += row.reduce(0) { $0 + Int(layers[$1]) }
        }
        return count > 0 ? Double(painted) / Double(count) : 0
    }

    /// The share of the screen that is mixed from several layers and not covered, from 0 to 1.
    var blendedShare: Double {
        blended.isEmpty ? 0 : Double(blended.count { $0 }) / Double(blended.count)
    }

    /// The share of the screen that is painted, and opaque where it is seen, from 0 to 1.
    var opaqueShare: Double {
        guard !layers.isEmpty else { return 0 }
        let count = zip(layers, blended).count { $0 > 0 && !$1 }
        return Double(count) / Double(layers.count)
    }

    /// The share of the screen that is painted never, once, twice and so on, each from 0 to 1; the last
    /// stands for `limit` times and more.
    func shares(upTo limit: Int) -> [Double] {
        guard !layers.isEmpty, limit > 0 else { return [] }
        var counts = Array(repeating: 0, count: limit + 1)
        for count in layers { counts[min(limit, Int(count))] += 1 }
        return counts.map { Double($0) / Double(layers.count) }
    }

    /// How often a point is painted on average.
    var overdraw: Double {
        layers.isEmpty ? 0 : Double(layers.reduce(0) { $0 + Int($1) }) / Double(layers.count)
    }
}
