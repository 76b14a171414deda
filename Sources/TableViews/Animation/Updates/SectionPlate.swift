import Foundation
import TableDrawing
import TableGeometry

/// The box of a section whose rows come, go and move: one shape, beneath them, whose edges move with
/// them.
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

    var end: Double { movements.map(\.timing.end).max() ?? start }

    /// What is shown at an instant in a stretch of the content.
    func node(at time: Double, within visible: Extent) -> RenderNode? {
        guard time > start, time < end else { return nil }
        let offset = movements.offset(at: time)
        // Ends that lie far outside of the screen are drawn nearer to it: that is not seen.
        let top = max(rest.minY + offset.top, visible.minY - Self.overhang)
        let bottom = min(rest.maxY + offset.bottom, visible.maxY + Self.overhang)
        guard bottom > top else { return nil }
        let frame = CGRect(x: rest.minX, y: top, width: rest.width, height: bottom - top)
        var node = RenderNode(name: "section \(section)", frame: frame)
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
        return node
    }

    private static let overhang: CGFloat = 512
}
