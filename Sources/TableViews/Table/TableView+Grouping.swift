import Foundation
import TableDrawing
import TableGeometry

/// What the table's style makes of its rows; all numbers come from the theme.
extension TableView {
    /// The metrics of the table's style; a plain table has none.
    var groupedMetrics: GroupedMetrics? {
        style == .plain ? nil : theme.drawnGroupedMetrics(for: style)
    }

    /// From the table's sides to its sections, in points; 0 in a plain table.
    var sideMargin: CGFloat {
        groupedMetrics?.sideMargins.margin(
            forWidth: bounds.width, idiom: traitCollection.userInterfaceIdiom) ?? 0
    }

    /// Whether cells, headers and footers are narrower than the table.
    private var isInset: Bool {
        if case .card? = groupedMetrics?.box { return true }
        return false
    }

    /// The width that rows have for their content and accessories, in points.
    package var rowWidth: CGFloat {
        max(0, bounds.width - sideMargin * 2 - sideSafeArea.left - sideSafeArea.right)
    }

    /// What the screen's own edges take at the sides, where insets follow the safe area.
    var sideSafeArea: EdgeInsets {
        guard contentInsetAdjustmentBehavior == .automatic else { return .zero }
        let safe = safeAreaInsets
        return EdgeInsets(left: safe.left, right: safe.right)
    }

    /// The same within a row: inset sections stand beside it already.
    var rowSafeArea: EdgeInsets {
        isInset || !insetsContentViewsToSafeArea ? .zero : sideSafeArea
    }

    /// The place of a cell, a header or a footer that lies in an extent.
    func rowRect(_ extent: Extent) -> CGRect {
        guard isInset else {
            return CGRect(x: 0, y: extent.minY, width: bounds.width, height: extent.height)
        }
        let safe = sideSafeArea
        return CGRect(
            x: sideMargin + safe.left, y: extent.minY,
            width: max(0, bounds.width - sideMargin * 2 - safe.left - safe.right),
            height: extent.height)
    }

    /// What a cell has to know of its row's place; nothing in a plain table.
    ///
    /// While a row is carried, the others are first and last as they are shown, with the room that they
    /// make counted, and that room ends the box above it and begins another below it; the carried one is
    /// a plate of its own, first and last at once, until it is put down. Rows without height are neither.
    func location(of indexPath: IndexPath) -> RowLocation? {
        guard style != .plain else { return nil }
        var row = indexPath.row
        var section = indexPath.section
        /// The room that the others make, by its row's number as it is shown.
        var room: Int?
        if let movement = rowStates.movement {
            if movement.source == indexPath {
                guard movement.isSettling else {
                    return RowLocation(
                        tableStyle: style, tableWidth: bounds.width, isFirst: true, isLast: true)
                }
                section = movement.target.section
            }
            row = movement.shownRow(of: indexPath)
            if !movement.isSettling, section == movement.target.section {
                room = movement.target.row
            }
        }
        let seen = geometry.seenRows(ofSection: section)
        var end = seen.upperBound
        if let movement = rowStates.movement {
            let count = numberOfRows(inSection: section)
            end += movement.shownNumberOfRows(count, inSection: section) - count
        }
        var location = RowLocation(
            tableStyle: style, tableWidth: bounds.width,
            isFirst: row == seen.lowerBound || room.map { row == $0 + 1 } == true,
            isLast: row == end - 1 || room.map { row == $0 - 1 } == true)
        if rowStates.movement == nil { measure(&location, of: indexPath) }
        return location
    }

    /// Says how far the ends of a section's box are from a row, where its corners might reach so far.
    private func measure(_ location: inout RowLocation, of indexPath: IndexPath) {
        guard let radius = groupedMetrics?.box.cornerRadius, geometry.contains(indexPath) else {
            return
        }
        let grid = PixelGrid.current
        let row = grid.aligned(geometry.rowExtent(at: indexPath))
        let all = grid.aligned(geometry.rowsExtent(ofSection: indexPath.section))
        let (above, below) = (row.minY - all.minY, all.maxY - row.maxY)
        // What is farther away does not count, so that most rows are where they were when others come.
        if above < radius * 2 { location.heightAbove = above }
        if below < radius * 2 { location.heightBelow = below }
    }

    /// Gives a cell that is not on display the size and the place of some row that is neither the
    /// first nor the last of its section, so that it can be measured.
    ///
    /// - Parameter height: the height that it has meanwhile, in points; without it the theme's.
    package func prepareForMeasuring(_ cell: TableViewCell, height: CGFloat? = nil) {
        cell.location =
            style == .plain
            ? nil
            : RowLocation(
                tableStyle: style, tableWidth: bounds.width, isFirst: false, isLast: false)
        cell.separatorStyle = separatorStyle
        cell.sideSafeArea = rowSafeArea
        cell.trailingReserve = sectionIndexReserve
        cell.frame = rowRect(Extent(minY: 0, height: height ?? theme.table.rowHeight))
    }

    /// Puts a cell that was prepared for measuring into the editing mode.
    package func prepareForMeasuringWhileEdited(
        _ cell: TableViewCell, hasControl: Bool, shouldIndent: Bool, canMove: Bool
    ) {
        cell.rowContext.canMove = canMove
        cell.shouldIndentWhileEditing =
            hasControl || shouldIndent || allowsMultipleSelectionDuringEditing
        cell.setEditing(true, animated: false)
    }

    /// What the borders of a section add to its first and its last row.
    var rowOutsets: (first: CGFloat, last: CGFloat) {
        guard case .bordered(let box)? = groupedMetrics?.box else { return (0, 0) }
        let isEtched = separatorStyle == .singleLineEtched
        return (box.borderWidth, isEtched ? box.etchingWidth : 0)
    }

    /// Says that an era had no such style, where it had none.
    func checkStyle() {
        guard style == .insetGrouped, !theme.hasInsetGroupedStyle else { return }
        DiagnosticLog.warn(
            "theme.no-inset-grouped-style",
            "the theme \(theme.name) has no inset grouped tables; they are drawn as its grouped ones"
        )
    }
}
