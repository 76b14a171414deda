import CCairo
import Foundation
import TableDrawing

/// PDF page created by Cairo.
///
/// The content is recorded in device pixels, and the recording is shown on the page in points.
/// Cairo's coordinates are multiples of 1/256 point, which cannot represent thirds of a point.
final class PDFSurface: VectorSurface {
    /// Maximum size of a page in each direction, in points; the limit of PDF without a user
    /// unit.
    static let largestPage = 14_400.0

    private let recording: OpaquePointer
    private let context: OpaquePointer
    private let size: CGSize
    private let scale: Double
    private var groups: [(alpha: Double, blendMode: BlendMode)] = []
    /// Embedded fonts, which Cairo keeps alive.
    ///
    /// A font discarded from the cache is embedded again.
    private let fonts = LRUCache<FontFace, PDFFont>(
        capacity: CacheBudgets.current.pageFonts)
    private let images = LRUCache<VectorImage.Key, PixelBuffer>(
        capacity: CacheBudgets.current.pageImages)

    /// Creates a page of `size` points with `width × height` pixels.
    init(
        size: CGSize, scale: Double, width: Int, height: Int, background: RGBA
    ) throws(CompositingError) {
        self.size = size
        self.scale = scale
        var extents = cairo_rectangle_t(x: 0, y: 0, width: Double(width), height: Double(height))
        recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
        context = cairo_create(recording)
        try check()
        if !background.isClear {
            fill(
                Path(CGRect(x: 0, y: 0, width: Double(width), height: Double(height))), .winding,
                VectorStyle(source: .color(VectorPainter.quantized(background, alpha: 1))))
        }
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(recording)
    }

    func check() throws(CompositingError) {
        try CairoStatus.check(cairo_status(context), "recording a page")
    }

    // MARK: Clips and groups

    func save() { cairo_save(context) }
    func restore() { cairo_restore(context) }

    func clip(to path: Path, _ rule: FillRule) {
        trace(path)
        cairo_set_fill_rule(context, rule.cairo)
        cairo_clip(context)
    }

    func beginGroup(alpha: Double, blendMode: BlendMode) {
        groups.append((alpha, blendMode))
        cairo_push_group(context)
        // The clip applies to the whole group at its end.
        cairo_reset_clip(context)
    }

    func endGroup() {
        guard let group = groups.popLast() else { return }
        cairo_pop_group_to_source(context)
        setBlendMode(group.blendMode)
        if group.alpha < 1 {
            cairo_paint_with_alpha(context, group.alpha)
        } else {
            cairo_paint(context)
        }
        finish()
    }

    // MARK: Shapes

    func fill(_ path: Path, _ rule: FillRule, _ style: VectorStyle) {
        trace(path)
        cairo_set_fill_rule(context, rule.cairo)
        setSource(style)
        cairo_fill(context)
        finish()
    }

    func stroke(
        _ path: Path, _ stroke: StrokeStyle, pen: CGAffineTransform, _ style: VectorStyle
    ) {
        trace(path)
        setSource(style)
        // Transform the pen's shape only; the path is already in device pixels.
        var matrix = cairo_matrix_t(pen)
        cairo_set_matrix(context, &matrix)
        cairo_set_line_width(context, stroke.lineWidth)
        cairo_set_line_cap(context, stroke.lineCap.cairo)
        cairo_set_line_join(context, stroke.lineJoin.cairo)
        cairo_set_miter_limit(context, stroke.miterLimit)
        cairo_set_dash(
            context, stroke.dash.map { Double($0) }, Int32(stroke.dash.count), stroke.dashPhase)
        cairo_stroke(context)
        cairo_identity_matrix(context)
        finish()
    }

    private func trace(_ path: Path) {
        cairo_new_path(context)
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let point, let first, let second):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    private func setBlendMode(_ mode: BlendMode) {
        cairo_set_operator(context, mode.cairo ?? CAIRO_OPERATOR_OVER)
    }

