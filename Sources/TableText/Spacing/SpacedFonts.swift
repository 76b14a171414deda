import CFontconfig
import CPango
import CPangoFc

/// Pango's fonts that are spaced like San Francisco.
///
/// The advances are part of the font that shapes text. Measuring, wrapping, truncation and drawing
/// therefore agree, and kerning adds to the advances.
enum SpacedFonts {
    /// Suffix of the family name that marks a spaced face in the private Fontconfig configuration of a
    /// shaper.
    ///
    /// A face without the suffix keeps its own advances, so fonts that users name do not change.
    static let suffix = " (spaced)"

    private typealias CreateFont =
        @convention(c) (UnsafeMutablePointer<PangoFont>?) ->
        OpaquePointer?

    /// Pango's own function that makes the HarfBuzz font of a Pango font.
    nonisolated(unsafe) private static var original: CreateFont?

    /// Replaces Pango's function that makes HarfBuzz fonts, once in a process.
    ///
    /// Pango has no other place for advances of an existing kind of font. The function changes no
    /// font without the mark.
    static let installation: Void = {
        let type = pango_fc_font_get_type()
        guard let parent = g_type_class_ref(type) else { return }
        let parentClass = parent.assumingMemoryBound(to: PangoFontClass.self)
        original = parentClass.pointee.create_hb_font
        // Classes that already exist have copied the function.
        var count: UInt32 = 0
        let children = g_type_children(type, &count)
        defer { g_free(children) }
        for index in 0..<Int(count) {
            guard let child = children?[index], let existing = g_type_class_peek(child) else {
                continue
            }
            let childClass = existing.assumingMemoryBound(to: PangoFontClass.self)
            if address(childClass.pointee.create_hb_font) == address(original) {
                childClass.pointee.create_hb_font = create
            }
        }
        parentClass.pointee.create_hb_font = create
    }()

    /// Whether fonts with the mark are spaced in this process.
    static var isInstalled: Bool {
        _ = installation
        return original != nil
    }

    private static func address(_ function: CreateFont?) -> UInt {
        unsafeBitCast(function, to: UInt.self)
    }

    private static let create: CreateFont = { font in
        guard let made = original?(font), let font else { return nil }
        GlyphExtents.install(for: font)
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        guard let pattern, let family = Fontconfig.string(pattern, FC_FAMILY),
            family.hasSuffix(suffix)
        else { return made }
        return SpacedFont.make(
            made, weight: Fontconfig.weight(pattern),
            isItalic: (Fontconfig.integer(pattern, FC_SLANT) ?? 0) > 0)
    }
}
