import Dispatch
import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableViews

/// The stretch of a contact sheet that a slab shows: pictures with an edge, and captions.
final class SheetView: View {
    /// What the pictures lie on.
    static let background = Color(hex: 0xF2F2F5)
    private static let edge = Color(hex: 0xC9C9CE)
    private static let titleColor = Color(hex: 0x1C1C1E)
    private static let detailColor = Color(hex: 0x6A6A70)

    /// The pictures that a slab of the sheet shows, as a tree whose top is the slab's.
    ///
    /// - Throws: what a picture that cannot be made throws.
    static func lowered(_ layout: SheetLayout, slab: Extent, jobs: Int) throws -> RenderNode {
        let cells = layout.cells.filter {
            Extent(minY: $0.bounds.minY - 1, maxY: $0.bounds.maxY + 1).intersects(slab)
        }
        let view = SheetView(frame: CGRect(origin: .zero, size: layout.size))
        let images = try images(of: cells, layout, jobs: jobs)
        for (cell, image) in zip(cells, images) { view.add(cell, image, layout) }
        var node = view.lowered()
        node.frame.origin.y = -slab.minY
        return node
    }

    /// The pictures in the pixels of the sheet, made several at once; the order is that of the cells.
    private static func images(
        of cells: [SheetLayout.Cell], _ layout: SheetLayout, jobs: Int
    ) throws -> [Image] {
        let slots = ResultSlots<Image>(count: cells.count)
        for start in stride(from: 0, to: cells.count, by: max(1, jobs)) {
            let part = min(max(1, jobs), cells.count - start)
            DispatchQueue.concurrentPerform(iterations: part) { offset in
                let index = start + offset
                slots.fill(index) { try image(of: cells[index], scale: layout.scale) }
            }
        }
        return try slots.values()
    }

    private static func image(of cell: SheetLayout.Cell, scale: Double) throws -> Image {
        let size = cell.picture.size
        let own = cell.item.scale
        // A huge picture is made smaller at once.
        let fitting = (mostPixels / Double(size.width * size.height)).squareRoot()
        let used = min(own, max(PictureLimits.scale.lowerBound, fitting))
        let picture = try cell.item.picture(used)
        picture.threads = 1
        let image = Image(
            bitmap: try picture.bitmap(ofTop: size.height), scale: CGFloat(used))
        guard used != scale else { return image }
        return Image(
            bitmap: try Picture.bitmap(showing: image, size: size, scale: scale),
            scale: CGFloat(scale))
    }

    /// Pixels of a picture before it is brought to the sheet's scale.
    private static let mostPixels = 24_000_000.0

    private func add(_ cell: SheetLayout.Cell, _ image: Image, _ layout: SheetLayout) {
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
        addCaption(cell.item.title, SheetLayout.titleFont, Self.titleColor, cell.title, lines: 1)
        addCaption(
            cell.item.detail, SheetLayout.detailFont, Self.detailColor, cell.detail, lines: 2)
    }

    private func addCaption(
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
