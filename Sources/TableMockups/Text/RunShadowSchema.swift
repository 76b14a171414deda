import DocumentSyntax
import Foundation
import TableDrawing

/// `shadow: {color: black, offset: [0, 1], blur: 2}`.
struct RunShadowSchema: MappingSchema {
    static let displayName = "a shadow of letters"
    static let definition = "runShadow"
    static let summary = "The shadow of a stretch of text."

    let color = Key<Color>("color", .color, required: true, "The shadow's colour.")
    let offset = DefaultedKey<CGSize>(
        "offset", .offset, default: .zero, "How far it lies to the right and below, in points.")
    let blur = DefaultedKey<CGFloat>(
        "blur", .number(.from(0, through: 100, "a radius")), default: 0,
        "How soft it is, in points.")
}
