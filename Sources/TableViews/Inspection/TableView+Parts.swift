import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry

/// Displayed parts of a table for inspection.
extension TableView {
    /// Displayed views from back to front, lowered first to set their frames.
    var partsOnDisplay: [View] {
        let names = lowered(slab: visibleExtent, viewport: visibleExtent).children.map(\.name)
        let views = candidates
        var parts = names.compactMap { name in views[name] }
        // Names of added views are arbitrary and may be ambiguous.
        let index = parts.lastIndex { $0 === accessories.sectionIndex.bar } ?? parts.endIndex
        parts.insert(contentsOf: ownSubviews, at: index)
        return parts
    }

    /// Views in the table: rows from top to bottom, section headers and footers, the table's
    /// own views, and added views.
    var partsAtHand: [View] {
        let rows: [View] = RowStore.fromTheTop(self.rows.displayed).map(\.cell)
        let sections = [edges.headers, edges.footers].flatMap { views in
            views.sorted { $0.key < $1.key }.map { $0.value as View }
        }
        let parts: [View?] = [
            tableHeaderView, tableFooterView, refreshControl, accessories.sectionIndex.bar,
        ]
        return [backgroundView].compactMap { $0 } + rows + sections + parts.compactMap { $0 }
            + ownSubviews
    }

    /// Views that the table may display, by name.
    private var candidates: [String: View] {
        let parts: [View?] = [
            tableHeaderView, tableFooterView, backgroundView, refreshControl,
            accessories.sectionIndex.bar,
        ]
        let extras = parts.compactMap { $0 }
        let sections = Array(edges.headers.values) + Array(edges.footers.values)
        let views: [View] = extras + sections + Array(rows.displayed.values)
        return Dictionary(views.map { ($0.nodeName, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Parts in reading order: header, rows and footer of each section, between the table's
    /// header and footer.
    package var partsInReadingOrder: [View]? {
        func place(_ view: View) -> (Int, Int, Int) {
            if let path = (view as? TableViewCell)?.row.displayedIndexPath {
                return (path.section, 1, path.row)
            }
            switch view.nodeName {
            case "refreshControl": return (-2, 0, 0)
            case "tableHeaderView": return (-1, 0, 0)
            case "tableFooterView": return (.max, 0, 0)
            case "backgroundView": return (.max, 1, 0)
            case let name:
                guard let section = name.split(separator: " ").last.flatMap({ Int($0) }) else {
                    return (.max, 2, 0)
                }
                return (section, name.hasPrefix("header") ? 0 : 2, 0)
            }
        }
        return displayedParts.sorted { place($0) < place($1) }
    }

    /// Whether a part lies between the sides; rows above and below scroll into view.
    package func isPartVisible(_ rect: CGRect) -> Bool? {
        rect.maxX > bounds.minX && rect.minX < bounds.maxX
    }
}

extension TableView: AccessibilityContainer, ThemedView {}
