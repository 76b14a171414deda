import Foundation
import TableGeometry

/// An item of a table that has a presentation of its own.
package enum PresentedItem: Hashable, Sendable {
    case row(IndexPath)
    /// The space above the rows of a section: the header and the padding above it.
    case header(Int)
    /// The space below the rows of a section.
    case footer(Int)
    /// All items of a section.
    case section(Int)
    /// An item that has left the table, by the number of its slot.
    case leaving(Int)
}

/// The place of a slot in the order of a table's parts.
package struct SlotPosition: Comparable, Hashable, Sendable {
    var section: Int
    /// The row, or one of the constants for the ends of the section.
    var index: Int
    /// Whether the slot stands before the part at this place.
    var isBefore = false

    /// The boundary above a section.
    static let start = Int.min
    static let header = -1
    static let footer = Int.max
    /// The place above all parts of a table.
    static let top = SlotPosition(section: .min, index: .min, isBefore: true)

    init(section: Int, index: Int, isBefore: Bool = false) {
        (self.section, self.index, self.isBefore) = (section, index, isBefore)
    }

    /// The place of an item, or `nil` for a section or an item that has left.
    init?(_ item: PresentedItem) {
        switch item {
        case .row(let row): self.init(section: row.section, index: row.row)
        case .header(let section): self.init(section: section, index: Self.header)
        case .footer(let section): self.init(section: section, index: Self.footer)
        case .section, .leaving: return nil
        }
    }

    /// The part at the place, or `nil` for a boundary.
    var item: PresentedItem? {
        guard !isBefore else { return nil }
        switch index {
        case Self.start: return nil
        case Self.header: return .header(section)
        case Self.footer: return .footer(section)
        default: return .row(IndexPath(row: index, section: section))
        }
    }

    var before: SlotPosition { SlotPosition(section: section, index: index, isBefore: true) }

    package static func < (first: SlotPosition, second: SlotPosition) -> Bool {
        if first.section != second.section { return first.section < second.section }
        if first.index != second.index { return first.index < second.index }
        return first.isBefore && !second.isBefore
    }
}
