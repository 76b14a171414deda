import Foundation
import TableDrawing
import TableGeometry
import TableControls
import TableViews
import TestSupport
import Testing

@testable import TableMockups

/// Headers, footers and backgrounds that documents describe as views.
@Suite struct DescribedPartTests {
    private let screen = "screen: {width: 400, height: 480, scale: 2}\n"

    private func table(_ text: String) throws -> TableView {
        let (table, _, log) = try document(screen + text).lowered()
        #expect(log.diagnostics.isEmpty)
        return table
    }

    @Test("Headers of a prototype have values and the height of the prototype")
    func headers() throws {
        let table = try table(
            """
            prototypes:
              topic:
                class: TableViewHeaderFooterView
                height: 40
                subviews: [{class: Label, name: title, frame: [10, 5, 300, 30], autoresizing: flexibleWidth}]
            table:
              sections:
                - headerView: {prototype: topic, values: {title: One}}
                  footerView: {class: View, frame: [0, 0, 320, 25], backgroundColor: red}
                  rows: [{text: a}]
                - headerView: topic
                  headerHeight: 70
                  footer: f
                  footerHeight: 33
                  rows: [{text: b}]
            """)
        let first = try #require(table.headerView(forSection: 0))
        let label = try #require(first.contentView.view(named: "title") as? Label)
        #expect(label.text == "One")
        #expect(label.frame == CGRect(x: 10, y: 5, width: 380, height: 30))
        #expect(table.rectForHeader(inSection: 0).height == 40)
        #expect(table.rectForFooter(inSection: 0).height == 25)
        let second = try #require(table.headerView(forSection: 1))
        #expect((second.contentView.view(named: "title") as? Label)?.text == nil)
        #expect(table.rectForHeader(inSection: 1).height == 70)
        #expect(table.rectForFooter(inSection: 1).height == 33)
    }

    @Test("A reused header has no values of the previous section")
    func reuse() throws {
        let sections = (0..<40).map {
            $0 == 0
                ? "    - {headerView: {prototype: h, values: {t: {text: First, textColor: red}}}, rows: [{text: a}]}"
                : "    - {headerView: h, rows: [{text: a}]}"
        }
        let table = try table(
            "prototypes: {h: {class: TableViewHeaderFooterView, height: 30, subviews: "
                + "[{class: Label, name: t, text: Own, frame: fill}]}}\n"
                + "table:\n  sections:\n" + sections.joined(separator: "\n"))
        try document(screen + "table: {rows: []}").context().run {
            for y in stride(from: 0, through: table.contentSize.height, by: 200) {
                table.contentOffset.y = y
                _ = table.lowered()
            }
            let last = try #require(table.headerView(forSection: 39))
            let label = last.contentView.view(named: "t") as? Label
            #expect(label?.text == "Own" && label?.textColor != Color.named["red"])
        }
    }

