import Foundation
import TableDrawing
import TableGeometry

/// The room that a carried row has had two others make in their section's box, while these close up or that one comes to
/// lie between them: the table is seen there, as it was while the row was carried.
struct SectionHole {
    let upper: TableViewCell
    let lower: TableViewCell
    /// When the row has been put down.
    let end: Double
}

extension TableView {
    /// Keeps the room open that rows have made for one that is put down as a batch begins.
    func keepHoles(from before: ScreenBefore, _ record: UpdateRecord, _ timing: AnimationTiming) {
        let time = timing.start
        updateMovement.holes.removeAll { time >= $0.end }
        let settling = displayed.values.compactMap(\.movement.settling).map(\.timing.end)
        guard let end = settling.max(), time < end else { return }
        let lying = before.rows.filter { $0.value.travelsUntil == nil }.sorted { $0.key < $1.key }
        for (above, below) in zip(lying, lying.dropFirst())
        where above.key.section == below.key.section {
            func top(_ row: ScreenBefore.Row) -> CGFloat {
                row.node.frame.minY + row.movements.offset(at: time).top
            }
            let room = top(below.value) - top(above.value) - above.value.node.frame.height
            let cells = [above, below].compactMap {
                record.mapping.newIndexPath(for: $0.key).flatMap { displayed[$0] }
            }
            guard room > 1, cells.count == 2 else { continue }
            updateMovement.holes.append(
                SectionHole(upper: cells[0], lower: cells[1], end: max(end, timing.end)))
        }
    }

    /// What is seen through the boxes of sections at an instant, above them and beneath the rows.
    func holeNodes(at time: Double?, within visible: Extent) -> [RenderNode] {
        guard let time else { return [] }
        return updateMovement.holes.compactMap { hole in
            let top = hole.upper.layer.shownFrame.maxY
            let height = hole.lower.layer.shownFrame.minY - top
            guard time < hole.end, height > 0, hole.upper.displayedIndexPath != nil,
                hole.lower.displayedIndexPath != nil
            else { return nil }
            let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            return RenderNode(
                name: "section hole", frame: frame, background: makeBackground(),
                contents: backgroundPattern(
                    in: CGRect(origin: .zero, size: frame.size), over: visible.offset(by: -top)))
        }
    }
}
