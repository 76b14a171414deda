import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews

/// The checks of a row at rest: its texts, its views, and the titles of an open row's actions.
struct RowLint {
    private let cell: TableViewCell

    init(_ cell: TableViewCell) { self.cell = cell }

    func record() {
        guard cell.bounds.height > 0 else { return }
        recordActions()
        recordNarrowText()
        let views = [cell.contentView, cell.accessory.currentAccessoryView].compactMap { $0 }
        let isOpen = cell.editing.isSwiped
        // An open row is narrow for a time. A self-sizing row keeps its height meanwhile.
        if !(isOpen && cell.layout.isSelfSizing) { recordTexts(in: views) }
        let reported = isOpen && cell.layout.isSelfSizing ? [] : recordTextsBelowRow()
        ClippingLint(below: views, in: cell, reportedBelow: reported, isMovedAside: isOpen)
            .record("cell")
    }

    /// Warns about truncated texts.
    private func recordTexts(in views: [View]) {
        let lint = TruncationLint(below: views)
        lint.record("cell.texts-cut")
        guard cell.layout.truncatesStandardTexts || lint.hasTruncatedStandardTexts else { return }
        let needed = cell.layout.heightShowingStandardTexts
        let has = cell.layout.body.height
        DiagnosticLog.warn(
            "cell.texts-cut",
            "the texts do not fit into the row's height of \(has.inPoints) and are cut; "
                + (needed > has ? "the texts need \(needed.inPoints); " : "") + advice)
    }

    private var advice: String {
        guard cell.layout.keepsHeightOfTheme else {
            return "state no height: a row without a stated height grows with its texts"
        }
        let theme = RenderContext.current.theme
        guard cell.layout.body.height == theme.table.rowHeight else {
            return "give the row a greater height"
        }
        return
            "rows of the theme \(theme.name) do not grow with a single line: give the row a greater "
            + "height, or the label any number of lines (0)"
    }

    /// Warns about a text that is hidden because accessories or the indentation take its space.
    private func recordNarrowText() {
        guard cell.bounds.width > 0, !cell.editing.isSwiped,
            let label = cell.layout.standardTextWithoutRoom
        else { return }
        let indentation = CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
        let accessory = cell.accessory.currentAccessoryView.map(\.bounds.width) ?? 0
        let parts = [
            indentation > 0 ? "the indentation of \(indentation.inPoints)" : nil,
            accessory > 0 ? "the accessory view of \(accessory.inPoints)" : nil,
        ].compactMap { $0 }
        let others = parts.isEmpty ? "the other parts of the row" : parts.joined(separator: " and ")
        DiagnosticLog.warn(
            "cell.text-without-room",
            "the text \(quoted(label.text ?? "")) has no room beside \(others) in the row's "
                + "\(cell.layout.body.width.inPoints)")
    }

    /// Warns about texts that extend below the row's bottom, where the next row may cover them.
    ///
    /// - Returns: The views that display the texts.
    private func recordTextsBelowRow() -> [View] {
        var reported: [View] = []
        for text in ViewTexts(in: cell.contentView).visible
        where !text.inspection.isOwnPart || text is ButtonTitle {
            let edge = cell.bounds.maxY + Self.invisibleInk
            guard let ink = ViewTexts(in: text).inkBottom(below: edge, in: cell) else { continue }
            let view = ViewTexts(in: text).outermostContainer
            guard !reported.contains(where: { $0 === view }) else { continue }
            reported.append(view)
            let grid = PixelGrid.current
            let needed = grid.ceil(view.convert(view.bounds, to: cell).maxY).inPoints
            let excess = grid.ceil(ink - cell.bounds.maxY).inPoints
            let effect =
                cell.background.card == nil
                ? "the next row may cover the text" : "the section's card cuts the text"
            DiagnosticLog.warn(
                "cell.text-below-row",
                "the text of the \(ViewName(view).text) reaches \(excess) below the row, whose height "
                    + "is \(cell.bounds.height.inPoints), and \(effect); give the row a height of at least "
                    + "\(needed), or move the view up")
        }
        return reported
    }

    /// Height of clipped ink that remains unnoticed, in points.
    private static let invisibleInk: CGFloat = 0.25

    /// Warns about truncated titles of the buttons revealed by a swipe.
    private func recordActions() {
        for (title, button) in cell.editing.truncatedActionTitles {
            DiagnosticLog.warn(
                "cell.action-cut",
                "the title \"\(title)\" of the open row does not fit into its button, "
                    + "\(button.width.inPoints) wide and \(button.height.inPoints) high, and is "
                    + "cut; use a shorter title, fewer actions or a higher row")
        }
    }
}
