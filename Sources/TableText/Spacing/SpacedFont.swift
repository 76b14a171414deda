import CPango

/// Advances of an open font of Inter at a size, spaced like San Francisco.
///
/// The object is immutable and belongs to a HarfBuzz font.
final class SpacedFont: Sendable {
    private let face: SpacedFace
    /// Units of the HarfBuzz font per em.
    private let scale: Double
    /// Addition to the width of each letter, in ems.
    private let tracking: Double

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
        self.scale = Double(scale)
        face = SpacedFace.of(font, weight: weight, isItalic: isItalic)
        tracking = LetterSpacing.tracking(
            ofSize: Double(abs(scale)) / 1_024,
            in: LetterWidths(weight: weight, isItalic: isItalic).weight)
    }

    /// Returns the advance of a glyph in the units of the HarfBuzz font.
    private func advance(of glyph: hb_codepoint_t, in font: OpaquePointer?) -> hb_position_t {
        switch face.widths[glyph] {
        case .ems(let width)? where scale != 0:
            return hb_position_t(((width + tracking) * scale).rounded())
        case .beyondInter(let difference)? where scale != 0:
            let inter = Double(hb_font_get_glyph_h_advance(font, glyph)) / scale
            return hb_position_t(((inter + difference + tracking) * scale).rounded())
        case .tracked?:
            return hb_font_get_glyph_h_advance(font, glyph)
                + hb_position_t((tracking * scale).rounded())
        default: return hb_font_get_glyph_h_advance(font, glyph)
        }
    }

    /// Returns the distance of a glyph's origin before the start of its advance, in the units of
    /// the HarfBuzz font; negative if the advance begins before the glyph.
    private func origin(of glyph: hb_codepoint_t, in font: OpaquePointer?) -> hb_position_t {
        guard face.centered.contains(glyph) else { return 0 }
        return (hb_font_get_glyph_h_advance(font, glyph) - advance(of: glyph, in: font)) / 2
    }

    /// HarfBuzz functions of all spaced fonts.
    ///
    /// HarfBuzz takes all values but the advance and the origin from the given font.
    nonisolated(unsafe) private static let functions: OpaquePointer? = {
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { font, data, glyph, _ in
                guard let data else { return 0 }
                let spacing = Unmanaged<SpacedFont>.fromOpaque(data).takeUnretainedValue()
                return spacing.advance(of: glyph, in: hb_font_get_parent(font))
            }, nil, nil)
        hb_font_funcs_set_glyph_h_origin_func(
            functions,
            { font, data, glyph, x, y, _ in
                guard let data, let x, let y else { return 0 }
                let spacing = Unmanaged<SpacedFont>.fromOpaque(data).takeUnretainedValue()
                x.pointee = spacing.origin(of: glyph, in: hb_font_get_parent(font))
                y.pointee = 0
                return 1
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()
}
