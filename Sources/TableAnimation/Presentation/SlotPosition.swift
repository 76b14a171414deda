import Foundation
import TableGeometry

/// Item of a table with its own presentation.
package enum PresentedItem: Hashable, Sendable {
    case row(IndexPath)
    /// Space above the rows of a section: the header and the padding above the header.
    case header(Int)
    /// Space below the rows of a section.
    case footer(Int)
    /// Section with all its items.
    case section(Int)
    /// Leaving item, by the number of its slot.
    case leaving(Int)
}

/// Position of a slot in the order of a table's parts.
package struct SlotPosition: Comparable, Hashable, Sendable {
    var section: Int
    /// Row, or a constant for an end of the section.
    var index: Int
    /// Whether the slot precedes the part at this position.
    var isBefore = false

    /// Boundary above a section.
    static let start = Int.min
    static let header = -1
    static let footer = Int.max
    /// Position above all parts of a table.
    static let top = SlotPosition(section: .min, index: .min, isBefore: true)

    init(section: Int, index: Int, isBefore: Bool = false) {
        (self.section, self.index, self.isBefore) = (section, index, isBefore)
    }

    /// Creates the position of an item, or returns `nil` for a section or a leaving item.
    init?(_ item: PresentedItem) {
        switch item {
        case .row(let row): self.init(section: row.section, index: row.row)
        case .header(let section): self.init(section: section, index: Self.header)
        case .footer(let section): self.init(section: section, index: Self.footer)
        case .section, .leaving: return nil
        }
    }

    /// Part at the position, or `nil` for a boundary.
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
