import Foundation
import TableSnapshots
import Tableshot
import Testing

/// Device pixels of a part of a row on white.
struct PartPixels {
    let width: Int
    let height: Int
    /// Red, green and blue of the part's pixels, row by row.
    private let pixels: [SIMD3<Double>]

    /// Renders a part of the only row of a table, by its name in the render tree.
    init(
        _ part: String, _ theme: Theme, scale: Double,
        _ change: @escaping (TableViewCell) -> Void = { _ in },
        editingStyle: TableViewCell.EditingStyle = .delete,
        prepare: (TableView) -> Void = { _ in }
    ) throws {
        let row = CellGallery.Row(change: change, editingStyle: editingStyle)
        let picture = try CellGallery([row]).picture(theme, scale: scale, prepare: prepare)
        let regions = try picture.renderTree().namedRegions()
        let box = try #require(
            regions.first { $0.name == "section 0, row 0, \(part)" }?.frame, "no \(part)")
        let bitmap = try picture.bitmap()
        width = box.width
        height = box.height
        var pixels: [SIMD3<Double>] = []
        for y in 0..<height {
            for x in 0..<width {
                let pixel = bitmap[box.x + x, box.y + y]
                pixels.append(
                    SIMD3(
                        Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF),
                        Double(pixel & 0xFF)))
            }
        }
        self.pixels = pixels
    }

    subscript(x: Int, y: Int) -> SIMD3<Double> { pixels[y * width + x] }

    /// Colour with the largest distance from white.
    var fullColor: SIMD3<Double> {
        pixels.min { ($0.x + $0.y + $0.z) < ($1.x + $1.y + $1.z) } ?? SIMD3(repeating: 255)
    }

    /// Share of a colour in a pixel on white, by the channel with the largest difference.
    func ink(_ x: Int, _ y: Int, of color: SIMD3<Double>) -> Double {
        let difference = SIMD3(repeating: 255) - color
        let channel = (0..<3).max { difference[$0] < difference[$1] } ?? 0
        return (255 - self[x, y][channel]) / difference[channel]
    }

    /// Largest distance of a channel of any pixel from the mixtures of a colour and white.
    func fringe(of color: SIMD3<Double>) -> Double {
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width {
                let mixture = SIMD3(repeating: 255) - ink(x, y, of: color) * (255 - color)
                let error = self[x, y] - mixture
                worst = max(worst, abs(error.x), abs(error.y), abs(error.z))
            }
        }
        return worst
    }

    /// Returns the largest difference between a channel of a counted pixel and the mirrored pixel.
    func asymmetry(
        _ mirror: (Int, Int) -> (Int, Int), where counts: (Int, Int) -> Bool = { _, _ in true }
    ) -> Double {
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width where counts(x, y) {
                let (otherX, otherY) = mirror(x, y)
                guard (0..<width).contains(otherX), (0..<height).contains(otherY) else { continue }
                let error = self[x, y] - self[otherX, otherY]
                worst = max(worst, abs(error.x), abs(error.y), abs(error.z))
            }
        }
        return worst
    }

    /// Ink of a pixel row, in pixels.
    func ink(inRow y: Int, of color: SIMD3<Double>) -> Double {
        (0..<width).reduce(0) { $0 + ink($1, y, of: color) }
    }

    /// Vertical centre of all ink, in pixels from the part's top.
    func middle(of color: SIMD3<Double>) -> Double {
        let rows = (0..<height).map { ink(inRow: $0, of: color) }
        let total = rows.reduce(0, +)
        return rows.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * $1.element } / total
    }
}
