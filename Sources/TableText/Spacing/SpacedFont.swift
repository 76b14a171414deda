import CPango

/// Advances of an open font of Inter at a size, spaced like San Francisco.
///
/// The object is immutable and belongs to a HarfBuzz font.
final class SpacedFont: Sendable {
    /// Advances of glyphs in the units of the HarfBuzz font.
    private let advances: [hb_codepoint_t: hb_position_t]

    /// Returns a HarfBuzz font with the spacing, and releases the given font.
    ///
    /// The scale of the given font is 1,024 units per point.
    static func make(_ parent: OpaquePointer, weight: Int, isItalic: Bool) -> OpaquePointer {
        guard let font = hb_font_create_sub_font(parent) else { return parent }
        let spacing = SpacedFont(parent, weight: weight, isItalic: isItalic)
        hb_font_destroy(parent)
        hb_font_set_funcs(font, functions, Unmanaged.passRetained(spacing).toOpaque()) { data in
            guard let data else { return }
            Unmanaged<SpacedFont>.fromOpaque(data).release()
        }
        return font
    }

    private init(_ font: OpaquePointer, weight: Int, isItalic: Bool) {
        var scale: Int32 = 0
        hb_font_get_scale(font, &scale, nil)
        let widths = LetterWidths(weight: weight, isItalic: isItalic)
        let tracking = LetterSpacing.tracking(
            ofSize: Double(abs(scale)) / 1_024, in: widths.weight)
        var advances: [hb_codepoint_t: hb_position_t] = [:]
        func add(_ letter: Unicode.Scalar, base: Unicode.Scalar) {
            var glyph: hb_codepoint_t = 0
            guard scale != 0, hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0 else {
                return
            }
            let inter = Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(scale)
            guard let advance = widths.advance(of: letter, base: base, inter: inter) else { return }
            advances[glyph] = hb_position_t(((advance + tracking) * Double(scale)).rounded())
        }
        for character in SanFranciscoWidths.characters { add(character, base: character) }
        for (letter, base) in AccentedLetters.all { add(letter, base: base) }
        let tracked = Self.tabularGlyphs(of: font) + AccentedLetters.glyphsOfOtherScripts(in: font)
        for glyph in tracked where advances[glyph] == nil {
            advances[glyph] =
                hb_font_get_glyph_h_advance(font, glyph)
                + hb_position_t((tracking * Double(scale)).rounded())
        }
        self.advances = advances
    }

    /// Returns the glyphs of all characters with the feature `tnum`.
    ///
    /// Digits of equal width keep their width and have only the tracking.
    private static func tabularGlyphs(of font: OpaquePointer) -> [hb_codepoint_t] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        for (index, character) in SanFranciscoWidths.characters.enumerated() {
            hb_buffer_add(buffer, character.value, UInt32(index))
        }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        hb_buffer_guess_segment_properties(buffer)
        let features = [feature("tnum", 1), feature("calt", 0), feature("liga", 0)]
        hb_shape(font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
        return (0..<Int(count)).map { glyphs[$0].codepoint }
    }

    private static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
        let tag = name.unicodeScalars.reduce(hb_tag_t(0)) { $0 << 8 | $1.value }
        return hb_feature_t(tag: tag, value: value, start: 0, end: .max)
    }

    /// HarfBuzz functions of all spaced fonts.
    ///
    /// HarfBuzz takes all values but the advance from the given font.
    nonisolated(unsafe) private static let functions: OpaquePointer? = {
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { font, data, glyph, _ in
                guard let data else { return 0 }
                let spacing = Unmanaged<SpacedFont>.fromOpaque(data).takeUnretainedValue()
                return spacing.advances[glyph]
                    ?? hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()
}
