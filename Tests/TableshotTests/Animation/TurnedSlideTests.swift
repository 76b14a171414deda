import Foundation
import TableMockups
import Tableshot
import Testing

/// Slides between screens that turn back before their end.
@Suite struct TurnedSlideTests {
    private static let size = CGSize(width: 320, height: 300)

    private static func screen(_ title: String, _ color: Color) -> ScreenView {
        let view = View(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = color
        let screen = ScreenView(size: size, contentView: view)
        screen.statusBar = StatusBar(time: "9:41")
        screen.navigationBar = NavigationBar(item: NavigationItem(title: title))
        screen.toolbar = Toolbar(items: [BarButtonItem(title: title)])
        return screen
    }

    private static func film(
        _ kind: NavigationTransitionView.Kind, _ theme: Theme, turns: [Double]
    ) throws -> Animation {
        try animate(framesPerSecond: 100, context: RenderContext(theme: theme)) { clock -> View in
            let slide = NavigationTransitionView(
                kind, below: screen("List", .white), above: screen("Detail", .yellow))
            clock.at(0) { slide.start() }
            for turn in turns { clock.at(turn) { slide.turnBack() } }
            return slide
        }
    }

    private static func left(ofScreen color: Color, in tree: RenderTree) -> CGFloat? {
        for child in tree.root.children where child.name == "screen" {
            let holds = child.children.contains { $0.background == .color(color.resolved) }
            if holds { return child.frame.minX }
        }
        return nil
    }

    @Test(
        "Screens turn back from their present positions, and bars stay in place",
        arguments: Theme.eras, [NavigationTransitionView.Kind.push, .pop])
    func turns(theme: Theme, kind: NavigationTransitionView.Kind) throws {
        let film = try Self.film(kind, theme, turns: [0.15])
        var places: [CGFloat] = []
        try film.forEachTree { index, _, tree in
            places.append(try #require(Self.left(ofScreen: .yellow, in: tree), "frame \(index)"))
            guard index < film.times.count - 1 else { return }
            let bars = tree.root.children.filter { $0.name == "bars" }
            let names = bars.flatMap(\.children).map(\.name)
            #expect(names.filter { $0 == "statusBar" }.count == 1, "frame \(index): \(names)")
            #expect(names.contains("navigationBar") && names.contains("toolbar"))
        }
        let steps = zip(places, places.dropFirst()).map { abs($0 - $1) }
        #expect(try #require(steps.max()) < 30, "\(places)")
        #expect(places.allSatisfy { $0 >= 0 && $0 <= 320 })
        let (first, last) = (try #require(places.first), try #require(places.last))
        #expect(abs(first - last) < 0.01, "\(places)")
        #expect(Set(places).count > 20)
    }

    @Test("A slide can turn repeatedly, and ends in its last direction", arguments: Theme.eras)
    func again(theme: Theme) throws {
        let film = try Self.film(.push, theme, turns: [0.1, 0.18, 0.2, 0.3])
        let once = try Self.film(.push, theme, turns: [])
        #expect(
            try film.bitmap(ofFrame: film.times.count - 1)
                == once.bitmap(ofFrame: once.times.count - 1))
        var last: CGFloat = 320
        try film.forEachTree { index, _, tree in
            let place = try #require(Self.left(ofScreen: .yellow, in: tree))
            #expect(abs(place - last) < 30, "frame \(index): \(last) to \(place)")
            last = place
        }
    }

    @Test("The completion of a slide that turned back is not called")
    func completion() throws {
        final class Calls { var names: [String] = [] }
        let calls = Calls()
        let film = try animate(framesPerSecond: 20) { clock -> View in
            let slide = NavigationTransitionView(
                .push, below: Self.screen("List", .white), above: Self.screen("Detail", .yellow))
            clock.at(0) { slide.start { _ in calls.names.append("push") } }
            clock.at(0.1) { slide.turnBack { _ in calls.names.append("pop") } }
            return slide
        }
        try film.forEachTree { _, _, _ in }
        #expect(Set(calls.names) == ["pop"])
    }

    @Test(
        "A pop turns back a push of a timeline, and a push turns back a pop",
        arguments: ["classic", "flat", "modern"])
    func timeline(theme: String) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("slides-\(theme)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func document(_ title: String, _ rest: String) -> String {
            """
            screen: {width: 200, height: 300, scale: 1}
            theme: \(theme)
            bars: {navigationBar: {title: \(title)}, tabBar: {items: [{title: One}]}}
            table: {rows: [{text: \(title) row}]}
            \(rest)
            """
        }
        func film(_ steps: String) throws -> Animation {
            let main = folder.appendingPathComponent("main.table.yaml")
            try document("List", "timeline: [\(steps)]\nanimation: {fps: 20}\n")
                .write(to: main, atomically: true, encoding: .utf8)
            try document("Detail", "").write(
                to: folder.appendingPathComponent("detail.table.yaml"), atomically: true,
                encoding: .utf8)
            return try animate(DocumentReader().read(path: main.path))
        }
        let detail = "detail.table.yaml"
        let there = try film("{at: 0.1, push: \(detail)}")
        let back = try film("{at: 0.1, push: \(detail)}, {at: 0.2, pop: \(detail)}")
        let first = try there.bitmap(ofFrame: 0)
        #expect(try back.bitmap(ofFrame: back.times.count - 1) == first)
        #expect(try back.bitmap(ofFrame: 4) == there.bitmap(ofFrame: 4))
        #expect(try back.bitmap(ofFrame: 5) != first)
        let again = try film(
            "{at: 0.1, push: \(detail)}, {at: 0.2, pop: \(detail)}, {at: 0.3, push: \(detail)}")
        #expect(
            try again.bitmap(ofFrame: again.times.count - 1)
                == there.bitmap(ofFrame: there.times.count - 1))
        try again.forEachTree { index, _, tree in
            func count(_ node: RenderNode) -> Int {
                (node.name == "tabBar" ? 1 : 0) + node.children.reduce(0) { $0 + count($1) }
            }
            #expect(count(tree.root) >= 1, "frame \(index) has no bar")
        }
    }
}
