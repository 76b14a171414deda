import DocumentSyntax
import Foundation
import TableDrawing

/// `textShadow: {color: white, offset: [0, 1]}`.
struct TextShadowSchema: MappingSchema {
    static let displayName = "a text's shadow"
    static let definition = "textShadow"
    static let summary = "The sharp shadow of a label."

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        return "a shadow's colour is written {color: \(text)}"
    }

    let color = Key<Color>("color", .color, required: true, "The shadow's colour.")
    let offset = DefaultedKey<CGSize>(
        "offset", .offset, default: CGSize(width: 0, height: -1),
        "How far it lies to the right and below, in points.")
}
