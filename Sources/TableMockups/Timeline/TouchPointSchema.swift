import DocumentSyntax
import Foundation

/// `touch: {x: 160, y: 240}`.
final class TouchPointSchema: MappingSchema {
    static let displayName = "a point"
    static let definition = "touchPoint"
    static let summary = "A point of the screen."
    static let hints = [
        "at": "a point is written touch: {x: 160, y: 240}, a row touch: [0, 3]",
        "row": "a row is written touch: [0, 3]",
    ]

    let x = Key<CGFloat>(
        "x", .number(.from(-10_000, through: 100_000, "a coordinate")), required: true,
        "The distance from the left edge of the screen, in points.")
    let y = Key<CGFloat>(
        "y", .number(.from(-10_000, through: 100_000, "a coordinate")), required: true,
        "The distance from the top edge of the screen, in points.")
}
