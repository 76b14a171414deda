import CPango

/// Widths of the glyphs of a face of Inter at every size, spaced like San Francisco.
///
/// The object is immutable and belongs to a HarfBuzz face.
final class SpacedFace: Sendable {
    /// Widths by glyph.
    ///
    /// Other glyphs keep Inter's width without tracking.
    let widths: [hb_codepoint_t: LetterWidths.Width]
    /// Glyphs in the middle of their advance.
    let centered: Set<hb_codepoint_t>
    private let weight: Int
    private let isItalic: Bool

    /// Apostrophes, whose advances are much wider than their glyphs of Inter.
    ///
    /// Beside a glyph at the start of its advance, a gap would follow.
    private static let apostrophes: [Unicode.Scalar] = ["'", "\u{2019}"]

    /// Key of the object in a HarfBuzz face.
    nonisolated(unsafe) private static let key =
        UnsafeMutablePointer<hb_user_data_key_t>.allocate(capacity: 1)

    /// Returns the widths of the face of a HarfBuzz font, which HarfBuzz stores with the face.
    static func of(_ font: OpaquePointer, weight: Int, isItalic: Bool) -> SpacedFace {
        let face = hb_font_get_face(font)
        if let data = hb_face_get_user_data(face, key) {
            let known = Unmanaged<SpacedFace>.fromOpaque(data).takeUnretainedValue()
            // A variable font has several weights in a face.
            if known.weight == weight, known.isItalic == isItalic { return known }
        }
        let made = SpacedFace(font, weight: weight, isItalic: isItalic)
        let data = Unmanaged.passRetained(made).toOpaque()
        let isStored = hb_face_set_user_data(
            face, key, data,
            { data in
                guard let data else { return }
                Unmanaged<SpacedFace>.fromOpaque(data).release()
            }, 0)
        if isStored == 0 { Unmanaged<SpacedFace>.fromOpaque(data).release() }
        return made
    }

    private init(_ font: OpaquePointer, weight: Int, isItalic: Bool) {
        self.weight = weight
        self.isItalic = isItalic
        let letters = LetterWidths(weight: weight, isItalic: isItalic)
        var widths: [hb_codepoint_t: LetterWidths.Width] = [:]
        func add(_ letter: Unicode.Scalar, base: Unicode.Scalar) {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
                let width = letters.width(of: letter, base: base)
            else { return }
            widths[glyph] = width
        }
        for character in SanFranciscoWidths.characters { add(character, base: character) }
        for (letter, base) in AccentedLetters.all { add(letter, base: base) }
        let tracked = Self.tabularGlyphs(of: font) + AccentedLetters.trackedGlyphs(in: font)
        for glyph in tracked where widths[glyph] == nil { widths[glyph] = .tracked }
        self.widths = widths
        centered = Set(
            Self.apostrophes.compactMap {
                var glyph: hb_codepoint_t = 0
                return hb_font_get_nominal_glyph(font, $0.value, &glyph) == 0 ? nil : glyph
            })
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
}
