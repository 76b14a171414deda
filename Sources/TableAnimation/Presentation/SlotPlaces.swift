import Foundation
import TableGeometry

/// Final places of a table's parts, aligned to pixels, in content coordinates and points.
package struct SlotPlaces {
    package let geometry: TableGeometry
    private let grid: PixelGrid
    /// Distance that the gap for a carried row moves an item, in points.
    private let shift: (PresentedItem) -> CGFloat

    package init(
        _ geometry: TableGeometry, _ grid: PixelGrid,
        shift: @escaping (PresentedItem) -> CGFloat = { _ in 0 }
    ) {
        (self.geometry, self.grid, self.shift) = (geometry, grid, shift)
    }

    package func contains(_ item: PresentedItem) -> Bool {
        switch item {
        case .row(let row): geometry.contains(row)
        case .header(let section), .footer(let section), .section(let section):
            section >= 0 && section < geometry.numberOfSections
        case .leaving: false
        }
    }

    /// Returns the final extent of an item, or an empty extent if the table does not have the item.
    package func extent(of item: PresentedItem) -> Extent {
        guard contains(item) else { return Extent(minY: 0, height: 0) }
        let extent: Extent
        switch item {
        case .row(let row): extent = geometry.rowExtent(at: row)
        case .header(let section):
            extent = Extent(
                minY: geometry.sectionExtent(section).minY,
                maxY: geometry.rowsExtent(ofSection: section).minY)
        case .footer(let section):
            extent = Extent(
                minY: geometry.rowsExtent(ofSection: section).maxY,
                maxY: geometry.sectionExtent(section).maxY)
        case .section(let section): extent = geometry.sectionExtent(section)
        case .leaving: return Extent(minY: 0, height: 0)
        }
        return grid.aligned(extent).offset(by: shift(item))
    }

    /// Returns the final top of the part at a position, or of the first part below the position.
    func top(of position: SlotPosition) -> CGFloat {
        let (section, index) = (position.section, position.index)
        guard section >= 0 else { return grid.round(geometry.tableHeaderExtent.maxY) }
        guard section < geometry.numberOfSections else {
            let count = geometry.numberOfSections
            return count > 0
                ? extent(of: .footer(count - 1)).maxY
                : grid.round(geometry.tableHeaderExtent.maxY)
        }
        switch index {
        case SlotPosition.start, SlotPosition.header: return extent(of: .header(section)).minY
        case SlotPosition.footer: return extent(of: .footer(section)).minY
        default:
            guard index < geometry.numberOfRows(inSection: section) else {
                return extent(of: .footer(section)).minY
            }
            return extent(of: .row(IndexPath(row: index, section: section))).minY
        }
    }
}
