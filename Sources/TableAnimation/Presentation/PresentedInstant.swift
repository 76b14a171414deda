import Foundation
import TableGeometry

/// Presentations of a table's items at an instant.
package struct PresentedInstant {
    private let layout: PresentedLayout
    private let residuals: [PresentedItem: Residual]
    package let time: Double

    init(_ layout: PresentedLayout, _ residuals: [PresentedItem: Residual], _ time: Double) {
        (self.layout, self.residuals, self.time) = (layout, residuals, time)
    }

    /// Numbers of the leaving items.
    package var leaving: [Int] { layout.leaving }

    /// Returns the presentation of an item.
    package func presentation(of item: PresentedItem) -> Presentation {
        unlimited(item).limited
    }

    /// Returns the presentation according to the slots plus the residuals.
    func unlimited(_ item: PresentedItem) -> Presentation {
        let own = residuals[item]
        let rule = layout.slotPresentation(of: item)
        var result = own?.applied(to: rule, at: time) ?? rule
        if let section = section(of: item) {
            result.top += residuals[.section(section)]?.distance(at: time) ?? 0
        }
        return result
    }

    /// Returns whether an item is presented in an extent at the instant, or without its residual.
    func isNear(_ item: PresentedItem, _ extent: Extent) -> Bool {
        layout.slotPresentation(of: item).intersects(extent)
            || presentation(of: item).intersects(extent)
    }

    /// Returns the present section of an item, or `nil` if the section has left.
    package func section(of item: PresentedItem) -> Int? {
        switch item {
        case .row(let row): row.section
        case .header(let section), .footer(let section): section
        case .section: nil
        case .leaving(let number): layout.section(ofLeaving: number)
        }
    }

    /// Returns the presented extent of a section.
    package func extent(ofSection section: Int) -> Extent {
        let way = residuals[.section(section)]?.distance(at: time) ?? 0
        return layout.extent(ofSection: section).offset(by: way)
    }

    /// Returns the presented places of a section and its parts, without floating headers and
    /// footers.
    package func places(ofSection section: Int) -> SectionPlaces {
        let geometry = layout.places.geometry
        let grid = layout.places
        let header = presentation(of: .header(section))
        let footer = presentation(of: .footer(section))
        let rest = grid.extent(of: .header(section))
        let headerHeight = geometry.headerExtent(ofSection: section).height
        let footerHeight = geometry.footerExtent(ofSection: section).height
        var rows = Extent(
            minY: header.top + layout.height(of: .header(section)), maxY: footer.top)
        let top = header.top
        if let run = layout.block(ofSection: section) {
            // An appearing section moves as a block.
            let distance = header.top - layout.slotPresentation(of: .header(section)).top
            let bottom = max(run.bottom, layout.top(of: .footer(section))) + distance
            rows.minY = top + rest.height
            rows.maxY = min(
                rows.minY + grid.extent(of: .footer(section)).minY - rest.maxY, bottom)
        }
        rows.maxY = max(rows.minY, rows.maxY)
        let bottom = footer.top + layout.height(of: .footer(section))
        return SectionPlaces(
            section: Extent(minY: top, maxY: max(bottom, rows.maxY)),
            header: Extent(minY: rows.minY - headerHeight, maxY: rows.minY), rows: rows,
            footer: Extent(minY: footer.top, maxY: footer.top + footerHeight))
    }

    /// Returns the top of a section that appears as a block, or `nil` if the section has appeared.
    ///
    /// The header is clipped at this top until the section has appeared.
    package func topOfBlock(ofSection section: Int) -> CGFloat? {
        let item = PresentedItem.header(section)
        return layout.block(ofSection: section).map {
            $0.top + presentation(of: item).top - layout.slotPresentation(of: item).top
        }
    }

    /// Returns the heights of the spaces above the first row of a section and below the last row,
    /// in points.
    package func spacesAroundRows(ofSection section: Int) -> (above: CGFloat, below: CGFloat) {
        layout.spacesAroundRows(ofSection: section)
    }

    /// Distance of the end of all sections from its final position, in points.
    package var displacementOfEnd: CGFloat { layout.displacementOfEnd }

    /// Returns whether the rows of a section appear, leave or move, so that the section's box is
    /// drawn as a single shape.
    package func movesRows(ofSection section: Int) -> Bool {
        if layout.movesRows(ofSection: section) { return true }
        return [PresentedItem.header(section), .footer(section)].contains {
            residuals[$0]?.isRunning(at: time) == true
        }
    }

    /// Returns the present height of an item's slot, in points.
    package func height(of item: PresentedItem) -> CGFloat { layout.height(of: item) }

    /// Returns whether a leaving item is replaced by another item in the same place.
    package func isReplaced(_ number: Int) -> Bool { layout.isReplaced(number) }

    /// Returns the bottom of the block in which a deleted section leaves, by the number of an item,
    /// or `nil` if the item's section is not deleted.
    package func bottomOfDeletedSection(_ number: Int) -> CGFloat? {
        guard layout.section(ofLeaving: number) == nil else { return nil }
        return layout.run(of: .leaving(number))?.bottom
    }

    /// Returns whether an item moves to another place above the resting items.
    package func moves(_ item: PresentedItem) -> Bool {
        (residuals[item]?.movesUntil ?? 0) > time
    }

    /// Returns whether a row moves to another section.
    package func changesSection(_ item: PresentedItem) -> Bool {
        (residuals[item]?.changesSectionUntil ?? 0) > time
    }

    /// Returns the vertical offset of an item relative to its neighbours, in points.
    package func distance(of item: PresentedItem) -> CGFloat {
        residuals[item]?.distance(at: time) ?? 0
    }

    /// Sections that move to other places, from the back to the front.
    package var movingSections: [Int] {
        residuals.filter { time < $0.value.movesUntil }.compactMap { item, residual in
            if case .section(let section) = item { (section, residual.movement) } else { nil }
        }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// Returns the rows with a visible part in an extent.
    package func rows(in extent: Extent) -> Set<IndexPath> {
        var rows = layout.rows(in: extent)
        let geometry = layout.places.geometry
        for (item, _) in residuals {
            switch item {
            case .row(let row) where geometry.contains(row):
                rows.insert(row)
            case .section(let section) where section < geometry.numberOfSections:
                let way = displacement(ofSection: section)
                let all = geometry.rowsExtent(ofSection: section)
                let shown = extent.offset(by: -way)
                let part = Extent(
                    minY: max(all.minY, shown.minY), maxY: min(all.maxY, shown.maxY))
                rows.formUnion(
                    geometry.indexPathsForRows(in: part).filter { $0.section == section })
            default: break
            }
        }
        return rows.filter { row in
            let shown = presentation(of: .row(row))
            return shown.isVisible
                && Extent(minY: shown.top, height: shown.height).intersects(extent)
        }
    }

    private func displacement(ofSection section: Int) -> CGFloat {
        extent(ofSection: section).minY - layout.places.extent(of: .header(section)).minY
    }

    /// Returns the sections with a visible part in an extent.
    package func sections(in extent: Extent) -> Set<Int> {
        let moving = residuals.keys.compactMap { item -> Int? in
            if case .section(let section) = item { section } else { nil }
        }
        return layout.sections(in: extent).union(
            moving.filter {
                layout.places.contains(.section($0))
                    && self.extent(ofSection: $0).intersects(extent)
            })
    }
}
