import Foundation

/// How often each point of a screen is painted, and whether by mixing; a cell is one point square.
struct CoverageGrid {
    private let width: Int
    private let height: Int
    private let origin: CGPoint
    private var layers: [UInt16]
    private var blended: [Bool]
    /// What each cell is painted with, from the back to the front.
    ///
    /// A bit for each of the first layers, set where it is mixed, below another one that is set: none is 1.
    private var orders: [UInt32]

    /// A grid over a rectangle of the screen; at most 4 million cells, beyond which its end is cut.
    init(_ screen: CGRect) {
        width = max(0, min(4_000, Int(screen.width)))
        height = max(0, min(4_000_000 / max(1, width), Int(screen.height)))
        origin = screen.origin
        layers = Array(repeating: 0, count: width * height)
        blended = Array(repeating: false, count: width * height)
        orders = Array(repeating: 1, count: width * height)
    }

    /// Counts the cells whose middles lie in an area.
    mutating func add(_ area: ConvexArea, isBlended: Bool) {
        for row in rows(of: area) {
            for index in row {
                if layers[index] < .max { layers[index] += 1 }
                if isBlended { blended[index] = true }
                if orders[index].leadingZeroBitCount > 0 {
                    orders[index] = orders[index] << 1 | (isBlended ? 1 : 0)
                }
            }
        }
    }

    /// Forgets what was counted in an area, as something that covers it hides it.
    mutating func clear(_ area: ConvexArea) {
        for row in rows(of: area) {
            for index in row {
                layers[index] = 0
                blended[index] = false
                orders[index] = 1
            }
        }
    }

    /// The cells whose middles lie in an area, row by row.
    private func rows(of area: ConvexArea) -> [Range<Int>] {
        let place = area.moved(by: CGPoint(x: -origin.x, y: -origin.y))
        let box = place.box
        let top = min(height, max(0, Int(box.minY.rounded())))
        let bottom = min(height, max(top, Int(box.maxY.rounded())))
        return (top..<bottom).compactMap { y in
            guard let span = place.span(atY: CGFloat(y) + 0.5) else { return nil }
            let left = min(width, max(0, Int(span.minX.rounded())))
            let right = min(width, max(left, Int(span.maxX.rounded())))
            return (y * width + left)..<(y * width + right)
        }
    }

    /// The share of the screen that is mixed from several layers, from 0 to 1.
    var blendedShare: Double {
        blended.isEmpty ? 0 : Double(blended.count { $0 }) / Double(blended.count)
    }

    /// The share of the screen that is painted, and nowhere by mixing, from 0 to 1.
    var opaqueShare: Double {
        guard !layers.isEmpty else { return 0 }
        let count = zip(layers, blended).count { $0 > 0 && !$1 }
        return Double(count) / Double(layers.count)
    }

    /// What most of the points that are mixed somewhere, or nowhere, are painted with: of each layer from the
    /// back to the front whether it is mixed; nothing where there is no such point.
    func commonestOrder(isBlended: Bool) -> [Bool]? {
        var counts: [UInt32: Int] = [:]
        for (order, flag) in zip(orders, blended) where flag == isBlended && order > 1 {
            counts[order, default: 0] += 1
        }
        // Of equals it is the one of fewer layers.
        guard let order = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
            return nil
        }
        let count = UInt32.bitWidth - 1 - order.leadingZeroBitCount
        return (0..<count).reversed().map { order >> $0 & 1 == 1 }
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
