import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews

/// Inspection of single rows.
extension PerformanceRun {
    /// Compares a newly displayed row with a fresh cell of the row.
    func inspectRow(at path: IndexPath, _ cell: TableViewCell, isReused: Bool) {
        countSubviews(of: cell, path)
        guard let node = table.rows.loweredCell(at: path) else { return }
        guard let fresh = table.rows.recreatedRow(at: path) else { return count.noteKept(cell) }
        if let found = NodeDifference.between(
            fresh.node, fresh.beforeWillDisplay, contentOnly: true)
        {
            findings.add(
                .contentInWillDisplay, at: path, subject: found.path, fault: found.aspect,
                "after willDisplay, \(found.path) \(found.message)",
                remedy:
                    "Set content in tableView(_:cellForRowAt:), and only properties of the row's "
                    + "state, such as the background, in willDisplay.")
        }
        guard isReused, NodeDifference.between(node, fresh.node) != nil else { return }
        let redrawn = forcedNode(cell, path) ?? node
        if let found = NodeDifference.between(node, redrawn) { addUnmarked(found, path) }
        if let found = NodeDifference.between(redrawn, fresh.node) {
            findings.add(
                .staleContent, at: path, subject: found.path, fault: found.aspect,
                "in a reused cell, \(found.path) \(found.message)",
                remedy:
                    "Set the content for every row in tableView(_:cellForRowAt:), also if the content "
                    + "is empty; reset other properties, such as a frame, in prepareForReuse().")
        }
    }

    /// Returns the node of a cell after redrawing all its views.
    private func forcedNode(_ cell: TableViewCell, _ path: IndexPath) -> RenderNode? {
        cell.inspection.setNeedsDisplayBelow()
        return table.rows.loweredCell(at: path)
    }

    private func addUnmarked(_ found: NodeDifference, _ path: IndexPath) {
        findings.add(
            .notMarkedForDisplay, at: path, subject: found.path, fault: found.aspect,
            "\(found.path) shows an old drawing",
            remedy: "Call setNeedsDisplay() when a drawn property changes, for example in didSet.")
    }

    /// Checks whether the app moved, added or removed views when the cell was reused.
    func noteLayout(_ reuse: Reuse, _ path: IndexPath) {
        let content = reuse.cell.contentView
        func own(_ views: [View]) -> [ObjectIdentifier] {
            views.filter { !$0.inspection.isOwnPart }.map(ObjectIdentifier.init)
        }
        let remedy =
            "Create and place views once, when the cell is created, and adapt their frames to the "
            + "cell's size in layoutSubviews or by autoresizing."
        if own(content.subviews) != own(reuse.subviews) {
            return findings.add(
                .laidOutOnReuse, at: path, subject: "contentView",
                "views are added or removed whenever a cell is reused: "
                    + "\(own(reuse.subviews).count) before, \(own(content.subviews).count) after",
                remedy: remedy)
        }
        guard reuse.cell.bounds.size == reuse.size else { return }
        if let view = Self.placed(below: content) {
            findings.add(
                .laidOutOnReuse, at: path, subject: view.inspection.distinctInspectionName,
                "\(view.inspection.distinctInspectionName) is placed again whenever a cell is reused",
                remedy: remedy)
        }
    }

    private static func placed(below view: View) -> View? {
        for subview in view.subviews where !subview.inspection.isOwnPart {
            if subview.renderState.work.isPlaced { return subview }
            if let found = placed(below: subview) { return found }
        }
        return nil
    }

    private func countSubviews(of cell: TableViewCell, _ path: IndexPath) {
        let number = Self.views(below: cell.contentView)
        subviewsPerCell = max(subviewsPerCell, number)
        guard number > limits.subviewsPerCell else { return }
        findings.add(
            .manySubviews, at: path, subject: cell.reuseIdentifier ?? "",
            "\(counted(number, "view")) in the content view, more than \(limits.subviewsPerCell)",
            remedy: "Draw the content in fewer views, or in a single view.")
    }

    /// Returns the number of visible views below a view, without the parts of controls.
    private static func views(below view: View) -> Int {
        view.subviews.reduce(0) { sum, subview in
            guard !subview.isHidden, subview.alpha > 0 else { return sum }
            // A stack view only lays out its views and draws nothing.
            let own = subview is StackView ? 0 : 1
            return sum + own + (subview is Control ? 0 : views(below: subview))
        }
    }

    /// Discards warnings, because the inspected state was not requested by the user.
    private func withoutWarnings(_ body: () -> Void) {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) { body() }
        for diagnostic in log.diagnostics where diagnostic.severity == .error {
            DiagnosticLog.record(diagnostic)
        }
    }

    /// Sets the editing mode, checks for stale drawings, and returns the number of forced
    /// drawings.
    private func show(isEditing: Bool) -> Int {
        table.setEditing(isEditing, animated: false)
        _ = table.lowered()
        var forced = 0
        for (path, cell) in table.rows.displayedRows {
            guard let node = table.rows.loweredCell(at: path) else { continue }
            let count = cell.inspection.drawingsBelow
            if let redrawn = forcedNode(cell, path),
                let found = NodeDifference.between(node, redrawn)
            {
                addUnmarked(found, path)
            }
            forced += cell.inspection.drawingsBelow - count
        }
        return forced
    }

    /// Changes the editing mode and changes it back.
    func edit() {
        // Editing correctly puts a carried row down, and other rows close up.
        table.cancelInteractiveMovement()
        _ = table.lowered()
        let wasEditing = table.isEditing
        let rows = table.rows.displayedRows
        // Editing correctly closes open swipe actions.
        let before = rows.map { row in
            row.cell.configurationState.isSwiped ? nil : table.rows.loweredCell(at: row.indexPath)
        }
        let drawn = rows.reduce(0) { $0 + $1.cell.inspection.drawingsBelow }
        let selected = table.indexPathsForSelectedRows ?? []
        var forced = 0
        withoutWarnings { forced += show(isEditing: !wasEditing) }
        forced += show(isEditing: wasEditing)
        // The end of the editing mode deselects rows that were selected by circles.
        for row in selected where !(table.indexPathsForSelectedRows ?? []).contains(row) {
            table.selectRow(at: row, animated: false, scrollPosition: .none)
        }
        _ = table.lowered()
        let after = rows.reduce(0) { $0 + $1.cell.inspection.drawingsBelow }
        drawingsWhileEditing = max(0, after - drawn - forced)
        for (row, old) in zip(rows, before) {
            guard let old, let new = table.rows.loweredCell(at: row.indexPath),
                let found = NodeDifference.between(new, old)
            else { continue }
            findings.add(
                .staleContent, at: row.indexPath, subject: found.path, fault: found.aspect,
                "after editing, \(found.path) \(found.message)",
                remedy:
                    "In setEditing(false, animated:), undo all changes of "
                    + "setEditing(true, animated:); adapt frames to the cell's size in "
                    + "layoutSubviews or by autoresizing."
            )
        }
    }
}
