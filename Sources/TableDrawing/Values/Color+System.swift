import Foundation

/// Colours of iOS 13 and later that adapt to appearance and contrast.
///
/// The values of reds, greens, blues and their kin are those of the theme's `SystemPalette`. The
/// source of the others is Flutter's Cupertino library; its light colours were cross-checked with
/// published tables. Alphas are hundredths, as in UIKit.
extension Color {
    private static func adaptive(
        _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32
    ) -> Color {
        Color(ColorVariants(light, dark, lightHigh, darkHigh))
    }

    private static func translucent(
        _ light: UInt32, _ lightAlpha: Double, _ lightHighAlpha: Double, _ dark: UInt32,
        _ darkAlpha: Double, _ darkHighAlpha: Double
    ) -> Color {
        Color(
            ColorVariants(
                light: RGBA(hex: light, alpha: lightAlpha),
                dark: RGBA(hex: dark, alpha: darkAlpha),
                lightHighContrast: RGBA(hex: light, alpha: lightHighAlpha),
                darkHighContrast: RGBA(hex: dark, alpha: darkHighAlpha)))
    }

    /// Red that adapts to appearance and contrast.
    public static let systemRed = Color(SystemColor.red)
    /// Orange that adapts to appearance and contrast.
    public static let systemOrange = Color(SystemColor.orange)
    /// Yellow that adapts to appearance and contrast.
    public static let systemYellow = Color(SystemColor.yellow)
    /// Green that adapts to appearance and contrast.
    public static let systemGreen = Color(SystemColor.green)
    /// Mint that adapts to appearance.
    public static let systemMint = Color(SystemColor.mint)
    /// Teal that adapts to appearance.
    public static let systemTeal = Color(SystemColor.teal)
    /// Cyan that adapts to appearance.
    public static let systemCyan = Color(SystemColor.cyan)
    /// Blue that adapts to appearance and contrast.
    public static let systemBlue = Color(SystemColor.blue)
    /// Indigo that adapts to appearance and contrast.
    public static let systemIndigo = Color(SystemColor.indigo)
    /// Purple that adapts to appearance and contrast.
    public static let systemPurple = Color(SystemColor.purple)
    /// Pink that adapts to appearance and contrast.
    public static let systemPink = Color(SystemColor.pink)
    /// Brown that adapts to appearance.
    public static let systemBrown = Color(SystemColor.brown)
    /// Base gray, the strongest of six grays that adapt to appearance and contrast.
    public static let systemGray = adaptive(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    /// Second gray, weaker than `systemGray`: lighter in light appearance, darker in dark
    /// appearance.
    public static let systemGray2 = adaptive(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    /// Third gray, weaker than `systemGray2`.
    public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    /// Fourth gray, weaker than `systemGray3`.
    public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    /// Fifth gray, weaker than `systemGray4`.
    public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    /// Sixth gray, the weakest and nearest to the background.
    public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

    /// Text of primary content.
    public static let label = translucent(
        0x000000, 1, 1, 0xFFFFFF, 1, 1)
    /// Text of secondary content, such as subtitles.
    public static let secondaryLabel = translucent(
        0x3C3C43, 0.6, 0.68, 0xEBEBF5, 0.6, 0.68)
    /// Text of tertiary content.
    public static let tertiaryLabel = translucent(
        0x3C3C43, 0.3, 0.38, 0xEBEBF5, 0.3, 0.38)
    /// Text of quaternary content.
    public static let quaternaryLabel = translucent(
        0x3C3C43, 0.18, 0.26, 0xEBEBF5, 0.16, 0.24)
    /// Placeholder of an empty text field.
    public static let placeholderText = translucent(
        0x3C3C43, 0.3, 0.38, 0xEBEBF5, 0.3, 0.38)
    /// Thin line between contents, translucent.
    public static let separator = Color(SystemColor.separator)
    /// Thin line between contents, opaque.
    public static let opaqueSeparator = translucent(
        0xC6C6C8, 1, 1, 0x38383A, 1, 1)
    /// Text of links.
    public static let link = Color(SystemColor.link)
    /// Translucent fill of thin and small shapes.
    public static let systemFill = translucent(
        0x787880, 0.2, 0.28, 0x787880, 0.36, 0.44)
    /// Translucent fill of medium-sized shapes.
    public static let secondarySystemFill = translucent(
        0x787880, 0.16, 0.24, 0x787880, 0.32, 0.4)
    /// Translucent fill of large shapes.
    public static let tertiarySystemFill = translucent(
        0x767680, 0.12, 0.2, 0x767680, 0.24, 0.32)
    /// Translucent fill of large areas with complex content.
    public static let quaternarySystemFill = translucent(
        0x747480, 0.08, 0.16, 0x767680, 0.18, 0.26)
    /// Main background of an interface.
    public static let systemBackground = translucent(
        0xFFFFFF, 1, 1, 0x000000, 1, 1)
    /// Background of content above `systemBackground`.
    public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    /// Background of content above `secondarySystemBackground`.
    public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    /// Main background of an interface with grouped content.
    public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    /// Background of content above `systemGroupedBackground`, such as cells of a grouped table.
    public static let secondarySystemGroupedBackground = adaptive(
        0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    /// Background of content above `secondarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = adaptive(
        0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)

    /// Adaptive colours by the names used in documents.
    public static let adaptive: [String: Color] = [
        "systemRed": systemRed,
        "systemOrange": systemOrange,
        "systemYellow": systemYellow,
        "systemGreen": systemGreen,
        "systemMint": systemMint,
        "systemTeal": systemTeal,
        "systemCyan": systemCyan,
        "systemBlue": systemBlue,
        "systemIndigo": systemIndigo,
        "systemPurple": systemPurple,
        "systemPink": systemPink,
        "systemBrown": systemBrown,
        "systemGray": systemGray,
        "systemGray2": systemGray2,
        "systemGray3": systemGray3,
        "systemGray4": systemGray4,
        "systemGray5": systemGray5,
        "systemGray6": systemGray6,
        "label": label,
        "secondaryLabel": secondaryLabel,
        "tertiaryLabel": tertiaryLabel,
        "quaternaryLabel": quaternaryLabel,
        "placeholderText": placeholderText,
        "separator": separator,
        "opaqueSeparator": opaqueSeparator,
        "link": link,
        "systemFill": systemFill,
        "secondarySystemFill": secondarySystemFill,
        "tertiarySystemFill": tertiarySystemFill,
        "quaternarySystemFill": quaternarySystemFill,
        "systemBackground": systemBackground,
        "secondarySystemBackground": secondarySystemBackground,
        "tertiarySystemBackground": tertiarySystemBackground,
        "systemGroupedBackground": systemGroupedBackground,
        "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
        "tint": tintColor,
    ]
}
