import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// The effect of the table's style on its rows; all numbers come from the theme.
extension ContentLayout {
    /// The metrics of the table's style, or `nil` for a plain table.
    var groupedMetrics: GroupedMetrics? {
        table.style == .plain ? nil : table.theme.drawnGroupedMetrics(for: table.style)
    }

    /// Distance from the table's sides to its sections, in points; 0 in a plain table.
    var sideMargin: CGFloat {
        groupedMetrics?.sideMargins.margin(
            forWidth: table.bounds.width, idiom: table.traitCollection.userInterfaceIdiom) ?? 0
    }

    /// Whether cells, headers and footers are narrower than the table.
    private var isInset: Bool {
        if case .card? = groupedMetrics?.box { return true }
        return false
    }

    /// Width of a row's content and accessories, in points.
    package var rowWidth: CGFloat {
        max(0, table.bounds.width - sideMargin * 2 - sideSafeArea.left - sideSafeArea.right)
    }

    /// The safe area at the sides, if the content insets follow the safe area.
    var sideSafeArea: EdgeInsets {
        guard table.contentInsetAdjustmentBehavior == .automatic else { return .zero }
        let safe = table.safeAreaInsets
        return EdgeInsets(left: safe.left, right: safe.right)
    }

    /// The safe area at the sides within a row.
    ///
    /// It is zero for inset sections, which lie inside the safe area.
    var rowSafeArea: EdgeInsets {
        isInset || !table.insetsContentViewsToSafeArea ? .zero : sideSafeArea
    }

    /// Returns the frame of a cell, a header or a footer that lies in an extent.
    func rowRect(_ extent: Extent) -> CGRect {
        guard isInset else {
            return CGRect(x: 0, y: extent.minY, width: table.bounds.width, height: extent.height)
        }
        let safe = sideSafeArea
        return CGRect(
            x: sideMargin + safe.left, y: extent.minY,
            width: max(0, table.bounds.width - sideMargin * 2 - safe.left - safe.right),
            height: extent.height)
    }

    /// Returns a cell's position within its section, or `nil` in a plain table.
    ///
    /// While a row is carried, the first and last rows are determined in the displayed order,
    /// including the gap for the carried row. The gap ends the box above it and begins a new
    /// box below it. The carried row is both first and last until it is put down. Rows without
    /// height are neither first nor last.
    func location(of indexPath: IndexPath) -> RowLocation? {
        guard table.style != .plain else { return nil }
        var row = indexPath.row
        var section = indexPath.section
        /// Displayed row number of the gap for the carried row.
        var room: Int?
        if let movement = table.editing.rowStates.movement {
            if movement.source == indexPath {
                guard movement.isSettling else {
                    return RowLocation(
                        tableStyle: table.style, tableWidth: table.bounds.width, isFirst: true,
                        isLast: true)
                }
                section = movement.target.section
            }
            row = movement.shownRow(of: indexPath)
            if !movement.isSettling, section == movement.target.section {
                room = movement.target.row
            }
        }
        let seen = table.geometry.seenRows(ofSection: section)
        var end = seen.upperBound
        if let movement = table.editing.rowStates.movement {
            let count = table.numberOfRows(inSection: section)
            end += movement.shownNumberOfRows(count, inSection: section) - count
        }
        var location = RowLocation(
            tableStyle: table.style, tableWidth: table.bounds.width,
            isFirst: row == seen.lowerBound || room.map { row == $0 + 1 } == true,
            isLast: row == end - 1 || room.map { row == $0 - 1 } == true)
        if table.editing.rowStates.movement == nil { measure(&location, of: indexPath) }
        return location
    }

    /// Sets the distances from a row to the ends of its section's box, if the box's corners may
    /// reach the row.
    private func measure(_ location: inout RowLocation, of indexPath: IndexPath) {
        guard let radius = groupedMetrics?.box.cornerRadius, table.geometry.contains(indexPath)
        else {
            return
        }
        let grid = PixelGrid.current
        let row = grid.aligned(table.geometry.rowExtent(at: indexPath))
        let all = grid.aligned(table.geometry.rowsExtent(ofSection: indexPath.section))
        let (above, below) = (row.minY - all.minY, all.maxY - row.maxY)
        // Greater distances are ignored, so that most rows keep their location when rows are
        // inserted.
        if above < radius * 2 { location.heightAbove = above }
        if below < radius * 2 { location.heightBelow = below }
    }

    /// Gives an undisplayed cell the size and the location of a middle row, for measuring.
    ///
    /// - Parameter height: the provisional height in points. The default is the theme's row
    ///   height.
    package func prepareForMeasuring(_ cell: TableViewCell, height: CGFloat? = nil) {
        cell.background.location =
            table.style == .plain
            ? nil
            : RowLocation(
                tableStyle: table.style, tableWidth: table.bounds.width, isFirst: false,
                isLast: false)
        cell.separators.takeStyle(of: table)
        cell.layout.sideSafeArea = rowSafeArea
        cell.layout.trailingReserve = table.accessories.sectionIndexReserve
        cell.frame = rowRect(Extent(minY: 0, height: height ?? table.theme.table.rowHeight))
    }

    /// Puts a cell into the editing mode after it was prepared for measuring.
    package func prepareForMeasuringWhileEdited(
        _ cell: TableViewCell, hasControl: Bool, shouldIndent: Bool, canMove: Bool
    ) {
        cell.row.rowContext.canMove = canMove
        cell.shouldIndentWhileEditing =
            hasControl || shouldIndent || table.allowsMultipleSelectionDuringEditing
        cell.setEditing(true, animated: false)
    }

    /// Heights that the section's borders add to its first and its last row, in points.
    var rowOutsets: (first: CGFloat, last: CGFloat) {
        guard case .bordered(let box)? = groupedMetrics?.box else { return (0, 0) }
        let isEtched = table.separatorStyle == .singleLineEtched
        return (box.borderWidth, isEtched ? box.etchingWidth : 0)
    }

    /// Warns if the style is inset grouped and the theme's era had no such style.
    func checkStyle() {
        guard table.style == .insetGrouped, !table.theme.hasInsetGroupedStyle else { return }
        DiagnosticLog.warn(
            "theme.no-inset-grouped-style",
            "the theme \(table.theme.name) has no inset grouped tables; they are drawn as its grouped ones"
        )
    }
}

extension Theme {
    /// Returns the metrics with box lines aligned to the pixels of the current scale.
    func drawnGroupedMetrics(for style: TableView.Style) -> GroupedMetrics? {
        guard var metrics = groupedMetrics(for: style) else { return nil }
        if case .bordered(let box) = metrics.box {
            metrics.box = .bordered(box.aligned(to: .current))
        }
        return metrics
    }
}
