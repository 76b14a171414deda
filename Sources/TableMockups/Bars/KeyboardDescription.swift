import DocumentSyntax
import Foundation
import TableScreens

/// A keyboard of a document.
public struct KeyboardDescription: Sendable, Hashable {
    /// Height in points without the safe area, or `nil` for the theme's height.
    public var height: CGFloat?
    /// Whether blank keys are drawn.
    public var showsKeys = true

    init(height: CGFloat? = nil) { self.height = height }

    init(reader: SchemaReader<KeyboardSchema>) {
        height = reader[\.height]
        showsKeys = reader[\.keys]
        reader.finish()
    }

    /// Creates the view for the current render.
    func view() -> KeyboardView {
        let view = KeyboardView()
        view.height = height
        view.showsKeys = showsKeys
        return view
    }
}

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
