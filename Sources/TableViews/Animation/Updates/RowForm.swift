import Foundation
import TableAnimation
import TableDrawing

/// A row that becomes the first or the last of its section, or is it no more, while the section's box
/// is drawn as one shape that moves.
///
/// Meanwhile the row shows nothing of the box's corners and end lines, which are elsewhere.
struct RowForm {
    /// The row as it was drawn.
    let before: RenderNode
    /// The same without what belongs to the box's ends.
    let inside: RenderNode
    let timing: AnimationTiming
    /// Whether something in the row moves or fades by itself, so that no picture of it stays true.
    var isLive = false

    /// What is shown at an instant on the way to a node without the box's ends.
    func node(to after: RenderNode, at time: Double) -> RenderNode {
        guard time > timing.start else {
            var node = before
            node.frame.origin = after.frame.origin
            return node
        }
        guard !isLive else { return after }
        let dissolve = ViewDissolve(before: inside, timing: timing, kind: .exact)
        return dissolve.node(to: after, at: time) ?? after
    }
}

extension TableViewCell {
    /// The row's form at the clock's instant, if it is on its way.
    func shownForm(of node: RenderNode) -> RenderNode? {
        guard let form = movement.form, let location else { return nil }
        guard let time = AnimationClock.current?.time, time < form.timing.end else {
            movement.form = nil
            return nil
        }
        return form.node(to: withoutEnds(node, at: location), at: time)
    }

    /// A picture of the row as one of the rows between: without the corners and lines at the ends of
    /// its section's box.
    func withoutEnds(_ node: RenderNode, at location: RowLocation) -> RenderNode {
        var node = node
        if case .card? = groupedMetrics?.box {
            node.cornerRadius = 0
            node.cornerBox = nil
            node.maskedCorners = .allCorners
            node.clipWhatReachesOut()
        }
        var hidden = [upperSeparator.partName]
        if location.isLast { hidden.append(separator.partName) }
        node.children.removeAll { child in hidden.contains { $0 == child.name } }
        guard let background = backgroundView as? GroupedBackgroundView,
            let index = node.children.firstIndex(where: { $0.name == background.partName }),
            let contents = background.contentsWithoutEnds(
                in: node.children[index].frame.size, hasUpperLine: !location.isFirst)
        else { return node }
        // What it shows while its size is on its way is a part of it.
        node.children[index].children = []
        node.children[index].contents = contents
        return node
    }
}
