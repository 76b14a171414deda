import Foundation
import TableDrawing

/// Box around the rows of a section of a grouped table.
public enum SectionBox: Sendable, Hashable {
    /// Bordered box with round corners, drawn within cells of the table's width.
    case bordered(BorderedBox)
    /// Rows of the table's width between two lines of equal width.
    case edgeToEdge
    /// Narrower cells clipped to a box with round corners; the radius is in points.
    case card(cornerRadius: CGFloat)

    /// Radius of the box's corners, in points, or `nil` if the box has no round corners.
    package var cornerRadius: CGFloat? {
        switch self {
        case .bordered(let box): box.cornerRadius
        case .card(let radius): radius
        case .edgeToEdge: nil
        }
    }
}
