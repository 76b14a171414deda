import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Part of a cell in a section's box in grouped tables; all metrics come from the theme.
extension TableViewCell {
    /// Metrics of the cell's grouped table, or `nil` in a plain table.
    var groupedMetrics: GroupedMetrics? {
        location.flatMap { RenderContext.current.theme.drawnGroupedMetrics(for: $0.tableStyle) }
    }

    private var borderedBox: BorderedBox? {
        guard case .bordered(let box)? = groupedMetrics?.box else { return nil }
        return box
    }

    var isEtched: Bool { separatorStyle == .singleLineEtched }

    /// Width that determines the margins: the table's width if known, otherwise the cell's
    /// width.
    var marginWidth: CGFloat { location?.tableWidth ?? bounds.width }

    /// Margins of texts; beside an accessory, the margins of any view.
    ///
    /// The side margins were measured in pictures. The distances at top and bottom, and from
    /// an accessory, are unproven.
    package var contentMargins: DirectionalEdgeInsets {
        var margins = DirectionalEdgeInsets.defaultLayoutMargins
        let side = RenderContext.current.theme.cell.margins.margin(forWidth: marginWidth)
        margins.leading = side
        if sideInsets.trailing == 0 { margins.trailing = side }
        return margins
    }

    package func contentDidChange() { setNeedsLayout() }

    /// Rectangle for content, accessory and separator in the cell's coordinates.
    ///
    /// The body is the whole cell, or the area within a border.
    package var body: CGRect {
        guard let location, let metrics = groupedMetrics, let box = borderedBox else {
            return CGRect(origin: .zero, size: bounds.size).inset(by: sideSafeArea)
        }
        let margin = metrics.sideMargins.margin(
            forWidth: location.tableWidth, idiom: traitCollection.userInterfaceIdiom)
        let top = location.isFirst ? box.borderWidth : 0
        let bottom = location.isLast && isEtched ? box.etchingWidth : 0
        let grid = PixelGrid.current
        let left = grid.round(margin + sideSafeArea.left)
        let right = grid.round(bounds.width - margin - sideSafeArea.right)
        return CGRect(
            x: left, y: top, width: max(0, right - left),
            height: max(0, bounds.height - top - bottom))
    }

    /// Distance that backgrounds and lines extend beyond the body, to the screen's own edges.
    var bodyOutsets: EdgeInsets { borderedBox == nil ? sideSafeArea : .zero }

    /// Frame of the background view: the cell's bounds, or the frame of a border around the
    /// body.
    var backgroundFrame: CGRect {
        guard let box = borderedBox else { return CGRect(origin: .zero, size: bounds.size) }
        return CGRect(
            x: body.minX - box.borderWidth, y: 0, width: body.width + box.borderWidth * 2,
            height: bounds.height)
    }

    /// Whether a custom background view replaces the border around the body.
    ///
    /// Selected backgrounds then have the custom view's frame, so that the view is completely
    /// covered.
    var coversBorder: Bool {
        borderedBox != nil && backgroundView != nil && !(backgroundView is GroupedBackgroundView)
    }

    /// Adds a default background view to a cell of a grouped table, and removes it in a plain
    /// table.
    func updateLocation(from old: RowLocation?) {
        if location == nil, backgroundView is GroupedBackgroundView {
            backgroundView = nil
        } else if location != nil, backgroundView == nil {
            backgroundView = GroupedBackgroundView(frame: .zero)
        }
        guard location != old else { return }
        if (location == nil) != (old == nil) || location?.tableStyle != old?.tableStyle {
            updateTextFont(from: old)
            refitContent()
        }
        setNeedsLayout()
    }

    /// Updates the font of the main text for a grouped table; an explicit font is kept.
    private func updateTextFont(from old: RowLocation?) {
        guard style == .default, let label = ownTextLabel else { return }
        if label.font == standardTextFont(old) { label.font = standardTextFont(location) }
    }

    /// Default font of the main text in the cell's table.
    package var standardTextFont: Font { standardTextFont(location) }

    func standardTextFont(_ location: RowLocation?) -> Font {
        let theme = RenderContext.current.theme
        let grouped = location.flatMap { theme.groupedMetrics(for: $0.tableStyle) }
        let own = style == .default ? grouped?.defaultTextFont : nil
        return (own ?? styleMetrics.textFont).font()
    }

    /// Updates the grouped background for the current state.
    func updateGroupedBackground() {
        guard let view = backgroundView as? GroupedBackgroundView, let location,
            let metrics = groupedMetrics
        else { return }
        view.isHidden = configuring.background != nil
        view.fill = ownOrLifted(metrics.cellBackground)
        view.part = borderedBox.map { box in
            GroupedBackgroundView.Part(
                box: box, location: location, isEtched: isEtched,
                borderColor: separatorStyle == .none ? nil : separatorColor ?? box.borderColor,
                coveredHeight: selectionCovers ? selectionFill.frame.maxY : nil)
        }
    }

    /// Returns the cell's own colour, or its standard colour mixed with the theme's colour for
    /// a lifted row.
    func ownOrLifted(_ standard: Color) -> Color {
        if let backgroundColor { return backgroundColor }
        guard lift > 0,
            let lifted = RenderContext.current.theme.editing.liftedBackground
        else { return standard }
        let mixed = AnimatedValue.color(standard).interpolated(to: .color(lifted), Double(lift))
        if case .color(let color?) = mixed { return color }
        return standard
    }

    /// Whether the theme's selected background covers the background behind it.
    private var selectionCovers: Bool {
        guard !selectionFill.isHidden, selectionFill.alpha >= 1, let fill = selectionFill.fill,
            !movement.fadesFill(at: AnimationClock.current?.time)
        else { return false }
        return fill.top.resolved.isOpaque && fill.bottom.resolved.isOpaque
    }
}
