import Foundation

/// Owner of a nib that takes the static cells of its table.
package protocol StaticCellOwner: AnyObject {
    /// Static cells of the table.
    var staticSections: [StaticCellSection] { get set }
}

/// Section of static cells with their optional heights, in points.
package struct StaticCellSection {
    package var header: String?
    package var footer: String?
    package var cells: [(cell: TableViewCell, height: CGFloat?)]
}
