import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableThemes
import TableViews
import TestSupport
import Testing

@testable import TableMockups

/// Cells of prototypes.
@Suite struct PrototypeTests {
    static let city = """
        prototypes:
          city:
            height: 60
            accessory: disclosureIndicator
            subviews:
              - {class: Label, name: title, frame: [10, 5, 200, 20], textColor: red}
              - {class: Label, tag: 2, frame: [10, 30, 200, 20]}
              - {class: Switch, name: toggle, frame: [230, 10, 50, 30]}

        """

    private func cells(_ text: String) throws -> (TableView, [TableViewCell], [Diagnostic]) {
        let document = try document(text)
        let log = DiagnosticLog()
        return document.context().run {
            DiagnosticLog.$current.withValue(log) {
                let table = document.makeTable()
                return (table, table.visibleCells, log.diagnostics)
            }
        }
    }

    @Test("A row names a view by its tag, also with a number sign", arguments: ["2", "#2"])
    func tags(key: String) throws {
        let (_, cells, log) = try cells(
            Self.city + "table: {rows: [{cell: city, values: {\"\(key)\": Bern}}]}")
        let label = try #require(cells.first).viewWithTag(2) as? Label
        #expect(label?.text == "Bern")
        #expect(log.isEmpty)
    }

    @Test("Frames refer to the width of a prototype, also without a height")
    func width() throws {
        let (table, cells, log) = try cells(
            """
            screen: {width: 420, height: 300}
            prototypes:
              wide:
                width: 400
                subviews:
                  - {class: Label, name: t, frame: [10, 12, 380, 40], autoresizing: flexibleWidth}
              usual:
                subviews:
                  - {class: Label, name: t, frame: [10, 12, 300, 40], autoresizing: flexibleWidth}
            table: {rows: [{cell: wide, values: {t: a}}, {cell: usual, values: {t: a}}]}
            """)
        #expect(log == [])
        for cell in cells { cell.layoutIfNeeded() }
        #expect(cells.compactMap { $0.view(named: "t")?.frame.width } == [400, 400])
        let heights = [0, 1].map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] == heights[1] && heights[0] >= 64)
    }

    @Test("A button has titles, colours and images for its states, and reused rows reset them")
    func buttonStates() throws {
        let text = """
            prototypes:
              call:
                height: 50
                subviews:
                  - class: Button
                    name: b
                    type: roundedRect
                    frame: [10, 5, 200, 40]
                    title: Call
                    highlightedTitle: Calling
                    selectedTitle: On
                    selectedTitleColor: green
                    selectedImage: {symbol: phone}
                    disabledTitle: Off
                    disabledBackgroundImage: {symbol: star}
            table:
              rows:
                - {cell: call}
                - {cell: call, values: {b: {isSelected: true, selectedTitle: Busy}}}
                - {cell: call, values: {b: {isEnabled: false}}}
                - {cell: call, values: {b: {isHighlighted: true}}}
            """
        let (_, cells, diagnostics) = try cells(text)
        #expect(diagnostics == [])
        let buttons = cells.compactMap { $0.contentView.view(named: "b") as? Button }
        #expect(buttons.map(\.currentTitle) == ["Call", "Busy", "Off", "Calling"])
        #expect(buttons.map(\.buttonType) == [.system, .system, .system, .system])
        #expect(buttons[1].titleColor(for: .selected) == Color(hex: 0x00FF00))
        #expect(buttons.map { $0.currentImage?.symbol?.name } == [nil, "phone", nil, nil])
        #expect(buttons[2].currentBackgroundImage?.symbol?.name == "star")
        // A row's value applies to the row only.
        #expect(buttons[0].title(for: .selected) == "On")
        #expect(
            mistakes(text.replacingOccurrences(of: "selectedTitle: On", with: "selectdTitle: On"))
                .first?.contains("did you mean \"selectedTitle\"") == true)
    }

    @Test("isOpaque set by a document is a promise, and a reset removes the promise")
    func opacity() throws {
        let (_, cells, _) = try cells(
            """
            prototypes:
              p: {height: 44, subviews: [{class: View, name: v, frame: fill}]}
              q: {height: 44, subviews: [{class: View, name: v, frame: fill, isOpaque: true}]}
            table:
              rows: [{cell: p}, {cell: q}, {cell: p, values: {v: {isOpaque: false}}}]
            """)
        let views = cells.compactMap { $0.contentView.view(named: "v") }
        #expect(views.map(\.appearance.promisedOpacity) == [nil, true, false])
        #expect(views.map(\.isOpaque) == [true, true, false])
    }

    @Test("Rows set values of views by name and by tag, as a single value or as properties")
    func values() throws {
        let (table, cells, diagnostics) = try cells(
            Self.city + """
                table:
                  rows:
                    - {cell: city, values: {title: Oslo, 2: Norway, toggle: true}}
                    - cell: city
                      values: {title: {text: Rome, textColor: blue}, toggle: {isHidden: true}}
                    - {cell: city, height: 80, accessory: none}
                """)
        #expect(diagnostics == [])
        #expect(
            (0..<3).map { table.rectForRow(at: IndexPath(indexes: [0, $0])).height }
                == [60, 60, 80])
        let titles = cells.map { $0.contentView.view(named: "title") as? Label }
        #expect(titles.map { $0?.text } == ["Oslo", "Rome", nil])
        #expect(titles.map { $0?.textColor } == [.red, .blue, .red])
        #expect((cells[0].viewWithTag(2) as? Label)?.text == "Norway")
        #expect((cells[0].contentView.view(named: "toggle") as? Switch)?.isOn == true)
        #expect(cells[1].contentView.view(named: "toggle")?.isHidden == true)
        #expect(cells.map(\.accessoryType) == [.disclosureIndicator, .disclosureIndicator, .none])
    }

    @Test("A row sets the symbol of an image view, or removes its image")
    func imageValues() throws {
        let (_, cells, diagnostics) = try cells(
            """
            prototypes:
              p: {height: 44, subviews: [{class: ImageView, name: i, frame: [0, 0, 30, 30], image: {symbol: star}}]}
            table:
              rows:
                - {cell: p}
                - {cell: p, values: {i: {symbol: heart}}}
                - {cell: p, values: {i: null}}
                - {cell: p, values: {i: {image: null, alpha: 0.5}}}
                - {cell: p, values: {i: {image: {symbol: gear}}}}
            """)
        #expect(diagnostics == [])
        let views = cells.map { $0.contentView.view(named: "i") as? ImageView }
        #expect(
            views.map { $0?.image?.symbol?.name } == ["star", "heart", nil, nil, "gear"])
        #expect(views.map { $0?.image == nil } == [false, false, true, true, false])
    }

    @Test("Values of a row are reset in a reused cell")
    func reuse() throws {
        let rows = (0..<40).map {
            $0 == 0
                ? "    - {cell: city, values: {title: {text: First, textColor: blue, alpha: 0.5}}}"
                : "    - {cell: city}"
        }
        let document = try document(
            Self.city + "screen: {width: 320, height: 200, scale: 2}\ntable:\n  rows:\n"
                + rows.joined(separator: "\n"))
        document.context().run {
            let table = document.makeTable()
            for offset in stride(from: 0.0, through: 1_800, by: 60) {
                table.contentOffset.y = offset
                for cell in table.visibleCells
                where table.indexPath(for: cell) != IndexPath(indexes: [0, 0]) {
                    let label = cell.contentView.view(named: "title") as? Label
                    #expect(label?.text == nil)
                    #expect(label?.textColor == .red)
                    #expect(label?.alpha == 1)
                }
            }
            #expect(table.reuseStatistics.total.reused > 10)
        }
    }

    @Test("Sections contain static cells, each with its own height and views")
    func staticCells() throws {
        let (table, cells, diagnostics) = try cells(
            """
            table:
              sections:
                - header: A
                  cells:
                    - height: 70
                      subviews: [{class: Label, text: One, frame: [0, 0, 50, 20]}]
                    - {style: value1, text: Two, detail: Zwei}
            """)
        #expect(diagnostics == [])
        #expect(table.rectForRow(at: IndexPath(indexes: [0, 0])).height == 70)
        #expect((cells[0].contentView.subviews.first as? Label)?.text == "One")
        #expect(cells[1].style == .value1)
        #expect(cells[1].textLabel?.text == "Two")
        #expect(cells[1].detailTextLabel?.text == "Zwei")
    }

    @Test("Values can come from records, and prototypes from an extended document")
    func recordsAndHeirs() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "name,land\nOslo,Norway\nRome,Italy\n")
        try folder.write("base.yaml", Self.city + "table: {rows: []}\n")
        let document = try document(
            """
            extends: base.yaml
            prototypes: {city: {height: 50}}
            table:
              rows: {from: a.csv, each: {cell: city, values: {title: "{name}", 2: "{land}"}}}
            """, in: folder)
        document.context().run {
            let table = document.makeTable()
            #expect(
                table.visibleCells.map { ($0.viewWithTag(2) as? Label)?.text }
                    == ["Norway", "Italy"])
            #expect(table.rectForRow(at: IndexPath(indexes: [0, 1])).minY == 50)
        }
    }

    @Test("Documents use classes of the catalogue by name, with their own properties")
    func ownClasses() throws {
        final class PriceLabel: Label { var price = 0.0 }
        var catalogue = CellCatalogue()
        catalogue.viewClasses.register(
            PriceLabel.self,
            properties: [
                .number("price", in: 0...100, of: PriceLabel.self) {
                    $0.price
                } set: {
                    $0.price = $1
                }
            ]
        ) { PriceLabel(frame: .zero) }
        catalogue.viewClasses.register(BadgeCell.self)
        let text = """
            prototypes:
              price: {class: BadgeCell, subviews: [{class: PriceLabel, name: price, price: 3}]}
            table: {rows: [{cell: price}, {cell: price, values: {price: {price: 4, text: a}}}]}
            """
        let document = try document(text, catalogue: catalogue)
        let log = DiagnosticLog()
        document.context().run {
            DiagnosticLog.$current.withValue(log) {
                let cells = document.makeTable().visibleCells
                #expect(cells.allSatisfy { $0 is BadgeCell })
                #expect(
                    cells.map { ($0.contentView.view(named: "price") as? PriceLabel)?.price }
                        == [3, 4])
            }
        }
        // A registered class has outlets, and an unknown outlet is an error.
        #expect(
            log.diagnostics.map { "\($0.location ?? "") \($0.message)" }.first?.hasPrefix(
                "d.yaml:2:40 nib price: the class BadgeCell has no outlet \"price\"") == true)
    }

    @Test("Static cells have numbered identifiers, independent of the document's file")
    func staticIdentifiers() throws {
        let text = """
            table:
              sections:
                - cells: [{text: a}, {text: b}]
                - cells: [{text: c}]
            """
        let (_, cells, _) = try cells(text)
        #expect(
            cells.map(\.reuseIdentifier) == ["static cell 1", "static cell 2", "static cell 3"])
    }
}
