import CPango
import Foundation

/// Extents of glyphs and metrics of fonts that HarfBuzz measures instead of Cairo.
///
/// Pango asks for the extents of each glyph and the metrics of each font to know the height of a
/// line. Cairo opens the font file once more to answer, and keeps at most ten files open in a
/// process. Cairo closes a file to open another file without waiting for other threads that use the
/// closed file (seen in Cairo 1.16 as a crash with two threads and more than ten fonts). HarfBuzz
/// reads a file of its own for each map.
enum GlyphExtents {
    private typealias Function =
        @convention(c) (
            UnsafeMutablePointer<PangoFont>?, PangoGlyph, UnsafeMutablePointer<PangoRectangle>?,
            UnsafeMutablePointer<PangoRectangle>?
        ) -> Void

    private typealias Metrics =
        @convention(c) (UnsafeMutablePointer<PangoFont>?, OpaquePointer?) ->
        UnsafeMutablePointer<PangoFontMetrics>?

    /// Flag of a character missing in all fonts.
    ///
    /// The other bits are the character.
    static let unknownGlyph: PangoGlyph = 0x1000_0000
    /// Glyph of a character without a picture.
    static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

    /// Key of marked font maps.
    private static let key = g_quark_from_static_string("tableshot-glyph-extents")

    /// Pango's own functions.
    nonisolated(unsafe) private static var original: Function?
    nonisolated(unsafe) private static var originalMetrics: Metrics?
    /// Pango's function that makes metrics without Cairo.
    nonisolated(unsafe) private static var inheritedMetrics: Metrics?
    private static let lock = NSLock()

    /// Marks a font map, whose fonts are then measured by HarfBuzz.
    ///
    /// Fonts of other maps of the process keep Pango's extents.
    static func mark(_ map: UnsafeMutablePointer<PangoFontMap>) {
        g_object_set_qdata(object(map), key, UnsafeMutableRawPointer(map))
    }

    /// Replaces the functions of a font's class, once in a process.
    ///
    /// Pango registers the class of a map's fonts with its first font.
    static func install(for font: UnsafeMutablePointer<PangoFont>) {
        guard isMarked(font), let own = font.pointee.parent_instance.g_type_instance.g_class,
            let parent = g_type_class_peek_parent(own)
        else { return }
        let fonts = UnsafeMutableRawPointer(own).assumingMemoryBound(to: PangoFontClass.self)
        lock.withLock {
            guard original == nil else { return }
            inheritedMetrics =
                parent.assumingMemoryBound(to: PangoFontClass.self).pointee.get_metrics
            original = fonts.pointee.get_glyph_extents
            originalMetrics = fonts.pointee.get_metrics
            fonts.pointee.get_glyph_extents = measure
            fonts.pointee.get_metrics = measureFont
        }
    }

    private static func isMarked(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        guard let map = pango_font_get_font_map(font) else { return false }
        return g_object_get_qdata(object(map), key) != nil
    }

    private static func object(
        _ map: UnsafeMutablePointer<PangoFontMap>
    ) -> UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(map).assumingMemoryBound(to: GObject.self)
    }

    private static let measureFont: Metrics = { font, language in
        guard let font else { return nil }
        return isMarked(font)
            ? inheritedMetrics?(font, language) : originalMetrics?(font, language)
    }

    private static let measure: Function = { font, glyph, ink, logical in
        guard let font else { return }
        guard isMarked(font), let shaped = pango_font_get_hb_font(font) else {
            original?(font, glyph, ink, logical)
            return
        }
        let drawn = glyph & unknownGlyph == 0 ? glyph : 0
        let known = MeasuredGlyphs.of(shaped)
        ink?.pointee =
            drawn == emptyGlyph
            ? PangoRectangle() : known.ink(of: drawn) { inkExtents(of: drawn, shaped) }
        logical?.pointee = known.line { lineExtents(of: shaped) }
        if drawn != emptyGlyph {
            logical?.pointee.width = hb_font_get_glyph_h_advance(shaped, drawn)
        }
    }

    /// Returns the bounds of a glyph's outline.
    ///
    /// `y` points down from the baseline.
    private static func inkExtents(of glyph: PangoGlyph, _ font: OpaquePointer) -> PangoRectangle {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return PangoRectangle() }
        let top = down(extents.y_bearing, font)
        let bottom = down(extents.y_bearing + extents.height, font)
        return PangoRectangle(
            x: extents.x_bearing, y: min(top, bottom), width: extents.width,
            height: abs(bottom - top))
    }

    /// Returns the height of a line without a width.
    private static func lineExtents(of font: OpaquePointer) -> PangoRectangle {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(font, &extents) != 0 else { return PangoRectangle() }
        let top = down(extents.ascender, font)
        let bottom = down(extents.descender, font)
        return PangoRectangle(x: 0, y: min(top, bottom), width: 0, height: abs(bottom - top))
    }

    /// Converts a vertical distance of a font with a positive or a negative scale.
    private static func down(_ distance: hb_position_t, _ font: OpaquePointer) -> Int32 {
        var scale: Int32 = 0
        hb_font_get_scale(font, nil, &scale)
        return scale < 0 ? distance : -distance
    }
}

/// Extents of the glyphs of a font that were measured before.
///
/// HarfBuzz computes the outline of a glyph for each measurement. The font owns the extents.
private final class MeasuredGlyphs: @unchecked Sendable {
    /// Maximum number of glyphs; a font with more glyphs in use measures the others each time.
    private static let largestCount = 4096
    nonisolated(unsafe) private static let key =
        UnsafeMutablePointer<hb_user_data_key_t>.allocate(capacity: 1)

    private let lock = NSLock()
    private var inks: [PangoGlyph: PangoRectangle] = [:]
    private var knownLine: PangoRectangle?

    /// Returns the measured extents of a font, which are created for its first glyph.
    static func of(_ font: OpaquePointer) -> MeasuredGlyphs {
        if let known = hb_font_get_user_data(font, key) {
            return Unmanaged<MeasuredGlyphs>.fromOpaque(known).takeUnretainedValue()
        }
        let made = MeasuredGlyphs()
        let pointer = Unmanaged.passRetained(made).toOpaque()
        let isKept = hb_font_set_user_data(
            font, key, pointer,
            { pointer in
                if let pointer { Unmanaged<MeasuredGlyphs>.fromOpaque(pointer).release() }
            }, 0)
        // Another thread may be faster, and some fonts accept no data.
        if isKept == 0 { Unmanaged<MeasuredGlyphs>.fromOpaque(pointer).release() }
        return made
    }

    /// Returns the bounds of a glyph's outline, measured once.
    func ink(of glyph: PangoGlyph, _ measure: () -> PangoRectangle) -> PangoRectangle {
        lock.withLock {
            if let known = inks[glyph] { return known }
            let measured = measure()
            if inks.count < Self.largestCount { inks[glyph] = measured }
            return measured
        }
    }

    /// Returns the height of a line without a width, measured once.
    func line(_ measure: () -> PangoRectangle) -> PangoRectangle {
        lock.withLock {
            if let knownLine { return knownLine }
            let measured = measure()
            knownLine = measured
            return measured
        }
    }
}
