import Foundation
import TableDrawing
import TableGeometry

/// Warnings about truncated texts.
extension TableViewCell {
    /// Warns about texts that exceed the explicit height of the row, or the views that display
    /// them.
    func warnOfCutTexts() {
        let content = configuring.contentView as? ListContentView
        content?.layoutIfNeeded()
        guard bounds.height > 0 else { return }
        warnOfCutActions()
        let views = [contentView, currentAccessoryView].compactMap { $0 }
        guard !isCutForATime else { return warnOfCutViews(views, toldBelow: []) }
        let cut = CutTexts(below: views, inRoomOf: contentView.bounds.height)
        let isRowTooLow = hasCutTexts || content?.hasCutTexts == true || cut.needsHigherRoom
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            cut.warn("cell.texts-cut")
            if isRowTooLow {
                DiagnosticLog.warn(
                    "cell.texts-cut",
                    "the texts do not fit into the row's height of \(body.height.inPoints) and are "
                        + "cut; "
                        + (hasCutTexts || content?.hasCutTexts == true || cut.higherRoom == 0
                            ? remedyOfCutTexts : remedy(of: cut)))
            }
            warnOfCutViews(views, toldBelow: warnOfTextsBelowTheRow())
        }
    }

    /// Warns about clipped controls, texts and images, while no part of the row is moving.
    ///
    /// - Parameter told: Views with a previous warning about extending below the row.
    private func warnOfCutViews(_ views: [View], toldBelow told: [View]) {
        guard !movement.isUnderWay(at: AnimationClock.current?.time) else { return }
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            CutViews(below: views, in: self, toldBelow: told, isMovedAside: swipe != nil)
                .warn("cell")
        }
    }

    /// Returns a remedy for truncated texts that fill the row, in the words of a warning.
    private func remedy(of cut: CutTexts) -> String {
        let more = cut.higherRoom - contentView.bounds.height
        return "give it \(PixelGrid.current.ceil(body.height + more).inPoints) at least"
            + (cut.roomGrowsWithTexts
                ? ", or state none: a row without a stated height grows with them" : "")
    }

    /// Remedy for truncated texts in frames set by the row, in the words of a warning.
    private var remedyOfCutTexts: String {
        guard keepsHeightOfTheme else { return "a row without a stated height grows with them" }
        let theme = RenderContext.current.theme
        guard body.height == theme.table.rowHeight else { return "a greater height would help" }
        return
            "rows of the theme \(theme.name) do not grow with a single line: a greater height or any "
            + "number of lines (0) would help"
    }

    /// Whether texts may be truncated temporarily while a self-sizing row is open or moving.
    private var isCutForATime: Bool {
        let time = AnimationClock.current?.time
        guard
            swipe != nil || movement.isUnderWay(at: time)
                || time.map({ time in layer.animations.contains { !$0.isOver(at: time) } }) == true
        else { return false }
        let table = superview as? TableView
        return hasHeightOfContent
            || displayedIndexPath.flatMap { table?.leavesHeightToCell($0) } == true
    }

    /// Whether the theme keeps the row height for the texts: single lines in the four styles.
    private var keepsHeightOfTheme: Bool {
        let labels = [shown(ownTextLabel), shown(ownDetailTextLabel)].compactMap { $0 }
        return !styleMetrics.growsWithContent && configuring.content == nil && !labels.isEmpty
            && labels.allSatisfy { $0.numberOfLines == 1 }
    }

    /// Warns about texts that extend below the row's bottom, where the next row may cover
    /// them.
    ///
    /// - Returns: The views that display the texts.
    private func warnOfTextsBelowTheRow() -> [View] {
        var said: [View] = []
        for text in contentView.shownTexts where !text.isOwnPart || text is ButtonTitle {
            guard let ink = text.inkBottom(below: bounds.maxY + Self.unseenInk, in: self) else {
                continue
            }
            let view = text.givenPlace
            guard !said.contains(where: { $0 === view }) else { continue }
            said.append(view)
            let grid = PixelGrid.current
            let needed = grid.ceil(view.convert(view.bounds, to: self).maxY)
            DiagnosticLog.warn(
                "cell.text-below-row",
                "the text of the \(view.toldName) reaches "
                    + "\(grid.ceil(ink - bounds.maxY).inPoints) below the row, whose "
                    + "height is \(bounds.height.inPoints), where "
                    + (card == nil ? "the next row may cover it; " : "the section's card cuts it; ")
                    + "give the row at least \(needed.inPoints), or the view a place "
                    + "further up")
        }
        return said
    }

    /// Height of cut-off ink that remains unnoticed, in points.
    private static let unseenInk: CGFloat = 0.25

    /// Warns about truncated titles of the buttons revealed by a swipe.
    private func warnOfCutActions() {
        guard let swipe, swipe.fraction >= 1, !swipe.isClosing, let swipeActions else { return }
        swipeActions.layoutIfNeeded()
        for button in swipeActions.buttons {
            button.layoutIfNeeded()
            guard let title = button.cutTitle else { continue }
            DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
                DiagnosticLog.warn(
                    "cell.action-cut",
                    "the title \"\(title)\" of the open row does not fit into its button, "
                        + "\(button.bounds.width.inPoints) wide and "
                        + "\(button.bounds.height.inPoints) high, and is cut; a shorter title, fewer actions or a higher row would help"
                )
            }
        }
    }
}
