import Foundation
import Tableshot
import Testing

/// Glyphs of every theme at every scale: symmetric shapes, the theme's line width, and only the
/// colours of the glyph and its background.
@Suite struct GlyphContourTests {
    static let scales = [1.0, 2.0, 3.0]
    /// Allowed difference between a pixel and its mirror image, of 255.
    ///
    /// The coverage of a curve is computed from an asymmetric grid of samples.
    private static let tolerance = 8.0

    /// Colour of a part in pixels that the part covers fully.
    private func color(
        _ part: String, _ theme: Theme, _ change: @escaping (TableViewCell) -> Void,
        prepare: (TableView) -> Void = { _ in }
    ) throws -> SIMD3<Double> {
        try PartPixels(part, theme, scale: 8, change, prepare: prepare).fullColor
    }

    /// Length of a horizontal cut through a straight stroke, in points.
    ///
    /// The slope makes it larger than the stroke's width.
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
    func `a chevron is symmetric and has its line width`(
        theme: Theme, scale: Double
    ) throws {
        let change: (TableViewCell) -> Void = { $0.accessoryType = .disclosureIndicator }
        let color = try color("accessory", theme, change)
        let pixels = try PartPixels("accessory", theme, scale: scale, change)
        let glyph = theme.accessory.disclosureIndicator
        // The part's box may be larger than the glyph's box.
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
    func `the long arm of a checkmark has its line width`(theme: Theme, scale: Double) throws {
        let change: (TableViewCell) -> Void = { $0.accessoryType = .checkmark }
        let color = try color("accessory", theme, change)
        let pixels = try PartPixels("accessory", theme, scale: scale, change)
        #expect(pixels.fringe(of: color) <= 2)
        let expected = try cut(theme.accessory.checkmark.normal, from: 1, to: 2) * scale
        // Above the short arm and below its own end, only the long arm is cut.
        let row = Int(Double(pixels.height) * 0.34)
        #expect(abs(pixels.ink(inRow: row, of: color) - expected) <= 0.25)
    }

    @Test(arguments: [Theme.flat, .modern, .glass], scales)
    func `an insert control and its cross are symmetric`(
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
        // The bar is white, two points thick, and centred.
        let column = side / 2 - Int(3.5 * scale)
        let white = (side / 4..<side * 3 / 4).map {
            1 - pixels.ink(column, $0, of: pixels.fullColor)
        }
        #expect(abs(white.reduce(0, +) - 2 * scale) <= 0.1)
    }

    @Test(arguments: scales)
    func `a classic insert control is horizontally symmetric`(scale: Double) throws {
        let pixels = try PartPixels(
            "editControl", .classic, scale: scale, { _ in }, editingStyle: .insert
        ) { $0.setEditing(true, animated: false) }
        let span = Int(31 * scale)
        #expect(pixels.asymmetry { (span - 1 - $0, $1) } <= Self.tolerance)
        // A white ring of two points around green, without green outside.
        let y = Int(15.5 * scale)
        for x in 0..<Int(5 * scale) {
            let pixel = pixels[x, y]
            #expect(abs(pixel.x - pixel.y) <= 3 && abs(pixel.y - pixel.z) <= 3, "\(x)")
        }
    }

    @Test(arguments: Theme.eras, scales)
    func `an empty selection circle is a symmetric ring of uniform width`(
        theme: Theme, scale: Double
    ) throws {
        let prepare: (TableView) -> Void = {
            $0.allowsMultipleSelectionDuringEditing = true
            $0.setEditing(true, animated: false)
        }
        let color = try color("editControl", theme, { _ in }, prepare: prepare)
        let pixels = try PartPixels("editControl", theme, scale: scale, prepare: prepare)
        // The classic ring is half a point off the centre of its box.
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
    func `a selected circle is a disc with a white checkmark, without a fringe`(
        theme: Theme, scale: Double
    ) throws {
        // The disc's edge would have a third colour on the colour of selected rows, which is white
        // here.
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
        // Outside of the checkmark, the disc is symmetric.
        func isOutside(_ x: Int, _ y: Int) -> Bool {
            let middle = Double(side - 1) / 2
            let (dx, dy) = (Double(x) - middle, Double(y) - middle)
            return (dx * dx + dy * dy).squareRoot() > 8.5 * scale
        }
        #expect(pixels.asymmetry({ (side - 1 - $0, $1) }, where: isOutside) <= Self.tolerance)
        #expect(pixels.asymmetry({ ($0, side - 1 - $1) }, where: isOutside) <= Self.tolerance)
    }

    @Test(arguments: Theme.eras, scales)
    func `a reorder control's lines have equal lengths, widths and distances`(
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
    func `a detail button's ring is symmetric`(theme: Theme, scale: Double) throws {
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
