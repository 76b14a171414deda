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

    /// What a screen reader finds on display, the bars around the table included; not what lies wholly
    /// beneath them, beneath a floating header or outside of the screen.
    public func accessibility() -> AccessibilityNode {
        AccessibilityNode(seenOn: screen)
    }

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

    /// The row and the deepest visible view at a point of the screen, bars included; nothing outside
    /// of the screen.
    ///
    /// Where a bar or a floating header covers a row, it is the bar or the header that is found, and
    /// no row.
    public func inspect(at point: CGPoint) -> InspectedPoint? {
        let onScreen = screen.convert(point, from: nil)
        guard screen.bounds.contains(onScreen) else { return nil }
        return table.inspecting {
            screen.layoutIfNeeded()
            var path = Self.deepest(screen, onScreen)
            // A path begins with the table, or with the bar that lies above it.
            if screen !== table, path.count > 1 { path.removeFirst() }
            let deepest = path.last ?? screen
            // A hit test lays views out anew, so that what was found may be gone after it.
            let view = InspectedView(deepest, depth: InspectedView.maximumDepth)
            let frame = InspectedRect(deepest.convert(deepest.bounds, to: nil))
            let cell = path.lazy.compactMap { $0 as? TableViewCell }.first
            let row = cell.flatMap { table.indexPath(for: $0) }
            let names = path.map(\.pathInspectionName)
            let touched = touchedPart(at: onScreen)
            return InspectedPoint(
                x: InspectedRect.rounded(point.x), y: InspectedRect.rounded(point.y),
                section: row?.section, row: row?.row, path: names, view: view, frame: frame,
                touched: touched?.pathInspectionName)
        }
    }

    /// The part of the table or of a bar that would take a touch at a point of the screen's coordinates.
    private func touchedPart(at point: CGPoint) -> View? {
        let view = screen.hitTest(point)
        return view === table || view === screen ? nil : view
    }

    /// The views that hold a point of `view`'s coordinates, each in front of what lies behind it.
    private static func deepest(_ view: View, _ point: CGPoint) -> [View] {
        below(view, point) ?? [view]
    }

    /// The same, or nothing where the point is none of the view's: then only what sticks out of it,
    /// uncut, and is seen.
    private static func below(_ view: View, _ point: CGPoint) -> [View]? {
        let isInside = view.bounds.contains(point)
        guard isInside || !view.isClipping else { return nil }
        for part in view.displayedParts.reversed() where !part.isHidden && part.alpha > 0 {
            guard let path = below(part, view.convert(point, to: part)) else { continue }
            if isInside || path.last?.showsSomething == true { return [view] + path }
        }
        return isInside ? [view] : nil
    }
}

extension AccessibilityNode {
    /// What a screen reader finds on a screen or in a table as it is on display.
    package init(seenOn screen: View) {
        self = AccessibleScreen(screen).seen(AccessibilityNode(of: screen))
    }
}

extension View {
    /// Whether it shows something of its own, apart from what it holds.
    fileprivate var showsSomething: Bool {
        shownBackground != nil || shownContents != .none || showsOverflow
    }
}
