import Foundation

/// Reserved width in which symbols before texts are centred, so that the texts align; in points.
struct ReservedImageWidth: Sendable, Hashable {
    /// Reserved width of the theme for a text size, or `nil` if symbols keep their own width.
    var width: CGFloat?
    /// Height of a symbol beside the text.
    var height: CGFloat
    /// Gap between the reserved width and the text.
    private var gap: CGFloat

    /// Size of body text that a theme's reserved width is designed for, in points.
    private static let standardPointSize: CGFloat = 17
    /// Height of a symbol beside body text, in points.
    private static let standardHeight: CGFloat = 20

    /// Creates a width that scales with the size of its text, or has the standard size if
    /// `pointSize` is `nil`.
    init(width: CGFloat?, gap: CGFloat, pointSize: CGFloat?) {
        let scale = (pointSize ?? Self.standardPointSize) / Self.standardPointSize
        self.width = width.map { $0 * scale }
        height = Self.standardHeight * scale
        self.gap = gap
    }

    /// Returns the layout width of a symbol: the reserved width, or the symbol's own width if it
    /// is larger.
    func width(of symbol: CGFloat) -> CGFloat {
        guard let reserved = self.width, symbol <= reserved + gap else { return symbol }
        return reserved
    }
}
