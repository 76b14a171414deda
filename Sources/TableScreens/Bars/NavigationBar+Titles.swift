import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

// Titles of a navigation bar: between the buttons and below them.

extension NavigationBar {
    /// Title between the buttons; a large title is `nil` until it is scrolled away.
    private var middleTitle: String? {
        let isLarge = largeTitleHeight > 0
        return !isLarge || smallTitleAlpha > 0 ? topItem.title : nil
    }

    /// Opacity of the title between the buttons, from 0 to 1.
    private var smallTitleAlpha: CGFloat {
        let height = largeTitleHeight
        guard height > 0 else { return 1 }
        let start = height * metrics.smallTitleFadeStart
        guard largeTitleOffset < height else { return 1 }
        return max(0, largeTitleOffset - start) / (height - start)
    }

    /// Untruncated width of the title and the subtitle between the buttons, in points.
    var titleWidth: CGFloat {
        guard middleTitle != nil else { return 0 }
        return max(titleSize.width, subtitleSize.width)
    }

    /// Size of the title in one line, in points.
    private var titleSize: CGSize {
        titleLabel.text = middleTitle
        metrics.title.apply(to: titleLabel, tint: tintColor)
        return titleLabel.naturalSize(maximumWidth: 0)
    }

    /// Size of the subtitle in one line, in points, or zero without a subtitle.
    private var subtitleSize: CGSize {
        topItem.subtitle.map { size(of: subtitleLabel, $0, metrics.subtitle) } ?? .zero
    }

    /// Height that the subtitle adds to a large title, in points.
    ///
    /// The subtitle grows with the text size like the large title.
    var largeSubtitleHeight: CGFloat {
        guard let subtitle = topItem.largeSubtitle ?? topItem.subtitle else { return 0 }
        var text = metrics.subtitle
        text.font.textStyle = text.font.textStyle ?? metrics.largeTitle.font.textStyle
        return PixelGrid.current.ceil(size(of: largeSubtitleLabel, subtitle, text).height)
    }

    private func size(of label: Label, _ subtitle: String, _ text: BarTextMetrics) -> CGSize {
        label.text = subtitle
        text.apply(to: label, tint: tintColor)
        return label.naturalSize(maximumWidth: 0)
    }

    /// Adds the title in the middle of the bar, or as near to the middle as the buttons allow.
    ///
    /// The subtitle is centred below the title.
    func addTitle(in row: CGRect, free: ClosedRange<CGFloat>) {
        if let titleView { return add(titleView, in: row, free: free) }
        guard let title = middleTitle else { return }
        let grid = PixelGrid.current
        let room = max(0, free.upperBound - free.lowerBound)
        let size = titleSize
        let below = subtitleSize
        let whole = max(size.width, below.width)
        let width = min(whole, room)
        guard width >= min(size.width, size.height) else {
            return DiagnosticLog.warn(
                "bar.title-without-room",
                "the title \"\(title)\" has no room between the buttons of the navigation bar and is "
                    + "left out; shorter or fewer ones would leave some")
        }
        let centred = row.midX - width / 2
        let x = min(max(centred, free.lowerBound), max(free.lowerBound, free.upperBound - width))
        var y = row.minY + grid.round((row.height - size.height - below.height) / 2)
        for (label, size) in [(titleLabel, size), (subtitleLabel, below)] where size.height > 0 {
            label.textAlignment = .center
            let own = min(size.width, width)
            label.frame = mirrored(
                CGRect(
                    x: grid.round(x + (width - own) / 2), y: y, width: own, height: size.height))
            y += grid.round(size.height)
            label.alpha = smallTitleAlpha
            addSubview(label)
        }
    }

