import CPango
import Foundation

/// Converting requests to Pango's layouts and attributes.
extension Shaper {
    func configure(_ layout: OpaquePointer, for request: ShapingRequest) {
        request.bytes.withUnsafeBytes { bytes in
            pango_layout_set_text(
                layout, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
        }
        pango_layout_set_auto_dir(layout, 0)
        if let width = request.width { pango_layout_set_width(layout, Self.roundedUpUnits(width)) }
        pango_layout_set_wrap(
            layout, request.wrap == .word ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
        pango_layout_set_indent(layout, Self.units(request.indent))
        pango_layout_set_justify(layout, request.isJustified ? 1 : 0)
        switch request.ellipsis {
        case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case nil: break
        }
        if let tabs = pango_tab_array_new(1, 0) {
            // A tab moves to the next multiple of 28 points, as in UIKit's default style.
            pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, Self.units(28))
            pango_layout_set_tabs(layout, tabs)
            pango_tab_array_free(tabs)
        }
        guard let list = pango_attr_list_new() else { return }
        defer { pango_attr_list_unref(list) }
        fill(list, for: request)
        pango_layout_set_attributes(layout, list)
    }

    private func fill(_ list: OpaquePointer, for request: ShapingRequest) {
        let whole = 0..<request.bytes.count
        insert(pango_attr_fallback_new(0), whole, into: list)
        insertHyphens(into: list, for: request)
        for range in request.unbroken {
            insert(pango_attr_allow_breaks_new(0), range, into: list)
        }
        for span in request.spans {
            if let description = Self.description(request.faces[span.face], size: span.size) {
                insert(pango_attr_font_desc_new(description), span.range, into: list)
                pango_font_description_free(description)
            }
            if let features = span.features {
                insert(pango_attr_font_features_new(features), span.range, into: list)
            }
            if let language = span.language {
                insert(
                    pango_attr_language_new(pango_language_from_string(language)), span.range,
                    into: list)
            }
            if span.kern != 0 {
                insert(
                    pango_attr_letter_spacing_new(Self.units(span.kern)), span.range, into: list)
            }
        }
        // The colours are only markers, because a run of glyphs ends where the colour changes.
        var start = 0
        for (index, end) in (request.boundaries + [whole.upperBound]).enumerated() where end > start
        {
            insert(
                pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), start..<end,
                into: list)
            start = end
        }
    }

    /// Restricts hyphens to lines that break after a soft hyphen.
    ///
    /// By default Pango shows a hyphen at every line break within a word. The attribute that
    /// forbids hyphens has no effect at the end of its range, so a range ends after each soft
    /// hyphen.
    private func insertHyphens(into list: OpaquePointer, for request: ShapingRequest) {
        var start = 0
        for end in request.softHyphenEnds + [request.bytes.count] where end > start {
            insert(pango_attr_insert_hyphens_new(0), start..<end, into: list)
            start = end
        }
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>,
        into list: OpaquePointer
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// Returns a font description that matches exactly a single face in Fontconfig.
    ///
    /// The caller frees it.
    static func description(_ face: FontBook.Face, size: CGFloat) -> OpaquePointer? {
        guard let description = pango_font_description_new() else { return nil }
        pango_font_description_set_family(
            description, face.isSpaced ? face.family + SpacedFonts.suffix : face.family)
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(max(1, face.weight))))
        pango_font_description_set_style(
            description,
            face.slant == 0
                ? PANGO_STYLE_NORMAL : face.slant < 110 ? PANGO_STYLE_ITALIC : PANGO_STYLE_OBLIQUE)
        pango_font_description_set_stretch(description, stretch(face.width))
        pango_font_description_set_absolute_size(description, Double(size) * 1_024)
        return description
    }

    private static func stretch(_ width: Int) -> PangoStretch {
        let steps = [50, 63, 75, 87, 100, 113, 125, 150, 200]
        let nearest = steps.indices.min { abs(steps[$0] - width) < abs(steps[$1] - width) }
        return PangoStretch(rawValue: UInt32(nearest ?? 4))
    }

    /// Converts points to Pango units, limited to lengths that Pango can represent.
    private static func units(_ points: CGFloat) -> Int32 {
        guard points.isFinite else { return 0 }
        return Int32(min(2_000_000, max(-2_000_000, points)) * 1_024)
    }

    /// Converts points to Pango units, rounded up.
    ///
    /// A layout narrower than its text by a unit would wrap.
    static func roundedUpUnits(_ points: CGFloat) -> Int32 {
        guard points.isFinite else { return 0 }
        return Int32((min(2_000_000, max(0, points)) * 1_024).rounded(.up))
    }
}
