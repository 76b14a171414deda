import Foundation
import TableAnimation
import TableDrawing
import TableGeometry
import TableViews

/// Plays the steps of a timeline on a document's screen, each when the clock reaches its time.
final class TimelinePlayer {
    /// All that is shown.
    let view: View
    private let document: TableDocument
    private let content: View
    private let table: TableView
    /// Shows this document's screen or another's; nothing where there is but one.
    private let stage: TimelineView?
    private let touches: TouchOverlay?
    /// The other documents' screens, by the number of their step.
    private var screens: [Int: View] = [:]
    /// The screen of the step that left this document's last, or of the one that comes back to it.
    private var upper: View?

    /// How long a finger carries a row from place to place, where no step says so: our choice.
    private static let carryDuration = 0.6
    /// How long a finger rests on what it taps: our choice.
    private static let tapDuration = 0.15

    init(_ document: TableDocument, content: View, bezel: DeviceBezel?, table: TableView) {
        self.document = document
        self.content = content
        self.table = table
        let steps = document.timeline
        for (number, step) in steps.enumerated() {
            guard let screen = step.action.otherScreen else { continue }
            screens[number] = Self.view(of: screen.document)
        }
        stage = screens.isEmpty ? nil : TimelineView(contentView: content)
        bezel?.stage = stage
        let shown: View = bezel.map { TimelineView(contentView: $0) } ?? stage ?? content
        let hasTouches =
            document.animation.showsTouches
            || steps.contains { if case .touch = $0.action { true } else { false } }
        touches = hasTouches ? TouchOverlay(contentView: shown) : nil
        view = touches ?? shown
        if steps.contains(where: { if case .refresh = $0.action { true } else { false } }),
            table.refreshControl == nil
        {
            table.refreshControl = RefreshControl()
        }
        showFirstScreen(steps)
    }

    private static func view(of document: TableDocument) -> View {
        document.bars == nil ? document.makeTable() : document.makeScreen()
    }

    /// Where a screen is come back from before another has been gone to, that one is shown first.
    private func showFirstScreen(_ steps: [TimelineStep]) {
        let first = steps.enumerated().first { $0.element.action.otherScreen != nil }
        guard let first, case .pop = first.element.action else { return }
        upper = screens[first.offset]
        if let upper { stage?.show(upper) }
    }

    /// Has the clock of the animation under way play the steps.
    func schedule() {
        guard let clock = AnimationClock.current else { return }
        if document.animation.showsTouches { scheduleTouches(clock) }
        for (number, step) in document.timeline.enumerated() {
            clock.at(step.at) { [self] in
                DiagnosticLog.$place.withValue("\(step.location)") {
                    View.withAnimationTiming(
                        duration: isCarried(step) ? nil : step.duration,
                        curve: step.curve?.curve(over: step.duration ?? duration(of: step.action))
                    ) { perform(step, number) }
                }
            }
        }
    }

    /// Has fingers be shown, each a moment before what it does where nothing else moves then.
    private func scheduleTouches(_ clock: AnimationClock) {
        var free = 0.0
        for step in document.timeline {
            let press =
                Self.presses(step) ? min(step.at, max(free, step.at - Self.tapDuration)) : step.at
            free = step.at + duration(step)
            clock.at(press) { [self] in
                DiagnosticLog.$place.withValue("\(step.location)") {
                    showTouch(of: step, press: step.at - press)
                }
            }
        }
    }

    /// Whether a finger is down before a step begins, or has been lifted when it does.
    private static func presses(_ step: TimelineStep) -> Bool {
        switch step.action {
        case .arm, .confirm, .carry: true
        default: false
        }
    }

    /// A carried row's duration is that of its way, not of being lifted and put down.
    private func isCarried(_ step: TimelineStep) -> Bool {
        if case .carry = step.action { true } else { false }
    }

    /// What the theme, or a finger, takes for an action, in seconds.
    private func duration(of action: TimelineAction) -> Double {
        let metrics = RenderContext.current.theme.animation
        return switch action {
        case .select, .deselect, .deselectAll, .highlight, .unhighlight, .touch:
            metrics.selection.duration
        case .scrollToRow, .scrollBy, .flick, .refresh: metrics.scroll.duration
        case .editing: metrics.editing.duration
        case .arm, .openSwipe, .closeSwipes: metrics.swipe.duration
        case .confirm, .update: metrics.update.duration
        case .carry: Self.carryDuration
        case .pop, .push: metrics.navigation.duration
        }
    }

