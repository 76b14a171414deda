import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

extension CellLayout {
    /// Whether the content determines the row's height.
    package var isSelfSizing: Bool {
        let table = cell.superview as? TableView
        return state.hasHeightOfContent
            || cell.row.displayedIndexPath.flatMap { table?.layout.leavesHeightToCell($0) }
                == true
    }

    /// Whether labels of the cell's style or its list content are truncated because the row is too
    /// low.
    package var truncatesStandardTexts: Bool {
        state.hasCutTexts || (cell.configuring.contentView as? ListContentView)?.hasCutTexts == true
    }

    /// Whether the cell displays a label or the image of its style, or a configuration.
    package var showsStandardContent: Bool {
        cell.configuring.content != nil || shown(state.ownImageView) != nil
            || shown(state.ownTextLabel) != nil || shown(state.ownDetailTextLabel) != nil
    }

    /// Minimum height of the row without truncated standard texts, in points.
    package var heightShowingStandardTexts: CGFloat {
        guard let content = cell.configuring.contentView as? ListContentView else {
            return naturalHeight(forWidth: cell.bounds.width)
        }
        return PixelGrid.current.ceil(
            content.heightShowingTexts + cell.layout.body.height
                - cell.contentView.bounds.height)
    }

    /// Whether the theme determines the row's height: single lines in the four styles.
    package var keepsHeightOfTheme: Bool {
        let labels = [shown(state.ownTextLabel), shown(state.ownDetailTextLabel)].compactMap { $0 }
        return !styleMetrics.growsWithContent && cell.configuring.content == nil && !labels.isEmpty
            && labels.allSatisfy { $0.numberOfLines == 1 }
    }

    /// First standard text that is narrower than the height of a letter and needs more width, or
    /// `nil`.
    package var standardTextWithoutRoom: Label? {
        let list = cell.configuring.contentView as? ListContentView
        let own = textLabelsIfLoaded.filter { $0.superview != nil }
        return (list?.shownLabels ?? own).first { label in
            label.hasText && label.bounds.width < label.font.pointSize
                && label.bounds.width < label.naturalSize(maximumWidth: 0).width - 1
        }
    }

    /// Whether the row covers other rows behind it completely.
    package var isOpaqueRow: Bool {
        guard !cell.isHidden, cell.alpha >= 1, cell.configuring.background == nil else {
            return false
        }
        if cell.backgroundView is GroupedBackgroundView, let groupedMetrics = cell.groupedMetrics {
            return cell.background.ownOrLifted(groupedMetrics.cellBackground).resolved.isOpaque
        }
        guard case .color(let color)? = cell.makeBackground() else { return false }
        return color.isOpaque
    }
}
