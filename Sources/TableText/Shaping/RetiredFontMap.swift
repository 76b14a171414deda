import CFontconfig
import CPango
import CPangoFc

/// The Pango objects of a shaper that is no longer used.
struct RetiredFontMap {
    let configuration: OpaquePointer
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer

    /// Releases the objects, which must not be used any more.
    func free() {
        g_object_unref(UnsafeMutableRawPointer(context))
        // The map does not release its configuration when it is freed (seen in Pango 1.50).
        pango_fc_font_map_set_config(OpaquePointer(map), nil)
        g_object_unref(map)
        FcConfigDestroy(configuration)
    }
}
