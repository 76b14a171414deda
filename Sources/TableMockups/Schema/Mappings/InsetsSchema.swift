import Foundation

/// `separatorInset: {left: 60, right: 15}`.
struct InsetsSchema: MappingSchema {
    static let displayName = "an inset"
    static let definition = "insets"
    static let summary = "Distances from the sides, in points."

    let left = DefaultedKey<CGFloat>(
        "left", .number(.insetLength), default: 0, "The distance from the left edge, in points.")
    let right = DefaultedKey<CGFloat>(
        "right", .number(.insetLength), default: 0, "The distance from the right edge, in points.")
}
