import Foundation
import TableDrawing
import TableGeometry
import TableText

/// A cell's part of a section's box in grouped tables; all numbers come from the theme.
extension TableViewCell {
    /// The metrics of the grouped table that the cell stands in; nothing in a plain one.
    var groupedMetrics: GroupedMetrics? {
        location.flatMap { RenderContext.current.theme.drawnGroupedMetrics(for: $0.tableStyle) }
    }

    private var borderedBox: BorderedBox? {
        guard case .bordered(let box)? = groupedMetrics?.box else { return nil }
        return box
    }

    var isEtched: Bool { separatorStyle == .singleLineEtched }

    /// The width by which margins are chosen: the table's, as far as the cell knows it.
    var marginWidth: CGFloat { location?.tableWidth ?? bounds.width }

    /// The part of the cell in which content, accessory and separator stand, in its own coordinates:
    /// all of it, or what a border leaves.
    var body: CGRect {
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

    /// How far backgrounds and lines reach beyond the body, to the screen's own edges.
    var bodyOutsets: EdgeInsets { borderedBox == nil ? sideSafeArea : .zero }

    /// The rectangle of the background view: the cell's, or that of a border around the body.
    var backgroundFrame: CGRect {
        guard let box = borderedBox else { return CGRect(origin: .zero, size: bounds.size) }
        return CGRect(
            x: body.minX - box.borderWidth, y: 0, width: body.width + box.borderWidth * 2,
            height: bounds.height)
    }

    /// Whether a background view of the user's stands in place of the border around the body; then the
    /// selected backgrounds are where it is, lest it shows around them.
    var coversBorder: Bool {
        borderedBox != nil && backgroundView != nil && !(backgroundView is GroupedBackgroundView)
    }

    /// Gives a cell of a grouped table its background view, unless it has one of its own, and takes
    /// it from a cell of a plain one.
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

    /// The main text of a grouped table may have another font; one that was set stays.
    private func updateTextFont(from old: RowLocation?) {
        guard style == .default, let label = ownTextLabel else { return }
        if label.font == standardTextFont(old) { label.font = standardTextFont(location) }
    }

    /// The font of the main text where none is set, in the table that the cell stands in.
    package var standardTextFont: Font { standardTextFont(location) }

    func standardTextFont(_ location: RowLocation?) -> Font {
        let theme = RenderContext.current.theme
        let grouped = location.flatMap { theme.groupedMetrics(for: $0.tableStyle) }
        let own = style == .default ? grouped?.defaultTextFont : nil
        return (own ?? styleMetrics.textFont).font()
    }

    /// Tells the grouped background what to draw in the present state.
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

    /// The cell's own colour, or that of its style, as far as the row is lifted the theme's for that.
    func ownOrLifted(_ standard: Color) -> Color {
        if let backgroundColor { return backgroundColor }
        guard lift > 0,
            let lifted = RenderContext.current.theme.editing.liftedBackground
        else { return standard }
        let mixed = AnimatedValue.color(standard).interpolated(to: .color(lifted), Double(lift))
        if case .color(let color?) = mixed { return color }
        return standard
    }

    /// Whether the theme's selected background hides all that is behind it.
    private var selectionCovers: Bool {
        guard !selectionFill.isHidden, selectionFill.alpha >= 1, let fill = selectionFill.fill,
            !movement.fadesFill(at: AnimationClock.current?.time)
        else { return false }
        return fill.top.resolved.isOpaque && fill.bottom.resolved.isOpaque
    }
}
