import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes
@testable import TableViews

/// Measured frames of the section index, and its effects on rows and headers.
@Suite struct SectionIndexTests {
    static let alphabet = LocalizedIndexedCollation.current().sectionTitles

    private func table(
        _ source: IndexedSource, width: CGFloat = 375, height: CGFloat = 667
    ) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        table.dataSource = source
        return table
    }

    private func flat<Result>(
        direction: LayoutDirection = .leftToRight, _ body: () throws -> Result
    ) rethrows -> Result {
        try RenderContext(
            theme: .flat,
            traits: TraitCollection(layoutDirection: direction, displayScale: 2)
        ).run(body)
    }

    private func node(_ name: String, in node: RenderNode) -> RenderNode? {
        if node.name == name { return node }
        return node.children.lazy.compactMap { self.node(name, in: $0) }.first
    }

    @Test func `the index of iOS 10 has the measured frames`() throws {
        let source = IndexedSource(letters: Self.alphabet, titles: Self.alphabet)
        try flat {
            let table = table(source)
            table.contentInset = EdgeInsets(top: 64)
            table.contentOffset.y = -64
            let root = table.lowered()
            let bar = try #require(node("index", in: root))
            // Width of 15 points at the right edge, between the insets. Its middle is at 365.5 of
            // 667 points.
            #expect(bar.frame == CGRect(x: 360, y: 0, width: 15, height: 603))
            let lines = bar.children.map(\.frame)
            #expect(lines.count == 27)
            for frame in lines { #expect(abs(375 - 7.75 - (360 + frame.midX)) < 0.01) }
            for (first, second) in zip(lines, lines.dropFirst()) {
                #expect(abs(second.minY - first.minY - 14) < 0.01)
            }
            #expect(abs(lines[13].midY + 64 - 365.5) <= 0.5)
            let separator = try #require(node("separator", in: root))
            #expect(separator.frame.minX == 16 && separator.frame.maxX == 360)
            #expect(node("contentView", in: root)?.frame.maxX == 360)
            let header = try #require(node("header 0", in: root))
            #expect(header.frame.width == 375)
            #expect(node("textLabel", in: header)?.frame.maxX == 344)
        }
    }

    @Test func `rows of a table without an index have the full width`() {
        let source = IndexedSource(letters: ["A"], titles: nil)
        flat {
            let root = table(source).lowered()
            #expect(node("index", in: root) == nil)
            #expect(node("contentView", in: root)?.frame.maxX == 375)
        }
    }

    @Test func `a right-to-left layout has the index at the left and rows beside it`() throws {
        let source = IndexedSource(letters: ["A", "B"], titles: ["A", "B"])
        try flat(direction: .rightToLeft) {
            let root = table(source).lowered()
            let bar = try #require(node("index", in: root))
            #expect(bar.frame.minX == 0 && bar.frame.width == 15)
            #expect(abs((bar.children.first?.frame.midX ?? 0) - 7.75) < 0.01)
            let content = try #require(node("contentView", in: root))
            #expect(content.frame.minX == 15 && content.frame.maxX == 375)
        }
    }

    @Test func `the index stays in place above cells and headers of a scrolling table`() {
        let source = IndexedSource(letters: Self.alphabet, titles: Self.alphabet)
        flat {
            let table = table(source)
            table.contentOffset.y = 500
            let root = table.lowered()
            #expect(root.children.last?.name == "index")
            #expect(root.children.last?.frame.minY == 500)
        }
    }

    @Test func `the index's accessibility value is the first section visible below the bars`() {
        let source = IndexedSource(letters: ["A", "B", "C"], titles: ["A", "B", "C"])
        source.rows = 20
        flat {
            let table = table(source)
            table.contentInset.top = 64
            func value(_ row: Int, _ section: Int, plus: CGFloat) -> String? {
                let rect = table.rectForRow(at: IndexPath(row: row, section: section))
                table.contentOffset.y = rect.maxY + plus - table.adjustedContentInset.top
                _ = table.lowered()
                return table.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first?
                    .accessibilityValue
                    ?? table.accessories.sectionIndex.bar.accessibilityValue
            }
            #expect(value(19, 0, plus: -1) == "A")
            #expect(value(19, 0, plus: 1) == "B")
            #expect(value(19, 1, plus: 30) == "C")
        }
    }

    @Test func `a table with fewer rows than the minimum has no index`() {
        let source = IndexedSource(letters: ["A", "B"], titles: ["A", "B"])
        flat {
            let table = table(source)
            table.sectionIndexMinimumDisplayRowCount = 6
            #expect(table.displayedSectionIndexTitles == ["A", "B"])
            table.sectionIndexMinimumDisplayRowCount = 7
            #expect(table.displayedSectionIndexTitles == [])
            #expect(node("index", in: table.lowered()) == nil)
        }
    }

    @Test func `titles scroll to sections of the data source or to the top`() {
        let source = IndexedSource(
            letters: ["A", "C", "D"], titles: [TableView.indexSearch, "A", "B", "C", "D"])
        source.rows = 30
        flat {
            let table = table(source)
            #expect(table.sectionForSectionIndexTitle(at: 2) == 2)
            #expect(table.sectionForSectionIndexTitle(at: 4) == nil)
            source.sections = ["A": 0, "B": 0, "C": 1, "D": 2]
            #expect((0..<5).map { table.sectionForSectionIndexTitle(at: $0) } == [nil, 0, 0, 1, 2])
            table.scrollToSectionIndexTitle(at: 3)
            #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
            table.scrollToSectionIndexTitle(at: 0)
            #expect(table.contentOffset.y == 0)
            // Five lines of 14 points in the middle of 667: the third is from 326.5 to 340.5.
            #expect(table.sectionIndexTitle(at: CGPoint(x: 370, y: 330)) == 2)
            table.contentOffset.y = 1_000
            #expect(table.sectionIndexTitle(at: CGPoint(x: 370, y: 1_330)) == 2)
        }
    }

    @Test(arguments: [(Theme.classic, false), (.flat, true), (.modern, true), (.glass, true)])
    func `titles have the table's tint colour since iOS 7`(theme: Theme, isTinted: Bool) throws {
        let source = IndexedSource(letters: ["A"], titles: ["A"])
        try RenderContext(theme: theme).run {
            let table = table(source)
            let plain = try #require(node("index", in: table.lowered())).dump
            table.tintColor = .orange
            #expect((node("index", in: table.lowered())?.dump != plain) == isTinted)
            table.sectionIndexColor = .orange
            #expect(node("index", in: table.lowered())?.dump != plain)
        }
    }

    @Test func `colours come from the table, including during tracking`() throws {
        let source = IndexedSource(letters: ["A"], titles: ["A"])
        try flat {
            let table = table(source)
            table.sectionIndexColor = .systemRed
            let text = try #require(node("title 0", in: table.lowered())).dump
            table.sectionIndexColor = .systemGreen
            #expect(node("title 0", in: table.lowered())?.dump != text)
            #expect(table.accessories.sectionIndex.bar.fill == nil)
            table.sectionIndexBackgroundColor = .yellow
            table.sectionIndexTrackingBackgroundColor = .orange
            _ = table.lowered()
            #expect(table.accessories.sectionIndex.bar.fill == .yellow)
            table.isTrackingSectionIndex = true
            _ = table.lowered()
            #expect(table.accessories.sectionIndex.bar.fill == .orange)
        }
    }

    @Test func `a reload updates the titles`() {
        let source = IndexedSource(letters: ["A"], titles: ["A"])
        flat {
            let table = table(source)
            #expect(table.displayedSectionIndexTitles == ["A"])
            source.titles = nil
            table.reloadData()
            #expect(table.displayedSectionIndexTitles == [])
        }
    }

    @Test func `a collation sorts by the first letter without case and accents`() {
        let collation = LocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        let names = ["Émile", "zoe", "42", "Ada", "東京", "Ångström", "élan", " bo"]
        let sections = names.map { collation.section(for: $0) { $0 } }
        #expect(
            sections.map { collation.sectionTitles[$0] } == [
                "E", "Z", "#", "A", "#", "A", "E", "B",
            ])
        #expect(collation.sortedArray(from: ["b", "Ä", "a", "B"]) { $0 } == ["Ä", "a", "b", "B"])
        #expect(collation.section(forSectionIndexTitle: 99) == 26)
    }

    @Test(arguments: Theme.eras)
    func `a search bar above the rows ends before the index`(theme: Theme) throws {
        let source = IndexedSource(letters: ["A", "B"], titles: ["A", "B"])
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let traits = TraitCollection(layoutDirection: direction)
            try RenderContext(theme: theme, traits: traits).run {
                let table = table(source)
                let bar = SearchBar()
                bar.showsCancelButton = true
                table.tableHeaderView = bar
                let root = table.lowered()
                let index = try #require(node("index", in: root)).frame
                let row = try #require(node("tableHeaderView", in: root))
                for name in ["searchField", "button"] {
                    let part = try #require(node(name, in: row)).frame
                    #expect(part.maxX <= index.minX || part.minX >= index.maxX, "\(name)")
                }
            }
        }
    }

    @Test func `reloadSectionIndexTitles updates the titles without the rows`() {
        flat {
            let source = IndexedSource(letters: ["A", "B"], titles: ["A", "B"])
            let table = table(source)
            #expect(table.displayedSectionIndexTitles == ["A", "B"])
            let cells = table.visibleCells
            source.titles = ["X", "Y"]
            table.reloadSectionIndexTitles()
            #expect(table.displayedSectionIndexTitles == ["X", "Y"])
            #expect(!cells.isEmpty && table.visibleCells.count == cells.count)
            #expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
            source.titles = nil
            table.reloadSectionIndexTitles()
            #expect(table.displayedSectionIndexTitles == [])
            let content = node("contentView", in: table.lowered())?.frame
            #expect(content.map { Double($0.maxX) } == 375)
        }
    }
}
