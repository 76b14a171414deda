import Foundation
import TableDrawing
import TableGeometry

/// How a row, header or footer comes into a gap, or leaves in one.
struct RowArrival {
    let animation: TableView.RowAnimation
    let gap: UpdateGap
    let timing: AnimationTiming
    /// Whether it leaves.
    let leaves: Bool

    /// The node of a row as it is shown at an instant, cut at the gap's edges; nothing where it is not
    /// shown.
    ///
    /// The node stands at its place at rest: of the new table for one that comes, of the old one for
    /// one that leaves.
    func node(_ node: RenderNode, at time: Double) -> RenderNode? {
        let progress = CGFloat(timing.progress(at: time))
        guard animation != .none || !leaves || time <= timing.start else { return nil }
        let extent = gap.extent(at: progress)
        var row = node
        row.frame.origin.y += shift(in: extent)
        /// How much of the row's movement is done, from out of sight to in its place.
        let presence = leaves ? 1 - progress : progress
        switch animation {
        case .fade, .automatic: row.opacity *= Double(min(1, max(0, presence)))
        case .left: row.frame.origin.x -= node.frame.width * (1 - presence)
        case .right: row.frame.origin.x += node.frame.width * (1 - presence)
        case .top, .bottom, .middle, .none: break
        }
        guard extent.height > 0 else { return nil }
        let room = CGRect(
            x: node.frame.minX, y: extent.minY, width: node.frame.width, height: extent.height)
        row.frame.origin.x -= room.minX
        row.frame.origin.y -= room.minY
        return RenderNode(name: node.name, frame: room, clipsToBounds: true, children: [row])
    }

    /// How far the row is moved: along with what stands below the gap for one that comes from above, with
    /// what stands above it for one that comes from below, half and half for the middle.
    private func shift(in extent: Extent) -> CGFloat {
        let fromTop = extent.minY - (leaves ? gap.oldTop : gap.newTop)
        let fromBottom = extent.maxY - (leaves ? gap.oldBottom : gap.newBottom)
        switch animation {
        case .top: return fromBottom
        case .middle: return (fromTop + fromBottom) / 2
        case .fade, .left, .right, .bottom, .none, .automatic: return fromTop
        }
    }
}
