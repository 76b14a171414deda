import Foundation
import TableControls
import TableDrawing
import TableThemes

/// Clipping of rows to their section's box.
extension CellBackground {
    /// Clips the cell's contents at the corners of the section's box.
    ///
    /// The whole cell is clipped to a card, for any row of the section. In a bordered box,
    /// only content and selected background are clipped: opaque views would extend beyond the
    /// corners, as on iOS 6.
    func clipToBox(_ node: inout RenderNode) {
        guard let location else { return }
        switch cell.groupedMetrics?.box {
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

    /// Returns the name of the box that clips a view's contents, for warnings, or `nil`
    /// without clipping.
    package func boxCutting(_ view: View) -> String? {
        switch location == nil ? nil : cell.groupedMetrics?.box {
        case .card? where view === cell: "card"
        case .bordered? where view === cell.contentView && touchesSides(view.frame): "box"
        default: nil
        }
    }

    /// Card of the section in the cell's coordinates, and the corners in the row, or `nil`
    /// without a card.
    package var card: (box: CGRect, corners: RectCorner, radius: CGFloat)? {
        guard let location, case .card(let radius)? = cell.groupedMetrics?.box else { return nil }
        let card = location.card(around: cell.bounds.size, cornerRadius: radius)
        return (card.box, card.corners, min(radius, card.box.width / 2, card.box.height / 2))
    }

    /// Returns whether a part of the cell touches a side of the body.
    private func touchesSides(_ frame: CGRect) -> Bool {
        let inside = cell.layout.body.insetBy(dx: 0.5, dy: 0)
        return frame.minX < inside.minX || frame.maxX > inside.maxX
    }

    /// Clips a row to the round corners of its section's card, which may be higher than the
    /// row.
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
        // A radius of the cell itself replaces the section's radius.
        guard !isOwn else { return }
        node.cornerRadius = cornerRadius
        if card.box.size != node.frame.size, node.frame.height < cornerRadius * 2 {
            node.cornerBox = card.box.offsetBy(dx: node.boundsOrigin.x, dy: node.boundsOrigin.y)
        }
        bendBackground(of: &node, at: location, cornerRadius: cornerRadius) { $0.border != nil }
    }

    /// Bends the edges of a configured background along the corners of the section's box.
    ///
    /// Otherwise, the box would clip the line around the background, or the background would
    /// extend beyond the corners.
    private func bendBackground(
        of node: inout RenderNode, at location: RowLocation, cornerRadius: CGFloat,
        where isMeant: (RenderNode) -> Bool
    ) {
        guard let view = cell.configuring.backgroundContent,
            let outer = node.children.firstIndex(where: { $0.name == view.identity.partName }),
            let inner = node.children[outer].children.firstIndex(where: {
                $0.name == view.fill.identity.partName
            }), isMeant(node.children[outer].children[inner])
        else { return }
        var fill = node.children[outer].children[inner]
        let size = node.children[outer].frame.size
        let card = location.card(around: size, cornerRadius: cornerRadius)
        // The condition is an equal inset on all sides that is smaller than the corner radius.
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

    /// Returns the section's box without its border in the cell's coordinates, and the corners
    /// in the row.
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

    /// Clips the content or a selected background to the corners of a bordered box.
    private func clip(
        _ node: inout RenderNode, to card: (rect: CGRect, corners: RectCorner), of box: BorderedBox
    ) {
        // A custom background view keeps its corners, as do selected backgrounds over the
        // custom view.
        let parts = [cell.contentView] + (coversBorder ? [] : cell.selection.backgroundViews)
        guard node.cornerRadius == 0, parts.contains(where: { $0.identity.partName == node.name })
        else {
            return
        }
        if node.name == cell.contentView.identity.partName, touchesSides(node.frame) {
            node.clipWhatReachesOut()
        }
        let inside = cell.layout.body.insetBy(dx: 0.5, dy: 0.5)
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
        // If the part contains incomplete arcs, its corners are still the box's corners.
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
