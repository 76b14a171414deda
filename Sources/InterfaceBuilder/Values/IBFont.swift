/// A font.
package struct IBFont: Sendable, Hashable {
    /// Design of a font.
    package enum Face: Sendable, Hashable {
        /// The system font with a weight, such as `semibold`, or `nil` for regular.
        case system(weight: String?)
        /// The bold system font.
        case boldSystem
        /// The italic system font.
        case italicSystem
        /// A font by its PostScript name and the name of its family.
        case named(String, family: String?)
        /// A text style, such as `UICTFontTextStyleBody`.
        case textStyle(String)
        /// A font of the system by its role in attributed text, such as `systemBold`.
        case role(String)
    }

    /// Design of the font.
    package var face: Face
    /// Size in points, or `nil` for the size of the text style or of the control.
    package var pointSize: Double?
    /// Width of the system font, such as `condensed`, or `nil`.
    package var width: String?
}
