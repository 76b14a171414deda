import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Prototypes that grow with the contents of rows, and their accessibility labels.
@Suite struct PrototypeContentTests {
    private static let long = String(repeating: "A text that takes several lines. ", count: 5)

    private func table(_ text: String) throws -> (table: TableView, log: [Diagnostic]) {
        let document = try document("screen: {width: 390, height: 800, scale: 2}\n" + text)
        let log = DiagnosticLog()
        return document.context().run {
            DiagnosticLog.$current.withValue(log) {
                let table = document.makeTable()
                for cell in table.visibleCells { cell.layoutIfNeeded() }
                return (table, log.diagnostics)
            }
        }
    }

    @Test(
        "Rows have the height that their values need",
        arguments: [
            "{class: StackView, axis: vertical, spacing: 4, frame: margins, subviews: "
                + "[{class: Label, name: t, numberOfLines: 0}, {class: Label, name: d, numberOfLines: 0}]}",
            "{class: StackView, axis: vertical, spacing: 4, frame: [16, 11, 288, 40], "
                + "autoresizing: flexibleWidth, subviews: "
                + "[{class: Label, name: t, numberOfLines: 0}, {class: Label, name: d, numberOfLines: 0}]}",
            "{class: StackView, spacing: 8, frame: margins, subviews: [{class: Switch}, "
                + "{class: StackView, axis: vertical, subviews: "
                + "[{class: Label, name: t, numberOfLines: 0}, {class: Label, name: d, numberOfLines: 0}]}]}",
        ])
    func stacks(_ stack: String) throws {
        let (table, log) = try table(
            """
            prototypes: {p: {subviews: [\(stack)]}}
            table:
              rows:
                - {cell: p, values: {t: "\(Self.long)", d: "\(Self.long)"}}
                - {cell: p, values: {t: short, d: x}}
                - {cell: p, values: {t: "\(Self.long)", d: {isHidden: true}}}
            """)
        #expect(log.isEmpty)
        let cells = table.visibleCells
        for name in ["t", "d"] {
            let label = try #require(cells[0].contentView.view(named: name) as? Label)
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
            #expect(label.bounds.height >= needed, "\(name)")
            #expect(needed > 40)
        }
        #expect(cells[0].bounds.height > cells[2].bounds.height)
        #expect(cells[2].bounds.height > cells[1].bounds.height)
    }

    @Test("A label that fills the margins or stretches from its frame makes its row higher")
    func labels() throws {
        let (table, _) = try table(
            """
            prototypes:
              a: {subviews: [{class: Label, name: t, numberOfLines: 0, frame: margins}]}
              b: {subviews: [{class: Label, name: t, numberOfLines: 0, frame: [16, 11, 288, 21], autoresizing: flexibleWidth}]}
              c: {subviews: [{class: Label, name: t, numberOfLines: 0}]}
            table:
              rows:
                - {cell: a, values: {t: "\(Self.long)"}}
                - {cell: b, values: {t: "\(Self.long)"}}
                - {cell: c, values: {t: "\(Self.long)"}}
            """)
        for cell in table.visibleCells {
            let label = try #require(cell.contentView.view(named: "t") as? Label)
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
            #expect(needed > 40)
            #expect(label.bounds.height >= needed)
            #expect(label.bounds.width <= cell.contentView.bounds.width)
            #expect(cell.contentView.bounds.contains(label.frame))
        }
    }

    @Test("A label without a frame fits the text of its row, and its own text in the next row")
    func fitting() throws {
        let (table, _) = try table(
            """
            prototypes: {p: {height: 44, subviews: [{class: Label, name: t, text: Own}]}}
            table: {rows: [{cell: p, values: {t: Considerably longer}}, {cell: p}]}
            """)
        for cell in table.visibleCells {
            let label = try #require(cell.contentView.view(named: "t") as? Label)
            #expect(label.bounds.size == label.sizeThatFits(.zero))
            #expect(label.bounds.width > 0)
        }
    }

    @Test("Views that fill the margins are aligned with the theme's texts")
    func margins() throws {
        for (width, margin) in [(375, 16), (390, 16), (393, 20), (414, 20)] as [(Int, CGFloat)] {
            let document = try document(
                """
                screen: {width: \(width), height: 100}
                prototypes: {p: {subviews: [{class: Label, name: t, text: A, frame: margins}]}}
                table: {rows: [{cell: p}]}
                """)
            document.context().run {
                let cell = document.makeTable().visibleCells[0]
                cell.layoutIfNeeded()
                let frame = cell.contentView.view(named: "t")?.frame ?? .zero
                #expect(frame.minX == margin)
                #expect(frame.maxX == CGFloat(width) - margin)
            }
        }
    }

