import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableViews
import TestSupport
import Testing

@testable import DocumentValues
@testable import TableMockups

/// Attributed texts in documents.
@Suite struct StyledTextTests {
    private let screen = "screen: {width: 320, height: 480, scale: 2}\n"

    private func cell(_ row: String) throws -> TableViewCell {
        let (table, _, log) = try document(screen + "table:\n  rows:\n    - \(row)").lowered()
        #expect(log.diagnostics.isEmpty)
        return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    private func attributes(_ label: Label?, at index: Int) -> [NSAttributedString.Key: Any] {
        label?.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    @Test("Runs have their own attributes, based on the label's font")
    func looks() throws {
        let cell = try cell(
            """
            {style: subtitle, font: {size: 20}, text: [ab, {text: cd, color: "#f00", kern: 2, \
            font: {weight: bold}, underline: true, baselineOffset: 3}], \
            detail: [{text: ef, strikethrough: [double, patternDot], strikethroughColor: blue, \
            backgroundColor: "#0f08", shadow: {color: black, offset: [1, 2], blur: 3}}]}
            """)
        #expect(cell.textLabel?.text == "abcd")
        #expect(attributes(cell.textLabel, at: 0).isEmpty)
        let second = attributes(cell.textLabel, at: 2)
        #expect(second[.font] as? Font == .systemFont(ofSize: 20, weight: .bold))
        #expect(second[.foregroundColor] as? Color == Color(hex: 0xFF0000))
        #expect(second[.kern] as? CGFloat == 2)
        #expect(second[.underlineStyle] as? Int == UnderlineStyle.single.rawValue)
        #expect(second[.baselineOffset] as? CGFloat == 3)
        let detail = attributes(cell.detailTextLabel, at: 0)
        let lines: UnderlineStyle = [.double, .patternDot]
        #expect(detail[.strikethroughStyle] as? Int == lines.rawValue)
        #expect(detail[.strikethroughColor] as? Color == Color.named["blue"])
        #expect((detail[.backgroundColor] as? Color)?.resolved.alpha == 136.0 / 255)
        #expect((detail[.shadow] as? Shadow)?.blur == 3)
    }

    @Test("A run can state a paragraph style, and a pattern implies a single underline")
    func paragraph() throws {
        let cell = try cell(
            "{text: [{text: a, paragraph: {lineSpacing: 4, alignment: center}, "
                + "underline: patternDash}]}")
        let found = attributes(cell.textLabel, at: 0)
        let style = try #require(found[.paragraphStyle] as? ParagraphStyle)
        #expect(style.lineSpacing == 4 && style.alignment == .center)
        let line: UnderlineStyle = [.single, .patternDash]
        #expect(found[.underlineStyle] as? Int == line.rawValue)
    }

    @Test("A row has the height of its largest run, and a reused label resets it")
    func height() throws {
        let (table, _, _) = try document(
            screen + "table: {rows: [{style: subtitle, text: [{text: A, font: {size: 60}}], "
                + "detail: b}, {style: subtitle, text: c, detail: d}]}"
        ).lowered()
        let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] > 80 && heights[1] < 60)
        let second = table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel
        #expect(attributes(second, at: 0).isEmpty)
    }

    @Test("Headers, footers and the table's own texts can be attributed")
    func headers() throws {
        let (table, _, log) = try document(
            screen + """
                table:
                  header: [{text: up, color: red}]
                  sections:
                    - header: [Head, {text: er, color: red}]
                      footer: plain
                      rows: [{text: a}]
                    - footer: [{text: foot, font: {size: 30}}]
                      rows: [{text: a}]
                """
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.attributedText?.string == "Header")
        #expect(
            attributes(header.textLabel, at: 4)[.foregroundColor] as? Color == Color.named["red"])
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "plain")
        let plain = table.rectForFooter(inSection: 0).height
        #expect(table.rectForFooter(inSection: 1).height > plain)
        #expect(table.rectForHeader(inSection: 1).height == 0)
        #expect(table.tableHeaderView != nil)
    }

    @Test("Runs are localized separately")
    func strings() throws {
        let folder = try TemporaryFolder()
        try folder.write("de.strings", "\"two\" = \"zwei\";\n")
        let found = try document(
            "locale: de\nstrings: [de.strings]\n"
                + "table: {rows: [{text: [{text: two, color: red}, \" 2\"]}]}", in: folder)
        #expect(found.rows()[0].standard?.text == "zwei 2")
    }

    @Test("Runs in rows of a data file are filled in")
    func records() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "name,color\nA,red\nB,blue\n")
        let found = try document(
            "table: {rows: {from: a.csv, each: {text: [x, {text: \"{name}\", color: \"{color}\"}]}}}",
            in: folder)
        guard case .records(let rows) = found.sections[0].rows else {
            Issue.record("no records")
            return
        }
        let row = try rows.row(at: 1)
        #expect(row.standard?.text == "xB")
        #expect(row.standard?.styledText?.runs[1].color == Color.named["blue"])
    }

    @Test("Mistakes in runs are reported at their locations")
    func wrongValues() {
        let table = "table: {rows: [{text: "
        #expect(
            mistakes(table + "[{txet: a}]}]}") == [
                "1:25 found the unknown key \"txet\" in a text run; did you mean \"text\"?"
            ])
        #expect(
            mistakes(table + "[{text: a, underline: wavy}]}]}") == [
                "1:45 found \"wavy\", expected \"single\", \"thick\", \"double\", \"patternDot\", "
                    + "\"patternDash\", \"patternDashDot\" or \"patternDashDotDot\""
            ])
        #expect(
            mistakes(table + "{text: a, color: red}}]}") == [
                "1:23 expected a text, or a list of attributed runs, found a mapping "
                    + "(a single attributed run is written [{text: …}])"
            ])
        #expect(
            mistakes(table + "[]}]}").first?.hasPrefix(
                "1:23 expected a text, or a list of at least one run") == true)
        #expect(
            mistakes(table + "[{text: a, foregroundColor: red}]}]}").first?
                .contains("the colour of the letters is color") == true)
    }
}
