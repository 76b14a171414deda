import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Box of a section with moving rows, drawn as a single shape below the rows.
struct PresentedBox {
    /// Look of a box.
    enum Look {
        /// Complete bordered box.
        case bordered(GroupedBackgroundView)
        /// Card with round corners of a radius, in points.
        case card(cornerRadius: CGFloat)
        /// Lines above and below the rows; the colour is `nil` in a table without separators.
        case lines(color: Color?, thickness: CGFloat)
    }

    /// Frame of the box at an instant, in content coordinates and points.
    let frame: CGRect
    let look: Look
    /// Colour behind the rows, or `nil` if the rows have different colours.
    let fill: Color?

    /// Returns the node of the box, or `nil` if the box is empty or far outside of `visible`.
    ///
    /// - Parameter visible: visible part of the content, in points.
    func node(named name: String, within visible: (minY: CGFloat, maxY: CGFloat)) -> RenderNode? {
        // Ends far outside of the screen are moved nearer to the screen.
        let top = max(frame.minY, visible.minY - Self.overhang)
        let bottom = min(frame.maxY, visible.maxY + Self.overhang)
        guard bottom > top else { return nil }
        let shown = CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
        var node = RenderNode(
            name: name, frame: shown, opacity: Double(min(1, frame.height / Self.fadingHeight)))
        switch look {
        case .bordered(let view):
            view.frame = CGRect(origin: .zero, size: shown.size)
            node.contents = view.makeContents()
        case .card(let radius):
            node.cornerRadius = min(radius, shown.height / 2)
            node.background = fill.map { .color($0.resolved) }
        case .lines(let color, let thickness):
            node.background = fill.map { .color($0.resolved) }
            guard let color else { break }
            node.children = [0, shown.height - thickness].map { y in
                RenderNode(
                    name: "line",
                    frame: CGRect(x: 0, y: y, width: shown.width, height: thickness),
                    background: .color(color.resolved))
            }
        }
        return node
    }

    /// Height below which a box fades, in points; our choice.
    ///
    /// The fade ensures that the two lines of a closing box do not remain as a single line.
    private static let fadingHeight: CGFloat = 8
    private static let overhang: CGFloat = 512

    /// Returns the part of a row within the box, clipped to its edges and corners, or `nil` if the
    /// row is outside.
    func clip(_ row: RenderNode) -> RenderNode? {
        let (room, radius) = interior
        guard room.height > 0, room.width > 0, row.frame.intersects(room) else { return nil }
        return row.clipped(to: room, cornerRadius: max(0, min(radius, room.height / 2)))
    }

    /// Returns the part of a row that moves aside, clipped to the upper and the lower edge of the
    /// box.
    ///
    /// - Parameter bounds: bounds of the table.
    func clipAside(_ row: RenderNode, in bounds: CGRect) -> RenderNode? {
        var room = interior.frame
        room.origin.x = bounds.minX
        room.size.width = bounds.width
        guard room.height > 0, row.frame.minY < room.maxY, row.frame.maxY > room.minY else {
            return nil
        }
        return row.clipped(to: room)
    }

    /// Frame within the border, and the radius of its corners, in points.
    private var interior: (frame: CGRect, cornerRadius: CGFloat) {
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
        return (frame.inset(by: insets), radius)
    }
}

/// Box of a deleted section while its rows leave.
struct LeavingBox {
    let look: PresentedBox.Look
    let fill: Color?
    /// Number of the leaving header, or `nil` if the header was not on display.
    let header: Int?
    /// Numbers of the leaving rows.
    let rows: Set<Int>
}

extension RenderNode {
    /// Returns the node inside a node that clips it to a rectangle in the coordinate system of its
    /// parent.
    func clipped(to rect: CGRect, cornerRadius: CGFloat = 0) -> RenderNode {
        var inner = self
        inner.frame.origin.x -= rect.minX
        inner.frame.origin.y -= rect.minY
        return RenderNode(
            name: name, frame: rect, clipsToBounds: true, cornerRadius: cornerRadius,
            maskedCorners: .allCorners, children: [inner], identifier: identifier)
    }
}
