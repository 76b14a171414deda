import DocumentSyntax
import Foundation
import TableDrawing
import TableViews

/// `shadowProperties: {opacity: 0.2, radius: 6, offset: [0, 3]}`.
struct ShadowPropertiesSchema: MappingSchema {
    static let displayName = "a background's shadow"
    static let definition = "shadowProperties"
    static let summary = "The shadow of a background configuration; lengths in points."

    let color = DefaultedKey<Color>("color", .color, default: .black, "The colour.")
    let opacity = DefaultedKey<CGFloat>(
        "opacity", .number(.from(0, through: 1, "an opacity")), default: 0,
        "How much of it is seen, from 0 to 1.")
    let radius = DefaultedKey<CGFloat>(
        "radius", .number(.from(0, through: 100, "a radius")), default: 0, "How soft it is.")
    let offset = DefaultedKey<CGSize>(
        "offset", .offset, default: .zero, "How far it lies to the right and below.")
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