    @Test("An image in a stack keeps its width beside a text, and a frame states its size")
    func icons() throws {
        let (table, _) = try table(
            """
            prototypes:
              p:
                height: 60
                subviews:
                  - class: StackView
                    alignment: center
                    frame: margins
                    subviews:
                      - {class: ImageView, name: i, frame: [0, 0, 30, 24], image: {symbol: star}}
                      - {class: ImageView, name: j, image: {symbol: star}}
                      - {class: Label, name: t, text: T}
                      - {class: Label, name: u, text: U, horizontalHuggingPriority: 100}
            table: {rows: [{cell: p}]}
            """)
        let content = table.visibleCells[0].contentView
        #expect(content.view(named: "i")?.bounds.size == CGSize(width: 30, height: 24))
        let image = try #require(content.view(named: "j") as? ImageView)
        let width = try #require(image.image).size.width
        #expect(image.bounds.width <= width + 1)
        let widths = try ["t", "u"].map { try #require(content.view(named: $0)).bounds.width }
        #expect(widths[0] < 20)
        #expect(widths[1] > 200)
    }

    @Test("Views and rows have accessibility values, and reused cells reset them")
    func accessibility() throws {
        let (table, log) = try table(
            """
            prototypes:
              p:
                height: 44
                subviews:
                  - {class: ImageView, name: i, frame: [0, 0, 20, 20], isAccessibilityElement: true, accessibilityLabel: Sun, accessibilityTraits: [image, selected]}
            table:
              rows:
                - {cell: p, accessibilityLabel: Row, accessibilityHint: Opens, accessibilityTraits: button, values: {i: {accessibilityLabel: Moon}}}
                - {cell: p}
                - {text: T, accessibilityIdentifier: third, accessibilityElementsHidden: true, isAccessibilityElement: false}
            """)
        #expect(log.isEmpty)
        let cells = table.visibleCells
        #expect(cells[0].accessibilityLabel == "Row")
        #expect(cells[0].accessibilityHint == "Opens")
        #expect(cells[0].accessibilityTraits == .button)
        #expect(cells[1].accessibilityLabel == "Sun")
        let images = cells.prefix(2).compactMap { $0.contentView.view(named: "i") }
        #expect(images.map(\.accessibilityLabel) == ["Moon", "Sun"])
        #expect(images[0].accessibilityTraits == [.image, .selected])
        #expect(cells[2].accessibilityIdentifier == "third")
        #expect(cells[2].accessibilityElementsHidden)
        #expect(!cells[2].isAccessibilityElement)
    }

    @Test("A view highlighted by a document remains highlighted in an unhighlighted cell")
    func highlight() throws {
        let (table, _) = try table(
            """
            prototypes: {p: {height: 44, subviews: [{class: Button, name: b, title: B, isHighlighted: true}, {class: Label, name: l, text: L}]}}
            table: {rows: [{cell: p}]}
            """)
        let cell = table.visibleCells[0]
        _ = cell.lowered()
        let button = cell.contentView.view(named: "b") as? Button
        let label = cell.contentView.view(named: "l") as? Label
        #expect(button?.isHighlighted == true)
        cell.setHighlighted(true, animated: false)
        #expect(label?.isHighlighted == true)
        cell.setHighlighted(false, animated: false)
        _ = cell.lowered()
        #expect(label?.isHighlighted == false)
        #expect(button?.isHighlighted == true)
    }

    @Test(
        "Values that contradict each other are reported once, at their location, with the view",
        arguments: [
            (
                "{class: SegmentedControl, name: s, segments: [a, b], selectedSegmentIndex: 7}",
                "found segment 7 in the SegmentedControl \"s\", expected -1 to 1"
            ),
            (
                "{class: Slider, tag: 4, minimumValue: 3, maximumValue: 2}",
                "found a minimumValue of 3 above the maximumValue of 2 in the Slider of the tag 4, "
                    + "expected the lesser of the two as minimumValue"
            ),
            (
                "{class: Stepper, maximumValue: 5, value: 9}",
                "found the value 9 in a Stepper, expected 0 to 5"
            ),
            (
                "{class: PageControl, numberOfPages: 3, currentPage: 3}",
                "found page 3 in a PageControl, expected 0 to 2"
            ),
        ])
    func contradictions(_ view: String, _ message: String) {
        let found = mistakes(
            """
            prototypes:
              p:
                height: 44
                subviews:
                  - \(view)
            table: {rows: [{cell: p}, {cell: p}]}
            """)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("5:") == true, "\(found)")
        #expect(found.first?.contains(message) == true, "\(found)")
    }

