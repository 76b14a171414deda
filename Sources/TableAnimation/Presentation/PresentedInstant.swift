import Foundation
import TableGeometry

/// The presentations of a table's items at an instant.
package struct PresentedInstant {
    private let layout: PresentedLayout
    private let residuals: [PresentedItem: Residual]
    package let time: Double

    init(_ layout: PresentedLayout, _ residuals: [PresentedItem: Residual], _ time: Double) {
        (self.layout, self.residuals, self.time) = (layout, residuals, time)
    }

    /// The numbers of the items that are leaving.
    package var leaving: [Int] { layout.leaving }

    /// The presentation of an item.
    package func presentation(of item: PresentedItem) -> Presentation {
        unlimited(item).limited
    }

    /// The presentation by the slots plus the residuals.
    func unlimited(_ item: PresentedItem) -> Presentation {
        let own = residuals[item]
        let rule = layout.rule(item)
        var result = own?.applied(to: rule, at: time) ?? rule
        if let section = section(of: item) {
            result.top += residuals[.section(section)]?.distance(at: time) ?? 0
        }
        return result
    }

    /// Whether an item is presented in an extent, or will be once its residual has decayed.
    func isNear(_ item: PresentedItem, _ extent: Extent) -> Bool {
        layout.rule(item).intersects(extent) || presentation(of: item).intersects(extent)
    }

    /// The present section of an item, or `nil` if the section has left.
    package func section(of item: PresentedItem) -> Int? {
        switch item {
        case .row(let row): row.section
        case .header(let section), .footer(let section): section
        case .section: nil
        case .leaving(let number): layout.section(ofLeaving: number)
        }
    }

    /// The presented extent of a section.
    package func extent(ofSection section: Int) -> Extent {
        let way = residuals[.section(section)]?.distance(at: time) ?? 0
        return layout.extent(ofSection: section).offset(by: way)
    }

    /// The presented places of a section and its parts when nothing floats.
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
            // A section that comes moves as a block.
            let distance = header.top - layout.rule(.header(section)).top
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

    /// Top of a section that comes as a block, or `nil` if the section has come.
    ///
    /// The header is clipped there until it has come.
    package func topOfBlock(ofSection section: Int) -> CGFloat? {
        let item = PresentedItem.header(section)
        return layout.block(ofSection: section).map {
            $0.top + presentation(of: item).top - layout.rule(item).top
        }
    }

    /// Heights of the empty spaces above the first row of a section and below the last row, in points.
    package func spacesAroundRows(ofSection section: Int) -> (above: CGFloat, below: CGFloat) {
        layout.spacesAroundRows(ofSection: section)
    }

    /// Distance of the end of the sections from its final place, in points.
    package var displacementOfEnd: CGFloat { layout.displacementOfEnd }

    /// Whether the rows of a section come, leave or change their places, so that its box is a single shape.
    package func movesRows(ofSection section: Int) -> Bool {
        if layout.movesRows(ofSection: section) { return true }
        return [PresentedItem.header(section), .footer(section)].contains {
            residuals[$0]?.isRunning(at: time) == true
        }
    }

    /// Whether an item that leaves makes room for another one in the same place.
    package func isReplaced(_ number: Int) -> Bool { layout.isReplaced(number) }

    /// Bottom of the block in which a deleted section leaves, by the number of an item, or `nil`.
    package func bottomOfDeletedSection(_ number: Int) -> CGFloat? {
        guard layout.section(ofLeaving: number) == nil else { return nil }
        return layout.run(of: .leaving(number))?.bottom
    }

    /// Whether an item moves to another place above the items at rest.
    package func moves(_ item: PresentedItem) -> Bool {
        (residuals[item]?.movesUntil ?? 0) > time
    }

    /// Whether a row moves to another section.
    package func changesSection(_ item: PresentedItem) -> Bool {
        (residuals[item]?.changesSectionUntil ?? 0) > time
    }

    /// Distance of an item that its neighbours do not share, in points.
    package func distance(of item: PresentedItem) -> CGFloat {
        residuals[item]?.distance(at: time) ?? 0
    }

    /// The sections that move to other places, from the back to the front.
    package var movingSections: [Int] {
        residuals.filter { time < $0.value.movesUntil }.compactMap { item, residual in
            if case .section(let section) = item { (section, residual.movement) } else { nil }
        }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// The rows of which a part is presented in an extent.
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

    /// The sections of which a part is presented in an extent.
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
