import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableScreens
import TableViews

/// Inspects a table on display: its rows, views, render tree and accessibility.
///
/// Create and use an inspector in the context of the table's render. The returned values can be
/// used anywhere.
public struct TableInspector {
    /// The inspected table.
    public let table: TableView
    /// View with the table and its bars, or the table itself without bars.
    public let screen: View

    /// Creates an inspector of a table, and of the bars in the screen around the table.
    public init(_ table: TableView, in screen: View? = nil) {
        self.table = table
        self.screen = screen ?? table
    }

    /// Returns the table's sections, displayed rows, and their views.
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
                            : part.inspection.inspectionName.split(separator: " ").last.flatMap {
                                Int($0)
                            }
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
                others: parts.filter { !($0 is TableViewCell) }.map { InspectedView($0) },
                bars: bars)
        }
    }

    /// The bars with titles and buttons, or `nil` without such bars.
    private var bars: [InspectedView]? {
        guard let screen = screen as? ScreenView else { return nil }
        screen.layoutIfNeeded()
        let bars: [View?] = [screen.navigationBar, screen.toolbar, screen.tabBar]
        let shown = bars.compactMap(\.self).map { InspectedView($0) }
        return shown.isEmpty ? nil : shown
    }

    private func row(_ path: IndexPath, _ cell: TableViewCell) -> InspectedTable.Row {
        InspectedTable.Row(
            row: path.row, frame: InspectedRect(table.rectForRow(at: path)),
            reuseIdentifier: cell.reuseIdentifier, cell: InspectedView(cell))
    }

    /// Returns the render tree of the screen, as passed to the compositor.
    public func renderNode() -> RenderNode { screen.lowered() }

    /// Returns the elements of the screen for a screen reader, including bars around the table.
    ///
    /// Elements wholly covered by a bar or a floating header, or outside the screen, are left
    /// out.
    public func accessibility() -> AccessibilityNode {
        AccessibilityNode(seenOn: screen)
    }

    /// Returns the accessibility tree together with the elements that lack a description.
    public func accessibilityReport() -> AccessibilityReport {
        AccessibilityReport(accessibility())
    }

    /// Returns the broken constraints and the ambiguous views of the screen.
    public func constraintReport() -> ConstraintReport {
        table.inspecting {
            screen.layoutIfNeeded()
            return ConstraintReport(screen)
        }
    }

    /// Returns the screen with accessibility elements marked by numbers, and a legend beside
    /// it.
    public func legend() -> RenderNode { AccessibilityLegend(of: screen).node }

    /// Returns the screen with an overlay that shows how the table is composed.
    public func overlay(_ overlay: InspectionOverlay) -> RenderNode {
        overlay.node(of: table, in: screen)
    }

    /// Returns the row and the deepest visible view at a point of the screen, or `nil` outside
    /// the screen.
    ///
    /// The screen includes bars. If a bar or a floating header covers a row, the result is the
    /// bar or header without a row.
    public func inspect(at point: CGPoint) -> InspectedPoint? {
        let onScreen = screen.convert(point, from: nil)
        guard screen.bounds.contains(onScreen) else { return nil }
        return table.inspecting {
            screen.layoutIfNeeded()
            var path = Self.deepest(screen, onScreen)
            // A path begins with the table, or with a bar above the table.
            if screen !== table, path.count > 1 { path.removeFirst() }
            let deepest = path.last ?? screen
            // A hit test may lay out views and remove the found view, so the view is recorded
            // first.
            let view = InspectedView(deepest, depth: InspectedView.maximumDepth)
            let frame = InspectedRect(deepest.convert(deepest.bounds, to: nil))
            let cell = path.lazy.compactMap { $0 as? TableViewCell }.first
            let row = cell.flatMap { table.indexPath(for: $0) }
            let names = path.map(\.inspection.pathInspectionName)
            let touched = touchedPart(at: onScreen)
            return InspectedPoint(
                x: InspectedRect.rounded(point.x), y: InspectedRect.rounded(point.y),
                section: row?.section, row: row?.row, path: names, view: view, frame: frame,
                touched: touched?.inspection.pathInspectionName)
        }
    }

    /// Returns the part of the table or of a bar that receives touches at a point of the
    /// screen, or `nil`.
    private func touchedPart(at point: CGPoint) -> View? {
        let view = screen.hitTest(point)
        return view === table || view === screen ? nil : view
    }

    /// Returns the views at a point of `view`'s coordinates, from the outermost to the deepest.
    private static func deepest(_ view: View, _ point: CGPoint) -> [View] {
        below(view, point) ?? [view]
    }

    /// Returns the views at a point, or `nil` if neither the view nor visible overflow is at
    /// the point.
    private static func below(_ view: View, _ point: CGPoint) -> [View]? {
        let isInside = view.bounds.contains(point)
        guard isInside || !view.inspection.isClipping else { return nil }
        for part in view.displayedParts.reversed() where !part.isHidden && part.alpha > 0 {
            guard let path = below(part, view.convert(point, to: part)) else { continue }
            if isInside || path.last?.showsSomething == true { return [view] + path }
        }
        return isInside ? [view] : nil
    }
}

extension AccessibilityNode {
    /// Creates the accessibility tree of the visible part of a screen or table.
    package init(seenOn screen: View) {
        self = AccessibleScreen(screen).visible(AccessibilityNode(of: screen))
    }
}

extension View {
    /// Whether the view draws anything itself, apart from its subviews.
    fileprivate var showsSomething: Bool {
        inspection.shownBackground != nil || inspection.shownContents != .none
            || inspection.showsOverflow
    }
}
