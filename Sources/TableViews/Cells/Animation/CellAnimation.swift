import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableText
import TableThemes

/// Animations in progress in a cell.
package struct CellAnimation {
    let cell: TableViewCell
    var state: State { cell.animationState }

    final class State {
        /// State of the animations.
        var movement = CellMovement()
    }

    /// Selection state to draw instead of the row's own state, or `nil`.
    var drawnSelection: Bool? { state.movement.drawnSelection ?? drawnLook?.isShown }
    /// Look of the selection to draw instead of the row's own look, or `nil`.
    var drawnLook: RowSelectionState? { state.movement.drawnLook }
    /// Whether the selected background is visible, also while the background fades.
    var showsFill: Bool {
        state.movement.fillBefore(at: AnimationClock.current?.time)
            ?? (cell.selection.showsSelection || fadesFill)
    }
    /// Whether the selected background fades.
    var fadesFill: Bool { state.movement.fadesFill(at: AnimationClock.current?.time) }
    /// Whether the content still looks highlighted, as before a change of the selection, or `nil`
    /// once the content looks as its state demands.
    var contentBefore: Bool? { state.movement.contentBefore(at: AnimationClock.current?.time) }
    /// Whether parts of the cell may extend beyond its bounds.
    var partsOverhang: Bool { state.movement.clips(at: AnimationClock.current?.time) }
    /// Whether a row that was carried moves to its place.
    var isSettling: Bool { state.movement.settling != nil }

    /// Returns whether parts of the row move, which invalidates pictures of the row.
    func movesParts(at time: Double) -> Bool { state.movement.isUnderWay(at: time) }
    /// Omits corners and end lines while the box of the section is drawn below the row.
    func setInBox(_ isInBox: Bool) { state.movement.isInBox = isInBox }

    /// Begins to open or close the row for its swipe actions, until an instant in seconds.
    func beginSwiping(until end: Double) {
        beginMovingParts()
        state.movement.swipesUntil = end
    }

    /// Lowers the row to its place.
    ///
    /// - Parameter lift: progress of lifting at the start, from 0 to 1.
    func settle(_ timing: AnimationTiming, from lift: CGFloat) {
        state.movement.settling = .init(timing: timing, lift: lift)
    }

    /// Runs a change of the selection, with the transition of the row's table.
    func fadeSelection(animated: Bool, _ change: () -> Void) {
        guard animated, AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            return change()
        }
        let timing = RenderContext.current.theme.animation.selection.overridden
        switch cell.row.rowContext.selectionFade {
        case .crossfade, .twoImages:
            crossfadeSelection(timing, clock, change)
        case .background(let contentSwitch):
            let shownBefore = cell.selection.showsSelection
            let contentBefore = cell.showsHighlight
            let shareBefore = fillShare(at: clock.time) ?? (shownBefore ? 1 : 0)
            change()
            guard cell.selection.showsSelection != shownBefore else { return }
            let share =
                switch contentSwitch {
                case .start: 0.0
                case .middle: 0.5
                case .end: 1.0
                }
            state.movement.fillFade = CellMovement.FillFade(
                timing: AnimationTiming(
                    start: clock.time, duration: timing.duration, curve: timing.curve),
                contentSwitch: clock.time + timing.duration * share,
                contentBefore: contentBefore, from: shareBefore, to: shownBefore ? 0 : 1)
            clock.extend(to: clock.time + timing.duration)
            cell.selection.updateHighlight()
        }
    }

    /// Fades between drawings of the row before and after a change.
    ///
    /// While parts of the row move, both states are drawn again at each instant, because the
    /// parts move in both drawings.
    private func crossfadeSelection(
        _ timing: AnimationMetrics.Timing, _ clock: AnimationClock, _ change: () -> Void
    ) {
        let shownBefore = cell.selection.showsSelection
        let kind: ViewDissolve.Kind =
            cell.row.rowContext.selectionFade == .twoImages ? .twoImages : .exact
        let isLive = state.movement.isUnderWay(at: clock.time)
        if isLive {
            change()
            clock.extend(to: clock.time + timing.duration)
        } else {
            cell.dissolve(kind, duration: timing.duration, curve: timing.curve, change)
        }
        state.movement.selectionFade = CellMovement.RunningSelectionFade(
            timing: AnimationTiming(
                start: clock.time, duration: timing.duration, curve: timing.curve),
            shownBefore: shownBefore, isLive: isLive)
    }

    /// Returns whether a part of the row moves or fades, which invalidates cached drawings of
    /// the row.
    package func changes(at time: Double) -> Bool {
        state.movement.isUnderWay(at: time) || state.movement.fades(at: time)
            || cell.renderState.dissolve.map { time < $0.timing.end } == true
    }

    /// Prepares fades in the row for parts that begin to move.
    func beginMovingParts() {
        guard let time = AnimationClock.current?.time else { return }
        if let fade = state.movement.selectionFade, time < fade.timing.end {
            state.movement.selectionFade?.isLive = true
        }
        cell.renderState.dissolve = nil
        if state.movement.lineFade != nil { cell.setNeedsLayout() }
    }

    /// Returns the node of a fading selection while parts of the row move.
    func liveSelectionFade(_ after: RenderNode, _ depth: Int) -> RenderNode {
        guard let fade = state.movement.selectionFade else { return after }
        guard let time = AnimationClock.current?.time, time < fade.timing.end else {
            state.movement.selectionFade = nil
            return after
        }
        guard fade.isLive, state.movement.drawnSelection == nil,
            fade.shownBefore != cell.selection.showsSelection
        else { return after }
        return self.fade(
            to: after, from: (\.drawnSelection, fade.shownBefore), fade.timing, at: time, depth)
    }

    /// Returns the opacity of a fading selected background, or `nil` without a fade.
    func fillShare(at time: Double) -> Double? {
        guard let fade = state.movement.fillFade, time < fade.timing.end else { return nil }
        return fade.share(at: time)
    }

    /// Applies the opacity of the selected background at the clock's instant.
    private func fadeFills(of node: inout RenderNode) {
        guard let fade = state.movement.fillFade else { return }
        guard let clock = AnimationClock.current, clock.time < fade.timing.end else {
            state.movement.fillFade = nil
            return
        }
        let share = fade.share(at: clock.time)
        let names = Set(cell.selection.backgroundViews.compactMap(\.identity.partName))
        let lines =
            RenderContext.current.theme.separator.isHiddenBesideSelection
            ? [cell.separators.separator, cell.separators.upperSeparator].compactMap(
                \.identity.partName)
            : []
        for index in node.children.indices {
            let name = node.children[index].name
            if names.contains(name) { node.children[index].opacity *= share }
            if lines.contains(name) { node.children[index].opacity *= 1 - share }
        }
    }

    /// Repeats the layout of the parts during their movements.
    ///
    /// A part whose frame stays the same continues to move, even if it had another frame in
    /// between. A part that moves with the row's swipe also continues, because both movements
    /// are added.
    func layoutPartsKeepingMovements() {
        guard let time = AnimationClock.current?.time else { return cell.layout.layoutParts() }
        let swipes = time <= state.movement.swipesUntil
        let moving = (cell.subviews + cell.contentView.subviews).filter {
            !$0.layer.animations.isEmpty
        }
        .map {
            (view: $0, animations: $0.layer.animations, center: $0.center, bounds: $0.bounds)
        }
        cell.layout.layoutParts()
        for part in moving
        where swipes || part.view.center == part.center && part.view.bounds == part.bounds {
            part.view.layer.animations = part.animations
        }
    }

    /// Lays out the parts with animations; appearing and disappearing parts fade and slide.
    func layoutPartsAnimated() {
        guard let transaction = AnimationTransaction.current else {
            return cell.layout.layoutParts()
        }
        beginMovingParts()
        let before = sideParts
        let shownBefore = before.filter(\.isShown)
        let nodes = shownBefore.map { ($0, inPlace($0), $0.layer.animations) }
        let texts = cell.layout.textLabelsIfLoaded.filter(\.isShown).map {
            (label: $0, before: $0.loweredAsShown(depth: 1), frame: $0.frame)
        }
        let edgeBefore = trailingContentEdge
        cell.layout.layoutParts()
        // Accessories move with the end of the content, so that texts do not overlap them.
        let contentShift = trailingContentEdge - edgeBefore
        for (label, before, frame) in texts {
            // A text with different truncation or line breaks moves from its former start; an
            // unchanged text moves with its label.
            guard let before, case .text(let text, _) = label.makeContents(),
                before.plainText?.isSame(asMoved: text) != true
            else { continue }
            let isRightToLeft = label.readsFromRight
            let room = texts.lazy.filter { $0.label !== label && $0.label.isShown }.compactMap {
                MovingText.Room(
                    from: (frame, label.frame), to: ($0.frame, $0.label.frame),
                    isRightToLeft: isRightToLeft)
            }.first
            label.renderState.dissolve = ViewDissolve(
                before: before, timing: transaction.timing,
                kind: .movingText(isRightToLeft: isRightToLeft, room: room))
        }
        let distance = cell.editing.editControlShift
        func direction(_ part: View) -> CGFloat {
            cell.editing.isEditControl(part)
                == (cell.traitCollection.layoutDirection == .leftToRight) ? -1 : 1
        }
        for part in sideParts where part.isShown && !shownBefore.contains(where: { $0 === part }) {
            let center = part.center
            part.layer.animations = cancelRemoval(of: part).flatMap {
                $0.animationsOfReturn(to: center)
            }
            let slides = cell.editing.controls.contains { $0 === part }
            let shift = slides ? direction(part) * distance : -contentShift
            let start = CGPoint(x: center.x + shift, y: center.y)
            part.layer.add(
                .opacity, from: .number(0), to: .number(part.alpha), timing: transaction.timing,
                transaction.clock)
            if shift != 0 {
                part.layer.add(
                    .position, from: .point(start), to: .point(center),
                    timing: transaction.timing, transaction.clock)
            }
            transaction.hasAnimations = true
        }
        for (part, node, earlier) in nodes where !part.isShown {
            guard let node else { continue }
            part.layer.removeAllAnimations()
            let slides = cell.editing.controls.contains { $0 === part }
            state.movement.removedParts.append(
                RemovedPart(
                    part: part, node: node, timing: transaction.timing,
                    distance: slides ? direction(part) * distance : contentShift,
                    earlier: earlier.filter {
                        $0.property == .position || $0.property == .opacity
                    }))
        }
        state.movement.partsMoveUntil = max(state.movement.partsMoveUntil, transaction.timing.end)
        transaction.clock.extend(to: transaction.timing.end)
    }

    /// Returns the node of a part at its final position.
    private func inPlace(_ part: View) -> RenderNode? {
        let animations = part.layer.animations
        part.layer.animations = animations.filter {
            $0.property != .position && $0.property != .opacity
        }
        defer { part.layer.animations = animations }
        return part.loweredAsShown(depth: 1)
    }

    /// Removes and returns the running removals of a part that reappears.
    private func cancelRemoval(of part: View) -> [RemovedPart] {
        let time = AnimationClock.current?.time ?? .infinity
        let own = state.movement.removedParts.filter { $0.part === part && time < $0.timing.end }
        state.movement.removedParts.removeAll { $0.part === part }
        return own
    }

    /// Trailing edge of the content in the cell.
    private var trailingContentEdge: CGFloat {
        cell.traitCollection.layoutDirection == .leftToRight
            ? cell.contentView.frame.maxX : cell.contentView.frame.minX
    }

    /// Parts beside the content that depend on the cell's state.
    private var sideParts: [View] {
        cell.editing.controls + cell.accessory.parts
    }

    /// Adds the removed parts above the remaining parts, but below the buttons in their place.
    ///
    /// Removed parts make room for the buttons like the remaining parts.
    private func addRemovedParts(to node: inout RenderNode) {
        guard !state.movement.removedParts.isEmpty else { return }
        guard let clock = AnimationClock.current else {
            return state.movement.removedParts.removeAll()
        }
        state.movement.removedParts.removeAll { clock.time >= $0.timing.end }
        guard !state.movement.removedParts.isEmpty else { return }
        let presence = Double(1 - cell.editing.accessoryCover)
        let parts = state.movement.removedParts.map { removed in
            var part = removed.node(at: clock.time)
            if !cell.editing.isEditControl(removed.part) { part.opacity *= presence }
            return part
        }
        let departing = RenderNode(
            name: "departing", frame: cell.bounds, boundsOrigin: cell.bounds.origin, children: parts
        )
        let buttons = cell.editing.swipeActionsView?.identity.partName
        let place = node.children.firstIndex { $0.name == buttons && buttons != nil }
        node.children.insert(departing, at: place ?? node.children.endIndex)
    }

    /// Clips texts in their final form to the content, which does not have its final width
    /// yet.
    private func clipMovingTexts(of node: inout RenderNode) {
        guard let time = AnimationClock.current?.time else { return }
        let isMoving = cell.layout.textLabelsIfLoaded.contains { label in
            guard let dissolve = label.renderState.dissolve, case .movingText = dissolve.kind
            else { return false }
            return time > dissolve.timing.start && time < dissolve.timing.end
        }
        guard isMoving else { return }
        for index in node.children.indices
        where node.children[index].name == cell.contentView.identity.partName {
            node.children[index].clipsToBounds = true
        }
    }

    /// Clips sliding parts to the border of the section's box, which covers their origin.
    private func clipMovingParts(of node: inout RenderNode) {
        guard case .bordered? = cell.groupedMetrics?.box, partsOverhang else { return }
        let parts = cell.editing.controls.compactMap(\.identity.partName) + ["departing"]
        for index in node.children.indices where parts.contains(node.children[index].name) {
            var part = node.children[index]
            part.frame.origin.x -= cell.layout.body.minX
            part.frame.origin.y -= cell.layout.body.minY
            node.children[index] = RenderNode(
                name: part.name, frame: cell.layout.body, clipsToBounds: true, children: [part])
        }
    }

    /// Removes all animations, for a cell that will display another row.
    func stopMoving() {
        state.movement = CellMovement()
        cell.renderState.dissolve = nil
        cell.layer.removeAllAnimations()
        stopMoving(below: cell)
    }

    private func stopMoving(below view: View) {
        for subview in view.ownSubviews {
            subview.layer.removeAllAnimations()
            subview.renderState.dissolve = nil
            stopMoving(below: subview)
        }
    }

    /// Updates the views that have been added since the last state change.
    func prepareForLowering() {
        cell.updateConfigurationIfNeeded()
        cell.layoutIfNeeded()
        cell.selection.updateHighlight()
        cell.background.updateGroupedBackground()
    }

    /// Returns the node of the row at rest.
    func loweredAtRest(depth: Int) -> RenderNode? {
        prepareForLowering()
        guard var node = cell.loweredTree(depth: depth) else { return nil }
        fadeFills(of: &node)
        fadeLines(of: &node)
        cell.editing.fadeAccessoryBesideSwipe(of: &node)
        cell.editing.roundBesideActions(&node)
        addRemovedParts(to: &node)
        clipMovingParts(of: &node)
        clipMovingTexts(of: &node)
        if let location = cell.background.location, state.movement.isInBox {
            return withoutBoxEnds(node, at: location)
        }
        cell.background.clipToBox(&node)
        return node
    }
}

extension View {
    /// Whether the view has a superview and is not hidden.
    var isShown: Bool { superview != nil && !isHidden }
}