    @Test("A row's value that does not fit its prototype is reported at the row")
    func contradictingRow() {
        let found = mistakes(
            """
            prototypes:
              p: {height: 44, subviews: [{class: SegmentedControl, name: s, segments: [a, b]}]}
            table: {rows: [{cell: p, values: {s: 1}}, {cell: p, values: {s: 2}}]}
            """)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("3:") == true, "\(found)")
    }

    @Test("Tags and subviews of a table reach the cells and headers on display")
    func tags() throws {
        let (table, _) = try table(
            """
            prototypes: {p: {height: 44, subviews: [{class: Label, tag: 8, text: L}]}}
            table: {sections: [{header: H, rows: [{cell: p}]}]}
            """)
        #expect((table.viewWithTag(8) as? Label)?.text == "L")
        #expect(table.subviews.contains { $0 === table.visibleCells[0] })
        _ = table.lowered()
        #expect(table.subviews.contains { $0 is TableViewHeaderFooterView })
    }

    @Test("Selected rows and rows with a checkmark have the trait selected")
    func selectedTrait() throws {
        let (table, _) = try table(
            "table: {rows: [{text: A, accessory: checkmark}, {text: B, selected: true}, {text: C}]}"
        )
        #expect(
            table.visibleCells.map { $0.accessibilityTraits.contains(.selected) }
                == [true, true, false])
    }

    @Test("A described label accepts attributed runs, shadow offsets and names of corners")
    func labelProperties() throws {
        let (table, _, log) = try document(
            """
            screen: {width: 320, height: 200}
            prototypes:
              z:
                height: 60
                subviews:
                  - {class: Label, name: q, frame: [0, 0, 200, 30], text: [a, {text: B, color: red}],
                     shadowColor: black, shadowOffset: [2, 3]}
                  - {class: View, name: v, frame: [0, 30, 20, 20], cornerRadius: 4,
                     layer.maskedCorners: [topLeft, bottomRight], layer.shadowOpacity: 0.5,
                     layer.shadowOffset: [0, 1]}
            table: {rows: [{cell: z}, {cell: z, values: {q: {text: [C, {text: d, color: blue}]}}}]}
            """
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        let labels = try table.visibleCells.map { try #require($0.view(named: "q") as? Label) }
        #expect(labels.map(\.text) == ["aB", "Cd"])
        #expect(labels[0].shadowOffset == CGSize(width: 2, height: 3))
        let colors = labels.map { label in
            label.attributedText?.attributes(at: 1, effectiveRange: nil).isEmpty
        }
        #expect(colors == [false, false])
        let layer = try #require(table.visibleCells[0].view(named: "v")).layer
        #expect(layer.maskedCorners == [.topLeft, .bottomRight])
        #expect(layer.shadowOpacity == 0.5)
        #expect(layer.shadowOffset == CGSize(width: 0, height: 1))
    }

    @Test("A described path shapes a view's shadow, and the next row has none")
    func shadowPath() throws {
        let text = """
            prototypes:
              z:
                subviews:
                  - {class: View, name: v, frame: [0, 0, 20, 20], backgroundColor: red,
                     layer.shadowOpacity: 0.5}
            table: {rows: [{cell: z, values: {v: {layer.shadowPath: "M0 16 H20 V24 H0 Z"}}}, {cell: z}]}
            """
        let (table, _, log) = try document(text).lowered()
        #expect(log.diagnostics.isEmpty)
        let layers = try table.visibleCells.map { try #require($0.view(named: "v")).layer }
        #expect(
            layers[0].shadowPath?.elements == [
                .move(to: CGPoint(x: 0, y: 16)), .line(to: CGPoint(x: 20, y: 16)),
                .line(to: CGPoint(x: 20, y: 24)), .line(to: CGPoint(x: 0, y: 24)), .close,
            ])
        #expect(layers[1].shadowOpacity == 0.5 && layers[1].shadowPath == nil)
        // An invalid path is an error at its location.
        let found = mistakes(text.replacingOccurrences(of: "M0 16", with: "L0 16"))
        #expect(found.count == 1 && found[0].hasPrefix("6:57 "), "\(found)")
        #expect(found[0].contains("begins with M"), "\(found)")
    }

    @Test("Views below a growing label move down")
    func belowAGrowingLabel() throws {
        let (table, _, _) = try document(
            """
            screen: {width: 320, height: 400}
            prototypes:
              z:
                subviews:
                  - {class: Label, name: a, frame: [16, 10, 288, 22], autoresizing: flexibleWidth, numberOfLines: 0}
                  - {class: Label, name: b, frame: [16, 40, 288, 22], text: below}
            table:
              rows:
                - {cell: z, values: {a: one}}
                - {cell: z, values: {a: one line that is so long that it takes three lines of the label at least and a fourth one with these words}}
            """
        ).lowered()
        let cells = table.visibleCells
        for cell in cells {
            cell.layoutIfNeeded()
            let a = try #require(cell.view(named: "a"))
            let b = try #require(cell.view(named: "b"))
            #expect(a.frame.maxY <= b.frame.minY)
            #expect(b.frame.maxY <= cell.bounds.height)
            #expect(b.frame.height == 22)
        }
        #expect(cells[1].bounds.height > cells[0].bounds.height + 30)
    }

    @Test("A table with sections inside a cell is an error")
    func tableInACell() {
        let found = mistakes(
            "prototypes: {z: {height: 99, subviews: [{class: TableView, frame: [0, 0, 9, 9], "
                + "sections: [{cells: [{class: TableViewCell}]}]}]}}\ntable: {rows: [{cell: z}]}")
        #expect(found.contains { $0.contains("the sections of a table inside another view") })
    }
}
