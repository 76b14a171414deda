import Foundation
@_spi(Subclassing) import TableControls
import TableGeometry

extension TableViewHeaderFooterView {
    /// Minimum height without truncated standard texts, in points, or 0 if none is truncated.
    package var heightShowingStandardTexts: CGFloat {
        let list = configuring.contentView as? ListContentView
        let content = list.map { $0.hasCutTexts ? $0.heightShowingTexts : 0 } ?? 0
        return PixelGrid.current.ceil(max(hasCutTexts ? heightOfTexts : 0, content))
    }

    package var isFooter: Bool { look.role == .footer }

    /// Whether the standard labels or the list content are truncated because the view is too low.
    package var truncatesStandardTexts: Bool {
        hasCutTexts || (configuring.contentView as? ListContentView)?.hasCutTexts == true
    }
}

extension TableView {
    /// The displayed rows that cover everything behind them, in the order of their index paths.
    package var opaqueRows: [TableViewCell] {
        rows.displayedCells.filter { $0.value.layout.isOpaqueRow }.sorted { $0.key < $1.key }.map(
            \.value)
    }

    /// Whether a view is the header or footer of the table or of a displayed section.
    package func isHeaderOrFooter(_ view: View) -> Bool {
        view === tableHeaderView || view === tableFooterView
            || headersAndFooters.views.contains { $0 === view }
    }
}
