import CFontconfig
import CPango
import CPangoFc

/// What a shaper shaped with, and shapes with no more.
struct RetiredFontMap {
    let configuration: OpaquePointer
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer

    /// Gives it all back; it must not be used any more.
    func free() {
        g_object_unref(UnsafeMutableRawPointer(context))
        // The map does not give its reference back when it ends (seen in Pango 1.50).
        pango_fc_font_map_set_config(OpaquePointer(map), nil)
        g_object_unref(map)
        FcConfigDestroy(configuration)
    }
}
