import Foundation
import TableDrawing

/// The shadow of a text run in a document.
///
/// Lengths are in points.
public struct RunShadowDescription: Sendable, Hashable {
    /// The shadow's colour.
    public var color: Color
    /// Offset to the right and down.
    public var offset: CGSize
    /// Blur radius.
    public var blur: CGFloat

    package init?(reader: SchemaReader<RunShadowSchema>) {
        offset = reader[\.offset]
        blur = reader[\.blur]
        let color = reader[\.color]
        reader.finish()
        guard let color else { return nil }
        self.color = color
    }
}

/// `shadow: {color: black, offset: [0, 1], blur: 2}`.
package final class RunShadowSchema: MappingSchema {
    package static let displayName = "a text run's shadow"
    package static let definition = "runShadow"
    package static let summary = "The shadow of a text run."

    package let color = Key<Color>("color", .color, required: true, "The colour of the shadow.")
    package let offset = DefaultedKey<CGSize>(
        "offset", .offset, default: .zero, "The offset of the shadow, [right, down] in points.")
    package let blur = DefaultedKey<CGFloat>(
        "blur", .number(.from(0, through: 100, "a radius")), default: 0,
        "The blur radius, in points.")

    package init() {}
}

/// A label's sharp shadow in a document.
public struct TextShadowDescription: Sendable, Hashable {
    /// The shadow's colour.
    public var color: Color
    /// Offset to the right and down, in points.
    public var offset: CGSize

    package init?(reader: SchemaReader<TextShadowSchema>) {
        offset = reader[\.offset]
        let color = reader[\.color]
        reader.finish()
        guard let color else { return nil }
        self.color = color
    }
}

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
