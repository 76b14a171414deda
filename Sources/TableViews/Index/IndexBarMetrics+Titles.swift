import Foundation
import TableControls
import TableGeometry
import TableThemes

/// Space for titles; lengths in points.
extension IndexBarMetrics {
    /// Returns the width of a bar: the standard width, or the width for its widest title.
    func width(ofBarWith titles: [String]) -> CGFloat {
        let label = makeLabel()
        let widest = Set(titles).map { naturalWidth(of: $0, label) }.max() ?? 0
        let needed = min(maximumWidth, PixelGrid.current.ceil(widest + titleInset * 2))
        return max(width, needed)
    }

    /// Returns the width for titles in a bar of a width.
    func titleSpace(inWidth barWidth: CGFloat) -> CGFloat { max(0, barWidth - titleInset * 2) }

    /// Returns the titles that are truncated in a bar of the maximum width.
    func cutTitles(of titles: [String]) -> [String] {
        let space = titleSpace(inWidth: max(width, maximumWidth))
        let label = makeLabel()
        return titles.filter { naturalWidth(of: $0, label) > space }
    }

    private func makeLabel() -> Label {
        let label = Label(frame: .zero)
        label.font = font.font()
        return label
    }

    private func naturalWidth(of title: String, _ label: Label) -> CGFloat {
        // A magnifier represents the search title.
        if title == TableView.indexSearch { return searchSize.width }
        label.text = title
        return label.naturalSize(maximumWidth: 0).width
    }
}
