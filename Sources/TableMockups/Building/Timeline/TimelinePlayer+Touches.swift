import Foundation
import TableAnimation
import TableDrawing
import TableGeometry
import TableViews

/// The fingers that would do what the steps of a timeline do.
extension TimelinePlayer {
    /// How long after a tap on a row a screen still comes because of it, in seconds: our choice.
    private static let tapMemory = 0.6

    /// Has the fingers be shown that come down a moment before what they do, where nothing else moves then.
    ///
    /// - Returns: the numbers of their steps.
    func scheduleTouches(_ clock: AnimationClock, until end: Double?) -> Set<Int> {
        var free = 0.0
        var numbers: Set<Int> = []
        for (number, step) in document.timeline.enumerated() {
            let press = max(free, step.at - Self.tapDuration)
            free = step.at + duration(step)
            guard Self.presses(step), press < step.at, press <= end ?? .infinity else { continue }
            numbers.insert(number)
            clock.at(press) { [self] in
                DiagnosticLog.$place.withValue("\(step.location)") {
                    showTouch(of: step, number, press: step.at - press)
                }
            }
        }
        return numbers
    }

    /// Whether a finger is down before a step begins, or has been lifted when it does.
    private static func presses(_ step: TimelineStep) -> Bool {
        switch step.action {
        case .arm, .confirm, .carry, .push, .pop: true
        default: false
        }
    }

    /// Shows a finger where one would do what a step does; none for a step that does nothing.
    ///
    /// - Parameter press: how long before the step it comes down, in seconds.
    func showTouch(of step: TimelineStep, _ number: Int, press: Double) {
        guard hasEffect(step.action), canReachTable(step.action) else { return }
        let rest = step.duration ?? Self.tapDuration
        switch step.action {
        case .select(let row): tap(row, for: Self.tapDuration)
        case .arm(let row): tap(row, fromEdge: 26, .leading, press)
        case .confirm(let row, _): tap(row, fromEdge: 40, .trailing, press)
        case .highlight(let row): tap(row, for: rest)
        case .carry(let row, let target): drag(row, to: target, step, press)
        case .openSwipe(let swipe): drag(swipe, step)
        case .push:
            // A row that was tapped has brought the screen.
            let isTapped = lastTap.map { step.at - $0 <= Self.tapMemory } ?? false
            if !isTapped { tapRowThatLeadsOn(press) }
        case .pop: goBack(from: upper ?? otherScreen(number), step, press)
        default: break
        }
    }

    /// Whether a finger can do what a step does: no one reaches a table that another screen covers.
    private func canReachTable(_ action: TimelineAction) -> Bool {
        switch action {
        case .push, .pop: true
        default: !isCovered
        }
    }

    private func duration(_ step: TimelineStep) -> Double {
        step.duration ?? duration(of: step.action)
    }

    private func tap(_ row: IndexPath, for duration: Double) {
        touch(.row(row), for: duration)
        lastTap = AnimationClock.current?.time
    }

