import Foundation
import TableDrawing
import TableText

/// A cell's part of a section's box in grouped tables; all numbers come from the theme.
extension TableViewCell {
    /// The metrics of the grouped table that the cell stands in; nothing in a plain one.
    var groupedMetrics: GroupedMetrics? {
        location.flatMap { RenderContext.current.theme.groupedMetrics(for: $0.tableStyle) }
    }

    private var borderedBox: BorderedBox? {
        guard case .bordered(let box)? = groupedMetrics?.box else { return nil }
        return box
    }

    private var isEtched: Bool { separatorStyle == .singleLineEtched }

    /// The width by which margins are chosen: the table's, as far as the cell knows it.
    var marginWidth: CGFloat { location?.tableWidth ?? bounds.width }

    /// The part of the cell in which content, accessory and separator stand, in its own coordinates:
    /// all of it, or what a border leaves.
    var body: CGRect {
        guard let location, let metrics = groupedMetrics, let box = borderedBox else {
            return CGRect(origin: .zero, size: bounds.size).inset(by: sideSafeArea)
        }
        let margin = metrics.sideMargins.margin(forWidth: location.tableWidth)
        let top = location.isFirst ? box.borderWidth : 0
        let bottom = location.isLast && isEtched ? box.etchingWidth : 0
        return CGRect(
            x: margin + sideSafeArea.left, y: top,
            width: max(0, bounds.width - margin * 2 - sideSafeArea.left - sideSafeArea.right),
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
        guard rowContext.isLifted,
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

    /// Cuts what the cell shows at the corners of the section's box.
    ///
    /// A card's cells are cut as a whole, whichever row of the section they are. In a bordered box the content
    /// and the selected background are: opaque ones would stand out at the corners, as they do on iOS 6.
    func clipToBox(_ node: inout RenderNode) {
        guard let location else { return }
        switch groupedMetrics?.box {
        case .card(let radius): clip(&node, toCardAt: location, cornerRadius: radius)
        case .bordered(let box):
            for index in node.children.indices {
                clip(&node.children[index], to: location.corners, of: box)
            }
        case .edgeToEdge, nil: break
        }
    }

    /// What of the section's box cuts what is in a view, in a warning's words; nothing for what it does not cut.
    func boxCutting(_ view: View) -> String? {
        switch location == nil ? nil : groupedMetrics?.box {
        case .card? where view === self: "card"
        case .bordered? where view === contentView && touchesSides(view.frame): "box"
        default: nil
        }
    }

    /// The section's card in the cell's coordinates, with the corners that reach into the row; nothing
    /// elsewhere.
    var card: (box: CGRect, corners: RectCorner, radius: CGFloat)? {
        guard let location, case .card(let radius)? = groupedMetrics?.box else { return nil }
        let card = location.card(around: bounds.size, cornerRadius: radius)
        return (card.box, card.corners, min(radius, card.box.width / 2, card.box.height / 2))
    }

    /// Whether a part of the cell reaches a side of the body.
    private func touchesSides(_ frame: CGRect) -> Bool {
        let inside = body.insetBy(dx: 0.5, dy: 0)
        return frame.minX < inside.minX || frame.maxX > inside.maxX
    }

    /// Cuts a row at the round corners of its section's card, which may be higher than the row.
    private func clip(
        _ node: inout RenderNode, toCardAt location: RowLocation, cornerRadius: CGFloat
    ) {
        let isOwn = node.cornerRadius > 0
        let card = location.card(around: node.frame.size, cornerRadius: cornerRadius)
        let corners = isOwn ? location.corners : card.corners
        node.shadow = nil
        guard !corners.isEmpty else { return node.clipWhatReachesOut() }
        node.maskedCorners = corners
        node.clipsToBounds = true
        // A radius of the cell's own replaces the section's.
        guard !isOwn else { return }
        node.cornerRadius = cornerRadius
        if card.box.size != node.frame.size, node.frame.height < cornerRadius * 2 {
            node.cornerBox = card.box.offsetBy(dx: node.boundsOrigin.x, dy: node.boundsOrigin.y)
        }
    }

    private func clip(_ node: inout RenderNode, to corners: RectCorner, of box: BorderedBox) {
        let backgrounds = [
            selectionFill, selectedBackgroundView, multipleSelectionBackgroundView,
        ].compactMap { $0 }
        // A background view of the user's keeps its corners, and so do those that cover it.
        let parts = [contentView] + (coversBorder ? [] : backgrounds)
        guard node.cornerRadius == 0, parts.contains(where: { $0.partName == node.name }) else {
            return
        }
        let inside = body.insetBy(dx: 0.5, dy: 0.5)
        if node.name == contentView.partName, touchesSides(node.frame) { node.clipWhatReachesOut() }
        var touched: RectCorner = []
        let reachesBottom = node.frame.maxY + box.borderWidth > inside.maxY
        if node.frame.minX < inside.minX {
            if node.frame.minY < inside.minY { touched.insert(.topLeft) }
            if reachesBottom { touched.insert(.bottomLeft) }
        }
        if node.frame.maxX > inside.maxX {
            if node.frame.minY < inside.minY { touched.insert(.topRight) }
            if reachesBottom { touched.insert(.bottomRight) }
        }
        touched.formIntersection(corners)
        guard !touched.isEmpty else { return }
        node.cornerRadius = max(0, box.cornerRadius - box.borderWidth)
        node.maskedCorners = touched
        node.clipsToBounds = true
    }
}
