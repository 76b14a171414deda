import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText

/// Part of a sheet in a slab: bordered pictures, captions and the heading.
final class SheetView: View {
    /// Background of the sheet.
    static let background = Color(hex: 0xF2F2F5)
    private static let edge = Color(hex: 0xC9C9CE)
    private static let titleColor = Color(hex: 0x1C1C1E)
    private static let detailColor = Color(hex: 0x6A6A70)

    /// Returns the render node of a slab of the sheet, with the slab's top at y 0.
    ///
    /// - Parameter content: Returns the pictures and captions of the given cells, in order.
    /// - Throws: The errors of `content`.
    static func lowered(
        _ layout: SheetLayout, slab: Extent, heading: String = "",
        content: ([SheetLayout.Cell]) throws -> [SheetContent]
    ) throws -> RenderNode {
        let cells = layout.cells.filter {
            Extent(minY: $0.bounds.minY - 1, maxY: $0.bounds.maxY + 1).intersects(slab)
        }
        let view = SheetView(frame: CGRect(origin: .zero, size: layout.size))
        for (cell, content) in zip(cells, try content(cells)) { view.add(cell, content, layout) }
        let top = Extent(minY: layout.heading.minY - 1, maxY: layout.heading.maxY + 1)
        if top.intersects(slab) {
            view.addText(heading, SheetLayout.headingFont, titleColor, layout.heading, lines: 1)
        }
        var node = view.lowered()
        node.frame.origin.y = -slab.minY
        return node
    }

    private func add(_ cell: SheetLayout.Cell, _ content: SheetContent, _ layout: SheetLayout) {
        let image = content.image
        let pixel = 1 / CGFloat(layout.scale)
        func aligned(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
        let place = CGRect(
            x: aligned(cell.picture.minX), y: aligned(cell.picture.minY),
            width: image.size.width, height: image.size.height)
        let edge = View(frame: place.insetBy(dx: -pixel, dy: -pixel))
        edge.layer.borderWidth = pixel
        edge.layer.borderColor = Self.edge
        addSubview(edge)
        let picture = ImageView(image: image)
        picture.frame = place
        addSubview(picture)
        let caption = content.caption
        addText(caption.title, SheetLayout.titleFont, Self.titleColor, cell.title, lines: 1)
        addText(caption.detail, SheetLayout.detailFont, Self.detailColor, cell.detail, lines: 2)
    }

    private func addText(
        _ text: String, _ font: Font, _ color: Color, _ frame: CGRect, lines: Int
    ) {
        guard !text.isEmpty else { return }
        let label = Label(frame: frame)
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = lines
        addSubview(label)
    }
}
