import Foundation
import TableDrawing

/// Streaming writer of SVG with bounded memory.
///
/// Cairo's SVG surface is not used: it stores the whole picture until its end, counts its names
/// across the process, and supports neither blend modes nor text as text. Lengths are in
/// points. Glyphs and images are defined at their first use and referred to afterwards.
final class SVGSurface: VectorSurface {
    /// Clips of a group: the requested clips and the clips with open elements.
    private struct Level {
        var wanted: [Int] = []
        var opened: [Int] = []
        var saved: [[Int]] = []
    }

    /// Definitions by content; names are numbered in order of definition.
    private enum Definition: Hashable {
        case glyph(Glyph)
        case image(VectorImage.Key)
        case gradient(VectorGradient)
        case clip(Path, FillRule)
    }

    private struct Glyph: Hashable {
        var font: FontFace
        var size: Int
        var turn: [Double]
        var id: UInt32
    }

    /// Number of bytes collected before they are passed on.
    private static let chunk = 1 << 16

    private let scale: Double
    private let sink: ([UInt8]) throws -> Void
    private var bytes: [UInt8] = []
    /// First error of the sink; writing stops after it.
    private(set) var failure: (any Error)?
    /// Names of definitions.
    ///
    /// A definition discarded from the cache is written again under another name.
    private let definitions = LRUCache<Definition, String>(
        capacity: CacheBudgets.current.definitions)
    private var names = 0
    private var levels = [Level()]

    init(scale: Double, sink: @escaping ([UInt8]) throws -> Void) {
        self.scale = scale
        self.sink = sink
    }

    // MARK: The file

