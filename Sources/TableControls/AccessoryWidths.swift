import Foundation

/// Widths of a cell's accessory view that shrinks in favour of the row's texts, in points.
package struct AccessoryWidths {
    /// Preferred width.
    package let natural: CGFloat
    /// Minimum width without truncation of the accessory's own words; the row's texts are
    /// truncated first.
    package let words: CGFloat
    /// Minimum width, independent of the row's texts.
    package let least: CGFloat

    /// Creates widths; the smaller widths are limited to the natural width.
    package init(natural: CGFloat, words: CGFloat? = nil, least: CGFloat? = nil) {
        self.natural = natural
        self.least = min(natural, least ?? natural)
        self.words = min(natural, max(words ?? 0, self.least))
    }
}
