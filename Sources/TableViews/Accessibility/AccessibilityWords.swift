import Foundation

/// How labels and values are put into words.
enum AccessibilityWords {
    /// UIKit's label of an accessory button.
    static let moreInfo = "More Info"
    /// What stands between the parts of a cell: a screen reader pauses at a comma.
    static let separator = ", "

    /// A share in percent, without decimals.
    static func percent(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        return "\(Int((min(1, max(0, share)) * 100).rounded()))%"
    }

    /// The labels and values of items, joined by commas; nothing where no item has words.
    static func joined(_ items: [AccessibilityItem]) -> String? {
        let words = items.flatMap(\.words)
        return words.isEmpty ? nil : words.joined(separator: separator)
    }
}
