import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

@testable import DocumentValues
@testable import TableMockups

/// Changes of themes in documents.
@Suite struct ThemeDocumentTests {
    private func theme(_ text: String) throws -> Theme {
        try document("theme: \(text)\ntable: {rows: []}").theme
    }

    private func found(_ theme: String) -> [String] {
        mistakes("theme: \(theme)\ntable: {rows: []}")
    }

    @Test("Divisors must be greater than 0")
    func divisors() {
        #expect(
            found("{controls: {pageControl: {pitch: 0}}}") == [
                "1:41 expected a length greater than 0 and at most 10000, found 0"
            ])
        #expect(
            found("{indexBar: {linePitch: 0}}") == [
                "1:31 expected a length greater than 0 and at most 10000, found 0"
            ])
        #expect(
            found("{controls: {activityIndicator: {spokes: 0}}}") == [
                "1:48 expected a number from 1 to 1000, found 0"
            ])
    }

    @Test("Values of every kind can be changed, and all other values come from the base")
    func values() throws {
        let changed = try theme(
            """
            {base: classic, hasDarkAppearance: true, systemFont: sanFrancisco,
              colors: {tint: "#f00", highlightedText: none}, table: {rowHeight: 50},
              cell: {margins: {base: 9, steps: [{minimumWidth: 500, margin: 30}]}, image: {minimumLane: 28, gap: 6},
                subtitle: {textFont: {size: 21}, textAlignment: center, growsWithContent: true}},
              separator: {thickness: {devicePixels: 2}}, selection: {blue: [red, blue], gray: gray},
              header: {placement: {padded: [4, 5]}, backgroundStops: [white, {at: 0.4, color: red}, black], margins: 12},
              grouped: {background: {stripes: [{width: 3, color: red}]}, box: {card: 8}, sideMargins: {narrow: 7}},
              insetGrouped: {box: {bordered: {cornerRadius: 3}}},
              swipe: {buttonHeight: none, gloss: none, titleShadow: {blur: 2}, buttonInsets: [1, 2, 3, 4]},
              bars: {tabBar: {badge: {offset: [3, 4]}}, statusBar: {signal: dots, signalSize: [20, 10]}},
              controls: {toggle: {knob: {border: {color: red}}, words: none}, button: {configured: {insets: [1, 2, 3, 4]}}}}
            """)
        var expected = Theme.classic
        expected.hasDarkAppearance = true
        expected.systemFont = .sanFrancisco
        expected.colors.tint = Color(hex: 0xFF0000)
        expected.colors.highlightedText = nil
        expected.table.rowHeight = 50
        expected.cell.margins = MarginTable(
            base: 9, steps: [MarginTable.Step(minimumWidth: 500, margin: 30)])
        expected.cell.image = .margin(minimumLane: 28, gap: 6)
        let font = expected.cell.subtitle.textFont.font
        expected.cell.subtitle.textFont.font = font.withSize(21)
        expected.cell.subtitle.textAlignment = .center
        expected.cell.subtitle.growsWithContent = true
        expected.separator.thickness = .devicePixels(2)
        let red = try #require(Color.named["red"])
        let blue = try #require(Color.named["blue"])
        let gray = try #require(Color.named["gray"])
        expected.selection.blue = SelectionLook.Fill(top: red, bottom: blue)
        expected.selection.gray = SelectionLook.Fill(top: gray, bottom: gray)
        expected.header.placement = .padded(top: 4, bottom: 5)
        expected.header.backgroundStops = [.init(0, .white), .init(0.4, red), .init(1, .black)]
        expected.header.margins = MarginTable(base: 12)
        expected.grouped.background = .stripes([.init(width: 3, color: red)])
        expected.grouped.box = .card(cornerRadius: 8)
        expected.grouped.sideMargins.narrow = MarginTable(base: 7)
        guard case .bordered(var box) = Theme.classic.grouped.box else {
            Issue.record("the classic theme has no border")
            return
        }
        box.cornerRadius = 3
        expected.insetGrouped.box = .bordered(box)
        expected.swipe.buttonHeight = nil
        expected.swipe.gloss = []
        var shadow =
            Theme.classic.swipe.titleShadow
            ?? ThemeShadow(offset: .zero, blur: 0, color: .black)
        shadow.blur = 2
        expected.swipe.titleShadow = shadow
        expected.swipe.buttonInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expected.bars.tabBar.badge.offset = CGPoint(x: 3, y: 4)
        expected.bars.statusBar.signal = .dots
        expected.bars.statusBar.signalSize = CGSize(width: 20, height: 10)
        var border =
            expected.controls.toggle.knob.border ?? ControlBorder(nil, .devicePixels(1))
        border.color = red
        expected.controls.toggle.knob.border = border
        expected.controls.toggle.words = nil
        expected.controls.button.configured.insets = DirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(changed == expected)
        #expect(try theme("{}") == .ios15)
        #expect(try theme("{base: ios26}") == .ios26)
        #expect(try theme("{base: glass}") == .ios26)
    }

    @Test("A background is a colour, stripes, a gradient, or a background for each kind of device")
    func backgrounds() throws {
        let red = try #require(Color.named["red"])
        let blue = try #require(Color.named["blue"])
        func background(_ text: String) throws -> TableBackground {
            try theme("{grouped: {background: \(text)}}").grouped.background
        }
        let gradient = TableBackground.gradient([.init(0, red), .init(1, blue)])
        #expect(try background("red") == .color(red))
        #expect(try background("{gradient: [red, blue]}") == gradient)
        #expect(
            try background(
                "{phone: {stripes: [{width: 2, color: blue}]}, pad: {gradient: [red, blue]}}")
                == .idioms(phone: .stripes([.init(width: 2, color: blue)]), pad: gradient))
        #expect(
            try background("{phone: red, pad: blue}")
                == .idioms(phone: .color(red), pad: .color(blue)))
        #expect(
            found("{grouped: {background: {phone: red}}}") == [
                "1:31 a table's background is empty; give \"pad\""
            ])
        #expect(
            found("{grouped: {background: {}}}") == [
                "1:31 a table's background is empty; give \"stripes\" or \"gradient\""
            ])
        #expect(found("{grouped: {background: {gradient: red, pad: red}}}").count == 1)
        #expect(found("{grouped: {background: {gradient: [white, silvery]}}}").count == 1)
        #expect(
            found(
                "{grouped: {background: {gradient: [{at: 1, color: red}, {at: 0, color: blue}]}}}")
                == [
                    "1:64 a place is below the place before it; order the places from 0 up to 1"
                ])
    }

    @Test("A changed theme determines the picture")
    func drawn() throws {
        let (table, _, log) = try document(
            "screen: {width: 320, height: 480}\ntheme: {base: flat, table: {rowHeight: 77}}\n"
                + "table: {rows: [{text: a}]}"
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 77)
    }

    /// Names of a part's properties that are missing in documents and in the list of shapes,
    /// including the properties of its own parts.
    private func unknown(_ part: any ThemePart, _ path: String) -> [String] {
        func names<Part: ThemePart>(_ part: Part) -> Set<String> {
            Set(Part.properties.map(\.name)).union(Part.shapes)
        }
        let known = names(part)
        return Mirror(reflecting: part).children.flatMap { child -> [String] in
            guard let label = child.label else { return [] }
            let place = path + "." + label
            if !known.contains(label) { return [place] }
            return (child.value as? any ThemePart).map { unknown($0, place) } ?? []
        }
    }

    @Test("Documents can state every plain value of a theme", arguments: Theme.eras)
    func complete(theme: Theme) {
        #expect(unknown(theme, theme.name) == [])
    }

    @Test(
        "A document names a theme by its name or its alias",
        arguments: [
            ("classic", Theme.ios6), ("flat", .ios7), ("modern", .ios15), ("glass", .ios26),
            ("ios6", .ios6), ("ios7", .ios7), ("ios13", .ios13), ("ios15", .ios15),
            ("ios26", .ios26),
        ])
    func names(name: String, theme: Theme) throws {
        #expect(try document("theme: \(name)\ntable: {rows: []}").theme == theme)
        #expect(try self.theme("{base: \(name)}") == theme)
        let variants = try document("matrix: {theme: [\(name)]}\ntable: {rows: []}").variants()
        #expect(variants.first?.document.theme == theme)
    }

    @Test("Mistakes in a theme are reported at their locations")
    func wrongValues() {
        #expect(
            found("{base: clasic}") == [
                "1:15 found \"clasic\", expected \"ios6\", \"ios7\", \"ios13\", \"ios15\" or "
                    + "\"ios26\"; did you mean \"classic\"? (other names of themes are classic "
                    + "(ios6), flat (ios7), modern (ios15), glass (ios26))"
            ])
        #expect(
            found("{base: ios17}").first?.contains(
                "did you mean ios15, the theme of iOS 15 to 18? (") == true)
        #expect(
            found("{table: {rowHieght: 50}}") == [
                "1:17 found the unknown key \"rowHieght\" in a theme's table; did you mean "
                    + "\"rowHeight\"?"
            ])
        #expect(
            found("{rowHeight: 50}").first?.hasSuffix(
                "(it is a value of other parts: theme: {base: ios15, table: {rowHeight: …}})")
                == true)
        #expect(
            found("{bars: {tabBar: {symbol: red}}}").first?.hasSuffix(
                "(symbol is no plain value, and only Swift can change it)") == true)
        #expect(
            found("{table: {rowHeight: tall}}") == [
                "1:28 expected a number such as 44, found the text \"tall\""
            ])
        #expect(
            found("{table: {rowHeight: 0}}") == [
                "1:28 expected a height greater than 0 and at most 10000, found 0"
            ])
        #expect(
            found("{colors: {tint: rde}}").first?.contains("did you mean \"red\"?") == true)
        #expect(
            found("{base: modern, controls: {toggle: {words: {on: I}}}}") == [
                "1:50 found values for the words of a theme's switches, but the base theme has "
                    + "none; use a base that has it"
            ])
        #expect(
            found("{grouped: {box: round}}") == [
                "1:24 found \"round\", expected \"edgeToEdge\" "
                    + "(other boxes are written {card: 10} or {bordered: {…}})"
            ])
        #expect(
            found("[classic]") == [
                "1:8 expected a theme's name such as ios6, or {base: ios6, …}, found a list"
            ])
        #expect(
            found("3") == [
                "1:8 expected a theme's name such as ios6, or {base: ios6, …}, found the number 3"
            ])
        #expect(
            found("{header: {placement: {}}}") == [
                "1:29 a text placement is empty; give \"centred\" or \"padded\""
            ])
    }

    @Test("Glyphs can have other colours and the document's own paths")
    func glyphs() throws {
        let changed = try theme(
            """
            {base: modern, accessory: {disclosureIndicator: {normal: {color: red}},
                checkmark: {normal: {size: [9, 12], parts: [{path: M1 1 L8 6 L1 11, lineWidth: 2, lineCap: round}]}}},
              editing: {delete: {disc: {color: blue}}, grip: {color: "#0f0"}}}
            """)
        let red = try #require(Color.named["red"])
        let chevron = changed.accessory.disclosureIndicator.normal
        #expect(chevron.parts.map(\.paint) == [.color(red)])
        #expect(
            chevron.parts.map(\.path)
                == Theme.modern.accessory.disclosureIndicator.normal.parts.map(\.path))
        let own = try ThemeShape(
            size: CGSize(width: 9, height: 12),
            parts: [
                ThemeShape.Part(
                    Path(svgPathData: "M1 1L8 6L1 11"), .tint,
                    stroke: StrokeStyle(lineWidth: 2, lineCap: .round))
            ])
        #expect(changed.accessory.checkmark.normal == own)
        let blue = try #require(Color.named["blue"])
        try #require(!changed.editing.delete.disc.parts.isEmpty)
        #expect(changed.editing.delete.disc.parts.allSatisfy { $0.paint == .color(blue) })
        #expect(changed.editing.delete.mark == Theme.modern.editing.delete.mark)
        try #require(!changed.editing.grip.parts.isEmpty)
        #expect(
            changed.editing.grip.parts.allSatisfy { $0.paint == .color(Color(hex: 0x00FF00)) })
    }

    @Test("An invalid glyph is reported at its location")
    func wrongGlyphs() {
        let shape = { (value: String) in
            self.found("{base: modern, accessory: {checkmark: {normal: \(value)}}}")
        }
        #expect(
            shape("{size: 9, parts: [{path: A1 1}]}")
                == [
                    "1:80 found no path, expected one that begins with M, such as \"M1 1 L7 6.5\""
                ])
        #expect(shape("{parts: []}").count == 1)
        #expect(shape("{color: red, parts: []}").isEmpty == false)
        #expect(shape("red").first?.contains("{color: red}") == true)
    }
}
