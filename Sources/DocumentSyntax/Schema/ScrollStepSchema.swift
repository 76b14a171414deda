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
