import Foundation
import TableDrawing
import Testing

@testable import TableViews

/// Bars by themselves: what stands in them, and where.
@Suite struct BarTests {
    private func node(_ name: String, in node: RenderNode) -> RenderNode? {
        if node.name == name { return node }
        return node.children.lazy.compactMap { self.node(name, in: $0) }.first
    }

    private func context(_ theme: Theme) -> RenderContext {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
    }

    @Test func `titles make room for buttons and are cut in between`() throws {
        try context(.modern).run {
            var item = NavigationItem(title: String(repeating: "Long title ", count: 8))
            item.backBarButtonItem = BarButtonItem(title: "Back")
            item.rightBarButtonItems = [BarButtonItem(title: "Edit")]
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            let root = bar.lowered()
            let title = try #require(node("title", in: root)).frame
            let back = try #require(node("back", in: root)).frame
            let edit = try #require(node("button", in: root)).frame
            #expect(back.minX == 8 && back.maxX <= title.minX)
            #expect(title.maxX <= edit.minX && edit.maxX == 304)
        }
    }

    @Test func `a title without room is a warning`() {
        func warnings(_ title: String) -> [String] {
            let log = DiagnosticLog()
            return DiagnosticLog.$current.withValue(log) {
                context(.modern).run {
                    var item = NavigationItem(title: "Title")
                    item.leftBarButtonItems = [BarButtonItem(title: title)]
                    item.rightBarButtonItems = [BarButtonItem(title: title)]
                    let bar = NavigationBar(item: item)
                    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                    _ = bar.lowered()
                    return log.diagnostics.map(\.message)
                }
            }
        }
        #expect(warnings("Ok").isEmpty)
        #expect(
            warnings("A button that is long").contains { $0.contains("\"Title\" has no room") })
    }

    @Test(arguments: Theme.eras)
    func `a badge that is too long stays within its tab`(theme: Theme) throws {
        try context(theme).run {
            let image = Image(systemName: "star")
            let tabs = TabBar(
                items: (0..<4).map {
                    TabBarItem(title: "\($0)", image: image, badgeValue: "1,234,567,890,123")
                })
            tabs.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
            let tab = try #require(node("tab", in: tabs.lowered()))
            let badge = try #require(tab.child("badge")).frame
            #expect(badge.minX > 0 && badge.maxX < tab.frame.width)
        }
    }

    @Test func `a long prompt keeps the bar's margins`() throws {
        try context(.modern).run {
            var item = NavigationItem(title: "Title")
            item.prompt = String(repeating: "Long prompt ", count: 20)
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 74)
            let prompt = try #require(node("prompt", in: bar.lowered())).frame
            #expect(prompt.minX == 16 && Double(prompt.maxX) == 320 - 16)
        }
    }

    @Test func `themes without colours for high contrast say so and keep their own`() {
        for theme in Theme.eras {
            let log = DiagnosticLog()
            DiagnosticLog.$current.withValue(log) {
                let traits = TraitCollection(accessibilityContrast: .high)
                RenderContext(theme: theme, traits: traits).run {
                    #expect(
                        TraitCollection.current.accessibilityContrast
                            == (theme.hasDarkAppearance ? .high : .normal))
                }
            }
            #expect(
                log.diagnostics.contains { $0.message.contains("no colours for high contrast") }
                    != theme.hasDarkAppearance)
        }
    }

    @Test func `buttons of a toolbar do not touch each other`() {
        context(.glass).run {
            let items = (0..<4).map { _ in BarButtonItem(image: Image(systemName: "plus")) }
            for (items, width) in [
                ([items[0], items[1], .flexibleSpace(), items[2], items[3]], 390.0),
                (items, 200.0),
            ] {
                let bar = Toolbar(items: items)
                bar.frame = CGRect(x: 0, y: 0, width: width, height: 44)
                let frames = bar.lowered().children.filter { $0.name == "button" }.map(\.frame)
                #expect(frames.count == 4)
                for (one, next) in zip(frames, frames.dropFirst()) {
                    // Where there is too little room, half of the distance is left.
                    let spacing = Theme.glass.bars.toolbar.button.spacing
                    #expect(next.minX - one.maxX >= (width > 300 ? spacing : spacing / 2) - 0.5)
                }
            }
        }
    }

    @Test func `from right to left the back button is at the right`() {
        RenderContext(
            theme: .flat, traits: TraitCollection(layoutDirection: .rightToLeft, displayScale: 2)
        ).run {
            var item = NavigationItem(title: "T")
            item.backBarButtonItem = BarButtonItem(title: "Back")
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            #expect(node("back", in: bar.lowered())?.frame.maxX == 312)
        }
    }

    @Test func `a toolbar spreads its buttons evenly unless spaces say otherwise`() {
        context(.modern).run {
            func frames(_ items: [BarButtonItem]) -> [CGRect] {
                let bar = Toolbar(items: items)
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                return bar.lowered().children.filter { $0.name == "button" }.map(\.frame)
            }
            let image = Image(systemName: "plus")
            let items = (0..<3).map { _ in BarButtonItem(image: image) }
            let even = frames(items)
            #expect(even.map(\.minX) == [16, 147, 278.5])
            let pushed = frames([.flexibleSpace(), items[0], .fixedSpace(10), items[1]])
            #expect(pushed.map(\.minX) == [243, 278.5])
        }
    }

    @Test(arguments: [
        ("en_US", 9, 41, "9:41"), ("en_US", 0, 5, "12:05"), ("en_US", 15, 0, "3:00"),
        ("de_DE", 9, 41, "09:41"), ("de_DE", 15, 0, "15:00"),
    ])
    func `the time is that of the instant, as the locale writes it`(
        locale: String, hour: Int, minute: Int, expected: String
    ) {
        let date = Date(timeIntervalSince1970: TimeInterval(hour * 3_600 + minute * 60))
        #expect(
            StatusBar.time(of: date, timeZone: .gmt, locale: Locale(identifier: locale))
                == expected)
    }

    @Test(arguments: Theme.eras)
    func `long titles of tabs are cut before they touch each other`(theme: Theme) throws {
        try context(theme).run {
            let bar = TabBar(
                items: ["Internationalisation", "Freundschaftsbeziehungen", "Benachrichtigung"]
                    .map { TabBarItem(title: $0 + $0, image: Image(systemName: "star")) })
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
            let tabs = bar.lowered().children.filter { $0.name == "tab" }
            #expect(tabs.count == 3)
            for tab in tabs {
                let title = try #require(
                    tab.children.first {
                        if case .text = $0.contents { return true }
                        return false
                    })
                #expect(title.frame.minX >= 4 && title.frame.maxX <= tab.frame.width - 4)
                guard case .text(let text, _) = title.contents else { continue }
                #expect(text.size.width <= title.frame.width)
            }
        }
    }

    @Test(arguments: Theme.eras)
    func `a symbol in a bar has the bar's size unless it has one of its own`(theme: Theme) throws {
        try context(theme).run {
            func size(_ image: Image?) throws -> CGSize {
                let bar = Toolbar(items: [BarButtonItem(image: image)])
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                return try #require(
                    node("image", in: bar.lowered())
                        ?? bar.lowered().children
                        .first { $0.name == "button" }?.children.first
                ).frame.size
            }
            let own = try size(
                Image(systemName: "plus", withConfiguration: .init(pointSize: 10)))
            #expect(abs(own.height - 10 * 20 / 17) < 0.01)
            let plain = try size(Image(systemName: "plus"))
            #expect(abs(plain.height - 25.6) < 0.01)
        }
    }
}
