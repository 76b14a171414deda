import Foundation
import TableControls
import TableScreens
import TableViews

extension TableDocument {
    /// Creates the document's screen, or its table if it has no bars, and schedules its timeline.
    ///
    /// Call this method while `context()` is current and an `AnimationClock` runs, as `animate`
    /// does.
    ///
    /// - Parameter end: the last instant at which a step may begin, in seconds, or `nil` for no
    ///   limit.
    public func makeAnimatedScreen(until end: Double? = nil) -> AnimatedScreen {
        let screen = bars.map { _ in makeScreen() }
        let table = screen?.tableView ?? makeTable()
        table.selectionFade = animation.selectionFade
        if screen == nil { table.frame = CGRect(origin: .zero, size: self.screen.size) }
        if self.screen.height == .content { showWholeContent(table, screen) }
        let content: View = screen ?? table
        table.measureVisibleRows()
        content.layoutIfNeeded()
        let isInBezel = bars?.bezel == true
        let bezel = screen.flatMap { isInBezel ? DeviceBezel(screen: $0) : nil }
        let player = TimelinePlayer(self, content: content, bezel: bezel, table: table)
        player.schedule(until: end)
        return AnimatedScreen(
            view: player.view, tableView: table, isOpaque: bezel == nil, player: player)
    }

    private func showWholeContent(_ table: TableView, _ screen: ScreenView?) {
        table.measureAllRows()
        if let screen {
            _ = screen.fitContent()
        } else if table.contentSize.height > 0 {
            table.frame.size.height = table.contentSize.height
            table.contentOffset.y = 0
        }
    }
}
