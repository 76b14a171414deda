import Foundation
import TableAnimation
import TableDrawing

/// Pulling a table down to refresh it, while a clock runs.
extension TableView {
    /// Pulls the table down from its top until its refresh control turns.
    ///
    /// Without a clock it turns at once; a table without a refresh control says so.
    /// - Parameter duration: of the pull, in seconds.
    public func pullToRefresh(duration: Double = 0.5) {
        guard let refreshControl else { return noRefreshControl("pullToRefresh(duration:)") }
        closeForTouch()
        reveal(from: 0, to: 1, duration: duration) { [weak self] in
            refreshControl.beginRefreshing()
            self?.standAtTop()
        }
    }

    /// Begins or ends refreshing; the content moves to make room for the wheel, or closes up.
    public func setRefreshing(_ refreshing: Bool, animated: Bool) {
        guard let refreshControl else {
            return noRefreshControl("setRefreshing(_:animated:)")
        }
        guard refreshing != refreshControl.isRefreshing else { return }
        let duration = animated ? theme.animation.scroll.overridden.duration : 0
        if refreshing { return pullToRefresh(duration: duration) }
        refreshControl.endRefreshing()
        refreshControl.isLeaving = true
        reveal(from: 1, to: 0, duration: duration) { [weak self] in
            refreshControl.isLeaving = false
            self?.standAtTop()
        }
    }

    private func reveal(
        from start: Double, to end: Double, duration: Double, completion: @escaping () -> Void
    ) {
        let length = duration.isFinite ? max(0, duration) : 0
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current, length > 0 else {
            refreshControl?.pullProgress = end
            return completion()
        }
        let curve = theme.animation.scroll.overridden.curve
        clock.move(for: length) { [weak self] elapsed in
            let share = curve.progress(at: elapsed, duration: length)
            self?.refreshControl?.pullProgress = start + (end - start) * share
            self?.standAtTop()
        } completion: {
            completion()
        }
    }

    private func standAtTop() { contentOffset.y = -adjustedContentInset.top }

    private func noRefreshControl(_ caller: String) {
        DiagnosticLog.fail(
            "table.no-refresh-control",
            "\(caller): the table has no refreshControl; set one first")
    }
}
