import TableDrawing

/// Colours of overlays.
///
/// Green and red follow Core Animation's instrument. The other colours are our own.
enum OverlayColors {
    static let opaque = RGBA(hex: 0x00C000, alpha: 0.3)
    static let blended = RGBA(hex: 0xFF0000, alpha: 0.55)
    static let painted = RGBA(hex: 0x0000C0, alpha: 0.16)
    /// Colours of regions, easy to distinguish side by side.
    static let regions = [
        RGBA(hex: 0xD32F2F), RGBA(hex: 0x1976D2), RGBA(hex: 0x388E3C), RGBA(hex: 0xE65100),
        RGBA(hex: 0x7B1FA2), RGBA(hex: 0x00796B), RGBA(hex: 0xC2185B), RGBA(hex: 0x5D4037),
    ]

    /// Returns the outline colour of a view at `depth`.
    ///
    /// The colours repeat.
    static func depth(_ depth: Int) -> RGBA { regions[depth % regions.count] }
}
