/// The opaque colours of a difference picture, `0xAARRGGBB`.
enum DifferencePalette {
    /// Colour around the panels, a grey not used as a background by any theme.
    static let ground: UInt32 = 0xFF6E_6E73
    /// Colour of letters on the background.
    static let text: UInt32 = 0xFFFF_FFFF
    /// Colour of a pixel that counts, not used by tables.
    static let different: UInt32 = 0xFFFF_00FF
    /// Colour of a pixel within the tolerance.
    static let tolerated: UInt32 = 0xFFFF_A800
    /// Colour of the lines over ignored regions.
    static let hatch: UInt32 = 0xFF2F_7D95
    /// Colour of boxes, and of the backgrounds of their numbers.
    static let box: UInt32 = 0xFF00_45D8
    /// Brightness of the light and dark squares behind transparent pixels.
    static let board: (light: UInt32, dark: UInt32) = (255, 224)
}
