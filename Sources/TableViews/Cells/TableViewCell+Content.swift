import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes

/// Labels and image of the four cell styles.
extension TableViewCell {
    /// Default number of a label's lines: 1, or 0 for no limit at accessibility sizes.
    public var standardNumberOfLines: Int { layout.stacksText ? 0 : 1 }

    /// Default alignment of the main text: the style's alignment, or natural alignment for
    /// stacked texts.
    ///
    /// The theme's alignment is for a left-to-right layout; a right-to-left layout mirrors it.
    public var standardTextAlignment: TextAlignment {
        guard !layout.stacksText else { return .natural }
        let alignment = layout.styleMetrics.textAlignment
        guard traitCollection.layoutDirection == .rightToLeft else { return alignment }
        switch alignment {
        case .left: return .right
        case .right: return .left
        case .center, .justified, .natural: return alignment
        }
    }

    /// Whether text, images and accessories look highlighted.
    package var showsHighlight: Bool {
        animation.contentBefore
            ?? (selection.showsSelection && !selection.isSelectedByCircle)
    }

    /// Whether the accessory is a button with taps of its own.
    public var hasAccessoryButton: Bool {
        guard accessory.currentAccessoryView?.placement.standsBesideAccessory ?? true else {
            return false
        }
        return [.detailButton, .detailDisclosureButton].contains(accessory.currentAccessoryType)
    }

    /// Metrics of the cell's grouped table, or `nil` in a plain table.
    var groupedMetrics: GroupedMetrics? {
        background.location.flatMap {
            RenderContext.current.theme.drawnGroupedMetrics(for: $0.tableStyle)
        }
    }

    /// The theme's margins of a cell.
    package var standardMargins: DirectionalEdgeInsets {
        let metrics = RenderContext.current.theme.cell
        let side = layout.margin(metrics.margins)
        return DirectionalEdgeInsets(
            top: metrics.verticalMargin, leading: side, bottom: metrics.verticalMargin,
            trailing: side)
    }

    /// Margins of the cell; beside an accessory, the trailing margin of any view.
    ///
    /// Interface Builder saves the distance of 8 points from an accessory.
    package var contentMargins: DirectionalEdgeInsets {
        var margins = directionalLayoutMargins
        if layout.hasTrailingParts {
            margins.trailing = DirectionalEdgeInsets.defaultLayoutMargins.trailing
        }
        return margins
    }

    package func contentDidChange() { setNeedsLayout() }

    /// Makes a change, and then requests a layout.
    func setNeedsLayout(after change: @autoclosure () -> Void) {
        change()
        setNeedsLayout()
    }
}