    private func setSource(_ style: VectorStyle) {
        setBlendMode(style.blendMode)
        switch style.source {
        case .color(let color):
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .gradient(let gradient):
            let pattern: OpaquePointer?
            switch gradient.shape {
            case .linear(let from, let to):
                pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            case .radial(let from, let startRadius, let to, let endRadius):
                pattern = cairo_pattern_create_radial(
                    from.x, from.y, startRadius, to.x, to.y, endRadius)
            }
            for (stop, location) in zip(gradient.stops, Self.distinctLocations(gradient.stops)) {
                let color = stop.color
                cairo_pattern_add_color_stop_rgba(
                    pattern, location, color.red, color.green, color.blue, color.alpha)
            }
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            var inverse = cairo_matrix_t(gradient.matrix.inverted())
            cairo_pattern_set_matrix(pattern, &inverse)
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// Returns distinct locations of stops, because Cairo's PDF keeps only one of several stops
    /// at a location.
    private static func distinctLocations(_ stops: [Gradient.Stop]) -> [Double] {
        let least = 1e-5
        var places = stops.map(\.location)
        for index in places.indices.dropFirst() {
            places[index] = max(places[index], places[index - 1] + least)
        }
        var end = 1.0
        for index in places.indices.reversed() where places[index] > end {
            places[index] = end
            end -= least
        }
        return places
    }

    /// Resets the state, so that later painting is not affected.
    private func finish() {
        cairo_new_path(context)
        cairo_set_source_rgba(context, 0, 0, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    // MARK: Images

    func draw(
        _ image: VectorImage, unit: CGAffineTransform, alpha: Double, blendMode: BlendMode
    ) throws(CompositingError) {
        let (width, height) = (image.bitmap.width, image.bitmap.height)
        let pixel = CGAffineTransform(scaleX: 1 / Double(width), y: 1 / Double(height))
            .concatenating(unit)
        guard !pixel.isDegenerate else { return }
        let buffer = try buffer(of: image)
        cairo_save(context)
        setBlendMode(blendMode)
        cairo_set_source_surface(context, buffer.surface, 0, 0)
        let pattern = cairo_get_source(context)
        var inverse = cairo_matrix_t(pixel.inverted())
        cairo_pattern_set_matrix(pattern, &inverse)
        let isExact =
            pixel.isAxisAligned && abs(pixel.a - 1) < 1e-6 && abs(pixel.d - 1) < 1e-6
        cairo_pattern_set_filter(
            pattern, image.isSmooth && !isExact ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        if alpha < 1 {
            cairo_paint_with_alpha(context, alpha)
        } else {
            cairo_paint(context)
        }
        cairo_restore(context)
        finish()
        try check()
    }

    /// Returns the surface for an image's pixels.
    ///
    /// Cairo embeds a reused surface once.
    private func buffer(of image: VectorImage) throws(CompositingError) -> PixelBuffer {
        if let known = images[image.key] { return known }
        let (width, height) = (image.bitmap.width, image.bitmap.height)
        let buffer = try PixelBuffer(width: width, height: height, format: .argb)
        image.bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            for y in 0..<height { buffer.row(y).update(from: base + y * width, count: width) }
        }
        buffer.markDirty()
        images.insert(buffer, for: image.key, cost: buffer.byteCount)
        return buffer
    }

    // MARK: Glyphs

    /// Cairo omits glyphs without ink from PDF files.
    let losesBlankRuns = true

    func missingFeature(of glyphs: VectorGlyphs) -> String? {
        guard let parts = glyphs.parts else {
            return "cannot be found by searching: the characters of its glyphs are not known"
        }
        if parts.contains(where: \.isRightToLeftLigature) {
            return
                "is found only by readers that take a ligature for its letters: PDF readers order the letters of a "
                + "right-to-left ligature differently, so the file names the ligature itself"
        }
        guard parts.contains(where: { $0.glyphs.count > 1 }) else { return nil }
        return
            "is found only by readers that know the ActualText of PDF: several glyphs together stand for some of "
            + "its characters"
    }

    func draw(_ glyphs: VectorGlyphs, _ style: VectorStyle) throws(CompositingError) {
        let placing = glyphs.placing
        func place(_ glyph: VectorGlyphs.Glyph) -> CGPoint {
            CGPoint(
                x: Double(placing.originX) + Double(glyph.x) / 64,
                y: Double(placing.originY) + Double(glyph.y) / 64)
        }
        guard glyphs.isText else {
            cairo_new_path(context)
            for glyph in glyphs.glyphs {
                if let outline = glyphs.outline(glyph.id) { trace(outline, at: place(glyph)) }
            }
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            setSource(style)
            cairo_fill(context)
            return finish()
        }
        let font = try font(glyphs.font)
        cairo_set_font_face(context, font.face)
        let em = CGAffineTransform(scaleX: placing.em, y: placing.em).concatenating(placing.turn)
        var matrix = cairo_matrix_t(em)
        cairo_set_font_matrix(context, &matrix)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
        cairo_font_options_destroy(options)
        setSource(style)
        let placed = glyphs.glyphs.map { glyph in
            let point = place(glyph)
            return cairo_glyph_t(index: UInt(glyph.id), x: point.x, y: point.y)
        }
        guard let parts = glyphs.parts, !parts.isEmpty else {
            cairo_show_glyphs(context, placed, Int32(placed.count))
            finish()
            return try check()
        }
        show(placed, parts)
        finish()
        try check()
    }

    /// Shows glyphs as text in reading order.
    private func show(_ placed: [cairo_glyph_t], _ parts: [VectorGlyphs.Part]) {
        let ordered = parts.flatMap { $0.glyphs.map { placed[$0] } }
        let clusters = parts.map {
            cairo_text_cluster_t(
                num_bytes: Int32($0.text.utf8.count), num_glyphs: Int32($0.glyphs.count))
        }
        var string = parts.map(\.text).joined()
        string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                cairo_show_text_glyphs(
                    context, bytes.baseAddress, Int32(bytes.count), ordered, Int32(ordered.count),
                    clusters, Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
            }
        }
    }

    private func font(_ face: FontFace) throws(CompositingError) -> PDFFont {
        if let known = fonts[face] { return known }
        let font = try PDFFont(face)
        fonts.insert(font, for: face)
        return font
    }

    private func trace(_ outline: GlyphOutline, at origin: CGPoint) {
        func point(_ x: Int, _ y: Int) -> (x: Double, y: Double) {
            (origin.x + Double(x) / 64, origin.y + Double(y) / 64)
        }
        var last = (x: 0.0, y: 0.0)
        var isOpen = false
        for element in outline.elements {
            switch element {
            case .move(let x, let y):
                if isOpen { cairo_close_path(context) }
                isOpen = true
                last = point(x, y)
                cairo_move_to(context, last.x, last.y)
            case .line(let x, let y):
                last = point(x, y)
                cairo_line_to(context, last.x, last.y)
            case .conic(let controlX, let controlY, let x, let y):
                // PDF has cubic curves only; convert the quadratic curve to an equal cubic
                // curve.
                let control = point(controlX, controlY)
                let end = point(x, y)
                cairo_curve_to(
                    context, last.x + (control.x - last.x) * 2 / 3,
                    last.y + (control.y - last.y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
                    end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                last = end
            case .cubic(let firstX, let firstY, let secondX, let secondY, let x, let y):
                let first = point(firstX, firstY)
                let second = point(secondX, secondY)
                last = point(x, y)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, last.x, last.y)
            }
        }
        if isOpen { cairo_close_path(context) }
    }

    // MARK: The file

    /// Receiver of Cairo's bytes; stores an error of the sink, because errors cannot pass
    /// through C.
    private final class Output {
        let sink: ([UInt8]) throws -> Void
        var failure: (any Error)?

        init(_ sink: @escaping ([UInt8]) throws -> Void) { self.sink = sink }
    }

    /// Writes the page as a PDF file.
    func write(title: String?, creator: String, _ sink: @escaping ([UInt8]) throws -> Void) throws {
        try check()
        let output = Output(sink)
        let document = cairo_pdf_surface_create_for_stream(
            { closure, data, count in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                let output = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
                guard output.failure == nil else { return CAIRO_STATUS_WRITE_ERROR }
                do {
                    try output.sink(Array(UnsafeBufferPointer(start: data, count: Int(count))))
                    return CAIRO_STATUS_SUCCESS
                } catch {
                    output.failure = error
                    return CAIRO_STATUS_WRITE_ERROR
                }
            }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
        defer { cairo_surface_destroy(document) }
        cairo_pdf_surface_restrict_to_version(document, CAIRO_PDF_VERSION_1_5)
        if let title { cairo_pdf_surface_set_metadata(document, CAIRO_PDF_METADATA_TITLE, title) }
        cairo_pdf_surface_set_metadata(document, CAIRO_PDF_METADATA_CREATOR, creator)
        // Omit the date, so that equal pictures have equal bytes.
        cairo_pdf_surface_set_metadata(document, CAIRO_PDF_METADATA_CREATE_DATE, "")
        let page = cairo_create(document)
        cairo_scale(page, 1 / scale, 1 / scale)
        cairo_set_source_surface(page, recording, 0, 0)
        cairo_paint(page)
        cairo_show_page(page)
        let status = cairo_status(page)
        cairo_destroy(page)
        cairo_surface_finish(document)
        if let failure = output.failure { throw failure }
        try CairoStatus.check(status, "writing a page")
        try CairoStatus.check(cairo_surface_status(document), "writing a PDF")
    }
}
