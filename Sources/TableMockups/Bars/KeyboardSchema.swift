import DocumentSyntax
import Foundation

/// `keyboard: {height: 291}`.
struct KeyboardSchema: MappingSchema {
    static let displayName = "a keyboard"
    static let definition = "keyboard"
    static let summary = "A keyboard's place at the bottom, which rows keep clear of."

    let height = Key<CGFloat>(
        "height", .number(.from(80, through: 2_000, "a height")),
        "The height in points, without the safe area below it; the theme's without it.")
    let keys = DefaultedKey<Bool>(
        "keys", .boolean, default: true,
        "Whether blank keys are drawn; false keeps the room and shows what lies behind.")
}
