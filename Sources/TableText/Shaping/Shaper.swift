import CFontconfig
import CPango
import CPangoFc
import Foundation
import TableDrawing

/// Converts text to positioned glyphs with Pango.
///
/// A shaper is used by a single thread at a time.
///
/// The shaper owns a private Fontconfig configuration, a font map and a context. Faces are
/// chosen before shaping, and Pango's own search for substitutes is off.
final class Shaper {
    private let configuration: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    private var known: [FontKey: FontFace] = [:]
    private let fonts: LRUCache<UnsafeMutablePointer<PangoFont>, RetainedFont>
    private let unbrokenLines: LRUCache<LineKey, UnbrokenLine>
    /// Texts that were measured; see ``MeasuredText``.
    let measuredTexts: LRUCache<MeasuredText.Key, MeasuredText>
    /// Budgets of the shaper.
    ///
    /// Tasks with different budgets use separate shapers.
    let budgets: CacheBudgets
    private let retired: RetiredFontMaps

    private struct FontKey: Hashable {
        var file: String
        var index: Int
        var isSpaced: Bool
    }

    /// Text of a line in a font, without a width.
    private struct LineKey: Hashable {
        let bytes: [UInt8]
        let font: FontKey
        let size: CGFloat
        let features: String?
        let language: String?

        init(_ request: ShapingRequest) {
            let (span, face) = (request.spans[0], request.faces[request.spans[0].face])
            bytes = request.bytes
            font = FontKey(file: face.file, index: face.index, isSpaced: face.isSpaced)
            size = span.size
            features = span.features
            language = span.language ?? request.language
        }
    }

    /// A retained Pango font with its face.
    private final class RetainedFont {
        let font: UnsafeMutablePointer<PangoFont>
        let face: FontFace

        init(_ font: UnsafeMutablePointer<PangoFont>, _ face: FontFace) {
            g_object_ref(font)
            self.font = font
            self.face = face
        }

        deinit { g_object_unref(font) }
    }

