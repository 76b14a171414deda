import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

extension CellEditing {
    private var movesForSwipe: Bool { RenderContext.current.theme.swipe.movesRow }

    /// Returns a background's frame in a moved row, extended beneath a section index.
    func reachingBeneathIndex(_ frame: CGRect) -> CGRect {
        guard cell.layout.trailingReserve > 0, state.swipe?.edge == .trailing, movesForSwipe else {
            return frame
        }
        var frame = frame
        frame.origin.x += min(0, cell.bounds.origin.x)
        frame.size.width += abs(cell.bounds.origin.x)
        return frame
    }

    /// Share of the accessory's area that is covered by the buttons, from 0 to 1.
    var accessoryCover: CGFloat {
        guard let swipe = state.swipe, swipe.edge == .trailing, !movesForSwipe else { return 0 }
        return min(1, max(0, swipe.fraction))
    }

    /// Fades the accessory while the buttons cover its area.
    func fadeAccessoryBesideSwipe(of node: inout RenderNode) {
        let cover = accessoryCover
        guard cover > 0, cover < 1 else { return }
        let parts: [View?] = cell.accessory.currentParts + [state.reorderControl]
        let names = Set(parts.compactMap { $0?.identity.partName })
        for index in node.children.indices where names.contains(node.children[index].name) {
            node.children[index].opacity *= Double(1 - cover)
        }
    }

    /// Rounds the edge of a moved card beside floating buttons, like the corners of its
    /// section.
    ///
    /// No public source gives iOS 26's radius: the radius here is the section's radius, and
    /// grows with the buttons.
    func roundBesideActions(_ node: inout RenderNode) {
        guard let swipe = state.swipe, movesForSwipe, swipe.fraction > 0,
            RenderContext.current.theme.swipe.buttonInsets != .zero,
            case .card(let card)? = cell.groupedMetrics?.box
        else { return }
        let isAtRight =
            (swipe.edge == .trailing) == (cell.traitCollection.layoutDirection == .leftToRight)
        let radius = min(card, cell.bounds.height / 2) * min(1, swipe.fraction)
        let edge = isAtRight ? cell.bounds.width : 0
        let corners: RectCorner =
            isAtRight ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
        let backgrounds: [View?] =
            cell.selection.backgroundViews + [
                cell.backgroundView, cell.configuring.backgroundContent,
            ]
        let names = Set(backgrounds.compactMap { $0?.identity.partName })
        for index in node.children.indices {
            let child = node.children[index]
            if names.contains(child.name), child.cornerRadius == 0,
                (isAtRight ? child.frame.maxX : child.frame.minX) == edge
            {
                node.children[index].cornerRadius = radius
                node.children[index].maskedCorners = corners
                node.children[index].clipsToBounds = true
            } else if child.name == cell.separators.separator.identity.partName {
                // The line ends at the start of the curve.
                let room = isAtRight ? edge - child.frame.maxX : child.frame.minX - edge
                let cut = min(child.frame.width, max(0, radius - room))
                node.children[index].frame.size.width -= cut
                if !isAtRight { node.children[index].frame.origin.x += cut }
            } else if !names.contains(child.name),
                child.name != state.swipeActions?.identity.partName,
                reachesCorner(child, at: edge, radius)
            {
                // Content is clipped to the card, without clipping at the other edges.
                node.children[index] = RenderNode(
                    name: child.name, frame: CGRect(origin: .zero, size: cell.bounds.size),
                    clipsToBounds: true, cornerRadius: radius, maskedCorners: corners,
                    children: [child])
            }
        }
    }

    /// Returns whether a part of the row draws in the square of a corner at an edge.
    private func reachesCorner(_ part: RenderNode, at edge: CGFloat, _ radius: CGFloat) -> Bool {
        let reach = part.reach
        guard !reach.isNull else { return false }
        return [0, cell.bounds.height - radius].contains { top in
            let corner = CGRect(
                x: min(edge, abs(edge - radius)), y: top, width: radius, height: radius)
            return !reach.intersection(corner).isEmpty
        }
    }

    /// Adds or removes the buttons after a change of the swipe.
    func updateSwipeActions() {
        state.swipeActions?.removeFromSuperview()
        state.swipeActions = nil
        if let swipe = state.swipe {
            let view = SwipeActionsView(
                swipe.configuration.actions, isTrailing: swipe.edge == .trailing)
            state.swipeActions = view
            cell.addSubview(view)
            cell.layout.orderParts()
        }
        cell.setNeedsLayout()
    }

    /// Places the buttons and returns the width that they take from both sides of the content.
    func layoutSwipeActions() -> (leading: CGFloat, trailing: CGFloat) {
        guard let swipe = state.swipe, let swipeActions = state.swipeActions else {
            cell.bounds.origin.x = 0
            return (0, 0)
        }
        let fraction = max(0, swipe.fraction)
        swipeActions.fraction = fraction
        swipeActions.rowWidth = cell.layout.freeWidth
        swipeActions.rowHeight = cell.layout.body.height
        let isTrailing = swipe.edge == .trailing
        let outsets = cell.layout.bodyOutsets
        // The buttons end at a section index, whose letters are above the row.
        let index = isTrailing ? cell.layout.trailingReserve : 0
        let reachesEdge = movesForSwipe && index == 0
        let outset = reachesEdge ? (isTrailing ? outsets.right : outsets.left) : 0
        swipeActions.outset = outset
        let width = PixelGrid.current.round((swipeActions.fullWidth + outset) * fraction)
        let inside = isTrailing ? cell.layout.body.width - index - width : 0
        let beside = isTrailing ? cell.layout.body.width + outset - index : -width - outset
        swipeActions.frame = CGRect(
            x: movesForSwipe ? beside : inside, y: 0, width: width,
            height: cell.layout.body.height)
        guard movesForSwipe else {
            cell.bounds.origin.x = 0
            return isTrailing ? (0, width) : (width, 0)
        }
        let movesLeft = isTrailing == (cell.traitCollection.layoutDirection == .leftToRight)
        cell.bounds.origin.x = movesLeft ? width : -width
        return (0, 0)
    }
}

/// Open state of a row with swipe actions.
struct CellSwipe {
    var edge: TableView.SwipeEdge
    var configuration: SwipeActionsConfiguration
    /// Open fraction: 1 displays the buttons at their full widths.
    var fraction: CGFloat = 1
    /// Whether the row was opened by the delete control.
    var isArmed = false
    /// Whether the row is closing.
    var isClosing = false
    /// Identifier of the row's swipe that follows the row, or 0 for a swipe not opened by a
    /// table.
    var token = 0

    /// Whether the actions include a destructive button.
    var showsDelete: Bool {
        edge == .trailing && configuration.actions.contains { $0.style == .destructive }
    }
}

extension SwipeActionsConfiguration {
    /// Returns a configuration with a Delete button; the default title is the standard word.
    static func delete(
        titled title: String?, _ perform: @escaping () -> Void
    ) -> SwipeActionsConfiguration {
        SwipeActionsConfiguration(actions: [
            ContextualAction(style: .destructive, title: title ?? LocalizedDefault.delete.shown) {
                _, _, done in
                perform()
                done(true)
            }
        ])
    }

    /// Configuration with a Delete button without effect.
    static var delete: SwipeActionsConfiguration { delete(titled: nil) {} }
}
