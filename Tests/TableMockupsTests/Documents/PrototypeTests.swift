import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableViews
import Testing

@testable import TableMockups

/// Cells that documents describe.
@Suite struct PrototypeTests {
    private static let city = """
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

    @Test("A button has titles, colours and images for its states, which rows give and take back")
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
        // What a row gives is its own.
        #expect(buttons[0].title(for: .selected) == "On")
        #expect(
            mistakes(text.replacingOccurrences(of: "selectedTitle: On", with: "selectdTitle: On"))
                .first?.contains("did you mean \"selectedTitle\"") == true)
    }

    @Test("A name that is another view's tag is refused, as values could mean both")
    func nameAndTag() throws {
        func found(_ views: String) -> [String] {
            mistakes(
                "prototypes: {p: {height: 44, subviews: [\(views)]}}\ntable: {rows: [{cell: p}]}")
        }
        let first = "{class: Label, name: \"5\", frame: [0, 0, 50, 20]}"
        #expect(
            found("\(first), {class: Label, tag: 5, frame: [60, 0, 50, 20]}").first?
                .contains("a view of the name \"5\" and another of the tag 5") == true)
        #expect(found("\(first), {class: Label, tag: 6, frame: [60, 0, 50, 20]}") == [])
        #expect(found("{class: Label, name: \"5\", tag: 5, frame: [0, 0, 50, 20]}") == [])
    }

    @Test("What a document says of isOpaque is a promise; taking it back is none")
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
        #expect(views.map(\.promisedOpacity) == [nil, true, false])
        #expect(views.map(\.isOpaque) == [true, true, false])
    }

    @Test("Rows give values to views by name and by tag, as one value or property by property")
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

    @Test("A row gives an image view a symbol, or takes its image away")
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

    @Test("What a row gave to a reused cell is taken back")
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

    @Test("Static cells stand in sections, each with its own height and views")
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

    @Test("Values come from records, and prototypes from the document that is extended")
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

    @Test("A prototype comes before the catalogue, and a name that both have is an error")
    func clash() {
        #expect(
            mistakes("prototypes: {BadgeCell: {height: 40}}\ntable: {rows: []}") == [
                "1:14 found the prototype \"BadgeCell\", which is the name of a cell of the "
                    + "catalogue too (give the prototype another name)"
            ])
        #expect(
            mistakes("prototypes: {a: {}}\ntable: {rows: [{cell: Note, values: {text: b}}]}") == [])
    }

    @Test("Mistakes in prototypes are reported at their places")
    func prototypeMistakes() {
        #expect(
            mistakes(
                """
                prototypes:
                  a:
                    heigth: 4
                    subviews:
                      - {class: Lable, text: a}
                      - {class: Label, txet: a}
                      - {class: Label, frame: [1, 2, 3]}
                      - {class: Label, frame: [1, 2, -3, 4]}
                      - {class: Label, height: 3}
                      - {class: Label, textColor: rde}
                      - {class: Slider, value: a}
                      - {class: TableViewCell}
                      - {name: b}
                      - {class: Button, actions: {touchUp: a}}
                      - {class: Label, autoresizing: [flexibelWidth]}
                  b: {class: Lable}
                  c: {width: 200}
                  d: {subviews: [{class: Label, name: x}, {class: View, name: x}]}
                table:
                  rows: [{cell: a}]
                """
            ).map { String($0.prefix { $0 != "(" }) } == [
                "3:5 found the unknown key \"heigth\" in a TableViewCell; did you mean \"height\"?",
                "5:17 no class of views is registered as \"Lable\"; did you mean \"Label\"? ",
                "6:24 found the unknown key \"txet\" in a Label; did you mean \"text\"?",
                "7:31 expected a frame such as [15, 8, 220, 22], fill or margins, found a list",
                "8:38 expected a width and a height of at least 0, found -3",
                "9:24 found \"height\" in a Label, which has none",
                "10:35 expected a colour such as \"#FF9500\", \"#FF950080\", red or systemBlue, "
                    + "found \"rde\"; did you mean \"red\"?",
                "11:32 expected a number such as 44, found the text \"a\"",
                "12:17 found the cell class TableViewCell inside another view, expected it at the "
                    + "top",
                "13:9 a view lacks the key \"class\"",
                "14:35 found the unknown key \"touchUp\" in actions; did you mean "
                    + "\"touchUpInside\" or \"touchUpOutside\"?",
                "15:39 found \"flexibelWidth\", expected \"flexibleLeftMargin\", "
                    + "\"flexibleWidth\", \"flexibleRightMargin\", \"flexibleTopMargin\", "
                    + "\"flexibleHeight\" or \"flexibleBottomMargin\"; did you mean "
                    + "\"flexibleWidth\"?",
                "16:14 no class of views is registered as \"Lable\"; did you mean \"Label\"? ",
                "17:14 found a width without a height, expected height: 44 beside it",
                "18:63 found two views of the name \"x\", expected each name once ",
            ])
    }

    @Test("Mistakes in the values of rows are reported at their places")
    func valueMistakes() {
        #expect(
            mistakes(
                Self.city + """
                    table:
                      rows:
                        - {cell: city, values: {titel: a}}
                        - {cell: city, values: {title: {txet: a}}}
                        - {cell: city, values: {toggle: 3}}
                        - {cell: city, text: a}
                        - {cell: ciy}
                        - {cell: city, values: {3: a}}
                    """
            ).map { String($0.prefix { $0 != "(" }) } == [
                "11:29 found the unknown key \"titel\" in the values of city; did you mean "
                    + "\"title\"?",
                "12:37 found the unknown key \"txet\" in the properties of a Label; did you mean "
                    + "\"text\"?",
                "13:37 expected true or false, found the number 3",
                "14:20 found \"text\" beside \"cell\", expected only one of them in a row",
                "15:14 neither the document nor the catalogue has a cell \"ciy\"; did you mean "
                    + "\"city\"? ",
                "16:29 found the unknown key \"3\" in the values of city ",
            ])
    }

    @Test("Classes of the catalogue are used by their names, with their own properties")
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
        // A class of one's own has outlets: a name that is none is an error.
        #expect(
            log.diagnostics.map { "\($0.location ?? "") \($0.message)" }.first?.hasPrefix(
                "d.yaml:2:40 nib price: the class BadgeCell has no outlet \"price\"") == true)
    }

    @Test("Two views of one tag are a warning that names both places, two of one name an error")
    func duplicates() {
        #expect(
            mistakes(
                """
                prototypes:
                  a:
                    subviews:
                      - {class: Label, tag: 7}
                      - class: View
                        subviews: [{class: Label, tag: 7}, {class: Label, tag: 0}]
                      - {class: Switch, tag: 0, name: b}
                      - {class: Switch, tag: 8, name: b}
                table: {rows: []}
                """) == [
                    "6:40 found two views of the tag 7, of which viewWithTag(7) finds the first (the "
                        + "first is at d.yaml:4:29)",
                    "8:39 found two views of the name \"b\", expected each name once (the first is at "
                        + "d.yaml:7:39)",
                ])
    }

    @Test("Static cells are told apart by their number, wherever the document lies")
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

    @Test(
        "Keys that are none are answered with the class, and with what may be meant",
        arguments: [
            (
                "table: {sections: [{cells: [{subviews: [{class: Label, value: a}]}]}]}",
                "1:56 found the unknown key \"value\" in a Label"
            ),
            (
                "table: {sections: [{cells: [{subviews: [{class: ImageView, height: 3}]}]}]}",
                "1:60 found \"height\" in an ImageView, which has none"
            ),
            (
                "table: {sections: [{cells: [{cell: city}]}]}",
                "1:30 found the unknown key \"cell\" in a TableViewCell (static cells are described "
                    + "where they stand; those of a prototype are rows: rows: [{cell: NAME}])"
            ),
            (
                "table: {sections: [{cells: [{subviews: [{class: Switch, on: true}]}]}]}",
                "1:57 found the unknown key \"on\" in a Switch; did you mean \"isOn\"?"
            ),
            (
                "table: {sections: [{cells: [{subviews: [{class: Switch, enabled: true}]}]}]}",
                "1:57 found the unknown key \"enabled\" in a Switch; did you mean \"isEnabled\"?"
            ),
            (
                "table: {rows: [{text: a, accessoryView: {switch: true, isEnabled: false}}]}",
                "1:56 found the unknown key \"isEnabled\" in an accessory view; did you mean "
                    + "\"enabled\"?"
            ),
            (
                "table: {rows: [{text: a, image: {symbol: speaker.wave}}]}",
                "1:42 there is no symbol"
            ),
        ])
    func hints(text: String, message: String) {
        let found = mistakes(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(message) == true, "\(found)")
        if message.hasSuffix("no symbol") {
            #expect(found.first?.contains("; did you mean ") == true)
            #expect(found.first?.contains("(the command symbols lists all ") == true)
        }
    }
}
