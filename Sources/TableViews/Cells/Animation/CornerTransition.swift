import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableThemes

/// Transition of a row to another place in its section's box, with other corners and lines.
///
/// Both looks are drawn at each instant, because parts of the row may move during the transition.
struct CornerTransition {
    /// Location of a row in its section's box, and the size of the row.
    ///
    /// The size depends on the location, because borders increase the height of the first and last
    /// row.
    struct Placement: Equatable {
        let location: RowLocation
        /// Size in points.
        let size: CGSize
    }

    /// Location and size before the transition.
    let before: Placement
    let timing: AnimationTiming
    /// Method by which the two looks are combined.
    let kind: ViewDissolve.Kind

    /// Maximum number of running transitions that are drawn.
    ///
    /// Earlier transitions are dropped. The number is our choice.
    fileprivate static let mostInterrupted = 4
}

extension CellAnimation {
    /// Starts a transition to the row's present place in its section's box.
    ///
    /// An earlier transition that started at the same instant was never visible and is replaced.
    func beginCornerTransition(
        from before: CornerTransition.Placement?, _ timing: AnimationTiming,
        _ kind: ViewDissolve.Kind = .exact
    ) {
        guard var before, let place = boxPlacement else { return }
        if let last = state.movement.cornerTransitions.last, last.timing.start == timing.start {
            before = last.before
            state.movement.cornerTransitions.removeLast()
        }
        guard before.location != place.location else { return }
        state.movement.cornerTransitions.append(
            CornerTransition(before: before, timing: timing, kind: kind))
        if state.movement.cornerTransitions.count > CornerTransition.mostInterrupted {
            state.movement.cornerTransitions.removeFirst()
        }
    }

    /// Location and size of the row in its section's box, or `nil` in a plain table.
    var boxPlacement: CornerTransition.Placement? {
        cell.background.location.map {
            CornerTransition.Placement(location: $0, size: cell.bounds.size)
        }
    }

    /// Returns the node of the row at the clock's instant, with its running transitions.
    func loweredInCornerTransition(depth: Int) -> RenderNode? {
        guard let time = AnimationClock.current?.time else {
            state.movement.cornerTransitions = []
            return loweredAtRest(depth: depth)
        }
        if let last = state.movement.cornerTransitions.lastIndex(where: { time >= $0.timing.end }) {
            state.movement.cornerTransitions.removeFirst(last + 1)
        }
        guard let present = boxPlacement, !state.movement.cornerTransitions.isEmpty else {
            return loweredAtRest(depth: depth)
        }
        guard var nodes = loweredAtRest(depth: depth).map({ [$0] }) else { return nil }
        let transitions = state.movement.cornerTransitions
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

    /// Returns a picture of the row without the corners and lines of its box's ends, like a row
    /// between other rows.
    func withoutBoxEnds(_ node: RenderNode, at location: RowLocation) -> RenderNode {
        var node = node
        if case .card? = cell.groupedMetrics?.box {
            node.cornerRadius = 0
            node.cornerBox = nil
            node.maskedCorners = .allCorners
            node.clipWhatReachesOut()
        }
        if case .mix(let before, let after, let share) = node.contents {
            // Corner transitions and selection fades.
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
