import DocumentSyntax
import Foundation
import TableDrawing

/// `textShadow: {color: white, offset: [0, 1]}`.
final class TextShadowSchema: MappingSchema {
    static let displayName = "a text's shadow"
    static let definition = "textShadow"
    static let summary = "The shadow of a label, without blur."

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        return "a shadow's colour is written {color: \(text)}"
    }

    let color = Key<Color>("color", .color, required: true, "The colour of the shadow.")
    let offset = DefaultedKey<CGSize>(
        "offset", .offset, default: CGSize(width: 0, height: -1),
        "The offset of the shadow, [right, down] in points.")
}
