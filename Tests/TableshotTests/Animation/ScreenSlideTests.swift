import Foundation
import Tableshot
import Testing

/// Screens that slide over other screens, and parts that stay in place.
@Suite struct ScreenSlideTests {
    private static let size = CGSize(width: 320, height: 300)

    private static func screen(_ title: String, _ color: Color) -> ScreenView {
        let view = View(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = color
        let screen = ScreenView(size: size, contentView: view)
        screen.statusBar = StatusBar(time: "9:41")
        screen.navigationBar = NavigationBar(item: NavigationItem(title: title))
        return screen
    }

    private static func film(
        _ kind: NavigationTransitionView.Kind, _ theme: Theme, start: Double = 0
    ) throws -> Animation {
        try animate(framesPerSecond: 20, context: RenderContext(theme: theme)) { clock -> View in
            let slide = NavigationTransitionView(
                kind, below: screen("List", .white), above: screen("Detail", .yellow))
            clock.at(start) { slide.start() }
            return slide
        }
    }

    private static func nodes(_ name: String, in root: RenderNode) -> [(RenderNode, CGFloat)] {
        var found: [(RenderNode, CGFloat)] = []
        func look(_ node: RenderNode, _ x: CGFloat) {
            if node.name == name { found.append((node, x + node.frame.minX)) }
            for child in node.children {
                look(child, x + node.frame.minX - node.boundsOrigin.x)
            }
        }
        look(root, 0)
        return found
    }

    @Test(
        "The search bar ends at the upper screen, and the whole title stays between the buttons",
        arguments: [NavigationTransitionView.Kind.push, .pop])
    func parts(kind: NavigationTransitionView.Kind) throws {
        let film = try animate(framesPerSecond: 20) { clock -> View in
            let (list, detail) = (Self.screen("List", .white), Self.screen("Detail", .yellow))
            list.navigationBar?.searchBar = SearchBar()
            detail.navigationBar?.topItem.rightBarButtonItems = [BarButtonItem(title: "Edit")]
            let slide = NavigationTransitionView(kind, below: list, above: detail)
            clock.at(0) { slide.start() }
            return slide
        }
        var places: Set<CGFloat> = []
        var titles: Set<CGFloat> = []
        try film.forEachTree { index, _, tree in
            guard index > 0, index < film.times.count - 1 else { return }
            let edge = Self.nodes("shade", in: tree.root)[0].1
            let search = Self.nodes("searchBar", in: tree.root)[0]
            places.insert(search.1)
            // The search bar moves by the distance of its screen.
            #expect(abs(search.1 + (320 - edge) * 0.3) < 1, "frame \(index)")
            for (room, x) in Self.nodes("room", in: tree.root) {
                #expect(["searchBar", "background"].contains(room.children[0].name))
                #expect(abs(x + room.frame.width - edge) < 0.01, "frame \(index)")
            }
            // The different backgrounds move with their screens, so that no row shows through them.
            let backgrounds = Self.nodes("backgrounds", in: tree.root)
            #expect(backgrounds.count == 1)
            let upper = backgrounds.first?.0.children.last
            #expect(abs((upper?.frame.minX ?? -1) - edge) < 0.01, "frame \(index)")
            for (title, x) in Self.nodes("title", in: tree.root) {
                guard case .text(let text, _) = title.contents, text.string == "Detail" else {
                    continue
                }
                titles.insert(x)
                #expect(x + title.frame.width < 290, "frame \(index)")
            }
        }
        #expect(places.count > 3 && titles.count > 3)
    }

    @Test(
        "Buttons disappear before the buttons of the other screen appear",
        arguments: [Theme.ios6, .ios15, .ios26], [NavigationTransitionView.Kind.push, .pop])
    func buttons(theme: Theme, kind: NavigationTransitionView.Kind) throws {
        let film = try animate(
            framesPerSecond: 30, context: RenderContext(theme: theme)
        ) { clock -> View in
            let (list, detail) = (Self.screen("List", .white), Self.screen("Detail", .yellow))
            list.navigationBar?.topItem.rightBarButtonItems = [BarButtonItem(title: "Sort")]
            detail.navigationBar?.topItem.rightBarButtonItems = [BarButtonItem(title: "Edit")]
            let slide = NavigationTransitionView(kind, below: list, above: detail)
            clock.at(0) { slide.start() }
            return slide
        }
        var counts: Set<Int> = []
        var opacities: Set<Double> = []
        try film.forEachTree { index, _, tree in
            guard index > 0, index < film.times.count - 1 else { return }
            let shown = Self.nodes("button", in: tree.root).filter { $0.0.opacity > 0 }
            counts.insert(shown.count)
            opacities.formUnion(shown.map(\.0.opacity))
        }
        #expect(counts.max() == 1 && opacities.count > 4)
    }

    @Test(
        "Titles between buttons fade in turn", arguments: [Theme.ios6, .ios15, .ios26],
        [NavigationTransitionView.Kind.push, .pop])
    func titles(theme: Theme, kind: NavigationTransitionView.Kind) throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var context = RenderContext(theme: theme)
            context.traits.layoutDirection = direction
            let film = try animate(framesPerSecond: 30, context: context) { clock -> View in
                let (list, detail) = (Self.screen("Library", .white), Self.screen("Song", .yellow))
                for screen in [list, detail] {
                    let button = BarButtonItem(title: "Edit")
                    screen.navigationBar?.topItem.rightBarButtonItems = [button]
                }
                let slide = NavigationTransitionView(kind, below: list, above: detail)
                clock.at(0) { slide.start() }
                return slide
            }
            var opacities: Set<Double> = []
            try film.forEachTree { index, _, tree in
                guard index > 0, index < film.times.count - 1 else { return }
                let titles = Self.nodes("title", in: tree.root).map(\.0.opacity)
                let shown = titles.filter { $0 > 0 }
                #expect(shown.count < 2, "frame \(index)")
                opacities.formUnion(shown)
            }
            #expect(opacities.count > 4)
        }
    }

    @Test(
        "A large title shrinks to the back button and fades",
        arguments: [NavigationTransitionView.Kind.push, .pop], [false, true])
    func largeTitle(kind: NavigationTransitionView.Kind, isMirrored: Bool) throws {
        var context = RenderContext(theme: .ios15)
        context.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let film = try animate(framesPerSecond: 30, context: context) { clock -> View in
            let (list, detail) = (Self.screen("List", .white), Self.screen("Detail", .yellow))
            list.navigationBar?.prefersLargeTitles = true
            detail.navigationBar?.topItem.backBarButtonItem = BarButtonItem(title: "List")
            let slide = NavigationTransitionView(kind, below: list, above: detail)
            clock.at(0) { slide.start() }
            return slide
        }
        var scales: [CGFloat] = []
        try film.forEachTree { index, _, tree in
            guard index > 0, index < film.times.count - 1 else { return }
            let title = try #require(Self.node("largeTitle", in: tree.root))
            let window = try #require(Self.node("largeTitleWindow", in: tree.root))
            #expect(window.opacity < 1 && !window.clipsToBounds && window.frame.minX == 0)
            scales.append(title.transform.a)
        }
        let falling = kind == .push ? scales : scales.reversed()
        #expect(falling == falling.sorted().reversed() && Set(scales).count == scales.count)
        let first = try #require(falling.first)
        let last = try #require(falling.last)
        // The two titles have 34 and 17 points.
        #expect(first > 0.9 && last < 0.6 && last >= 0.5)
    }

    @Test(
        "The bars of both screens are drawn once and stay in place", arguments: Theme.eras,
        [NavigationTransitionView.Kind.push, .pop])
    func bars(theme: Theme, kind: NavigationTransitionView.Kind) throws {
        let film = try Self.film(kind, theme)
        #expect(film.times.count > 5)
        var titles: [CGFloat] = []
        try film.forEachTree { index, _, tree in
            // In the last frame both screens have their own bars, one below the other.
            guard index < film.times.count - 1 else { return }
            let status = Self.nodes("statusBar", in: tree.root)
            #expect(status.count == 1 && status.allSatisfy { $0.1 == 0 }, "frame \(index)")
            let bars = Self.nodes("navigationBar", in: tree.root)
            #expect(bars.allSatisfy { $0.1 == 0 }, "frame \(index)")
            let backgrounds = bars.flatMap(\.0.children).filter { $0.name == "background" }
            #expect(backgrounds.count == 1, "frame \(index)")
            let coming = Self.nodes("title", in: tree.root).first { node, _ in
                guard case .text(let text, _) = node.contents else { return false }
                return text.string == (kind == .push ? "Detail" : "List")
            }
            if let coming { titles.append(coming.1) }
        }
        #expect(titles.count > 3 && Set(titles).count == titles.count)
        let isLeftwards = kind == .push
        #expect(titles == (isLeftwards ? titles.sorted().reversed() : titles.sorted()))
    }

    @Test(
        "The title of a back button moves with the equal title of the other bar",
        arguments: [Theme.classic, .flat, .modern], [true, false])
    func backTitle(theme: Theme, isMirrored: Bool) throws {
        for kind in NavigationTransitionView.Kind.allCases {
            var context = RenderContext(theme: theme)
            context.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            let film = try animate(framesPerSecond: 20, context: context) { clock -> View in
                let above = Self.screen("Detail", .yellow)
                above.navigationBar?.topItem.backBarButtonItem = BarButtonItem(title: "List")
                let slide = NavigationTransitionView(
                    kind, below: Self.screen("List", .white), above: above)
                clock.at(0) { slide.start() }
                return slide
            }
            var way: [CGFloat] = []
            try film.forEachTree { index, _, tree in
                guard index > 0, index < film.times.count - 1 else { return }
                let middles = Self.middles(of: "List", in: tree.root)
                let low = try #require(middles.min())
                let high = try #require(middles.max())
                #expect(middles.count == 2 && high - low < 1.5, "\(kind) \(index): \(middles)")
                way.append(low)
                // A border moves with its title.
                guard theme.name == Theme.classic.name,
                    let back = Self.node("back", in: tree.root)
                else { return }
                let border = CGRect(origin: .zero, size: back.frame.size)
                #expect(back.transform.a > 1, "\(kind) \(index)")
                for part in back.children where part.name != "back" {
                    #expect(
                        part.transform.isIdentity && border.contains(part.frame),
                        "\(kind) \(index): \(part.name) \(part.frame) in \(border)")
                }
            }
            #expect(!way.isEmpty && Set(way).count == way.count, "\(kind): \(way)")
        }
    }

    @Test(arguments: NavigationTransitionView.Kind.allCases)
    func `a back button of both screens is visible in every frame`(
        kind: NavigationTransitionView.Kind
    ) throws {
        let film = try animate(framesPerSecond: 20) { clock -> View in
            let screens = [Self.screen("List", .white), Self.screen("Detail", .yellow)]
            for screen in screens {
                screen.navigationBar?.topItem.backBarButtonItem = BarButtonItem(title: "Back")
            }
            let slide = NavigationTransitionView(kind, below: screens[0], above: screens[1])
            clock.at(0.1) { slide.start() }
            return slide
        }
        try film.forEachTree { index, _, tree in
            let visible = Self.nodes("indicator", in: tree.root).filter { $0.0.opacity == 1 }
            let still = Self.nodes("back", in: tree.root).filter {
                !$0.0.children.contains { $0.name == "indicator" }
            }
            #expect(!(visible + still).isEmpty, "frame \(index)")
        }
    }

    private static func node(_ name: String, in root: RenderNode) -> RenderNode? {
        if root.name == name { return root }
        return root.children.lazy.compactMap { node(name, in: $0) }.first
    }

    /// Horizontal centres of a text's occurrences on the screen, in points.
    private static func middles(of string: String, in root: RenderNode) -> [CGFloat] {
        var found: [CGFloat] = []
        func look(_ node: RenderNode, _ place: (CGFloat) -> CGFloat) {
            let (middle, scale) = (node.frame.midX, node.transform.a)
            func shown(_ x: CGFloat) -> CGFloat { place(middle + (x - middle) * scale) }
            if case .text(let text, _) = node.contents, text.string == string {
                found.append(shown(middle))
            }
            for child in node.children {
                look(child) { shown($0 + node.frame.minX - node.boundsOrigin.x) }
            }
        }
        look(root) { $0 }
        return found
    }

    @Test("The first frame equals the screen before the slide", arguments: Theme.eras)
    func first(theme: Theme) throws {
        for kind in [NavigationTransitionView.Kind.push, .pop] {
            let before = try render(context: RenderContext(theme: theme)) { () -> View in
                kind == .push ? Self.screen("List", .white) : Self.screen("Detail", .yellow)
            }.bitmap()
            #expect(try Self.film(kind, theme).bitmap(ofFrame: 0) == before, "\(kind)")
        }
    }

    @Test(
        "Rows changed during a slide have the final frames of rows changed at rest",
        arguments: [Theme.classic, .modern, .glass],
        [NavigationTransitionView.Kind.push, .pop])
    func changesAside(theme: Theme, kind: NavigationTransitionView.Kind) throws {
        let context = RenderContext(theme: theme)
        func table(_ list: AnimatedList) -> TableView {
            AnimatedList.table(
                list, height: 220, style: theme == .ios6 ? .grouped : .insetGrouped)
        }
        let film = try animate(framesPerSecond: 20, context: context) { clock -> View in
            let list = AnimatedList([["A", "B", "C"]])
            let own = table(list)
            let other = View(frame: own.frame)
            let slide =
                kind == .push
                ? NavigationTransitionView(.push, below: own, above: other)
                : NavigationTransitionView(.pop, below: other, above: own)
            clock.at(0) { slide.start() }
            clock.at(0.2) {
                list.sections[0].insert("New", at: 1)
                own.insertRows(at: [[0, 1]], with: .fade)
            }
            clock.at(1) { slide.turnBack() }
            return slide
        }
        let still = try render(size: CGSize(width: 200, height: 220), context: context) {
            table(AnimatedList([["A", "New", "B", "C"]]))
        }
        #expect(try film.bitmaps().last == (try still.bitmap()))
    }
}
