import Foundation
import TableDrawing
import TableGeometry

/// The box of a section whose rows are inserted, deleted or moved.
///
/// It is a single shape below the rows, and its edges move with the rows.
struct SectionPlate {
    /// What is drawn of the box.
    enum Look {
        /// All of a bordered box.
        case bordered(GroupedBackgroundView)
        /// A card with round corners, of this radius in points.
        case card(cornerRadius: CGFloat)
        /// The lines above and below the rows; nothing where the table has none.
        case lines(color: Color?, thickness: CGFloat)
    }

    /// The section, by its number in the table as it is.
    var section: Int
    /// Where the box is at rest; content coordinates, points.
    var rest: CGRect
    /// The way of its upper and its lower edge.
    var movements: [EdgeMovement]
    let look: Look
    /// The colour behind the rows; nothing where they have other ones.
    let fill: Color?
    /// When it began to move; until then the rows draw it.
    let start: Double
    /// Arrival of the section, if the section was still arriving when the box began to change.
    var arrival: RowArrival?
    /// Horizontal origin and width of the rows, in points.
    ///
    /// Items that enter from a side move by this distance.
    var rowSpan: (minX: CGFloat, width: CGFloat) = (0, 0)

    /// A section that is still coming is shown by its box until it has come.
    var end: Double {
        movements.map(\.timing.end).reduce(max(start, arrival?.end ?? start), max)
    }

    /// What is shown at an instant in a stretch of the content.
    func node(at time: Double, within visible: Extent) -> RenderNode? {
        guard let frame = frame(at: time, within: visible) else { return nil }
        var node = RenderNode(
            name: "section \(section)", frame: frame, opacity: opacity(ofHeight: frame.height))
        switch look {
        case .bordered(let view):
            view.frame = CGRect(origin: .zero, size: frame.size)
            node.contents = view.makeContents()
        case .card(let radius):
            node.cornerRadius = min(radius, frame.height / 2)
            node.background = fill.map { .color($0.resolved) }
        case .lines(let color, let thickness):
            node.background = fill.map { .color($0.resolved) }
            guard let color else { break }
            node.children = [0, frame.height - thickness].map { y in
                RenderNode(
                    name: "line",
                    frame: CGRect(x: 0, y: y, width: frame.width, height: thickness),
                    background: .color(color.resolved))
            }
        }
        return coming(node, at: time)
    }

    /// How much is seen of a box of a height in points, from 0 to 1: its last points fade, so that the two lines of a
    /// section that becomes empty do not lie there as one until they are gone.
    private func opacity(ofHeight height: CGFloat) -> Double {
        let growth = movements.reduce(0) { $0 + $1.bottom - $1.top }
        let whole = max(rest.height, rest.height + growth)
        return Double(min(1, height / max(0.01, min(Self.fadingHeight, whole))))
    }

    /// Our choice, in points.
    private static let fadingHeight: CGFloat = 8

    /// What is seen at an instant of something in the section: all of it, unless the section is still coming.
    func coming(_ node: RenderNode, at time: Double) -> RenderNode? {
        guard let arrival, time < arrival.end else { return node }
        var inner = node
        inner.frame.origin = CGPoint(x: node.frame.minX - rowSpan.minX, y: 0)
        let frame = CGRect(
            x: rowSpan.minX, y: node.frame.minY, width: rowSpan.width, height: node.frame.height)
        return arrival.node(RenderNode(name: node.name, frame: frame, children: [inner]), at: time)
    }

    /// Returns the part of a row within the box at an instant, clipped to the box's edges and
    /// corners.
    ///
    /// Returns `nil` if the row is outside of the box, and the whole row while the rows draw
    /// the box themselves.
    func cut(_ row: RenderNode, at time: Double, within visible: Extent) -> RenderNode? {
        guard let frame = frame(at: time, within: visible) else { return row }
        var insets = EdgeInsets.zero
        var radius: CGFloat = 0
        switch look {
        case .bordered(let view):
            guard let part = view.part else { break }
            let width = part.box.borderWidth
            let etching = part.isEtched ? part.box.etchingWidth : 0
            insets = EdgeInsets(
                top: width + etching, left: width, bottom: width + etching, right: width)
            radius = part.box.cornerRadius - width
        case .card(let cornerRadius): radius = cornerRadius
        case .lines(let color, let thickness):
            if color != nil { insets = EdgeInsets(top: thickness, bottom: thickness) }
        }
        let room = frame.inset(by: insets)
        guard room.height > 0, room.width > 0, row.frame.intersects(room) else { return nil }
        let shape = RoomShape(
            cornerRadius: max(0, min(radius, room.height / 2)), corners: .allCorners)
        return shape.cut(row, to: room)
    }

    /// Where the box is at an instant; nothing while the rows draw it.
    private func frame(at time: Double, within visible: Extent) -> CGRect? {
        guard time > start, time < end else { return nil }
        let offset = movements.offset(at: time)
        // Ends that lie far outside of the screen are drawn nearer to it: that is not seen.
        let top = max(rest.minY + offset.top, visible.minY - Self.overhang)
        let bottom = min(rest.maxY + offset.bottom, visible.maxY + Self.overhang)
        guard bottom > top else { return nil }
        return CGRect(x: rest.minX, y: top, width: rest.width, height: bottom - top)
    }

    private static let overhang: CGFloat = 512
}