    func touch(_ place: TimelineAction.TouchPlace, for duration: Double) {
        switch place {
        case .row(let row):
            guard !isCovered, let center = center(of: row) else { return }
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

    /// What bars leave of the table, in its own coordinates.
    private var clearRect: CGRect { table.bounds.inset(by: table.adjustedContentInset) }

    private var isLeftToRight: Bool { table.traitCollection.layoutDirection == .leftToRight }

    // MARK: Taps

    /// A tap beside an edge of a row, where its controls and buttons are.
    private func tap(
        _ row: IndexPath, fromEdge distance: CGFloat, _ edge: TableView.SwipeEdge,
        _ press: Double
    ) {
        guard let center = center(of: row) else { return }
        let side: CGFloat = (edge == .trailing) == isLeftToRight ? 1 : -1
        let x = center.x + side * (table.rectForRow(at: row).width / 2 - distance)
        touch(at: CGPoint(x: x, y: center.y), press > 0 ? press : Self.tapDuration)
    }

    /// A tap on the row that another screen belongs to: the selected one, else the first on the screen
    /// that tells by its accessory that it leads on, else the first.
    private func tapRowThatLeadsOn(_ press: Double) {
        let clear = clearRect
        let rows = (table.indexPathsForVisibleRows ?? []).filter { row in
            let middle = table.rectForRow(at: row).midY
            return middle > clear.minY && middle < clear.maxY
        }
        let leading = rows.first { row in
            switch table.cellForRow(at: row)?.accessoryType {
            case .disclosureIndicator, .detailDisclosureButton: true
            default: false
            }
        }
        let highlighted = table.indexPathsForHighlightedRows.first
        guard let row = table.indexPathForSelectedRow ?? highlighted ?? leading ?? rows.first
        else { return }
        touch(.row(row), for: press > 0 ? press : Self.tapDuration)
    }

    /// A tap on the back button of the screen that goes; without one a finger draws the screen away from
    /// its edge.
    private func goBack(from screen: View?, _ step: TimelineStep, _ press: Double) {
        if let bar = (screen as? ScreenView)?.navigationBar, let button = bar.backButton {
            let center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
            return touch(
                at: view.convert(center, from: button), press > 0 ? press : Self.tapDuration)
        }
        guard let clock = AnimationClock.current else { return }
        let bounds = content.bounds
        let start = isLeftToRight ? bounds.minX + 8 : bounds.maxX - 8
        let way = isLeftToRight ? bounds.width : -bounds.width
        let length = duration(step)
        let curve = RenderContext.current.theme.animation.navigation.curve
        touches?.touch(
            at: view.convert(CGPoint(x: start, y: bounds.midY), from: content),
            from: clock.time, duration: press + length,
            to: view.convert(CGPoint(x: start + way, y: bounds.midY), from: content),
            resting: press, curve: step.curve?.curve(over: length) ?? curve)
    }

    // MARK: Drags

    /// The finger is at the grip while a row is carried.
    private func drag(
        _ row: IndexPath, to target: IndexPath, _ step: TimelineStep, _ press: Double
    ) {
        guard let start = center(of: row) else { return }
        let grip = table.rectForRow(at: row).width / 2 - 28
        let x = start.x + (isLeftToRight ? grip : -grip)
        // The row is lifted first, and then goes with the finger.
        let timing = RenderContext.current.theme.animation.reordering
        touches?.touch(
            at: CGPoint(x: x, y: start.y), carrying: table, after: press,
            for: press + timing.duration + duration(step))
    }

    /// The finger moves to the side to which the row opens.
    private func drag(_ swipe: TimelineSwipe, _ step: TimelineStep) {
        guard let start = center(of: swipe.row) else { return }
        let side: CGFloat = (swipe.edge == .trailing) == isLeftToRight ? -1 : 1
        let end = CGPoint(x: start.x + side * table.bounds.width / 4, y: start.y)
        touch(at: start, duration(step), to: end)
    }

    /// Shows the finger that drags the content of a step that has begun, and goes with it.
    ///
    /// A flick is let go a moment after it began, a drag at its end; either before the finger would
    /// leave the table.
    func followContent(of step: TimelineStep) {
        let clear = clearRect
        let reach = Double(clear.height) * 0.8
        let length: Double
        let way: Double
        switch step.action {
        case .flick(let speed):
            let flight = ScrollDeceleration(
                offset: 0, velocity: Double(speed),
                limits: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
                rate: RenderContext.current.theme.animation.decelerationRate)
            length = Self.instant(before: Self.tapDuration) { abs(flight.value(at: $0)) <= reach }
            way = flight.value(at: length)
        case .scrollBy(let distance):
            let whole = duration(step)
            let curve =
                step.curve?.curve(over: whole)
                ?? RenderContext.current.theme.animation.scroll.curve
            length = Self.instant(before: whole) {
                abs(Double(distance)) * curve.progress(at: $0, duration: whole) <= reach
            }
            way = min(max(Double(distance), -reach), reach)
        case .refresh(.pull):
            length = step.duration ?? 0.5
            way = -Double(clear.height) * 0.2
        default: return
        }
        let middle = view.convert(CGPoint(x: clear.midX, y: clear.midY), from: table)
        touches?.touch(
            at: CGPoint(x: middle.x, y: middle.y + CGFloat(way) / 2), dragging: table,
            for: length)
    }

    /// The last instant up to an end until which something holds, in seconds.
    private static func instant(before end: Double, _ holds: (Double) -> Bool) -> Double {
        guard !holds(end) else { return end }
        var (low, high) = (0.0, end)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
