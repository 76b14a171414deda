/// The colours of a difference picture, `0xAARRGGBB`, opaque.
enum DifferencePalette {
    /// Around the panels: a grey that no theme's background has.
    static let ground: UInt32 = 0xFF6E_6E73
    /// Letters on the ground.
    static let text: UInt32 = 0xFFFF_FFFF
    /// A pixel that counts: a colour that no table uses.
    static let different: UInt32 = 0xFFFF_00FF
    /// A pixel that the tolerance lets pass.
    static let tolerated: UInt32 = 0xFFFF_A800
    /// The lines over what is not compared.
    static let hatch: UInt32 = 0xFF2F_7D95
    /// Boxes, and what their numbers stand on.
    static let box: UInt32 = 0xFF00_45D8
    /// The light and the dark squares behind transparent places.
    static let board: (light: UInt32, dark: UInt32) = (255, 224)
}
