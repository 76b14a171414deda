import Foundation
import TableDrawing

/// How what comes and goes in a gap at the end of a section is cut, so that the section's edge, which
/// moves, stays whole; points.
struct RoomShape {
    /// What the section's own edges take from the gap.
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    /// The inside of the section's borders, where rows stay within them.
    var sides: (minX: CGFloat, width: CGFloat)?
    var cornerRadius: CGFloat = 0
    var corners: RectCorner = []
}
