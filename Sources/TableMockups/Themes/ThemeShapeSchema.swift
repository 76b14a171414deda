import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

/// `{color: red}`, or `{size: [8, 13], parts: [{path: M1 1 L7 6.5 L1 12, color: red, lineWidth: 2}]}`.
struct ThemeShapeSchema: MappingSchema {
    static let displayName = "a shape of a theme"
    static let definition = "theme.ThemeShape"
    static let summary =
        "A small picture of paths: the theme's in another colour, or one of its own."
    static let exclusive = [["color", "parts"]]

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        return "a colour is written {color: \(text)}"
    }

    let color = Key<Color>(
        "color", .color, "The colour of all its parts, which stay as the theme draws them.")
    let size = Key<CGSize>("size", .size, "Its width and height, in points.")
    let parts = Key<[ThemeShape.Part]>(
        "parts", .list(of: .mapping(ThemeShapePartSchema(), ThemeShape.Part.init(reader:))),
        "Its outlines from the back to the front.")
}
