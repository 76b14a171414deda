import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Facts about a row for the checks of a finished picture.
extension TableViewCell {
    /// Whether the row is open for its swipe actions.
    package var isOpenForActions: Bool { swipe != nil }

    /// Whether the content determines the row's height.
    package var isSelfSizing: Bool {
        let table = superview as? TableView
        return hasHeightOfContent
            || displayedIndexPath.flatMap { table?.layout.leavesHeightToCell($0) } == true
    }

    /// Whether labels of the cell's style or its list content are truncated because the row is too
    /// low.
    package var truncatesStandardTexts: Bool {
        hasCutTexts || (configuring.contentView as? ListContentView)?.hasCutTexts == true
    }

    /// Minimum height of the row without truncated standard texts, in points.
    package var heightShowingStandardTexts: CGFloat {
        guard let content = configuring.contentView as? ListContentView else {
            return naturalHeight(forWidth: bounds.width)
        }
        return PixelGrid.current.ceil(
            content.heightShowingTexts + body.height - contentView.bounds.height)
    }

    /// Whether the theme determines the row's height: single lines in the four styles.
    package var keepsHeightOfTheme: Bool {
        let labels = [shown(ownTextLabel), shown(ownDetailTextLabel)].compactMap { $0 }
        return !styleMetrics.growsWithContent && configuring.content == nil && !labels.isEmpty
            && labels.allSatisfy { $0.numberOfLines == 1 }
    }

    /// First standard text that is narrower than the height of a letter and needs more width, or
    /// `nil`.
    package var standardTextWithoutRoom: Label? {
        let list = configuring.contentView as? ListContentView
        let own = [ownTextLabel, ownDetailTextLabel].compactMap { $0 }.filter {
            $0.superview != nil
        }
        return (list?.shownLabels ?? own).first { label in
            label.hasText && label.bounds.width < label.font.pointSize
                && label.bounds.width < label.naturalSize(maximumWidth: 0).width - 1
        }
    }

    /// Truncated titles of a fully open row's actions, and the sizes of their buttons in points.
    package var truncatedActionTitles: [(title: String, size: CGSize)] {
        guard let swipe, swipe.fraction >= 1, !swipe.isClosing, let swipeActions else { return [] }
        return swipeActions.buttons.compactMap { button in
            button.cutTitle.map { ($0, button.bounds.size) }
        }
    }

    /// Whether the row covers other rows behind it completely.
    package var isOpaqueRow: Bool {
        guard !isHidden, alpha >= 1, configuring.background == nil else { return false }
        if backgroundView is GroupedBackgroundView, let groupedMetrics {
            return ownOrLifted(groupedMetrics.cellBackground).resolved.isOpaque
        }
        guard case .color(let color)? = makeBackground() else { return false }
        return color.isOpaque
    }
}

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
        rows.displayed.filter { $0.value.isOpaqueRow }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether a view is the header or footer of the table or of a displayed section.
    package func isHeaderOrFooter(_ view: View) -> Bool {
        view === tableHeaderView || view === tableFooterView
            || edges.headers.values.contains { $0 === view }
            || edges.footers.values.contains { $0 === view }
    }
}
