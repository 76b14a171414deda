import Foundation
import TableDrawing

/// How what comes and goes in a gap at the end of a section is cut, so that the section's edge, which
/// moves, stays whole; points.
struct RoomShape {
    /// What the section's own edges take from the gap.
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    /// The inside of the section's borders, where rows stay within them.
    var sides: (minX: CGFloat, width: CGFloat)?
    var cornerRadius: CGFloat = 0
    var corners: RectCorner = []

    /// A row cut at the edges of a room, and at the round corners of the section that ends there.
    func cut(_ row: RenderNode, to room: CGRect) -> RenderNode {
        var row = row
        guard cornerRadius > 0, !corners.isEmpty else {
            return Self.cut(row, to: room, cornerRadius: 0, [])
        }
        // The corners are the section's, however low the room is.
        var box = room
        let missing = max(0, cornerRadius * 2 - room.height)
        let hasTop = corners.contains(.topLeft)
        let hasBottom = corners.contains(.bottomLeft)
        if hasTop != hasBottom {
            box.size.height += missing
            if hasBottom { box.origin.y -= missing }
        }
        row = Self.cut(row, to: box, cornerRadius: min(cornerRadius, box.height / 2), corners)
        return box == room ? row : Self.cut(row, to: room, cornerRadius: 0, [])
    }

    private static func cut(
        _ row: RenderNode, to rect: CGRect, cornerRadius: CGFloat, _ corners: RectCorner
    ) -> RenderNode {
        var shown = row
        shown.frame.origin.x -= rect.minX
        shown.frame.origin.y -= rect.minY
        return RenderNode(
            name: row.name, frame: rect, clipsToBounds: true, cornerRadius: cornerRadius,
            maskedCorners: corners, children: [shown])
    }
}
