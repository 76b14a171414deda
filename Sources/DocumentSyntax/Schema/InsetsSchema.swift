import Foundation

/// `separatorInset: {left: 60, right: 15}`.
package final class InsetsSchema: MappingSchema {
    package static let displayName = "an inset"
    package static let definition = "insets"
    package static let summary = "The left and right insets, in points."

    package let left = DefaultedKey<CGFloat>(
        "left", .number(.insetLength), default: 0, "The distance from the left edge, in points.")
    package let right = DefaultedKey<CGFloat>(
        "right", .number(.insetLength), default: 0, "The distance from the right edge, in points.")

    package init() {}
}
