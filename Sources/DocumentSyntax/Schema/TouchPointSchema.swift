import Foundation

/// `touch: {x: 160, y: 240}`.
package final class TouchPointSchema: MappingSchema {
    package static let displayName = "a point"
    package static let definition = "touchPoint"
    package static let summary = "A point of the screen."
    package static let hints = [
        "at": "a point is written touch: {x: 160, y: 240}, a row touch: [0, 3]",
        "row": "a row is written touch: [0, 3]",
    ]

    package let x = Key<CGFloat>(
        "x", .number(.from(-10_000, through: 100_000, "a coordinate")), required: true,
        "The distance from the left edge of the screen, in points.")
    package let y = Key<CGFloat>(
        "y", .number(.from(-10_000, through: 100_000, "a coordinate")), required: true,
        "The distance from the top edge of the screen, in points.")

    package init() {}
}
