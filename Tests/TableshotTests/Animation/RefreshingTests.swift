import Foundation
import Tableshot
import Testing

/// Refresh controls that appear and disappear on a clock.
@Suite struct RefreshingTests {
    private static let size = CGSize(width: 200, height: 220)

    /// Positions of the content in each frame, and whether the last frame shows the control.
    private static func film(
        _ schedule: @escaping (AnimationClock, TableView) -> Void
    ) throws -> (offsets: [CGFloat], showsAtEnd: Bool) {
        let film = try animate(size: size, framesPerSecond: 40) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 20))
            table.refreshControl = RefreshControl()
            schedule(clock, table)
            return table
        }
        var offsets: [CGFloat] = []
        var shows = false
        try film.forEachTree { _, _, tree in
            offsets.append(tree.root.boundsOrigin.y)
            shows = tree.root.children.contains { $0.name == "refreshControl" }
        }
        return (offsets, shows)
    }

    private static func longestStep(_ offsets: [CGFloat]) -> CGFloat {
        zip(offsets, offsets.dropFirst()).map { abs($0 - $1) }.max() ?? .infinity
    }

    @Test("Refreshing begins at the position of the content")
    func scrolled() throws {
        let (offsets, shows) = try Self.film { clock, table in
            table.contentOffset.y = 200
            clock.at(0.1) { table.setRefreshing(true, animated: true) }
        }
        #expect(offsets.first == 200 && (offsets.last ?? 0) < 0 && shows)
        #expect(Self.longestStep(offsets) < 60, "\(offsets)")
    }

    @Test("Refreshing begins at the position of the pull")
    func pulled() throws {
        let (offsets, shows) = try Self.film { clock, table in
            clock.at(0) { table.pullToRefresh(duration: 0.5) }
            clock.at(0.3) { table.setRefreshing(true, animated: true) }
        }
        #expect(offsets == offsets.sorted().reversed() && (offsets.last ?? 0) < 0 && shows)
        #expect(Self.longestStep(offsets) < 20, "\(offsets)")
    }

    @Test("Refreshing ends while the control still appears", arguments: [0, 200] as [CGFloat])
    func cancelled(start: CGFloat) throws {
        var states: [Bool] = []
        let (offsets, shows) = try Self.film { clock, table in
            table.contentOffset.y = start
            clock.at(0.1) {
                table.setRefreshing(true, animated: true)
                states.append(table.refreshControl?.isRefreshing == true)
            }
            clock.at(0.25) {
                table.setRefreshing(false, animated: true)
                states.append(table.refreshControl?.isRefreshing == true)
            }
        }
        #expect(states.prefix(2) == [true, false])
        #expect(!shows && (offsets.last ?? -1) >= 0)
        #expect(Self.longestStep(offsets) < 60, "\(offsets)")
    }

    @Test("The end of refreshing interrupts neither a flick nor a scroll to the top")
    func endsWhileTheContentScrolls() throws {
        func film(endsAt end: Double?) throws -> [CGFloat] {
            try Self.film { clock, table in
                clock.at(0) { table.setRefreshing(true, animated: true) }
                clock.at(0.5) { table.flick(velocity: 800) }
                if let end { clock.at(end) { table.setRefreshing(false, animated: true) } }
            }.offsets
        }
        #expect(try film(endsAt: 0.8) == (try film(endsAt: nil)))
        let (offsets, _) = try Self.film { clock, table in
            table.contentOffset.y = 200
            clock.at(0.1) { table.setRefreshing(true, animated: true) }
            clock.at(0.2) { table.setRefreshing(false, animated: true) }
        }
        #expect(offsets.last == 0, "\(offsets)")
        #expect(Self.longestStep(offsets) < 60, "\(offsets)")
    }

    @Test("A second pull does not change a refresh in progress")
    func pulledTwice() throws {
        func film(_ again: Double?) throws -> [CGFloat] {
            try Self.film { clock, table in
                clock.at(0) { table.pullToRefresh(duration: 0.5) }
                if let again { clock.at(again) { table.pullToRefresh(duration: 0.5) } }
            }.offsets
        }
        #expect(try film(0.3) == (try film(nil)))
    }
}
