import Foundation
import Tableshot
import Testing

/// The glyphs of every theme at every scale: symmetric shapes, the theme's line width, and no
/// colours besides the glyph and its background.
@Suite struct GlyphContourTests {
    static let scales = [1.0, 2.0, 3.0]
    /// How much a pixel may differ from its mirror image, of 255: the coverage of a curve is reckoned from a grid
    /// of samples, which is not the same from all sides.
    private static let tolerance = 8.0

    /// The colour of a part in pixels that the part covers wholly.
    private func color(
        _ part: String, _ theme: Theme, _ change: @escaping (TableViewCell) -> Void,
        prepare: (TableView) -> Void = { _ in }
    ) throws -> SIMD3<Double> {
        try PartPixels(part, theme, scale: 8, change, prepare: prepare).fullColor
    }

    /// What a level cut through a straight stroke measures, in points: more than its width by its slope.
    private func cut(_ shape: ThemeShape, from first: Int, to second: Int) throws -> Double {
        let part = try #require(shape.parts.first)
        let points = part.path.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            default: []
            }
        }
        let (dx, dy) = (points[second].x - points[first].x, points[second].y - points[first].y)
        let width = try #require(part.stroke).lineWidth
        return Double(width * (dx * dx + dy * dy).squareRoot() / abs(dy))
    }

    @Test(arguments: Theme.eras, scales)
    func `a chevron is the same above and below its tip, as thick as its stroke`(
        theme: Theme, scale: Double
    ) throws {
        let change: (TableViewCell) -> Void = { $0.accessoryType = .disclosureIndicator }
        let color = try color("accessory", theme, change)
        let pixels = try PartPixels("accessory", theme, scale: scale, change)
        let glyph = theme.accessory.disclosureIndicator
        // The part's box may be larger than the glyph's by what reaches into further pixels.
        let middle = Double(glyph.size.height) * scale / 2
        #expect(abs(pixels.middle(of: color) - middle) <= 0.3, "\(pixels.middle(of: color))")
        if pixels.height == Int(glyph.size.height * scale) {
            #expect(pixels.asymmetry { ($0, pixels.height - 1 - $1) } <= Self.tolerance)
        }
        #expect(pixels.fringe(of: color) <= 2)
        let expected = try cut(glyph.normal, from: 0, to: 1) * scale
        let row = Int(middle / 2)
        #expect(abs(pixels.ink(inRow: row, of: color) - expected) <= 0.25, "\(row)")
    }

    @Test(arguments: Theme.eras, scales)
    func `a checkmark's long arm is as thick as its stroke`(theme: Theme, scale: Double) throws {
        let change: (TableViewCell) -> Void = { $0.accessoryType = .checkmark }
        let color = try color("accessory", theme, change)
        let pixels = try PartPixels("accessory", theme, scale: scale, change)
        #expect(pixels.fringe(of: color) <= 2)
        let expected = try cut(theme.accessory.checkmark.normal, from: 1, to: 2) * scale
        // Where the long arm alone is cut: above the short one, below its own end.
        let row = Int(Double(pixels.height) * 0.34)
        #expect(abs(pixels.ink(inRow: row, of: color) - expected) <= 0.25)
    }

    @Test(arguments: [Theme.flat, .modern, .glass], scales)
    func `an insert control is the same from all sides, its cross too`(
        theme: Theme, scale: Double
    ) throws {
        let pixels = try PartPixels(
            "editControl", theme, scale: scale, { _ in }, editingStyle: .insert
        ) { $0.setEditing(true, animated: false) }
        let side = pixels.width
        #expect(side == pixels.height && side == Int(22 * scale))
        #expect(pixels.asymmetry { (side - 1 - $0, $1) } <= Self.tolerance)
        #expect(pixels.asymmetry { ($0, side - 1 - $1) } <= Self.tolerance)
        #expect(pixels.asymmetry { ($1, $0) } <= Self.tolerance)
        #expect(pixels.fringe(of: pixels.fullColor) <= 2)
        // The bar is white, two points thick, and crosses the middle.
        let column = side / 2 - Int(3.5 * scale)
        let white = (side / 4..<side * 3 / 4).map {
            1 - pixels.ink(column, $0, of: pixels.fullColor)
        }
        #expect(abs(white.reduce(0, +) - 2 * scale) <= 0.1)
    }

    @Test(arguments: scales)
    func `a classic insert control is the same left and right`(scale: Double) throws {
        let pixels = try PartPixels(
            "editControl", .classic, scale: scale, { _ in }, editingStyle: .insert
        ) { $0.setEditing(true, animated: false) }
        let span = Int(31 * scale)
        #expect(pixels.asymmetry { (span - 1 - $0, $1) } <= Self.tolerance)
        // A white ring of two points around green: nothing green outside of it.
        let y = Int(15.5 * scale)
        for x in 0..<Int(5 * scale) {
            let pixel = pixels[x, y]
            #expect(abs(pixel.x - pixel.y) <= 3 && abs(pixel.y - pixel.z) <= 3, "\(x)")
        }
    }

    @Test(arguments: Theme.eras, scales)
    func `an empty circle is a ring of one width, the same from all sides`(
        theme: Theme, scale: Double
    ) throws {
        let prepare: (TableView) -> Void = {
            $0.allowsMultipleSelectionDuringEditing = true
            $0.setEditing(true, animated: false)
        }
        let color = try color("editControl", theme, { _ in }, prepare: prepare)
        let pixels = try PartPixels("editControl", theme, scale: scale, prepare: prepare)
        // The classic ring is half a point off the middle of its box.
        let span = Int((theme == .classic ? 31 : 22) * scale)
        #expect(pixels.asymmetry { (span - 1 - $0, $1) } <= Self.tolerance)
        #expect(pixels.asymmetry { ($0, span - 1 - $1) } <= Self.tolerance)
        #expect(pixels.fringe(of: color) <= 2)
        let ring = try #require(theme.editing.unselected.disc.parts.first?.stroke).lineWidth
        let row = Int((Double(span) / 2).rounded(.down))
        let expected = Double(ring) * 2 * scale
        #expect(abs(pixels.ink(inRow: row, of: color) - expected) <= 0.25)
    }

    @Test(arguments: [Theme.flat, .modern, .glass], scales)
    func `a chosen circle is a disc with a white tick and nothing between`(
        theme: Theme, scale: Double
    ) throws {
        // On the colour of chosen rows the disc's edge would have a third colour: it is white here.
        var theme = theme
        theme.editing.multipleSelection = SelectionLook.Fill(top: .white, bottom: .white)
        let prepare: (TableView) -> Void = {
            $0.allowsMultipleSelectionDuringEditing = true
            $0.setEditing(true, animated: false)
            $0.selectRow(at: row(0), animated: false, scrollPosition: .none)
        }
        let pixels = try PartPixels("editControl", theme, scale: scale, prepare: prepare)
        let side = pixels.width
        #expect(side == Int(22 * scale))
        #expect(pixels.fringe(of: pixels.fullColor) <= 2)
        // Beyond the tick the disc is the same from all sides.
        func isOutside(_ x: Int, _ y: Int) -> Bool {
            let middle = Double(side - 1) / 2
            let (dx, dy) = (Double(x) - middle, Double(y) - middle)
            return (dx * dx + dy * dy).squareRoot() > 8.5 * scale
        }
        #expect(pixels.asymmetry({ (side - 1 - $0, $1) }, where: isOutside) <= Self.tolerance)
        #expect(pixels.asymmetry({ ($0, side - 1 - $1) }, where: isOutside) <= Self.tolerance)
    }

    @Test(arguments: Theme.eras, scales)
    func `a grip's lines are as long, as thick and as far apart as each other`(
        theme: Theme, scale: Double
    ) throws {
        let change: (TableViewCell) -> Void = { $0.showsReorderControl = true }
        let prepare: (TableView) -> Void = { $0.setEditing(true, animated: false) }
        let color = try color("reorderControl", theme, change, prepare: prepare)
        let pixels = try PartPixels(
            "reorderControl", theme, scale: scale, change, prepare: prepare)
        #expect(pixels.asymmetry { (pixels.width - 1 - $0, $1) } == 0)
        #expect(pixels.fringe(of: color) <= 1)
        let rows = (0..<pixels.height).filter { pixels.ink(0, $0, of: color) > 0.5 }
        let thickness = Int((theme == .classic ? 2 : 1) * scale)
        #expect(rows.count == 3 * thickness)
        let starts = rows.filter { !rows.contains($0 - 1) }
        #expect(starts.count == 3 && starts[1] - starts[0] == starts[2] - starts[1])
    }

    @Test(arguments: [Theme.flat, .modern, .glass], scales)
    func `a detail button's ring is the same from all sides`(theme: Theme, scale: Double) throws {
        let change: (TableViewCell) -> Void = { $0.accessoryType = .detailButton }
        let color = try color("accessoryButton", theme, change)
        let pixels = try PartPixels("accessoryButton", theme, scale: scale, change)
        let side = pixels.width
        #expect(side == Int(22 * scale) && side == pixels.height)
        #expect(pixels.fringe(of: color) <= 2)
        func isRing(_ x: Int, _ y: Int) -> Bool {
            let middle = Double(side - 1) / 2
            let (dx, dy) = (Double(x) - middle, Double(y) - middle)
            return (dx * dx + dy * dy).squareRoot() > 8.5 * scale
        }
        #expect(pixels.asymmetry({ (side - 1 - $0, $1) }, where: isRing) <= Self.tolerance)
        #expect(pixels.asymmetry({ ($0, side - 1 - $1) }, where: isRing) <= Self.tolerance)
        #expect(pixels.asymmetry({ ($1, $0) }, where: isRing) <= Self.tolerance)
    }
}
