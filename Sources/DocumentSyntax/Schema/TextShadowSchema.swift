import Foundation
import TableDrawing

/// `textShadow: {color: white, offset: [0, 1]}`.
package final class TextShadowSchema: MappingSchema {
    package static let displayName = "a text's shadow"
    package static let definition = "textShadow"
    package static let summary = "The shadow of a label, without blur."

    package static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        return "a shadow's colour is written {color: \(text)}"
    }

    package let color = Key<Color>("color", .color, required: true, "The colour of the shadow.")
    package let offset = DefaultedKey<CGSize>(
        "offset", .offset, default: CGSize(width: 0, height: -1),
        "The offset of the shadow, [right, down] in points.")

    package init() {}
}
