import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews

// Parts of a navigation bar that fold away with scrolled content and stretch with pulled content.

extension NavigationBar {
    /// Height of the search bar and the large title that scrolled content folds away, in points.
    var foldingHeight: CGFloat { foldingSearchHeight + largeTitleHeight }

    /// Height of a search bar that folds away, in points, or 0 for a search bar that remains.
    private var foldingSearchHeight: CGFloat {
        guard topItem.hidesSearchBarWhenScrolling, let searchBar, searchBar.isSingleRow,
            !searchBar.showsCancelButton
        else { return 0 }
        return searchHeight
    }

    /// Folds or stretches the bar for a position of the content.
    ///
    /// The search bar folds before the large title. Pulled content stretches the area of a large
    /// title, and does not move a bar with a small title.
    ///
    /// - Parameters:
    ///   - folded: Height that is folded away, in points.
    ///   - pulled: Distance of the content below its top, in points.
    func follow(folded: CGFloat, pulled: CGFloat) {
        searchBarOffset = min(folded, foldingSearchHeight)
        largeTitleOffset = folded - searchBarOffset
        pulledHeight = largeTitleHeight > 0 ? pulled : 0
    }

    /// Part of the stretched height that the refresh control takes, in points.
    private var refreshHeight: CGFloat {
        min(pulledHeight, refreshControl?.revealedHeight ?? 0)
    }

    /// Adds the refresh control below the row of buttons if pulled content reveals the control.
    func addRefreshControl(below row: CGRect) {
        guard let refreshControl else { return }
        let height = refreshHeight
        // A hidden control also takes its width and its traits from the bar.
        guard height > 0 else { return refreshControl.stand(in: self) }
        addSubview(refreshControl)
        refreshControl.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: height)
        refreshControl.setNeedsLayout()
    }

    /// Frame of the large title's visible area below the row of buttons and the refresh control.
    func largeTitleArea(below row: CGRect) -> CGRect {
        let height = max(0, largeTitleHeight - max(0, largeTitleOffset))
        return CGRect(
            x: 0, y: row.maxY + refreshHeight, width: bounds.width,
            height: height + pulledHeight - refreshHeight)
    }

    /// Scales the large title about its leading bottom corner while pulled content stretches the
    /// bar.
    ///
    /// - Parameters:
    ///   - frame: Frame of the unscaled title.
    ///   - width: Width of the title's text, in points.
    func stretchLargeTitle(in frame: CGRect, textWidth width: CGFloat) {
        let stretched = pulledHeight - refreshHeight
        let distance = metrics.largeTitleGrowthDistance
        let share = distance > 0 ? min(1, stretched / distance) : stretched > 0 ? 1 : 0
        // The text stays between the margins.
        let widest = width > 0 ? max(1, frame.width / width) : 1
        let scale = min(1 + metrics.largeTitleGrowth * share, widest)
        largeTitleLabel.layer.anchorPoint = CGPoint(x: isMirrored ? 1 : 0, y: 1)
        largeTitleLabel.transform = .identity
        largeTitleLabel.frame = frame
        if scale > 1 {
            largeTitleLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
}
