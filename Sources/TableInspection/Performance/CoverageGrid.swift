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

    mutating func add(_ rect: CGRect, isBlended: Bool) {
        let place = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        let left = min(width, max(0, Int(place.minX.rounded())))
        let right = min(width, max(left, Int(place.maxX.rounded())))
        let top = min(height, max(0, Int(place.minY.rounded())))
        let bottom = min(height, max(top, Int(place.maxY.rounded())))
        for y in top..<bottom {
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
