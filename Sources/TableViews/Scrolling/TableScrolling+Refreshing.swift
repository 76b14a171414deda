import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableThemes

extension TableScrolling {
    /// Reveals the refresh control from its current position, and scrolls the content to its top.
    func revealControl(_ control: RefreshControl, refreshing: Bool, duration: Double) {
        let distance = distanceFromTop
        control.beginComing(refreshing: refreshing)
        reveal(
            from: control.pullProgress, to: 1, distance: distance, rest: 0, duration: duration
        ) {
            control.beginRefreshing()
        }
    }

    /// Animates the visible fraction of the refresh control, and the content's distance from its
    /// top, in points.
    ///
    /// A scroll that begins during the animation takes over the content.
    ///
    /// - Parameter movesContent: whether the content moves with the control. If the value is false,
    ///   a running scroll continues.
    private func reveal(
        from start: Double, to end: Double, distance: CGFloat, rest: CGFloat, duration: Double,
        movesContent: Bool = true, completion: @escaping () -> Void
    ) {
        guard let control = table.refreshControl else { return }
        let length = duration.isFinite ? max(0, duration) : 0
        let scrolling = movesContent ? beginScrolling() : nil
        control.scrollToken = scrolling
        let token = control.movementToken
        func show(_ share: Double) {
            control.pullProgress = start + (end - start) * share
            guard state.scrollToken == scrolling else {
                state.adaptScrolling?(false)
                return
            }
            table.contentOffset.y =
                distance + (rest - distance) * CGFloat(share) - restingContentInset.top
        }
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current, length > 0 else {
            completion()
            return show(1)
        }
        show(0)
        let curve = table.theme.animation.scroll.overridden.curve
        clock.move(for: length, while: { control.movementToken == token }) { elapsed in
            show(curve.progress(at: elapsed, duration: length))
        } completion: {
            completion()
            show(1)
        }
    }

    /// Distance of the content from its top, in points; the refresh control moves the top down.
    private var distanceFromTop: CGFloat { shownContentOffset.y + restingContentInset.top }

    func noRefreshControl(_ caller: String) {
        DiagnosticLog.fail(
            "table.no-refresh-control",
            "\(caller): the table has no refreshControl; set it first")
    }

    func setRefreshing(_ refreshing: Bool, animated: Bool) {
        guard let refreshControl = table.refreshControl else {
            return noRefreshControl("setRefreshing(_:animated:)")
        }
        let duration = animated ? table.theme.animation.scroll.overridden.duration : 0
        guard !refreshing else {
            guard !refreshControl.isRefreshing else { return }
            table.editing.closeForTouch()
            return revealControl(refreshControl, refreshing: true, duration: duration)
        }
        guard refreshControl.isRefreshing || refreshControl.isComing else { return }
        let distance = distanceFromTop
        let start = refreshControl.isComing ? refreshControl.pullProgress : 1
        // A control that was not completely revealed has not begun to spin.
        let turned = !refreshControl.isComing || refreshControl.isLeaving
        let offset = shownContentOffset.y
        let isStillComing =
            refreshControl.isComing && refreshControl.scrollToken == state.scrollToken
        refreshControl.endRefreshing()
        refreshControl.pullProgress = 0
        let top = -restingContentInset.top
        refreshControl.isLeaving = turned
        reveal(
            from: start, to: 0, distance: distance,
            rest: isStillComing ? 0 : max(offset, top) - top,
            duration: duration, movesContent: isStillComing || offset < top
        ) {
            refreshControl.isLeaving = false
        }
    }
}
