import Foundation
import TableDrawing

/// How a section's box cuts what its rows show.
extension TableViewCell {
    /// Cuts what the cell shows at the corners of the section's box.
    ///
    /// A card's cells are cut as a whole, whichever row of the section they are. In a bordered box the content
    /// and the selected background are: opaque ones would stand out at the corners, as they do on iOS 6.
    func clipToBox(_ node: inout RenderNode) {
        guard let location else { return }
        switch groupedMetrics?.box {
        case .card(let radius): clip(&node, toCardAt: location, cornerRadius: radius)
        case .bordered(let box):
            let card = inside(of: box, at: location)
            for index in node.children.indices {
                clip(&node.children[index], to: card, of: box)
            }
            guard !card.corners.isEmpty else { return }
            bendBackground(of: &node, at: location, cornerRadius: box.cornerRadius) { _ in true }
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
        bendBackground(of: &node, at: location, cornerRadius: cornerRadius) { $0.border != nil }
    }

    /// Leads a configured background's edges along the corners of the section's box, which would cut off the line
    /// around it there, or which it would stand out of.
    private func bendBackground(
        of node: inout RenderNode, at location: RowLocation, cornerRadius: CGFloat,
        where isMeant: (RenderNode) -> Bool
    ) {
        guard let view = configuring.backgroundContent,
            let outer = node.children.firstIndex(where: { $0.name == view.partName }),
            let inner = node.children[outer].children.firstIndex(where: {
                $0.name == view.fill.partName
            }), isMeant(node.children[outer].children[inner])
        else { return }
        var fill = node.children[outer].children[inner]
        let size = node.children[outer].frame.size
        let card = location.card(around: size, cornerRadius: cornerRadius)
        // One that is nearer to the edges than the arcs, and as near to all of them.
        let inset = fill.frame.minX
        guard fill.cornerRadius == 0, inset >= 0, inset < cornerRadius,
            CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset) == fill.frame
        else { return }
        fill.cornerRadius = min(cornerRadius, card.box.width / 2, card.box.height / 2) - inset
        fill.maskedCorners = card.corners
        fill.cornerBox = card.box.insetBy(dx: inset, dy: inset).offsetBy(
            dx: fill.boundsOrigin.x - inset, dy: fill.boundsOrigin.y - inset)
        node.children[outer].children[inner] = fill
    }

    /// What a border leaves of the section's box, in the cell's coordinates, and the corners that reach into the
    /// row.
    private func inside(
        of box: BorderedBox, at location: RowLocation
    ) -> (rect: CGRect, corners: RectCorner) {
        let outer = backgroundFrame
        let lip = isEtched ? box.etchingWidth : 0
        var location = location
        location.heightBelow -= lip
        let height = outer.height - (location.isLast ? lip : 0)
        let card = location.card(
            around: CGSize(width: outer.width, height: height), cornerRadius: box.cornerRadius)
        let rect = card.box.offsetBy(dx: outer.minX, dy: outer.minY)
            .insetBy(dx: box.borderWidth, dy: box.borderWidth)
        return (rect, rect.isNull ? [] : card.corners)
    }

    /// Cuts the content or a selected background at the corners of a bordered box.
    private func clip(
        _ node: inout RenderNode, to card: (rect: CGRect, corners: RectCorner), of box: BorderedBox
    ) {
        let backgrounds = [
            selectionFill, selectedBackgroundView, multipleSelectionBackgroundView,
        ].compactMap { $0 }
        // A background view of the user's keeps its corners, and so do those that cover it.
        let parts = [contentView] + (coversBorder ? [] : backgrounds)
        guard node.cornerRadius == 0, parts.contains(where: { $0.partName == node.name }) else {
            return
        }
        if node.name == contentView.partName, touchesSides(node.frame) { node.clipWhatReachesOut() }
        let inside = body.insetBy(dx: 0.5, dy: 0.5)
        var touched: RectCorner = []
        if node.frame.minX < inside.minX { touched.formUnion([.topLeft, .bottomLeft]) }
        if node.frame.maxX > inside.maxX { touched.formUnion([.topRight, .bottomRight]) }
        let radius = max(0, box.cornerRadius - box.borderWidth)
        let above = node.frame.minY - card.rect.minY
        let below = card.rect.maxY - node.frame.maxY
        if above > radius { touched.subtract([.topLeft, .topRight]) }
        if below > radius { touched.subtract([.bottomLeft, .bottomRight]) }
        touched.formIntersection(card.corners)
        guard !touched.isEmpty else { return }
        node.cornerRadius = radius
        node.maskedCorners = touched
        node.clipsToBounds = true
        // Where the part does not hold the whole arcs, the corners are still the box's.
        let holdsArcs =
            node.frame.height >= radius * 2 && card.corners == location?.corners
            && (touched.isDisjoint(with: [.topLeft, .topRight]) || abs(above) < 0.5)
            && (touched.isDisjoint(with: [.bottomLeft, .bottomRight]) || abs(below) < 0.5)
        guard !holdsArcs else { return }
        node.cornerBox = CGRect(
            x: node.boundsOrigin.x, y: node.boundsOrigin.y - above, width: node.frame.width,
            height: card.rect.height)
    }
}
