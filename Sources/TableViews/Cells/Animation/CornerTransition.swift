import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableThemes

/// A row that changes its place in its section's box, on its way from the old corners and lines
/// to the new corners and lines.
///
/// Both forms are drawn at each instant, because parts of the row may move during the change.
struct CornerTransition {
    /// Where a row stands in its section's box, and how large it is there: borders make rows at the ends higher.
    struct Placement: Equatable {
        let location: RowLocation
        /// In points.
        let size: CGSize
    }

    /// Where it stood.
    let before: Place
    let timing: AnimationTiming
    /// How the one form fades into the other.
    let kind: ViewDissolve.Kind

    /// Maximum number of interrupted forms that are drawn.
    ///
    /// Earlier forms are dropped. This is our choice.
    static let mostInterrupted = 4
}

extension CellAnimation {
    /// Starts the change of the row to the form of its new place.
    ///
    /// A form that begins at the same instant as another form was never visible and does not count.
    func beginCornerTransition(
        from before: CornerTransition.Placement?, _ timing: AnimationTiming,
        _ kind: ViewDissolve.Kind = .exact
    ) {
        guard var before, let place = boxPlacement else { return }
        if let last = movement.cornerTransitions.last, last.timing.start == timing.start {
            before = last.before
            movement.cornerTransitions.removeLast()
        }
        guard before.location != place.location else { return }
        movement.cornerTransitions.append(
            CornerTransition(before: before, timing: timing, kind: kind))
        if movement.cornerTransitions.count > CornerTransition.mostInterrupted {
            movement.cornerTransitions.removeFirst()
        }
    }

    /// Where the row stands in its section's box; nothing in a plain table.
    var boxPlacement: CornerTransition.Placement? {
        cell.background.location.map {
            CornerTransition.Placement(location: $0, size: cell.bounds.size)
        }
    }

    /// The row at the clock's instant, with the forms that it is on its way from.
    func loweredInCornerTransition(depth: Int) -> RenderNode? {
        guard let time = AnimationClock.current?.time else {
            movement.cornerTransitions = []
            return loweredAtRest(depth: depth)
        }
        if let last = movement.cornerTransitions.lastIndex(where: { time >= $0.timing.end }) {
            movement.cornerTransitions.removeFirst(last + 1)
        }
        guard let present = boxPlacement, !movement.cornerTransitions.isEmpty else {
            return loweredAtRest(depth: depth)
        }
        guard var nodes = loweredAtRest(depth: depth).map({ [$0] }) else { return nil }
        let transitions = movement.cornerTransitions
        var parts = CornerTransitionParts(of: cell)
        let animations = cell.layer.animations
        cell.layer.animations = animations.filter { $0.property != .boundsSize }
        defer {
            parts.layOut(cell, at: present)
            cell.layer.animations = animations
        }
        for transition in transitions.reversed() {
            parts.layOut(cell, at: transition.before)
            parts.subtractMovement(startedWith: transition.timing)
            guard let node = loweredAtRest(depth: depth) else { return nil }
            nodes.append(node)
        }
        let last = nodes.removeLast()
        return zip(transitions, nodes.reversed()).reduce(last) { shown, next in
            ViewDissolve(before: shown, timing: next.0.timing, kind: next.0.kind)
                .node(to: next.1, at: time) ?? next.1
        }
    }

    /// A picture of the row as one of the rows between: without the corners and lines at the ends of
    /// its section's box.
    func withoutBoxEnds(_ node: RenderNode, at location: RowLocation) -> RenderNode {
        var node = node
        if case .card? = cell.groupedMetrics?.box {
            node.cornerRadius = 0
            node.cornerBox = nil
            node.maskedCorners = .allCorners
            node.clipWhatReachesOut()
        }
        if case .mix(let before, let after, let share) = node.contents {
            // Forms and selections that fade.
            node.contents = .mix(
                withoutBoxEnds(before, at: location), withoutBoxEnds(after, at: location), share)
        }
        var hidden = [cell.separators.upperSeparator.identity.partName]
        if location.isLast { hidden.append(cell.separators.separator.identity.partName) }
        node.children.removeAll { child in hidden.contains { $0 == child.name } }
        guard let background = cell.backgroundView as? GroupedBackgroundView,
            let index = node.children.firstIndex(where: { $0.name == background.identity.partName }
            ),
            let contents = background.contentsWithoutEnds(
                in: node.children[index].frame.size, hasUpperLine: !location.isFirst)
        else { return node }
        // The contents of the background view's size animation are also in its children.
        node.children[index].children = []
        node.children[index].contents = contents
        return node
    }
}
