import DocumentSyntax
import DocumentValues
import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableScreens
import TableThemes
import TableViews

/// A player for the steps of a timeline on a document's screen, at the times of the clock.
final class TimelinePlayer {
    /// The root view.
    let view: View
    let document: TableDocument
    let content: View
    let table: TableView
    /// Shows this document's screen or another document's screen, or `nil` if the timeline has
    /// a single screen.
    private let stage: TimelineView?
    let touches: TouchOverlay?
    /// Screens of other documents, by the index of their step.
    private var screens: [Int: View] = [:]
    /// The screen of the last push, or of the pop that returns from another screen.
    private(set) var upper: View?
    /// The started step that ends last, or `nil` if no step has extended the animation.
    private(set) var lastRunningStep: TimelineStep?
    /// End of the last started step that moves rows, in seconds.
    private(set) var endOfMovement = 0.0
    /// Time of the last visible tap on a row or on the target of a step, in seconds.
    var lastTap: Double?

    /// Duration of moving a lifted row, in seconds, if the step states no duration.
    ///
    /// This is our choice.
    static let carryDuration = 0.6
    /// Duration of a tap, in seconds.
    ///
    /// This is our choice.
    static let tapDuration = 0.15

    init(_ document: TableDocument, content: View, bezel: DeviceBezel?, table: TableView) {
        self.document = document
        self.content = content
        self.table = table
        let steps = document.timeline
        // Several steps can show the same screen.
        var views: [String: View] = [:]
        for (number, step) in steps.enumerated() {
            guard let screen = step.action.otherScreen else { continue }
            let name = screen.document.name
            let view = views[name] ?? Self.view(of: screen.document)
            views[name] = view
            screens[number] = view
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

    /// Shows the screen of the first pop at the start if no push comes before the pop.
    private func showFirstScreen(_ steps: [TimelineStep]) {
        let first = steps.enumerated().first { $0.element.action.otherScreen != nil }
        guard let first, case .pop = first.element.action else { return }
        upper = screens[first.offset]
        if let upper { stage?.show(upper) }
    }

    /// Schedules the steps on the clock of the current animation.
    ///
    /// - Parameter end: the last instant at which a step may begin, in seconds, or `nil` for no
    ///   limit.
    func schedule(until end: Double? = nil) {
        guard let clock = AnimationClock.current else { return }
        let showsTouches = document.animation.showsTouches
        let pressed = showsTouches ? scheduleTouches(clock, until: end) : []
        for (number, step) in document.timeline.enumerated() where step.at <= end ?? .infinity {
            clock.at(step.at) { [self] in
                DiagnosticLog.$place.withValue("\(step.location)") {
                    let step = current(step)
                    let hasEffect = hasEffect(step.action)
                    if showsTouches, !pressed.contains(number) {
                        showTouch(of: step, number, press: 0)
                    }
                    View.withAnimationTiming(
                        duration: isCarried(step) ? nil : step.duration,
                        curve: step.curve?.curve(over: step.duration ?? duration(of: step.action))
                    ) {
                        remark(on: step, number)
                        let known = clock.end
                        perform(step, number)
                        if step.action.movesRows { endOfMovement = clock.end }
                        if clock.end != known { lastRunningStep = step }
                        if showsTouches, hasEffect { followContent(of: step) }
                    }
                }
            }
        }
    }

    /// Returns a step with the current index paths of its rows.
    ///
    /// While a row is carried, steps name rows by their index paths after the drop.
    func current(_ step: TimelineStep) -> TimelineStep {
        var result = step
        result.action = step.action.mappingRows(table.editing.indexPathBeforeDrop)
        return result
    }

    /// Returns whether the duration of a step is the duration of a row's movement, without
    /// lifting and dropping.
    private func isCarried(_ step: TimelineStep) -> Bool {
        if case .carry = step.action { true } else { false }
    }

    /// Returns the default duration of an action, from the theme or for a finger, in seconds.
    func duration(of action: TimelineAction) -> Double {
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
        if step.action.closesOpenRows, table.editing.hasOpenSwipes {
            table.closeSwipeActions(animated: true)
        }
        switch step.action {
        case .select(let row): select(row)
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
        // As in UIKit, no row opens for a swipe in the editing mode.
        case .openSwipe(let swipe): if !table.isEditing { open(swipe) }
        case .closeSwipes: table.closeSwipeActions(animated: true)
        case .update(let changes): (table as? DocumentTableView)?.change(changes)
        case .carry(let row, let target):
            table.carryRow(
                at: row, to: target, duration: step.duration ?? Self.carryDuration)
        case .refresh(let phase): refresh(phase, step)
        case .pop(_, let deselects): pop(number, deselects: deselects)
        case .push: push(number)
        case .touch(let place):
            touch(place, for: step.duration ?? Self.tapDuration)
            lastTap = step.at
        }
    }

    /// Selects a row as a tap does.
    ///
    /// Without multiple selection, UIKit's default applies: all other rows lose their
    /// selection, including rows that the document selects.
    private func select(_ row: IndexPath) {
        if replacesSelection {
            for other in table.indexPathsForSelectedRows ?? [] where other != row {
                table.deselectRow(at: other, animated: true)
            }
        }
        table.selectRow(at: row, animated: true, scrollPosition: .none)
    }

    private func deselectAll() {
        for row in table.indexPathsForSelectedRows ?? [] {
            table.deselectRow(at: row, animated: true)
        }
    }

    private func scroll(by distance: CGFloat) {
        let point = CGPoint(x: table.contentOffset.x, y: offset(after: distance))
        table.setContentOffset(point, animated: true)
    }

    /// Returns the content offset after scrolling by a distance, in points.
    func offset(after distance: CGFloat) -> CGFloat {
        table.scrolling.clampedOffset(table.contentOffset.y + distance)
    }

    /// Returns the screen of the other document for a step.
    func otherScreen(_ number: Int) -> View? { screens[number] }

    private func delete(
        _ row: IndexPath, _ animation: TableView.RowAnimation, _ step: TimelineStep
    ) {
        guard let table = table as? DocumentTableView else {
            // A table made in Swift deletes the row itself.
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
        guard let screen = screens[number] else { return }
        upper = screen
        slide(.push, above: screen)
    }

    private func pop(_ number: Int, deselects: Bool) {
        guard let screen = upper ?? screens[number] else { return }
        slide(.pop, above: screen)
        if deselects { deselectAll() }
    }

    /// Whether another screen covers this document's screen.
    var isCovered: Bool {
        guard let shown = stage?.contentView else { return false }
        return shown !== content && !(shown is NavigationTransitionView)
    }

    /// Slides a screen over this document's screen or away, starting from the screen's current
    /// position.
    ///
    /// An appearing screen slides over a disappearing screen and this document's screen.
    private func slide(_ kind: NavigationTransitionView.Kind, above screen: View) {
        guard let stage else { return }
        let underWay = stage.contentView as? NavigationTransitionView
        let turnsBack = underWay?.aboveView === screen
        let transition =
            turnsBack
            ? underWay : NavigationTransitionView(kind, below: underWay ?? content, above: screen)
        guard let transition else { return }
        let end = kind == .push ? screen : content
        func finish(_: Bool) {
            if stage.contentView === transition { stage.show(end) }
        }
        if turnsBack { return transition.turnBack(completion: finish) }
        stage.show(transition)
        transition.start(completion: finish)
    }
}

/// A view that shows a screen, or the transition between two screens.
final class TimelineView: View {
    private(set) var contentView: View

    init(contentView: View) {
        self.contentView = contentView
        super.init(frame: CGRect(origin: .zero, size: contentView.bounds.size))
        isOpaque = false
        addSubview(contentView)
    }

    /// Replaces the current view.
    func show(_ view: View) {
        for subview in subviews { subview.removeFromSuperview() }
        contentView = view
        view.frame = CGRect(origin: .zero, size: bounds.size)
        addSubview(view)
    }
}

/// A document's screen that plays its timeline on the clock of the current animation.
public struct AnimatedScreen {
    /// The root view of the screen.
    public let view: View
    /// The document's table.
    public let tableView: TableView
    /// Whether the view fills its bounds.
    ///
    /// A device body does not fill its bounds.
    public let isOpaque: Bool
    let player: TimelinePlayer

    /// Location of the started step that ends last, or `nil` if no step has extended the animation.
    package var locationOfLastRunningStep: String? {
        player.lastRunningStep.map { "\($0.location)" }
    }
}
