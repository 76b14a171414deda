import Foundation
import TableDrawing
import TableText
@_spi(Subclassing) import TableControls
import TableScreens
import TableViews
import TableThemes
import Testing

@testable import TableMockups

/// Bars, indexes and empty states of documents.
@Suite struct BarDocumentTests {
    private func screen(_ text: String) throws -> ScreenView {
        let document = try document(text)
        return document.context().run { document.makeScreen() }
    }

    @Test func `bars have the document's parts, and the status bar shows the time`() throws {
        let screen = try screen(
            """
            now: 2025-06-15T12:00:00Z
            timeZone: Africa/Cairo
            bars:
              statusBar: true
              navigationBar: {title: T, back: B, right: [Edit, {symbol: plus}]}
              tabBar: {items: [{title: A}, {title: B, badge: 3, selected: true}]}
              homeIndicator: true
              keyboard: false
            table: {rows: [{text: a}]}
            """)
        #expect(screen.statusBar?.time == "3:00")
        let item = try #require(screen.navigationBar?.topItem)
        #expect(item.title == "T" && item.backBarButtonItem?.title == "B")
        #expect(item.rightBarButtonItems.map(\.title) == ["Edit", nil])
        #expect(item.rightBarButtonItems[1].image != nil)
        #expect(screen.tabBar?.selectedIndex == 1 && screen.tabBar?.items[1].badgeValue == "3")
        #expect(screen.homeIndicator != nil && screen.keyboard == nil && screen.toolbar == nil)
        #expect(screen.tableView?.safeAreaInsets == EdgeInsets(top: 103, bottom: 83))
    }

    @Test func `a bar with the value false is absent, and a plain screen has no cutout`() throws {
        let screen = try screen(
            """
            screen: {width: 320, height: 480}
            bars: {statusBar: false, toolbar: [A, B]}
            table: {rows: [{text: a}]}
            """)
        #expect(screen.statusBar == nil && screen.device == .plain)
        #expect(screen.toolbar?.items.map(\.title) == ["A", "B"])
        #expect(screen.tableView?.safeAreaInsets == EdgeInsets(bottom: 44))
    }

