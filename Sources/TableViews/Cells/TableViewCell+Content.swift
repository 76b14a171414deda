import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
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
        animation.state.movement.contentBefore(at: AnimationClock.current?.time)
            ?? (selection.showsSelection && !selection.isChosenByCircle)
    }

    /// Whether the accessory is a button with taps of its own.
    public var hasAccessoryButton: Bool {
        guard accessory.currentAccessoryView == nil else { return false }
        return [.detailButton, .detailDisclosureButton].contains(accessory.currentAccessoryType)
    }

    /// Metrics of the cell's grouped table, or `nil` in a plain table.
    var groupedMetrics: GroupedMetrics? {
        background.location.flatMap {
            RenderContext.current.theme.drawnGroupedMetrics(for: $0.tableStyle)
        }
    }

    /// Margins of texts; beside an accessory, the margins of any view.
    ///
    /// Margins that are set on the cell take precedence. Interface Builder saves the distance of
    /// 8 points from an accessory.
    package var contentMargins: DirectionalEdgeInsets {
        if let ownLayoutMargins = placement.ownLayoutMargins { return ownLayoutMargins }
        let theme = RenderContext.current.theme
        let side = background.margin(theme.cell.margins)
        let isBesideAccessory = layout.state.sideInsets.trailing > 0
        return DirectionalEdgeInsets(
            top: theme.cell.verticalMargin, leading: side, bottom: theme.cell.verticalMargin,
            trailing: isBesideAccessory
                ? DirectionalEdgeInsets.defaultLayoutMargins.trailing : side)
    }

    package func contentDidChange() { setNeedsLayout() }
}
