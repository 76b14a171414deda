import DocumentSyntax
import Foundation
import TableDrawing
import TableViews

/// `shadowProperties: {opacity: 0.2, radius: 6, offset: [0, 3]}`.
final class ShadowPropertiesSchema: MappingSchema {
    static let displayName = "a background's shadow"
    static let definition = "shadowProperties"
    static let summary = "The shadow of a background configuration. Lengths are in points."

    let color = DefaultedKey<Color>("color", .color, default: .black, "The colour of the shadow.")
    let opacity = DefaultedKey<CGFloat>(
        "opacity", .number(.from(0, through: 1, "an opacity")), default: 0,
        "The opacity of the shadow, from 0 to 1.")
    let radius = DefaultedKey<CGFloat>(
        "radius", .number(.from(0, through: 100, "a radius")), default: 0,
        "The blur radius of the shadow, in points.")
    let offset = DefaultedKey<CGSize>(
        "offset", .offset, default: .zero, "The offset of the shadow, [right, down] in points.")
}

extension ShadowProperties {
    init(reader: SchemaReader<ShadowPropertiesSchema>) {
        self.init()
        color = reader[\.color]
        opacity = reader[\.opacity]
        radius = reader[\.radius]
        offset = reader[\.offset]
        reader.finish()
    }
}