    init?(_ budgets: CacheBudgets = .current, retired: RetiredFontMaps = .shared) {
        self.retired = retired
        fonts = LRUCache(capacity: budgets.shapedFonts)
        unbrokenLines = LRUCache(capacity: budgets.unbrokenLines)
        measuredTexts = LRUCache(capacity: budgets.measuredTexts)
        self.budgets = budgets
        _ = SpacedFonts.installation
        guard let configuration = Fontconfig.makeApplicationConfiguration() else { return nil }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            FcConfigDestroy(configuration)
            return nil
        }
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        GlyphExtents.mark(map)
        guard let context = pango_font_map_create_context(map) else {
            g_object_unref(map)
            FcConfigDestroy(configuration)
            return nil
        }
        self.configuration = configuration
        self.map = map
        self.context = context
        pango_context_set_base_gravity(context, PANGO_GRAVITY_SOUTH)
        pango_context_set_gravity_hint(context, PANGO_GRAVITY_HINT_STRONG)
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 72)
        cairo_font_options_destroy(options)
    }

    deinit {
        fonts.removeAll()
        retired.retire(
            RetiredFontMap(configuration: configuration, map: map, context: context))
    }

    /// Returns the lines of a paragraph; empty without text or fonts.
    func lines(of request: ShapingRequest) -> [ShapedLine] {
        guard !request.bytes.isEmpty, !request.faces.isEmpty else { return [] }
        guard budgets.unbrokenLines > 0, request.isSimple, let line = unbrokenLine(of: request)
        else { return pangoLines(of: request) }
        guard let width = request.width.map(Self.roundedUpUnits), !line.fits(width) else {
            return [line.whole]
        }
        guard request.ellipsis == nil, request.wrap == .word else {
            return pangoLines(of: request)
        }
        return line.lines(width: width) ?? pangoLines(of: request)
    }

    /// Returns the lines of a paragraph that Pango breaks.
    func pangoLines(of request: ShapingRequest) -> [ShapedLine] {
        withLayout(of: request) { read($0, of: request) } ?? []
    }

    /// Returns the unbroken line of a simple request, or `nil` if its breaks are not known.
    func unbrokenLine(of request: ShapingRequest) -> UnbrokenLine? {
        let key = LineKey(request)
        if let known = unbrokenLines[key] { return known }
        var request = request
        request.width = nil
        request.ellipsis = nil
        let line =
            withLayout(of: request) { layout in
                let lines = read(layout, of: request)
                return lines.count == 1 ? UnbrokenLine(lines[0], layout, of: request) : nil
            } ?? nil
        if let line { unbrokenLines.insert(line, for: key) }
        return line
    }

    /// Runs `body` with a Pango layout of a request, or returns `nil` if Pango makes no layout.
    private func withLayout<Result>(
        of request: ShapingRequest, _ body: (OpaquePointer) -> Result
    ) -> Result? {
        load(request.faces)
        pango_context_set_language(context, pango_language_from_string(request.language))
        pango_context_set_base_dir(
            context, request.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        guard let layout = pango_layout_new(context) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        configure(layout, for: request)
        return body(layout)
    }

    private func read(_ layout: OpaquePointer, of request: ShapingRequest) -> [ShapedLine] {
        (0..<pango_layout_get_line_count(layout)).compactMap { index in
            pango_layout_get_line_readonly(layout, index).map { read($0.pointee, of: request) }
        }
    }

    // MARK: Fonts

    func load(_ faces: [FontBook.Face]) {
        var isChanged = false
        for face in faces {
            let key = FontKey(file: face.file, index: face.index, isSpaced: face.isSpaced)
            guard known.updateValue(face.fontFace, forKey: key) == nil else { continue }
            add(face)
            isChanged = true
        }
        guard isChanged else { return }
        fonts.removeAll()
        pango_fc_font_map_config_changed(OpaquePointer(map))
    }

    /// Adds a face to the configuration from its scan.
    ///
    /// A changed file is scanned again.
    ///
    /// Fontconfig's manual asks not to modify its sets, but Fontconfig has no other way to
    /// reuse a scan. It would scan each file twice more. The configuration is private to the
    /// shaper.
    private func add(_ face: FontBook.Face) {
        if face.isSpaced { return addSpaced(face) }
        if face.scanned.isCurrent, let set = FcConfigGetFonts(configuration, FcSetApplication) {
            return face.scanned.add(to: set)
        }
        guard FcConfigAppFontAddFile(configuration, face.file) == 0 else { return }
        reportUnreadable(face)
    }

    /// Adds a face with the family name that marks spaced faces.
    private func addSpaced(_ face: FontBook.Face) {
        let scanned =
            face.scanned.isCurrent
            ? face.scanned : ScannedFontFile(face.file)?.face(at: face.index)
        guard let scanned, let set = FcConfigGetFonts(configuration, FcSetApplication) else {
            return reportUnreadable(face)
        }
        scanned.add(to: set, family: face.family + SpacedFonts.suffix)
    }

    private func reportUnreadable(_ face: FontBook.Face) {
        DiagnosticLog.record(
            Diagnostic(
                "text.unreadable-font",
                message: "\(face.file) was a font when the book was made and is none now"))
    }

    /// Whether the shaper has loaded more faces than an idle shaper may keep.
    var isFull: Bool { known.count > budgets.shaperFaces }

    /// Number of open fonts, counted per face and size.
    var fontCount: Int { fonts.count }

    /// Number of known unbroken lines.
    var lineCount: Int { unbrokenLines.count }

    /// Returns the face that Pango actually used.
    private func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace {
        if let held = fonts[font] { return held.face }
        var face = FontFace(file: "", index: 0, name: "unknown")
        if let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        {
            let file = Fontconfig.string(pattern, FC_FILE) ?? ""
            let index = Fontconfig.integer(pattern, FC_INDEX) ?? 0
            let family = Fontconfig.string(pattern, FC_FAMILY) ?? "unknown"
            let key = FontKey(
                file: file, index: index, isSpaced: family.hasSuffix(SpacedFonts.suffix))
            face = known[key] ?? FontFace(file: file, index: index, name: family)
        }
        fonts.insert(RetainedFont(font, face), for: font)
        return face
    }

    // MARK: Reading

    private func read(_ line: PangoLayoutLine, of request: ShapingRequest) -> ShapedLine {
        let start = Int(line.start_index)
        var shaped = ShapedLine(
            range: start..<(start + Int(line.length)), runs: [], width: 0, gap: nil)
        var pen: Int32 = 0
        var next = line.runs
        while let node = next {
            next = node.pointee.next
            guard let data = node.pointee.data else { continue }
            let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let text = item.item?.pointee, let glyphs = item.glyphs?.pointee,
                let font = text.analysis.font
            else { continue }
            let isEllipsis = Int32(text.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
            if isEllipsis {
                let gapStart = Int(text.offset)
                shaped.gap = gapStart..<(gapStart + Int(text.length))
            }
            let span = Self.span(at: Int(text.offset), in: request.spans)
            var run = ShapedLine.Run(
                face: face(of: font), size: span.size, glyphs: [], x: Self.points(pen), width: 0,
                start: Int(text.offset))
            if !isEllipsis { check(run.face, against: request.faces[span.face]) }
            run.glyphs.reserveCapacity(Int(glyphs.num_glyphs))
            let first = pen
            for index in 0..<Int(glyphs.num_glyphs) {
                let glyph = glyphs.glyphs[index]
                if glyph.glyph != GlyphExtents.emptyGlyph {
                    let isUnknown = glyph.glyph & GlyphExtents.unknownGlyph != 0
                    run.glyphs.append(
                        GlyphRun.Glyph(
                            id: isUnknown ? 0 : glyph.glyph,
                            position: CGPoint(
                                x: Self.points(pen + glyph.geometry.x_offset),
                                y: Self.points(glyph.geometry.y_offset)),
                            cluster: Int(text.offset) + Int(glyphs.log_clusters[index])))
                }
                // Pango stretches the ellipsis until the line fills the width of the layout.
                pen += isEllipsis ? Self.naturalWidth(glyph.glyph, font) : glyph.geometry.width
            }
            run.width = Self.points(pen - first)
            shaped.runs.append(run)
        }
        shaped.width = Self.points(pen)
        return shaped
    }

    private static func naturalWidth(
        _ glyph: PangoGlyph, _ font: UnsafeMutablePointer<PangoFont>
    ) -> Int32 {
        hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), glyph)
    }

    static func points(_ units: Int32) -> CGFloat { CGFloat(units) / 1_024 }

    private static func span(
        at offset: Int, in spans: [ShapingRequest.Span]
    ) -> ShapingRequest.Span {
        var low = 0
        var high = spans.count - 1
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return spans[low]
    }

    /// Checks the drawn face, because Fontconfig silently replaces a missing font.
    private func check(_ drawn: FontFace, against asked: FontBook.Face) {
        guard drawn.file != asked.file || drawn.index != asked.index else { return }
        DiagnosticLog.record(
            Diagnostic(
                "text.substituted-font",
                message: "\(asked.name) was asked for and \(drawn.name) is drawn; two fonts of the "
                    + "book may have the same name: \(asked.file) and \(drawn.file)"))
    }
}
