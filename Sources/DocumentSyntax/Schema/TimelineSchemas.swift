import Foundation
import TableGeometry

/// `scroll: {to: [0, 20], position: top}`, `scroll: {by: 200}`, `scroll: {flick: 2400}`.
package final class ScrollStepSchema: MappingSchema {
    package static let displayName = "a scroll"
    package static let definition = "scrollStep"
    package static let summary = "A scroll to a row, by a distance, or with a flick."
    package static let kinds = ["to", "by", "flick"]
    package static let exclusive = [kinds]
    package static let hints = [
        "row": "a row is written scroll: {to: [0, 20]}",
        "section": "a row is written scroll: {to: [0, 20]}",
    ]

    package static func hint(for node: DocumentNode) -> String? {
        if node.sequence != nil { return "a row is written scroll: {to: [0, 20]}" }
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        let isDistance = Double(text).map { abs($0) <= 1e9 } ?? false
        return "a distance is written scroll: {by: \(isDistance ? text : "200")}"
    }

    package let to = Key<IndexPath>("to", .indexPath, "The row to scroll to.")
    package let position = Key<ScrollPosition>(
        "position", .caseName, "The position of the row on the screen. The default is top.")
    package let by = Key<CGFloat>(
        "by", .number(.from(-1e9, through: 1e9, "a distance")),
        "The scroll distance, in points. Positive values scroll down.")
    package let flick = Key<CGFloat>(
        "flick", .number(.from(-100_000, through: 100_000, "a speed")),
        "The speed of a flick, in points per second. Positive values scroll down.")

    package init() {}
}

/// `curve: {damping: 0.7}`.
package final class SpringSchema: MappingSchema {
    package static let displayName = "a spring"
    package static let definition = "spring"
    package static let summary =
        "A spring curve. The spring has settled at the end of the step's duration."

    package let damping = DefaultedKey<Double>(
        "damping", .double(.from(0.01, through: 1, "a damping")), default: 1,
        "The damping ratio. The value 1 does not overshoot; smaller values overshoot more.")
    package let velocity = DefaultedKey<Double>(
        "velocity", .double(.from(-1000, through: 1000, "a velocity")), default: 0,
        "The initial velocity, in total distances per second.")

    package init() {}
}

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
