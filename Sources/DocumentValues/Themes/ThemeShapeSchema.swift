import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

/// `{color: red}`, or `{size: [8, 13], parts: [{path: M1 1 L7 6.5 L1 12, color: red, lineWidth: 2}]}`.
final class ThemeShapeSchema: MappingSchema {
    static let displayName = "a shape of a theme"
    static let definition = "theme.ThemeShape"
    static let summary =
        "A theme's glyph: the standard shape in another colour, or a custom shape of paths."
    static let exclusive = [["color", "parts"]]

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        return "a colour is written {color: \(text)}"
    }

    let color = Key<Color>(
        "color", .color, "The colour of all parts of the theme's standard shape.")
    let size = Key<CGSize>("size", .size, "The size of the shape, in points.")
    let parts = Key<[ThemeShape.Part]>(
        "parts", .list(of: .mapping(ThemeShapePartSchema(), ThemeShape.Part.init(reader:))),
        "The parts of the shape, from back to front.")
}
