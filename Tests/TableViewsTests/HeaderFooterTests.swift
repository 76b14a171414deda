import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

/// Section headers and footers: titles, views, heights and reuse.
@Suite struct HeaderFooterTests {
    /// Data source and delegate with reusable views in place of titles.
    ///
    /// Records calls.
    final class ViewSource: TableViewDataSource, TableViewDelegate {
        var sections = 40
        var makesViews = true
        var height = TableView.automaticDimension
        var text = "Header"
        var events: [String] = []
        var made = 0

        func numberOfSections(in tableView: TableView) -> Int { sections }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell")
                ?? TableViewCell(style: .default, reuseIdentifier: "cell")
        }
        func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
            height
        }
        func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
            "Footer"
        }
        func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
            guard makesViews else { return nil }
            var view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            if view == nil {
                made += 1
                view = TableViewHeaderFooterView(reuseIdentifier: "header")
            }
            view?.textLabel?.text = "\(text) \(section)"
            return view
        }
        func tableView(
            _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
        ) { events.append("will header \(section)") }
        func tableView(
            _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
        ) { events.append("will footer \(section)") }
        func tableView(
            _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
        ) { events.append("end header \(section)") }
        func tableView(
            _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
        ) { events.append("end footer \(section)") }
    }

    private func makeTable(
        _ source: ViewSource, _ style: TableView.Style = .grouped, theme: Theme = .modern
    ) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
        table.theme = theme
        table.dataSource = source
        table.delegate = source
        return table
    }

    @Test("A scrolling table reuses header views")
    func reuse() throws {
        let source = ViewSource()
        let table = makeTable(source)
        for step in 0..<60 {
            table.contentOffset.y = CGFloat(step) * 97
            _ = table.lowered()
        }
        #expect(source.made <= 4)
        let section = try #require(table.indexPathsForVisibleRows?.last?.section)
        #expect(table.headerView(forSection: section)?.textLabel?.text == "Header \(section)")
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.footerView(forSection: 0) == nil)
    }

    @Test("The delegate hears once of each header and footer that appears or disappears")
    func displayEvents() {
        let source = ViewSource()
        let table = makeTable(source)
        _ = table.lowered()
        _ = table.lowered()
        #expect(
            source.events.filter { $0.hasSuffix(" 0") } == ["will footer 0", "will header 0"])
        source.events = []
        table.contentOffset.y = 2_000
        _ = table.lowered()
        #expect(
            source.events.filter { $0.hasSuffix(" 0") } == ["end header 0", "end footer 0"])
        source.events = []
        table.reloadData()
        #expect(source.events.contains { $0.hasPrefix("end") })
        #expect(!source.events.contains { $0.hasPrefix("will") })
    }

    @Test("A registered class is instantiated, and an unknown identifier returns nil")
    func registering() {
        final class OwnHeader: TableViewHeaderFooterView {
            var prepared = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                prepared += 1
            }
        }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "own") == nil)
        table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "own")
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "own") as? OwnHeader
        #expect(view?.reuseIdentifier == "own")
        #expect(view?.prepared == 0)
    }

    @Test("A delegate's header height has no space above the first header added")
    func delegateHeight() {
        let source = ViewSource()
        source.height = 50
        let table = makeTable(source)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 50))
        source.height = .leastNormalMagnitude
        source.makesViews = false
        table.reloadData()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY < 0.001)
    }

    @Test("Footers of several lines have the height of their text, wrapped at the table's width")
    func multilineFooter() throws {
        let long = String(repeating: "Several words that wrap. ", count: 8)
        for theme in Theme.eras {
            let source = ListSource([1])
            source.footers = [0: long]
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
            table.theme = theme
            table.dataSource = source
            let height = table.rectForFooter(inSection: 0).height
            #expect(height > 50, "\(theme)")
            _ = table.lowered()
            let label = try #require(table.footerView(forSection: 0)?.textLabel)
            #expect(label.frame.minX > 0 && label.frame.maxX < 320)
            #expect(label.frame.minY >= 6 && label.frame.maxY <= height - 6)
            #expect(label.textAlignment == (theme == .classic ? .center : .natural))
        }
    }

    @Test("Titles of several lines make modern plain headers higher, but not classic headers")
    func multilinePlainHeader() {
        func height(_ theme: Theme, _ title: String) -> CGFloat {
            let source = ListSource([1])
            source.headers = [0: title]
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.dataSource = source
            table.theme = theme
            return table.rectForHeader(inSection: 0).height
        }
        let long = String(repeating: "Word ", count: 20)
        #expect(height(.modern, "Short") == 28)
        #expect(height(.modern, long) > 60)
        #expect(height(.classic, long) == 23)
        #expect(height(.glass, "Short") == 28)
    }

    @Test("Themes of iOS 7 to 18 show titles of grouped tables in capitals")
    func capitals() {
        func title(_ theme: Theme, _ style: TableView.Style) -> String? {
            let source = ListSource([1])
            source.headers = [0: "straße"]
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            table.theme = theme
            table.dataSource = source
            _ = table.lowered()
            return table.headerView(forSection: 0)?.textLabel?.text
        }
        #expect(title(.classic, .grouped) == "straße")
        #expect(title(.flat, .grouped) == "STRASSE")
        #expect(title(.modern, .insetGrouped) == "STRASSE")
        #expect(title(.glass, .insetGrouped) == "straße")
        #expect(title(.modern, .plain) == "straße")
    }

    @Test("Headers float in plain tables only")
    func floating() {
        for style in TableView.Style.allCases {
            let source = ViewSource()
            let table = makeTable(source, style)
            table.contentOffset.y = 70
            let header = table.lowered().children.first { $0.name == "header 0" }
            #expect((header?.frame.minY == 70) == (style == .plain))
        }
    }

    @Test("Changes of a header's labels are kept")
    func ownLooks() {
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .grouped)
        let view = TableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = "Title"
        view.textLabel?.textColor = .systemRed
        final class Source: TableViewDataSource, TableViewDelegate {
            let view: TableViewHeaderFooterView
            init(_ view: TableViewHeaderFooterView) { self.view = view }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(
                _ tableView: TableView, cellForRowAt indexPath: IndexPath
            ) -> TableViewCell { TableViewCell() }
            func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
                view
            }
        }
        let source = Source(view)
        table.dataSource = source
        table.delegate = source
        _ = table.lowered()
        #expect(view.textLabel?.font == .preferredFont(forTextStyle: .footnote))
        #expect(view.textLabel?.textColor == .systemRed)
        view.detailTextLabel?.text = "Detail"
        _ = table.lowered()
        #expect(view.detailTextLabel?.frame.minY == view.textLabel?.frame.maxY)
    }

    @Test("A header's tint colours its background")
    func tint() {
        let view = TableViewHeaderFooterView(reuseIdentifier: nil)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
        view.tintColor = .systemGreen
        let background = view.lowered().children.first { $0.name == "background" }
        #expect(background?.background == .color(Color.systemGreen.resolved))
        view.backgroundView = View(frame: .zero)
        #expect(!view.lowered().children.contains { $0.name == "background" })
        #expect(view.backgroundView?.frame == view.bounds)
    }

    @Test("Plain headers keep the padding above them of the table or the theme")
    func topPadding() {
        let source = ListSource([1, 1])
        source.headers = [0: "A", 1: "B"]
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        table.theme = .ios13
        #expect(table.rectForHeader(inSection: 0).minY == 0)
        table.sectionHeaderTopPadding = 30
        #expect(table.rectForHeader(inSection: 0).minY == 30)
        table.sectionHeaderTopPadding = TableView.automaticDimension
        for theme in [Theme.ios15, .ios26] {
            table.theme = theme
            #expect(table.sectionHeaderTopPadding == 22)
            #expect(table.rectForHeader(inSection: 0).minY == 22)
        }
    }

    @Test("Titles grow with the content size category")
    func dynamicType() {
        func height(_ category: ContentSizeCategory) -> CGFloat {
            RenderContext(traits: TraitCollection(preferredContentSizeCategory: category)).run {
                let source = ListSource([1])
                source.headers = [0: "Title"]
                let table = TableView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
                table.dataSource = source
                return table.rectForHeader(inSection: 0).height
            }
        }
        #expect(height(.large) == 38)
        #expect(height(.accessibilityLarge) > 54)
    }

    @Test func `a view without an intrinsic size has the estimated height`() {
        final class Source: TableViewDataSource, TableViewDelegate {
            var header = View(frame: .zero)
            var estimate: CGFloat?
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            { TableViewCell(style: .default, reuseIdentifier: nil) }
            func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
                header
            }
            func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
                View(frame: .zero)
            }
            func tableView(
                _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
            ) -> CGFloat { estimate ?? tableView.estimatedSectionHeaderHeight }
        }
        let source = Source()
        func heights(_ style: TableView.Style) -> [Double] {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
            table.dataSource = source
            table.delegate = source
            let standard = table.rectForHeader(inSection: 0).height
            table.estimatedSectionHeaderHeight = 61
            table.estimatedSectionFooterHeight = 33
            let set = table.rectForHeader(inSection: 0).height
            source.estimate = 72
            table.reloadData()
            defer { source.estimate = nil }
            return [
                standard, set, table.rectForHeader(inSection: 0).height,
                table.rectForFooter(inSection: 0).height,
            ].map { Double($0) }
        }
        RenderContext(theme: .modern).run {
            #expect(heights(.plain) == [28, 61, 72, 33])
            #expect(heights(.grouped) == [17.5, 61, 72, 33])
        }
    }

    @Test("A header grows with the font of a changed theme and shows its whole text")
    func largerThemeFont() {
        for base in [Theme.classic, .flat, .modern] {
            var theme = base
            theme.header.font = ThemeFont(.systemFont(ofSize: 34))
            RenderContext(theme: theme).run {
                let label = Label(frame: .zero)
                label.font = Font.systemFont(ofSize: 34)
                label.text = "Header 0"
                let line = label.sizeThatFits(.zero).height
                // The table does not retain it.
                let source = ViewSource()
                let table = makeTable(source, .plain, theme: theme)
                let height = table.rectForHeader(inSection: 0).height
                #expect(height >= line + 4 && source.made == 1, "\(theme.name)")
            }
        }
    }
}
