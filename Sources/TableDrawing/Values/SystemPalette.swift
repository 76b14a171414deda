/// Colour that has another value in another era of iOS.
enum SystemColor: Int, Sendable, Hashable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case link, separator
}

/// Values of the system's colours in an era of iOS, such as `Color.systemRed`.
///
/// The other grays, labels, fills and backgrounds have equal values in all eras.
public struct SystemPalette: Sendable, Hashable {
    /// Name of the first version of iOS with the palette.
    public let name: String
    /// Values in the order of `SystemColor`.
    private var values: [ColorVariants<RGBA>]

    private init(
        _ name: String, base: SystemPalette? = nil, _ changes: [SystemColor: ColorVariants<RGBA>]
    ) {
        self.name = name
        values = SystemColor.allCases.map { color in
            changes[color] ?? base?[color] ?? ColorVariants(0, 0, 0, 0)
        }
    }

    subscript(color: SystemColor) -> ColorVariants<RGBA> { values[color.rawValue] }

    /// Palette of the current render in this task; that of iOS 15 to 18 outside of a render.
    @TaskLocal package static var current = SystemPalette.ios15

    /// Palette of iOS 7 to 12.
    ///
    /// The era has eight colours, in one appearance; the other colours are those of iOS 15.
    /// Source: several public tables agree.
    public static let ios7 = SystemPalette(
        "iOS 7", base: ios15,
        [
            .green: flat(0x4CD964), .teal: flat(0x5AC8FA), .purple: flat(0x5856D6),
            .red: flat(0xFF3B30), .orange: flat(0xFF9500), .yellow: flat(0xFFCC00),
            .blue: flat(0x007AFF), .pink: flat(0xFF2D55),
        ])

    /// Palette of iOS 13 and 14: that of iOS 15 with another teal, from Flutter's Cupertino library.
    public static let ios13 = SystemPalette(
        "iOS 13", base: ios15, [.teal: ColorVariants(0x5AC8FA, 0x64D2FF, 0x0071A4, 0x70D7FF)])

    /// Palette of iOS 15 to 18.
    ///
    /// The source is Flutter's Cupertino library; its light colours were cross-checked with
    /// published tables. Mint, teal, cyan and brown are from Apple's Human Interface Guidelines.
    public static let ios15 = SystemPalette(
        "iOS 15",
        [
            .red: ColorVariants(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
            .orange: ColorVariants(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
            .yellow: ColorVariants(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426),
            .green: ColorVariants(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
            .mint: ColorVariants(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
            .teal: ColorVariants(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
            .cyan: ColorVariants(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
            .blue: ColorVariants(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
            .indigo: ColorVariants(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
            .purple: ColorVariants(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
            .pink: ColorVariants(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
            .brown: ColorVariants(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
            .link: ColorVariants(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF),
            .separator: separator(0.29, 0.6, 0.37, 0.68),
        ])

    /// Palette of iOS 26, from Apple's Human Interface Guidelines of June 2025.
    ///
    /// Apple publishes no values of `link` and `separator`. The link follows blue here. The alphas of
    /// the separator are measured in normal contrast; in high contrast, they grow as before.
    public static let ios26 = SystemPalette(
        "iOS 26",
        [
            .red: ColorVariants(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
            .orange: ColorVariants(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
            .yellow: ColorVariants(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
            .green: ColorVariants(0x34C759, 0x30D158, 0x008932, 0x4AD968),
            .mint: ColorVariants(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
            .teal: ColorVariants(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
            .cyan: ColorVariants(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
            .blue: ColorVariants(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
            .indigo: ColorVariants(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
            .purple: ColorVariants(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
            .pink: ColorVariants(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
            .brown: ColorVariants(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
            .link: ColorVariants(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
            .separator: separator(0.12, 0.5, 0.2, 0.58),
        ])

    /// Returns the grays of separators with alphas: light, dark, and both with high contrast.
    private static func separator(
        _ light: Double, _ dark: Double, _ lightHigh: Double, _ darkHigh: Double
    ) -> ColorVariants<RGBA> {
        ColorVariants(
            light: RGBA(hex: 0x3C3C43, alpha: light), dark: RGBA(hex: 0x545458, alpha: dark),
            lightHighContrast: RGBA(hex: 0x3C3C43, alpha: lightHigh),
            darkHighContrast: RGBA(hex: 0x545458, alpha: darkHigh))
    }

    private static func flat(_ color: UInt32) -> ColorVariants<RGBA> {
        ColorVariants(color, color, color, color)
    }
}

extension SystemPalette: CustomStringConvertible {
    /// Name of the first version of iOS with the palette.
    public var description: String { name }
}
