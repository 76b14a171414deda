import Foundation
import TableDrawing

/// The room in whose middle symbols stand before texts, so that these line up; points.
struct SymbolLane: Sendable, Hashable {
    /// The theme's lane for text of a size; nothing where symbols take their own width.
    var width: CGFloat?
    /// The height of a symbol beside such text.
    var height: CGFloat
    /// Between the lane and the text.
    private var gap: CGFloat

    /// The size of body text that a theme's lane is made for, in points.
    private static let standardPointSize: CGFloat = 17
    /// The height of a symbol beside it, in points.
    private static let standardHeight: CGFloat = 20

    /// The lane beside text of a size, which it grows with; nothing is that of the standard size.
    init(width: CGFloat?, gap: CGFloat, pointSize: CGFloat?) {
        let scale = (pointSize ?? Self.standardPointSize) / Self.standardPointSize
        self.width = width.map { $0 * scale }
        height = Self.standardHeight * scale
        self.gap = gap
    }

    /// The width that a symbol takes: the lane's, or its own where it would come near the text.
    func width(of symbol: CGFloat) -> CGFloat {
        guard let lane = self.width, symbol <= lane + gap else { return symbol }
        return lane
    }
}
