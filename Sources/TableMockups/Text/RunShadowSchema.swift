import DocumentSyntax
import Foundation
import TableDrawing

/// `shadow: {color: black, offset: [0, 1], blur: 2}`.
final class RunShadowSchema: MappingSchema {
    static let displayName = "a text run's shadow"
    static let definition = "runShadow"
    static let summary = "The shadow of a text run."

    let color = Key<Color>("color", .color, required: true, "The colour of the shadow.")
    let offset = DefaultedKey<CGSize>(
        "offset", .offset, default: .zero, "The offset of the shadow, [right, down] in points.")
    let blur = DefaultedKey<CGFloat>(
        "blur", .number(.from(0, through: 100, "a radius")), default: 0,
        "The blur radius, in points.")
}
