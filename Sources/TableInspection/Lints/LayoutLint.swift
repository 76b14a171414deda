import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableScreens
import TableViews

/// A check of a finished picture for truncated texts and for clipped or covered views.
///
/// The check reads frames of a screen that has been lowered, and changes nothing. Each finding is
/// a warning in the log of the current render, with the location of the row, header or footer.
package struct LayoutLint {
    private let screen: View

    /// - Parameter screen: A table, a screen with a table, or a view, after lowering.
    package init(_ screen: View) { self.screen = screen }

    /// Records a warning for each finding.
    package func record() { visit(screen, in: nil) }

    private func visit(_ view: View, in table: TableView?) {
        guard !view.isHidden, view.alpha > 0 else { return }
        let place = view.sourcePlace ?? DiagnosticLog.place
        switch view {
        case let cell as TableViewCell:
            DiagnosticLog.$place.withValue(place) { RowLint(cell).record() }
        case let header as TableViewHeaderFooterView:
            DiagnosticLog.$place.withValue(place) { record(header) }
        case let table as TableView:
            table.inspecting {
                for part in table.loweredParts { visit(part, in: table) }
            }
        case is SearchBar: break
        default:
            if let table, table.isHeaderOrFooter(view) {
                DiagnosticLog.$place.withValue(place) { recordCustomHeader(view) }
            } else {
                for part in view.displayedParts { visit(part, in: nil) }
            }
        }
    }

    /// Checks a header or footer of the library's class.
    private func record(_ header: TableViewHeaderFooterView) {
        guard header.bounds.height > 0 else { return }
        let lint = TruncationLint(below: [header.contentView])
        lint.record("header.texts-cut")
        ClippingLint(below: [header.contentView], in: header).record("header")
        guard header.truncatesStandardTexts || lint.hasTruncatedStandardTexts else { return }
        let needed = header.heightShowingStandardTexts
        let kind = header.isFooter ? "footer" : "header"
        DiagnosticLog.warn(
            "header.texts-cut",
            "the text does not fit into the \(kind)'s height of \(header.bounds.height.inPoints) "
                + "and is cut; "
                + (needed > header.bounds.height
                    ? "give the \(kind) a height of at least \(needed.inPoints), or " : "")
                + "state no height: a \(kind) without a stated height grows with its text")
    }

    /// Checks a header or footer of any class.
    private func recordCustomHeader(_ view: View) {
        guard view.bounds.height > 0 else { return }
        TruncationLint(below: [view]).record("header.texts-cut")
        ClippingLint(below: view.subviews, in: view).record("header")
    }
}
