import DocumentValues
import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableScreens
import TableThemes
import TableViews

/// Touch marks for the steps of a timeline.
extension TimelinePlayer {
    /// Maximum time between a tap on a row and the screen that the tap opens, in seconds.
    ///
    /// This is our choice.
    private static let tapMemory = 0.6

    /// Schedules the fingers that touch the screen shortly before their step, unless something
    /// else moves at that time.
    ///
    /// - Returns: the indexes of the fingers' steps.
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
                    showTouch(of: current(step), number, press: step.at - press)
                }
            }
        }
        return numbers
    }

    /// Returns whether the step's finger touches the screen before the step begins.
    private static func presses(_ step: TimelineStep) -> Bool {
        switch step.action {
        case .arm, .confirm, .carry, .push, .pop: true
        default: false
        }
    }

    /// Shows a finger that performs a step, unless the step has no effect.
    ///
    /// - Parameter press: time between the touch and the step, in seconds.
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
            // A tap on a row opened the screen.
            let isTapped = lastTap.map { step.at - $0 <= Self.tapMemory } ?? false
            if !isTapped { tapRowThatLeadsOn(press) }
        case .pop: goBack(from: upper ?? otherScreen(number), step, press)
        default: break
        }
    }

    /// Returns whether a finger can perform a step.
    ///
    /// No finger reaches a table that another screen covers.
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

    /// Returns the middle of a row on the screen, or `nil` if the table does not have the row.
    private func center(of row: IndexPath) -> CGPoint? {
        guard table.geometry.contains(row) else { return nil }
        let rect = table.rectForRow(at: row)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), from: table)
    }

    /// The part of the table that no bar covers, in the table's coordinates.
    private var clearRect: CGRect { table.bounds.inset(by: table.adjustedContentInset) }

    private var isLeftToRight: Bool { table.traitCollection.layoutDirection == .leftToRight }

    // MARK: Taps

    /// Shows a tap near an edge of a row, at its controls and buttons.
    private func tap(
        _ row: IndexPath, fromEdge distance: CGFloat, _ edge: TableView.SwipeEdge,
        _ press: Double
    ) {
        guard let center = center(of: row) else { return }
        let side: CGFloat = (edge == .trailing) == isLeftToRight ? 1 : -1
        let x = center.x + side * (table.rectForRow(at: row).width / 2 - distance)
        touch(at: CGPoint(x: x, y: center.y), press > 0 ? press : Self.tapDuration)
    }

    /// Shows a tap on the row that opens another screen: the selected row, else the highlighted
    /// row, else the first visible row with a disclosure accessory, else the first visible row.
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
        let highlighted = table.selection.indexPathsForHighlightedRows.first
        guard let row = table.indexPathForSelectedRow ?? highlighted ?? leading ?? rows.first
        else { return }
        touch(.row(row), for: press > 0 ? press : Self.tapDuration)
    }

    /// Shows a tap on the back button of the disappearing screen.
    ///
    /// If the screen has no back button, a finger swipes from the screen's edge.
    private func goBack(from screen: View?, _ step: TimelineStep, _ press: Double) {
        if let bar = (screen as? ScreenView)?.navigationBar, let button = bar.backButton {
            let center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
            return touch(
                at: view.convert(center, from: button), press > 0 ? press : Self.tapDuration)
        }
        guard let clock = AnimationClock.current else { return }
        let bounds = content.bounds
        let start = isLeftToRight ? bounds.minX + 8 : bounds.maxX - 8
        let translation = isLeftToRight ? bounds.width : -bounds.width
        let length = duration(step)
        let curve = RenderContext.current.theme.animation.navigation.curve
        touches?.touch(
            at: view.convert(CGPoint(x: start, y: bounds.midY), from: content),
            from: clock.time, duration: press + length,
            to: view.convert(CGPoint(x: start + translation, y: bounds.midY), from: content),
            resting: press, curve: step.curve?.curve(over: length) ?? curve)
    }

    // MARK: Drags

    /// Shows the finger at the reorder control of a moved row.
    private func drag(
        _ row: IndexPath, to target: IndexPath, _ step: TimelineStep, _ press: Double
    ) {
        guard let start = center(of: row) else { return }
        let grip = table.rectForRow(at: row).width / 2 - 28
        let x = start.x + (isLeftToRight ? grip : -grip)
        // The row is lifted before it follows the finger.
        let timing = RenderContext.current.theme.animation.reordering
        touches?.touch(
            at: CGPoint(x: x, y: start.y), carrying: table, after: press,
            for: press + timing.duration + duration(step))
    }

    /// Shows the finger that swipes the row open.
    private func drag(_ swipe: TimelineSwipe, _ step: TimelineStep) {
        guard let start = center(of: swipe.row) else { return }
        let side: CGFloat = (swipe.edge == .trailing) == isLeftToRight ? -1 : 1
        let end = CGPoint(x: start.x + side * table.bounds.width / 4, y: start.y)
        touch(at: start, duration(step), to: end)
    }

    /// Shows the finger that drags the content during a scrolling step.
    ///
    /// The finger of a flick lifts shortly after the step began, and the finger of a drag lifts
    /// at the step's end. Both lift before they would leave the table.
    func followContent(of step: TimelineStep) {
        let clear = clearRect
        let reach = Double(clear.height) * 0.8
        let length: Double
        let translation: Double
        switch step.action {
        case .flick(let speed):
            let flight = ScrollDeceleration(
                offset: 0, velocity: Double(speed),
                limits: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
                rate: RenderContext.current.theme.animation.decelerationRate)
            length = Self.instant(before: Self.tapDuration) { abs(flight.value(at: $0)) <= reach }
            translation = flight.value(at: length)
        case .scrollBy(let distance):
            let whole = duration(step)
            let curve =
                step.curve?.curve(over: whole)
                ?? RenderContext.current.theme.animation.scroll.curve
            length = Self.instant(before: whole) {
                abs(Double(distance)) * curve.progress(at: $0, duration: whole) <= reach
            }
            translation = min(max(Double(distance), -reach), reach)
        case .refresh(.pull):
            length = step.duration ?? 0.5
            translation = -Double(clear.height) * 0.2
        default: return
        }
        let middle = view.convert(CGPoint(x: clear.midX, y: clear.midY), from: table)
        touches?.touch(
            at: CGPoint(x: middle.x, y: middle.y + CGFloat(translation) / 2), dragging: table,
            for: length)
    }

    /// Returns the last instant before an end at which a condition holds, in seconds.
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