    /// Adds the view in place of the title.
    private func add(_ view: View, in row: CGRect, free: ClosedRange<CGFloat>) {
        let grid = PixelGrid.current
        let room = max(0, free.upperBound - free.lowerBound)
        let size = CGSize(
            width: min(view.bounds.width, room), height: min(view.bounds.height, row.height))
        let x = min(max(row.midX - size.width / 2, free.lowerBound), free.upperBound - size.width)
        view.frame = mirrored(
            CGRect(
                x: grid.round(x), y: row.minY + grid.round((row.height - size.height) / 2),
                width: size.width, height: size.height))
        addSubview(view)
    }

    /// Adds the large title, which slides under the row of buttons while the content is
    /// scrolled, and grows while the content is pulled.
    func addLargeTitle(below row: CGRect) {
        let area = largeTitleArea(below: row)
        let height = area.height
        guard let title = topItem.title, height > 0 else { return }
        let margin = metrics.margins.margin(forWidth: bounds.width)
        largeTitleLabel.text = title
        metrics.largeTitle.apply(to: largeTitleLabel, tint: tintColor)
        let size = largeTitleLabel.naturalSize(maximumWidth: 0)
        let grid = PixelGrid.current
        largeTitleWindow.frame = area
        let below = largeSubtitleHeight
        let width = max(0, row.width - margin * 2)
        stretchLargeTitle(
            in: CGRect(
                x: row.minX + margin, y: grid.round(height - size.height - below - 8),
                width: width, height: size.height), textWidth: size.width)
        fadeLargeTitle()
        largeSubtitleLabel.isHidden = below == 0
        largeSubtitleLabel.frame = CGRect(
            x: row.minX + margin, y: height - below - 8, width: width, height: below)
        addSubview(largeTitleWindow)
    }

    /// Fades the part of the large title that slides under a bar with a soft edge.
    private func fadeLargeTitle() {
        let frame = largeTitleLabel.frame
        guard metrics.fadesIntoContent, frame.height > 0 else {
            return largeTitleLabel.alpha = 1
        }
        let visible = max(0, min(1, frame.maxY / frame.height))
        largeTitleLabel.alpha = visible * visible * visible
    }
}

/// Title as displayed in a bar.
struct BarTitle {
    let text: String
    /// Centre of the title in its container, in points.
    var center: CGPoint
    /// Size of the title's font, in points.
    let fontSize: CGFloat
}

// Titles for transitions between bars, in the coordinates of the bar.

extension NavigationBar {
    /// Title of the back button, or `nil` if the button shows none.
    var shownBackTitle: BarTitle? {
        guard let button = backButton as? BarButton, var title = button.shownTitle else {
            return nil
        }
        title.center.x += button.frame.minX
        title.center.y += button.frame.minY
        return title
    }

    /// Whether back buttons have a border.
    var hasBorderedBack: Bool { metrics.button.shape == .plate }

    /// Title in the bar's row, or `nil` if the title is large.
    var shownMiddleTitle: BarTitle? {
        layoutIfNeeded()
        guard titleLabel.superview === self, !titleLabel.isHidden, titleLabel.alpha > 0,
            let text = titleLabel.text
        else { return nil }
        return BarTitle(
            text: text, center: CGPoint(x: titleLabel.frame.midX, y: titleLabel.frame.midY),
            fontSize: titleLabel.font.pointSize)
    }

    /// Large title, or `nil` if it is small or scrolled away in part.
    var shownLargeTitle: BarTitle? {
        layoutIfNeeded()
        guard largeTitleHeight > 0, largeTitleOffset <= 0, let text = largeTitleLabel.text,
            largeTitleWindow.superview === self
        else { return nil }
        let frame = largeTitleLabel.frame
        let width = min(frame.width, largeTitleLabel.naturalSize(maximumWidth: 0).width)
        let x = isMirrored ? frame.maxX - width / 2 : frame.minX + width / 2
        return BarTitle(
            text: text,
            center: CGPoint(
                x: largeTitleWindow.frame.minX + x, y: largeTitleWindow.frame.minY + frame.midY),
            fontSize: largeTitleLabel.font.pointSize)
    }
}
