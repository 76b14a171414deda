import Foundation
import TableDrawing

/// Lane that centres symbols before texts and thereby aligns the texts; lengths in points.
struct SymbolLane: Sendable, Hashable {
    /// Width of the theme's lane for a text size, or `nil` if symbols keep their own width.
    var width: CGFloat?
    /// Height of a symbol beside the text.
    var height: CGFloat
    /// Gap between the lane and the text.
    private var gap: CGFloat

    /// Size of body text that a theme's lane is designed for, in points.
    private static let standardPointSize: CGFloat = 17
    /// Height of a symbol beside body text, in points.
    private static let standardHeight: CGFloat = 20

    /// Creates a lane that scales with the size of its text, or has the standard size if
    /// `pointSize` is `nil`.
    init(width: CGFloat?, gap: CGFloat, pointSize: CGFloat?) {
        let scale = (pointSize ?? Self.standardPointSize) / Self.standardPointSize
        self.width = width.map { $0 * scale }
        height = Self.standardHeight * scale
        self.gap = gap
    }

    /// Returns the layout width of a symbol: the lane's width, or the symbol's own width if it
    /// exceeds the lane.
    func width(of symbol: CGFloat) -> CGFloat {
        guard let lane = self.width, symbol <= lane + gap else { return symbol }
        return lane
    }
}