    // MARK: Steps

    private func perform(_ step: TimelineStep, _ number: Int) {
        switch step.action {
        case .select(let row): table.selectRow(at: row, animated: true, scrollPosition: .none)
        case .deselect(let rows): for row in rows { table.deselectRow(at: row, animated: true) }
        case .deselectAll: deselectAll()
        case .highlight(let row): table.highlightRow(at: row, animated: true)
        case .unhighlight(let row): table.unhighlightRow(at: row, animated: true)
        case .scrollToRow(let target):
            table.scrollToRow(at: target.indexPath, at: target.position, animated: true)
        case .scrollBy(let distance): scroll(by: distance)
        case .flick(let speed): table.flick(velocity: speed)
        case .editing(let flag): table.setEditing(flag, animated: true)
        case .arm(let row): table.showDeleteConfirmation(at: row, animated: true)
        case .confirm(let row, let animation): delete(row, animation, step)
        case .openSwipe(let swipe): open(swipe)
        case .closeSwipes: table.closeSwipeActions(animated: true)
        case .update(let changes): (table as? DocumentTableView)?.change(changes)
        case .carry(let row, let target):
            table.carryRow(
                at: row, to: target, duration: step.duration ?? Self.carryDuration)
        case .refresh(let phase): refresh(phase, step)
        case .pop(_, let deselects): pop(number, deselects: deselects)
        case .push: push(number)
        case .touch(let place): touch(place, for: step.duration ?? Self.tapDuration)
        }
    }

    private func deselectAll() {
        for row in table.indexPathsForSelectedRows ?? [] {
            table.deselectRow(at: row, animated: true)
        }
    }

