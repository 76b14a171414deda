import Foundation

/// How often each point of a screen is painted, and whether by mixing; a cell is one point square.
struct CoverageGrid {
    private let width: Int
    private let height: Int
    private let origin: CGPoint
    private var layers: [UInt16]
    private var blended: [Bool]

    /// A grid over a rectangle of the screen; at most 4 million cells, beyond which its end is cut.
    init(_ screen: CGRect) {
        width = max(0, min(4_000, Int(screen.width)))
        height = max(0, min(4_000_000 / max(1, width), Int(screen.height)))
        origin = screen.origin
        layers = Array(repeating: 0, count: width * height)
        blended = Array(repeating: false, count: width * height)
    }

    /// Counts the cells whose middles lie in an area.
    mutating func add(_ area: ConvexArea, isBlended: Bool) {
        let place = area.moved(by: CGPoint(x: -origin.x, y: -origin.y))
        let box = place.box
        let top = min(height, max(0, Int(box.minY.rounded())))
        let bottom = min(height, max(top, Int(box.maxY.rounded())))
        for y in top..<bottom {
            guard let span = place.span(atY: CGFloat(y) + 0.5) else { continue }
            let left = min(width, max(0, Int(span.minX.rounded())))
            let right = min(width, max(left, Int(span.maxX.rounded())))
            for index in (y * width + left)..<(y * width + right) {
                if layers[index] < .max { layers[index] += 1 }
                if isBlended { blended[index] = true }
            }
        }
    }

    /// The share of the screen that is mixed from several layers, from 0 to 1.
    var blendedShare: Double {
        blended.isEmpty ? 0 : Double(blended.count { $0 }) / Double(blended.count)
    }

    /// How often a point is painted on average.
    var overdraw: Double {
        layers.isEmpty ? 0 : Double(layers.reduce(0) { $0 + Int($1) }) / Double(layers.count)
    }
}
