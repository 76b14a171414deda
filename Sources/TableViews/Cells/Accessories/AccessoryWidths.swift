import Foundation

/// How wide a view may be as an accessory of a cell, in points, where it gives way to the row's texts.
package struct AccessoryWidths {
    /// What it asks for.
    package let natural: CGFloat
    /// Below this its own words are cut, which the row's texts are first as far as they can.
    package let words: CGFloat
    /// What it keeps whatever the row's texts ask for.
    package let least: CGFloat

    /// Widths of which the smaller ones are no more than the natural one.
    package init(natural: CGFloat, words: CGFloat? = nil, least: CGFloat? = nil) {
        self.natural = natural
        self.least = min(natural, least ?? natural)
        self.words = min(natural, max(words ?? 0, self.least))
    }
}
