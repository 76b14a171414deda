import Foundation
import TableDrawing
import TableGeometry
import TableText

/// What titles need; lengths in points.
extension IndexBarMetrics {
    /// The width of a bar: the usual one, or what its widest title needs.
    func width(ofBarWith titles: [String]) -> CGFloat {
        let label = makeLabel()
        let widest = Set(titles).map { naturalWidth(of: $0, label) }.max() ?? 0
        let needed = min(maximumWidth, PixelGrid.current.ceil(widest + titleInset * 2))
        return max(width, needed)
    }

    /// What a bar of a width leaves for its titles.
    func titleSpace(inWidth barWidth: CGFloat) -> CGFloat { max(0, barWidth - titleInset * 2) }

    /// The titles that a bar of the greatest width does not show in full.
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
        // A magnifier stands for it.
        if title == TableView.indexSearch { return searchSize.width }
        label.text = title
        return label.naturalSize(maximumWidth: 0).width
    }
}
