import Foundation
import TableDrawing

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