    @Test("The table's own header and footer can be views")
    func tableHeader() throws {
        let table = try table(
            "table: {headerView: {class: View, frame: [0, 0, 320, 90]}, "
                + "footerView: {class: Label, text: End}, rows: [{text: a}]}")
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 400, height: 90))
        #expect((table.tableFooterView?.frame.height ?? 0) > 15)
    }

    @Test("Backgrounds are colours, gradients, images and views, and reused rows reset them")
    func backgrounds() throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("a.png", width: 4, height: 4)
        let (table, _, log) = try document(
            screen + """
                prototypes: {p: {class: View, frame: fill, backgroundColor: red}}
                table:
                  backgroundView: {image: a.png, contentMode: scaleAspectFill}
                  rows:
                    - {text: a, backgroundView: "#0f0"}
                    - {text: b, selectedBackgroundView: {gradient: {colors: [white, black]}}, selected: true}
                    - {text: c, multipleSelectionBackgroundView: {view: p, insets: 4, cornerRadius: 6}}
                    - {text: d}
                """, in: folder
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        func cell(_ row: Int) throws -> TableViewCell {
            try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        }
        let image = try #require(table.backgroundView?.subviews.first as? ImageView)
        #expect(image.contentMode == .scaleAspectFill)
        #expect(try cell(0).backgroundView?.subviews.first?.backgroundColor == Color(hex: 0x00FF00))
        let gradient = try cell(1).selectedBackgroundView?.subviews.first?.layer as? GradientLayer
        #expect(gradient?.colors?.count == 2 && gradient?.locations == [0, 1])
        let view = try #require(try cell(2).multipleSelectionBackgroundView)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 4, y: 4, width: 32, height: 12))
        #expect(view.subviews.first?.layer.cornerRadius == 6)
        #expect(try cell(3).backgroundView == nil && cell(3).selectedBackgroundView == nil)
    }

    @Test("A grouped row without its own background keeps the table's background")
    func grouped() throws {
        let rows = (0..<60).map {
            "    - {text: \($0)" + ($0 == 0 ? ", backgroundView: red}" : "}")
        }
        let table = try table(
            "table:\n  style: insetGrouped\n  rows:\n" + rows.joined(separator: "\n"))
        try document(screen + "table: {rows: []}").context().run {
            table.contentOffset.y = 2_000
            _ = table.lowered()
            for cell in table.visibleCells {
                #expect(cell.backgroundView.map { !($0 is DescribedBackgroundView) } == true)
            }
            table.contentOffset.y = 0
            _ = table.lowered()
            let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(first.backgroundView is DescribedBackgroundView)
        }
    }

    @Test("A row's background of any kind replaces its style's background")
    func inheritance() throws {
        let found = try document(
            "styles: {s: {backgroundView: {color: red, cornerRadius: 3}, selectedBackgroundColor: red}}\n"
                + "table: {rows: [{use: s, backgroundView: {gradient: {colors: [red, blue]}}, "
                + "selectedBackgroundView: blue}]}")
        let row = found.rows()[0]
        guard case .gradient = row.backgroundView?.kind else {
            Issue.record("no gradient")
            return
        }
        #expect(row.backgroundView?.cornerRadius == 3)
        #expect(row.selectedBackgroundColor == nil && row.selectedBackgroundView != nil)
    }

    @Test("Errors in views and backgrounds are reported at their location")
    func wrongValues() {
        let prototypes =
            "prototypes: {c: {height: 50}, v: {class: View, frame: [0, 0, 9, 9]}}\ntable: "
        func first(_ table: String) -> String? {
            mistakes(prototypes + table).first
        }
        #expect(
            first("{sections: [{headerView: c, rows: []}]}")
                == "2:33 the prototype \"c\" is a cell; name a prototype of another class "
                + "(its class is written in it: class: View)")
        #expect(
            first("{rows: [{cell: v}]}")
                == "2:23 the prototype \"v\" is a View; a row needs a cell")
        #expect(
            first("{headerView: w, rows: []}")
                == "2:21 the document has no prototype \"w\" "
                + "(prototypes that are no cells are \"v\")")
        #expect(
            first("{headerView: {class: TableViewCell}, rows: []}")
                == "2:29 TableViewCell is a class of cells; name a class of other views")
        #expect(
            first("{backgroundView: {}, rows: []}")
                == "2:25 a background view shows nothing; give one of \"color\", "
                + "\"gradient\", \"image\" or \"view\"")
        #expect(
            first("{backgroundView: {gradient: {colors: [red]}}, rows: []}")
                == "2:45 the gradient has one colour; give at least two such as [white, gray] "
                + "(a single colour is written {color: white})")
        #expect(
            first(
                "{backgroundView: {gradient: {colors: [{at: 1, color: red}, {at: 0, color: red}]}}, "
                    + "rows: []}")
                == "2:67 a place is below the place before it; order the places from 0 up to 1")
        #expect(
            first("{sections: [{header: a, headerView: v, rows: []}]}")
                == "2:32 found \"headerView\" beside \"header\", expected only one of them in a section"
        )
    }
}
