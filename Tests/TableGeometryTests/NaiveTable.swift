import Foundation
import TableGeometry

/// Plain implementation of a table, without optimizations: a list of all extents.
struct NaiveTable {
    var tableHeader = Extent(minY: 0, maxY: 0)
    var tableFooter = Extent(minY: 0, maxY: 0)
    var headers: [Extent] = []
    var rows: [[Extent]] = []
    var footers: [Extent] = []
    var sections: [Extent] = []
    var contentHeight: CGFloat = 0

    init(
        tableHeaderHeight: CGFloat, sections: [TableGeometry.Section],
        tableFooterHeight: CGFloat, bottomPadding: CGFloat
    ) {
        var y: CGFloat = 0
        func take(_ height: CGFloat) -> Extent {
            defer { y += height }
            return Extent(minY: y, maxY: y + height)
        }
        tableHeader = take(tableHeaderHeight)
        for section in sections {
            y += section.topPadding
            let top = y
            headers.append(take(section.headerHeight))
            switch section.rows {
            case .uniform(let count, let height):
                rows.append((0..<count).map { _ in take(height) })
            case .varying(let heights):
                rows.append(heights.map(take))
            case .sparse(let heights):
                rows.append((0..<heights.count).map { take(section.rows.height(at: $0)) })
            }
            footers.append(take(section.footerHeight))
            self.sections.append(Extent(minY: top, maxY: y))
            y += section.bottomPadding
        }
        tableFooter = take(tableFooterHeight)
        contentHeight = y + bottomPadding
    }

    func rows(in extent: Extent) -> [IndexPath] {
        rows.enumerated().flatMap { section, rows in
            rows.enumerated().filter { $0.element.intersects(extent) }
                .map { IndexPath(row: $0.offset, section: section) }
        }
    }

    func row(at y: CGFloat) -> IndexPath? {
        for (section, rows) in rows.enumerated() {
            for (row, extent) in rows.enumerated() where extent.contains(y) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    func section(at y: CGFloat) -> Int? { sections.firstIndex { $0.contains(y) } }

    func sections(in extent: Extent) -> [Int] {
        sections.indices.filter {
            !extent.isEmpty && sections[$0].maxY > extent.minY && sections[$0].minY < extent.maxY
        }
    }
}
