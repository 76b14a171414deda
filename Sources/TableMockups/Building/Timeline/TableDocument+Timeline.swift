import Foundation
import TableViews

extension TableDocument {
    /// The document's screen, or its table where it has no bars, with its timeline to be played.
    ///
    /// Call it while `context()` is the current one and an `AnimationClock` runs, as `animate` does.
    /// - Parameter end: the last instant at which a step begins, in seconds; nothing has all begin.
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