    /// Begins the file; lengths are in points.
    func begin(size: CGSize, title: String?, background: RGBA) {
        let width = SVGText.number(size.width)
        let height = SVGText.number(size.height)
        write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">

            """)
        if let title { write("<title>\(SVGText.escaped(title))</title>\n") }
        if !background.isClear {
            write("<rect width=\"\(width)\" height=\"\(height)\"")
            write(paint("fill", VectorPainter.quantized(background, alpha: 1)) + "/>\n")
        }
    }

    /// Begins a slab of the picture whose pixels begin at row `y`, clipped to `rows` unless it
    /// is the whole picture.
    func beginSlab(y: Int, rows: Int, width: Int, isWhole: Bool) {
        let move = y == 0 ? "" : " transform=\"translate(0 \(SVGText.number(Double(y) / scale)))\""
        write("<g\(move)>\n")
        levels = [Level()]
        guard !isWhole else { return }
        clip(to: Path(PixelRect(x: 0, y: 0, width: width, height: rows)), .winding)
    }

    func endSlab() {
        close()
        write("</g>\n")
    }

    func end(stamp: String) throws {
        write("<metadata>\(SVGText.escaped(stamp).replacing("&#10;", with: "\n"))</metadata>\n")
        write("</svg>\n")
        flush()
        if let failure { throw failure }
    }

    private func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        if bytes.count >= Self.chunk { flush() }
    }

    private func flush() {
        defer { bytes.removeAll(keepingCapacity: true) }
        guard failure == nil, !bytes.isEmpty else { return }
        do { try sink(bytes) } catch { failure = error }
    }

    // MARK: Clips and groups

    private var level: Level {
        get { levels[levels.count - 1] }
        set { levels[levels.count - 1] = newValue }
    }

    func save() { level.saved.append(level.wanted) }

    func restore() {
        if let last = level.saved.popLast() { level.wanted = last }
    }

    func clip(to path: Path, _ rule: FillRule) {
        let name = define(.clip(path, rule)) { name in
            let evenOdd = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
            return "<clipPath id=\"\(name)\">" + shape(path, evenOdd) + "</clipPath>\n"
        }
        level.wanted.append(Int(name.dropFirst()) ?? 0)
    }

    /// Opens and closes elements until the open clips equal the requested clips.
    private func sync() {
        var common = 0
        let (wanted, opened) = (level.wanted, level.opened)
        while common < min(wanted.count, opened.count), wanted[common] == opened[common] {
            common += 1
        }
        for _ in common..<opened.count { write("</g>\n") }
        for clip in wanted[common...] { write("<g clip-path=\"url(#d\(clip))\">\n") }
        level.opened = wanted
    }

    private func close() {
        for _ in level.opened { write("</g>\n") }
        level.opened = []
    }

    func beginGroup(alpha: Double, blendMode: BlendMode) {
        var inner = Level()
        var attributes = alpha < 1 ? " opacity=\"\(SVGText.number(alpha))\"" : ""
        if let name = blendMode.cascadingName {
            // An outer clip would hide the group's backdrop from blending.
            close()
            inner.wanted = level.wanted
            attributes += " style=\"mix-blend-mode:\(name)\""
        } else {
            sync()
            if alpha >= 1 { attributes = " style=\"isolation:isolate\"" }
        }
        write("<g\(attributes)>\n")
        levels.append(inner)
    }

    func endGroup() {
        close()
        write("</g>\n")
        levels.removeLast()
    }

    /// Writes an element under the current clip.
    private func element(_ blendMode: BlendMode, _ text: String) {
        guard let name = blendMode.cascadingName else {
            sync()
            return write(text)
        }
        close()
        write("<g style=\"mix-blend-mode:\(name)\">")
        for clip in level.wanted { write("<g clip-path=\"url(#d\(clip))\">") }
        write(text)
        write(String(repeating: "</g>", count: level.wanted.count + 1) + "\n")
    }

    // MARK: Definitions

    /// Returns the name of a definition and writes a new definition.
    private func define(_ definition: Definition, _ text: (String) -> String) -> String {
        if let known = definitions[definition] { return known }
        names += 1
        let name = "d\(names)"
        definitions.insert(name, for: definition)
        write(text(name))
        return name
    }

    // MARK: Shapes

    func fill(_ path: Path, _ rule: FillRule, _ style: VectorStyle) {
        let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
        let text = shape(path, paint("fill", style) + evenOdd)
        element(style.blendMode, text + "\n")
    }

    func stroke(
        _ path: Path, _ stroke: StrokeStyle, pen: CGAffineTransform, _ style: VectorStyle
    ) {
        var attributes = " fill=\"none\"" + paint("stroke", style)
        var path = path
        // For a rotated or stretched pen, lengths are in the pen's units.
        var unit = 1 / scale
        if pen.isUniformScale {
            unit = pen.a / scale
        } else {
            guard let inPen = path.mapped(pen.inverted()) else { return }
            path = inPen
            let toPoints = pen.concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            attributes += " transform=\"\(SVGText.matrix(toPoints))\""
            unit = 1
        }
        attributes += " stroke-width=\"\(SVGText.number(stroke.lineWidth * unit))\""
        switch stroke.lineCap {
        case .butt: break
        case .round: attributes += " stroke-linecap=\"round\""
        case .square: attributes += " stroke-linecap=\"square\""
        }
        switch stroke.lineJoin {
        case .miter: attributes += " stroke-miterlimit=\"\(SVGText.number(stroke.miterLimit))\""
        case .round: attributes += " stroke-linejoin=\"round\""
        case .bevel: attributes += " stroke-linejoin=\"bevel\""
        }
        if !stroke.dash.isEmpty {
            let dash = stroke.dash.map { SVGText.number($0 * unit) }.joined(separator: " ")
            attributes += " stroke-dasharray=\"\(dash)\""
            if stroke.dashPhase != 0 {
                attributes += " stroke-dashoffset=\"\(SVGText.number(stroke.dashPhase * unit))\""
            }
        }
        let data = SVGText.data(path, scale: pen.isUniformScale ? scale : 1)
        element(style.blendMode, "<path d=\"\(data)\"\(attributes)/>\n")
    }

    private func shape(_ path: Path, _ attributes: String) -> String {
        guard let rect = path.uprightRectangle else {
            return "<path d=\"\(SVGText.data(path, scale: scale))\"\(attributes)/>"
        }
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map {
            SVGText.number($0 / scale)
        }
        return "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" "
            + "height=\"\(numbers[3])\"\(attributes)/>"
    }

    // MARK: Paints

    private func paint(_ kind: String, _ color: RGBA) -> String {
        let opacity =
            color.isOpaque ? "" : " \(kind)-opacity=\"\(SVGText.number(color.alpha))\""
        return " \(kind)=\"\(SVGText.color(color))\"" + opacity
    }

    private func paint(_ kind: String, _ style: VectorStyle) -> String {
        let crisp = style.shouldAntialias ? "" : " shape-rendering=\"crispEdges\""
        switch style.source {
        case .color(let color): return paint(kind, color) + crisp
        case .gradient(let gradient):
            let name = define(.gradient(gradient)) { self.text(of: gradient, $0) }
            return " \(kind)=\"url(#\(name))\"" + crisp
        }
    }

    private func text(of gradient: VectorGradient, _ name: String) -> String {
        func attributes(_ pairs: [(String, CGFloat)]) -> String {
            pairs.map { " \($0)=\"\(SVGText.number($1))\"" }.joined()
        }
        let toPoints = gradient.matrix
            .concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        let element: String
        var text: String
        switch gradient.shape {
        case .linear(let from, let to):
            element = "linearGradient"
            text = attributes([("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)])
        case .radial(let from, let startRadius, let to, let endRadius):
            element = "radialGradient"
            text = attributes([
                ("fx", from.x), ("fy", from.y), ("fr", startRadius), ("cx", to.x), ("cy", to.y),
                ("r", endRadius),
            ])
        }
        text =
            "<\(element) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"\(text)"
            + " gradientTransform=\"\(SVGText.matrix(toPoints))\">"
        for stop in gradient.stops {
            let opacity =
                stop.color.isOpaque
                ? "" : " stop-opacity=\"\(SVGText.number(stop.color.alpha))\""
            text +=
                "<stop offset=\"\(SVGText.number(stop.location))\""
                + " stop-color=\"\(SVGText.color(stop.color))\"\(opacity)/>"
        }
        return text + "</\(element)>\n"
    }

    // MARK: Images

    func draw(
        _ image: VectorImage, unit: CGAffineTransform, alpha: Double, blendMode: BlendMode
    ) throws(CompositingError) {
        let (width, height) = (image.bitmap.width, image.bitmap.height)
        let encoded =
            definitions[.image(image.key)] == nil ? try EmbeddedPNG.bytes(image.bitmap) : []
        let name = define(.image(image.key)) { name in
            let sampling = image.isSmooth ? "" : " style=\"image-rendering:pixelated\""
            return "<defs><image id=\"\(name)\" width=\"\(width)\" height=\"\(height)\"\(sampling) "
                + "xlink:href=\"data:image/png;base64,"
                + Data(encoded).base64EncodedString() + "\"/></defs>\n"
        }
        let pixel = CGAffineTransform(scaleX: 1 / Double(width), y: 1 / Double(height))
            .concatenating(unit)
            .concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        let opacity = alpha < 1 ? " opacity=\"\(SVGText.number(alpha))\"" : ""
        element(
            blendMode,
            "<use xlink:href=\"#\(name)\" transform=\"\(SVGText.matrix(pixel))\"\(opacity)/>\n")
    }

    // MARK: Glyphs

    let losesBlankRuns = false

    func missingFeature(of glyphs: VectorGlyphs) -> String? {
        guard glyphs.characters == nil else { return nil }
        return "is outlines and no text: its glyphs do not each stand for one character, from left "
            + "to right"
    }

    func draw(_ glyphs: VectorGlyphs, _ style: VectorStyle) {
        let placing = glyphs.placing
        if glyphs.isText, let characters = glyphs.characters {
            return element(style.blendMode, text(glyphs, characters, style))
        }
        let turn = placing.turn
        var uses = ""
        for glyph in glyphs.glyphs {
            let definition = Definition.glyph(
                Glyph(
                    font: glyphs.font, size: placing.size,
                    turn: [turn.a, turn.b, turn.c, turn.d], id: glyph.id))
            guard definitions[definition] != nil || glyphs.outline(glyph.id) != nil else {
                continue
            }
            let name = define(definition) { name in
                let data = SVGText.data(glyphs.outline(glyph.id)?.elements ?? [])
                return "<defs><path id=\"\(name)\" d=\"\(data)\"/></defs>\n"
            }
            let y = glyph.y == 0 ? "" : " y=\"\(glyph.y)\""
            uses += "<use xlink:href=\"#\(name)\" x=\"\(glyph.x)\"\(y)/>"
        }
        guard !uses.isEmpty else { return }
        // Outline coordinates are whole numbers of 1/64 pixel, as in FreeType.
        let unit = CGAffineTransform(
            a: 1 / (64 * scale), b: 0, c: 0, d: 1 / (64 * scale),
            tx: Double(placing.originX) / scale, ty: Double(placing.originY) / scale)
        element(
            style.blendMode,
            "<g\(paint("fill", style)) transform=\"\(SVGText.matrix(unit))\">\(uses)</g>\n")
    }

    private func text(
        _ glyphs: VectorGlyphs, _ characters: [Unicode.Scalar], _ style: VectorStyle
    ) -> String {
        let placing = glyphs.placing
        let font = glyphs.face.style
        let turn = placing.turn
        // Positions are in the rotated coordinate space; rotate them back before the whole text
        // is rotated.
        let back = turn.isIdentity ? CGAffineTransform.identity : turn.inverted()
        let places = glyphs.glyphs.map {
            CGPoint(x: Double($0.x) / 64, y: Double($0.y) / 64).applying(back)
        }
        let xs = places.map { SVGText.number($0.x / scale) }.joined(separator: " ")
        let ys =
            places.contains { $0.y != 0 }
            ? places.map { SVGText.number($0.y / scale) }.joined(separator: " ") : "0"
        let corner = CGAffineTransform(
            a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: Double(placing.originX) / scale,
            ty: Double(placing.originY) / scale)
        let slant = font.isItalic ? " font-style=\"italic\"" : ""
        return "<text xml:space=\"preserve\" transform=\"\(SVGText.matrix(corner))\" x=\"\(xs)\" "
            + "y=\"\(ys)\" font-family=\"\(SVGText.escaped(font.family))\" "
            + "font-weight=\"\(font.weight)\"\(slant) "
            + "font-size=\"\(SVGText.number(placing.em / scale))\"\(paint("fill", style))>"
            + SVGText.escaped(String(String.UnicodeScalarView(characters))) + "</text>\n"
    }
}
