import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// Looks into a table as it is on display: its rows, views, render tree and accessibility.
///
/// Make and use it in the context that the table is rendered in; values that it returns can go
/// anywhere.
public struct TableInspector {
    public let table: TableView
    /// What the table is shown in, with bars around it; the table itself where there is nothing else.
    public let screen: View

    public init(_ table: TableView, in screen: View? = nil) {
        self.table = table
        self.screen = screen ?? table
    }

    /// Sections, rows on display, and their views.
    public func tree() -> InspectedTable {
        table.inspecting {
            let parts = table.displayedParts
            let cells = parts.compactMap { $0 as? TableViewCell }
            let rows = Dictionary(
                grouping: cells.compactMap { cell in
                    table.indexPath(for: cell).map { (path: $0, cell: cell) }
                }, by: \.path.section)
            let visible = Set(rows.keys)
                .union(
                    parts.compactMap { part in
                        part is TableViewCell
                            ? nil
                            : part.inspectionName.split(separator: " ").last.flatMap { Int($0) }
                    }
                )
            return InspectedTable(
                frame: InspectedRect(table.frame),
                contentOffset: InspectedRect.rounded(table.contentOffset.y),
                contentHeight: InspectedRect.rounded(table.contentSize.height),
                numberOfSections: table.numberOfSections,
                sections: visible.sorted().filter { $0 < table.numberOfSections }.map { section in
                    InspectedTable.Section(
                        section: section, numberOfRows: table.numberOfRows(inSection: section),
                        frame: InspectedRect(table.rect(forSection: section)),
                        headerFrame: InspectedRect(table.rectForHeader(inSection: section)),
                        footerFrame: InspectedRect(table.rectForFooter(inSection: section)),
                        rows: (rows[section] ?? []).sorted { $0.path < $1.path }.map(row))
                },
                others: parts.filter { !($0 is TableViewCell) }.map { InspectedView($0) })
        }
    }

    private func row(_ path: IndexPath, _ cell: TableViewCell) -> InspectedTable.Row {
        InspectedTable.Row(
            row: path.row, frame: InspectedRect(table.rectForRow(at: path)),
            reuseIdentifier: cell.reuseIdentifier, cell: InspectedView(cell))
    }

    /// What is on display, decided, as the compositor gets it.
    public func renderNode() -> RenderNode { screen.lowered() }

    /// What a screen reader finds on display, the bars around the table included.
    public func accessibility() -> AccessibilityNode { AccessibilityNode(of: screen) }

    /// The same with what lacks words.
    public func accessibilityReport() -> AccessibilityReport {
        AccessibilityReport(accessibility())
    }

    /// The screen with what a screen reader finds as numbered regions, and a legend beside it.
    public func legend() -> RenderNode { AccessibilityLegend(of: screen).node }

    /// The screen with a drawing of how the table is composed above it.
    public func overlay(_ overlay: InspectionOverlay) -> RenderNode {
        overlay.node(of: table, in: screen)
    }

    /// The row and the deepest visible view at a point of the screen; nothing outside of the table.
    public func inspect(at point: CGPoint) -> InspectedPoint? {
        let inTable = table.convert(point, from: nil)
        guard table.bounds.contains(inTable) else { return nil }
        return table.inspecting {
            let path = Self.deepest(table, inTable)
            let deepest = path.last ?? table
            let row = table.indexPathForRow(at: inTable)
            let touched = table.displayedParts.reversed().lazy
                .compactMap { $0.hitTest(table.convert(inTable, to: $0)) }.first
            return InspectedPoint(
                x: InspectedRect.rounded(point.x), y: InspectedRect.rounded(point.y),
                section: row?.section, row: row?.row, path: path.map(\.inspectionName),
                view: InspectedView(deepest, depth: InspectedView.maximumDepth),
                frame: InspectedRect(deepest.convert(deepest.bounds, to: nil)),
                touched: touched.map(\.inspectionName))
        }
    }

    /// The views that hold a point of `view`'s coordinates, each in front of what lies behind it.
    private static func deepest(_ view: View, _ point: CGPoint) -> [View] {
        for part in view.inspectedSubviews.reversed() where !part.isHidden && part.alpha > 0 {
            let inPart = view.convert(point, to: part)
            if part.bounds.contains(inPart) { return [view] + deepest(part, inPart) }
        }
        return [view]
    }
}