    private func scroll(by distance: CGFloat) {
        let inset = table.adjustedContentInset
        let lowest = max(
            -inset.top, table.geometry.contentHeight + inset.bottom - table.bounds.height)
        let y = min(max(table.contentOffset.y + distance, -inset.top), lowest)
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: true)
    }

    private func delete(
        _ row: IndexPath, _ animation: TableView.RowAnimation, _ step: TimelineStep
    ) {
        guard let table = table as? DocumentTableView else {
            // A table that was made in Swift deletes the row itself.
            return table.tapSwipeAction(at: row)
        }
        table.change([
            TimelineChange(
                kind: .delete([row]), animation: animation, locations: [step.location],
                target: nil)
        ])
    }

    private func open(_ swipe: TimelineSwipe) {
        guard let table = table as? DocumentTableView else {
            return table.openSwipeActions(
                at: swipe.row, edge: swipe.edge, fraction: swipe.fraction, animated: true)
        }
        table.open(swipe)
    }

    private func refresh(_ phase: TimelineAction.RefreshPhase, _ step: TimelineStep) {
        switch phase {
        case .pull:
            if let duration = step.duration {
                table.pullToRefresh(duration: duration)
            } else {
                table.pullToRefresh()
            }
        case .begin: table.setRefreshing(true, animated: true)
        case .end: table.setRefreshing(false, animated: true)
        }
    }

    private func push(_ number: Int) {
        guard let stage, let screen = screens[number] else { return }
        upper = screen
        let slide = NavigationTransitionView(.push, below: content, above: screen)
        stage.show(slide)
        slide.start { _ in stage.show(screen) }
    }

    private func pop(_ number: Int, deselects: Bool) {
        guard let stage, let screen = upper ?? screens[number] else { return }
        let slide = NavigationTransitionView(.pop, below: content, above: screen)
        stage.show(slide)
        slide.start { [content] _ in stage.show(content) }
        if deselects { deselectAll() }
    }

    // MARK: Touches

    /// Shows a finger where one would do what a step does.
    ///
    /// - Parameter press: how long before the step it comes down, in seconds.
    private func showTouch(of step: TimelineStep, press: Double) {
        let rest = step.duration ?? Self.tapDuration
        switch step.action {
        case .select(let row): touch(.row(row), for: Self.tapDuration)
        case .arm(let row): tap(row, fromEdge: 26, .leading, press)
        case .confirm(let row, _): tap(row, fromEdge: 40, .trailing, press)
        case .highlight(let row): touch(.row(row), for: rest)
        case .carry(let row, let target): drag(row, to: target, step, press)
        case .openSwipe(let swipe): drag(swipe, step)
        case .flick(let speed):
            slide(by: CGPoint(x: 0, y: -speed * CGFloat(Self.tapDuration)), Self.tapDuration)
        case .scrollBy(let distance): slide(by: CGPoint(x: 0, y: -distance), duration(step))
        case .refresh(.pull): slide(by: CGPoint(x: 0, y: 120), step.duration ?? 0.5)
        default: break
        }
    }

    private func duration(_ step: TimelineStep) -> Double {
        step.duration ?? duration(of: step.action)
    }

    private func touch(_ place: TimelineAction.TouchPlace, for duration: Double) {
        switch place {
        case .row(let row):
            guard let center = center(of: row) else { return }
            touch(at: center, duration)
        case .point(let point): touch(at: point, duration)
        }
    }

    private func touch(
        at point: CGPoint, _ duration: Double, to end: CGPoint? = nil, resting rest: Double = 0,
        _ curve: AnimationCurve = .easeInOut
    ) {
        guard let clock = AnimationClock.current else { return }
        touches?.touch(
            at: point, from: clock.time, duration: duration, to: end, resting: rest, curve: curve)
    }

    /// The middle of a row on the screen; nothing for a row that the table does not have.
    private func center(of row: IndexPath) -> CGPoint? {
        guard table.geometry.contains(row) else { return nil }
        let rect = table.rectForRow(at: row)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), from: table)
    }

    /// A tap beside an edge of a row, where its controls and buttons are.
    private func tap(
        _ row: IndexPath, fromEdge distance: CGFloat, _ edge: TableView.SwipeEdge,
        _ press: Double
    ) {
        guard let center = center(of: row) else { return }
        let isLeftToRight = table.traitCollection.layoutDirection == .leftToRight
        let side: CGFloat = (edge == .trailing) == isLeftToRight ? 1 : -1
        let x = center.x + side * (table.bounds.width / 2 - distance)
        touch(at: CGPoint(x: x, y: center.y), press > 0 ? press : Self.tapDuration)
    }

    /// The finger is at the grip while a row is carried.
    private func drag(
        _ row: IndexPath, to target: IndexPath, _ step: TimelineStep, _ press: Double
    ) {
        guard let start = center(of: row), table.geometry.contains(target) else { return }
        let way =
            table.restingMiddle(ofRowAt: row, carriedTo: target) - table.rectForRow(at: row).midY
        let isLeftToRight = table.traitCollection.layoutDirection == .leftToRight
        let grip = table.bounds.width / 2 - 28
        let x = start.x + (isLeftToRight ? grip : -grip)
        // The row is lifted first, and then goes with the finger.
        let timing = RenderContext.current.theme.animation.reordering
        let length = duration(step)
        touch(
            at: CGPoint(x: x, y: start.y), press + timing.duration + length,
            to: CGPoint(x: x, y: start.y + way), resting: press + timing.duration,
            step.curve?.curve(over: length) ?? timing.curve)
    }

    /// The finger moves to the side to which the row opens.
    private func drag(_ swipe: TimelineSwipe, _ step: TimelineStep) {
        guard let start = center(of: swipe.row) else { return }
        let isLeftToRight = table.traitCollection.layoutDirection == .leftToRight
        let side: CGFloat = (swipe.edge == .trailing) == isLeftToRight ? -1 : 1
        let end = CGPoint(x: start.x + side * table.bounds.width / 4, y: start.y)
        touch(at: start, duration(step), to: end)
    }

    private func slide(by way: CGPoint, _ duration: Double) {
        let middle = view.convert(
            CGPoint(x: table.bounds.midX, y: table.bounds.midY), from: table)
        let limit = table.bounds.height * 0.8
        let y = min(max(way.y, -limit), limit)
        touch(
            at: CGPoint(x: middle.x, y: middle.y - y / 2), duration,
            to: CGPoint(x: middle.x, y: middle.y + y / 2))
    }
}

extension TimelineAction {
    /// The other document's screen that an action shows.
    fileprivate var otherScreen: TimelineScreen? {
        switch self {
        case .pop(let screen, _), .push(let screen): screen
        default: nil
        }
    }
}
