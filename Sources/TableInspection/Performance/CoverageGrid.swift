import Foundation
import TableDrawing

/// A grid that counts the paints of each point of a screen, and whether the visible content is
/// blended.
///
/// A grid cell is a square of 1 point.
struct CoverageGrid {
    private let width: Int
    private let height: Int
    private let origin: CGPoint
    private var layers: [UInt16]
    private var blended: [Bool]

    /// Creates a grid over a rectangle of the screen, cut off at 4 million cells.
    init(_ screen: CGRect) {
        width = max(0, min(4_000, Int(clamping: screen.width)))
        height = max(0, min(4_000_000 / max(1, width), Int(clamping: screen.height)))
        origin = screen.origin
        layers = Array(repeating: 0, count: width * height)
        blended = Array(repeating: false, count: width * height)
    }

    /// Counts a layer in the cells with centres in an area.
    ///
    /// An opaque layer hides blending beneath it.
    mutating func add(_ area: ConvexArea, isBlended: Bool) {
        for row in rows(of: area) {
            for index in row {
                if layers[index] < .max { layers[index] += 1 }
                blended[index] = isBlended
            }
        }
    }

    /// Resets the counts in an area that is covered.
    mutating func clear(_ area: ConvexArea) {
        for row in rows(of: area) {
            for index in row {
                layers[index] = 0
                blended[index] = false
            }
        }
    }

    /// Returns the cells with centres in an area, row by row.
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

    /// Returns the number of blended cells in an area.
    func blendedCount(in area: ConvexArea) -> Int {
        rows(of: area).reduce(0) { count, row in count + row.count { blended[$0] } }
    }

    /// Returns the average number of paints of a point in an area.
    func overdraw(in area: ConvexArea) -> Double {
        var (count, painted) = (0, 0)
        for row in rows(of: area) {
            count += row.count
            painted += row.reduce(0) { $0 + Int(layers[$1]) }
        }
        return count > 0 ? Double(painted) / Double(count) : 0
    }

    /// Fraction of the screen with visible blending, from 0 to 1.
    var blendedShare: Double {
        blended.isEmpty ? 0 : Double(blended.count { $0 }) / Double(blended.count)
    }

    /// Fraction of the screen that is painted and visibly opaque, from 0 to 1.
    var opaqueShare: Double {
        guard !layers.isEmpty else { return 0 }
        let count = zip(layers, blended).count { $0 > 0 && !$1 }
        return Double(count) / Double(layers.count)
    }

    /// Returns the fractions of the screen painted never, once, twice and so on, each from 0 to
    /// 1.
    ///
    /// The last fraction stands for `limit` paints or more.
    func shares(upTo limit: Int) -> [Double] {
        guard !layers.isEmpty, limit > 0 else { return [] }
        var counts = Array(repeating: 0, count: limit + 1)
        for count in layers { counts[min(limit, Int(count))] += 1 }
        return counts.map { Double($0) / Double(layers.count) }
    }

    /// Average number of paints of a point.
    var overdraw: Double {
        layers.isEmpty ? 0 : Double(layers.reduce(0) { $0 + Int($1) }) / Double(layers.count)
    }
}
