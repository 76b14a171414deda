import Foundation
import TableDrawing

/// What surrounds the rows of a section of a grouped table.
public enum SectionBox: Sendable, Hashable {
    /// A bordered box with round corners, drawn within cells as wide as the table.
    case bordered(BorderedBox)
    /// Rows as wide as the table between two lines as wide.
    case edgeToEdge
    /// Narrower cells that are cut to a box with round corners; the radius is in points.
    case card(cornerRadius: CGFloat)

    /// The radius of its corners, in points; nothing where it has none.
    var cornerRadius: CGFloat? {
        switch self {
        case .bordered(let box): box.cornerRadius
        case .card(let radius): radius
        case .edgeToEdge: nil
        }
    }
}