    @Test func `bar buttons have UIKit's properties, and spaces have their names`() throws {
        let screen = try screen(
            """
            theme: ios26
            bars:
              navigationBar:
                title: T
                subtitle: S
                largeSubtitle: L
                left: [{symbol: plus, badge: 3, badgeColor: blue}, {title: a, badge: ""}, fixedSpace, {symbol: trash, hidesSharedBackground: true}]
                right: [{title: Add, symbol: plus, tintColor: red, font: {size: 20}, style: prominent}]
              tabBar:
                bottomAccessory: {class: View, frame: [0, 0, 100, 40]}
                items: [{title: A}, {search: true}]
            table: {rows: []}
            """)
        let item = try #require(screen.navigationBar?.topItem)
        #expect(item.subtitle == "S" && item.largeSubtitle == "L")
        var badge = BarButtonItem.Badge.count(3)
        badge.backgroundColor = .blue
        #expect(item.leftBarButtonItems[0].badge == badge)
        #expect(item.leftBarButtonItems[1].badge == .indicator())
        let add = item.rightBarButtonItems[0]
        #expect(add.title == "Add" && add.image != nil && add.showsTitleBesideImage)
        #expect(add.style == .prominent && add.tintColor == .red && add.font?.pointSize == 20)
        #expect(item.leftBarButtonItems[2] == .fixedSpace(0))
        #expect(
            item.leftBarButtonItems.map(\.hidesSharedBackground) == [false, false, false, true])
        let search = try #require(screen.tabBar?.items.last)
        #expect(search.isSearchTab && search.title == "Search" && search.image != nil)
        #expect(screen.tabBar?.accessoryView != nil)
    }

    @Test func `a document's tint replaces the tint of every theme`() throws {
        var document = try document("tint: red\ntable: {rows: []}")
        #expect(document.context().theme.colors.tint == .red)
        document.theme = .ios26
        #expect(document.context().theme.colors.tint == .red)
    }

    @Test(arguments: [("ios26", true), ("ios15", false)])
    func `since iOS 26, the search bar of a selected search tab is in the tab bar`(
        theme: String, isInTabBar: Bool
    ) throws {
        let screen = try screen(
            """
            theme: \(theme)
            bars:
              navigationBar: {searchBar: {placeholder: Shows}}
              tabBar: {items: [{title: A}, {search: true, selected: true}]}
            table: {rows: []}
            """)
        #expect((screen.tabBar?.searchBar?.placeholder == "Shows") == isInTabBar)
        #expect((screen.navigationBar?.searchBar == nil) == isInTabBar)
    }

    @Test(
        "A screen has a single search field",
        arguments: ["cancel: true", "scopes: [A, B]", "prompt: P"])
    func singleField(key: String) throws {
        let screen = try screen(
            """
            theme: ios26
            screen: {device: iphone-16-pro}
            bars:
              navigationBar: {title: T, searchBar: {\(key)}}
              tabBar: {items: [{title: A, symbol: star}, {search: true, selected: true}]}
            table: {rows: []}
            """)
        screen.layoutIfNeeded()
        func fields(_ view: View) -> [View] {
            view.subviews.flatMap { "\(type(of: $0))" == "SearchField" ? [$0] : fields($0) }
        }
        let found = fields(screen)
        #expect(found.count == 1)
        let isAtBottom = try #require(found.first).convert(CGPoint.zero, to: screen).y > 400
        #expect(isAtBottom == (key == "cancel: true"))
    }

    @Test("Bars, headers and footers have the places of their keys")
    func places() throws {
        let document = try document(
            """
            screen: {device: iphone-15}
            bars:
              navigationBar:
                title: T
              toolbar: [{title: Add}]
            table:
              sections:
                - header: Account
                  footer: Foot
                  rows: [{text: Hello}]
            """)
        func line(_ view: View?) -> Substring? {
            view?.sourcePlace?.split(separator: ":").dropLast().last
        }
        try document.context().run {
            let screen = document.makeScreen()
            _ = screen.lowered()
            #expect(line(screen.navigationBar) == "4" && line(screen.toolbar) == "5")
            let table = try #require(screen.tableView)
            #expect(Set(table.displayedParts.compactMap(line)).isSuperset(of: ["8", "9"]))
        }
    }

    @Test(arguments: [("ios26", true), ("ios15", false)])
    func `since iOS 26, an integrated search bar is in the toolbar`(
        theme: String, isIntegrated: Bool
    ) throws {
        let screen = try screen(
            """
            theme: \(theme)
            bars: {navigationBar: {searchBar: true, preferredSearchBarPlacement: integrated}}
            table: {rows: []}
            """)
        #expect((screen.toolbar?.searchBar != nil) == isIntegrated)
        #expect((screen.navigationBar?.searchBar == nil) == isIntegrated)
    }

    @Test func `an offset counts from the lower edge of the bars`() throws {
        let screen = try screen(
            """
            screen: {device: iphone-8}
            offset: 100
            bars: {statusBar: true, navigationBar: {title: T}}
            table: {rows: [{text: a}]}
            """)
        #expect(screen.tableView?.contentOffset.y == 36)
    }

    @Test func `a device in landscape has its safe area at the sides`() throws {
        let document = try document(
            "screen: {device: iphone-15, orientation: landscape}\ntable: {rows: [{text: a}]}")
        #expect(document.screen.frame.safeAreaInsets == EdgeInsets(left: 59, bottom: 21, right: 59))
        #expect(Device.named("iphone-x")?.frame.safeAreaInsets.top == 44)
        #expect(Device.named("iphone-14")?.frame.safeAreaInsets.top == 47)
        #expect(Device.named("iphone-se")?.frame == .homeButton)
    }

    @Test func `an index has the first letters of the headers, or its stated titles`() throws {
        let sections = """
              sections:
                - {header: anna, rows: [{text: a}]}
                - {header: Bo, rows: [{text: b}]}
                - {header: Cleo, rows: [{text: c}]}
            """
        let automatic = try screen("table:\n  index: true\n\(sections)").tableView
        #expect(automatic?.displayedSectionIndexTitles == ["A", "B", "C"])
        let given = try screen(
            "table:\n  index: [\"{search}\", A, AB, C, D]\n\(sections)"
        ).tableView
        #expect(
            (0..<5).map { given?.sectionForSectionIndexTitle(at: $0) } == [nil, 0, 0, 2, 2])
        #expect(
            try screen("table:\n  index: false\n\(sections)").tableView?
                .displayedSectionIndexTitles == [])
    }

    @Test func `an empty state is shown only in a table without rows`() throws {
        let text = "table: {empty: {kind: search, title: Nothing}, rows: ROWS}"
        let empty = try screen(text.replacing("ROWS", with: "[]")).tableView
        let view = try #require(empty?.backgroundView as? ContentUnavailableView)
        #expect(view.configuration.text == "Nothing" && view.configuration.image != nil)
        #expect(
            try screen(text.replacing("ROWS", with: "[{text: a}]")).tableView?.backgroundView
                == nil)
    }

    @Test func `search bars and refresh controls belong to the table`() throws {
        let table = try screen(
            """
            table:
              searchBar: {text: tea, cancel: Stop, scopes: [A, B], selectedScope: 1}
              refreshControl: {progress: 0.5, title: Wait}
              rows: [{text: a}]
            """
        ).tableView
        let bar = try #require(table?.tableHeaderView as? SearchBar)
        #expect(bar.text == "tea" && bar.cancelButtonTitle == "Stop" && bar.showsCancelButton)
        #expect(bar.showsScopeBar && bar.selectedScopeButtonIndex == 1)
        #expect(bar.frame.height == 100)
        #expect(table?.refreshControl?.pullProgress == 0.5)
        #expect(table?.refreshControl?.attributedTitle?.string == "Wait")
    }

    @Test(arguments: [
        ("bars: {statusBar: 3}", "1:19 expected true or false, found the number 3"),
        (
            "bars: {statusBar: {battery: 120}}",
            "1:29 expected a percentage from 0 to 100, found 120"
        ),
        (
            "bars: {tabBar: {items: []}}",
            "1:24 the tab bar has no tabs; add at least one: items: [{title: Clock}]"
        ),
        (
            "bars: {tabBar: {items: [{title: A, selected: true}, {title: B, selected: true}]}}",
            "1:74 a second tab is selected; select one tab only"
        ),
        ("bars: {tabBar: {}}", "1:16 a tab bar lacks the key \"items\""),
        (
            "bars: {navigationBar: {right: [{symbol: pluss}]}}",
            "1:41 there is no symbol \"pluss\"; did you mean \"plus\""
        ),
        (
            "bars: {navigationBar: {title: a, titel: b}}",
            "1:34 found the unknown key \"titel\" in a navigation bar"
        ),
    ])
    func `mistakes are reported at their locations`(text: String, expected: String) {
        let found = mistakes(text + "\ntable: {rows: [{text: a}]}")
        #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
    }

    @Test("A line break that truncates the text of a bar is a warning")
    func lineBreaks() {
        func found(_ bars: String) -> [String] {
            mistakes("bars: {\(bars)}\ntable: {rows: [{text: a}]}")
        }
        func warning(_ column: Int, _ line: String) -> String {
            "warning 1:\(column) the text is shown in a single line, as \"\(line)…\"; "
                + "write the text without line breaks"
        }
        // Buttons can have several lines.
        #expect(found(#"toolbar: ["A\nB", {title: "C\nD", enabled: false}]"#) == [])
        #expect(
            found(#"navigationBar: {title: "A\nB", back: "C\nD", prompt: "E\n\nF"}"#) == [
                warning(31, "A"), warning(45, "C"), warning(61, "E"),
            ])
        #expect(found(#"tabBar: {items: [{title: "A\nB"}]}"#) == [warning(33, "A")])
        // A line break at the end is not visible.
        #expect(found(#"toolbar: ["A\n", B]"#) == [])
    }

    @Test(arguments: [
        (
            "scopes: [A, B], selectedScope: 2",
            ["1:52 there is no scope 2; choose one of 2, counted from 0"]
        ),
        (
            "selectedScope: 1",
            [
                "1:36 a scope is selected, but there are no scopes; add "
                    + "scopes: [All, Friends]"
            ]
        ),
        ("scopes: [A, B], selectedScope: 1", []),
    ])
    func `an unknown selected scope is an error`(keys: String, expected: [String]) {
        #expect(mistakes("table: {searchBar: {\(keys)}, rows: [{text: a}]}") == expected)
    }

    @Test func `bars know every symbol, and an unknown symbol causes a suggestion`() throws {
        let screen = try screen(
            """
            bars: {toolbar: [{symbol: paperplane.fill}]}
            table: {empty: {symbol: wifi, title: T}, rows: []}
            """)
        #expect(screen.toolbar?.items.first?.image?.name == "paperplane.fill")
        let view = screen.tableView?.backgroundView as? ContentUnavailableView
        #expect(view?.configuration.image?.name == "wifi")
        let found = mistakes("bars: {toolbar: [{symbol: gaer}]}\ntable: {rows: []}")
        #expect(
            found == [
                "1:27 there is no symbol \"gaer\"; did you mean \"gear\"? (the command symbols lists "
                    + "all \(Image.symbolNames.count))"
            ])
    }

    @Test func `segments at the end of a classic row stay within its border`() throws {
        for (theme, height) in [("classic", 30.0), ("flat", 28), ("modern", 32)] {
            let document = try document(
                """
                screen: {width: 320, height: 480}
                theme: \(theme)
                table:
                  style: grouped
                  rows: [{text: A, accessoryView: {segments: [B, C], selected: 0}}]
                """)
            try document.context().run {
                let screen = document.makeScreen()
                screen.layoutIfNeeded()
                let cell = try #require(screen.tableView?.visibleCells.first)
                cell.layoutIfNeeded()
                let frame = try #require(cell.accessoryView).frame
                #expect(Double(frame.height) == height)
                #expect(frame.minY >= 5 && frame.maxY <= cell.bounds.height - 5)
            }
        }
    }

    @Test func `a cancel button has the standard title or the document's title`() throws {
        func button(_ value: String) throws -> (Bool?, String?) {
            let screen = try screen(
                "table: {searchBar: {cancel: \(value)}, rows: [{text: a}]}")
            let bar = screen.tableView?.tableHeaderView as? SearchBar
            return (bar?.showsCancelButton, bar?.cancelButtonTitle)
        }
        #expect(try button("true") == (true, "Cancel"))
        #expect(try button("false").0 == false)
        #expect(try button("Done") == (true, "Done"))
        #expect(try button("\"true\"") == (true, "true"))
    }

    @Test func `an empty state beside rows is hidden and causes a diagnostic`() throws {
        func diagnostics(_ table: String) throws -> [Diagnostic] {
            try document("table: {empty: {title: None}, \(table)}").lowered().log.diagnostics
        }
        let found = try diagnostics("rows: [{text: a}]")
        #expect(found.map(\.identifier) == ["table.empty-hidden"])
        #expect(found.first?.location == "d.yaml:1:16")
        #expect(try diagnostics("rows: []").isEmpty)
    }

    @Test func `a row of height 0 is invisible`() throws {
        let (table, _, log) = try document(
            "table: {rows: [{text: a}, {text: b, height: 0}, {text: c}]}"
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
        #expect(mistakes("table: {rows: [{text: a, height: -1}]}").count == 1)
        #expect(mistakes("table: {rowHeight: 0, rows: []}").count == 1)
    }

    @Test
    func `true is the standard back button, in the document's language, and false is no button`()
        throws
    {
        func back(_ value: String, _ head: String = "") throws -> String? {
            try screen(
                "\(head)bars: {navigationBar: {title: T, back: \(value)}}\ntable: {rows: [{text: a}]}"
            ).navigationBar?.topItem.backBarButtonItem?.title
        }
        #expect(try back("true") == "Back")
        #expect(try back("false") == nil)
        #expect(try back("Inbox") == "Inbox")
        #expect(try back("\"true\"") == "true")
    }
}
