import DocumentSyntax
import Foundation

/// `keyboard: {height: 291}`.
final class KeyboardSchema: MappingSchema {
    static let displayName = "a keyboard"
    static let definition = "keyboard"
    static let summary =
        "A keyboard at the bottom of the screen. The table's content avoids the keyboard."

    let height = Key<CGFloat>(
        "height", .number(.from(80, through: 2_000, "a height")),
        "The height in points, without the safe area below the keys. The default is the theme's "
            + "height.")
    let keys = DefaultedKey<Bool>(
        "keys", .boolean, default: true,
        "Whether blank keys are drawn. If false, the keyboard is transparent and still reserves "
            + "its space.")
}
