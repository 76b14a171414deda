import Foundation
import TableAnimation
import TableGeometry

/// The header or footer of a section.
enum SectionEdge: CaseIterable {
    case header, footer

    /// Place of a header or footer in the table.
    struct Place: Hashable {
        let edge: SectionEdge
        let section: Int

        /// Name of the view in the table's tree.
        var name: String { "\(edge) \(section)" }
    }

    /// The extent without floating, in content coordinates and points.
    func extent(ofSection section: Int, in geometry: TableGeometry) -> Extent {
        extent(in: geometry.places(ofSection: section))
    }

    /// Returns the extent of the header or footer in a section with the given places, without
    /// floating.
    func extent(in places: SectionPlaces) -> Extent {
        switch self {
        case .header: places.header
        case .footer: places.footer
        }
    }

    /// The extent in a section with the given places, floating or not.
    func extent(in places: SectionPlaces, _ sticky: StickyHeaders) -> Extent {
        switch self {
        case .header: sticky.headerExtent(of: places)
        case .footer: sticky.footerExtent(of: places)
        }
    }

    /// The slot of the header or footer.
    func item(ofSection section: Int) -> PresentedItem {
        switch self {
        case .header: .header(section)
        case .footer: .footer(section)
        }
    }

    /// Returns the top of a header or footer with a height in its slot, which has padding above the
    /// header and below the footer.
    func top(_ slot: Presentation, height: CGFloat) -> CGFloat {
        self == .header ? slot.top + slot.height - height : slot.top
    }

    /// The presentation of a header or footer of a height in its slot.
    func part(of slot: Presentation, height: CGFloat) -> Presentation {
        var part = slot
        let padding = slot.height - height
        part.top = top(slot, height: height)
        part.height = height
        if self == .header {
            part.insetTop = max(0, slot.insetTop - padding)
        } else {
            part.insetBottom = max(0, slot.insetBottom - padding)
        }
        return part
    }
}
