import Foundation
import TableDrawing
import TableGeometry
import TableScreens
import TableText
import TableControls
import TableThemes
import TableViews
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

@Suite struct DocumentReaderTests {
    @Test("A document of three lines has the defaults of all other keys")
    func threeLines() throws {
        let document = try document("table:\n  rows:\n    - text: Hello\n")
        #expect(document.rows().first?.standard?.text == "Hello")
        #expect(document.sections.count == 1)
        #expect(document.screen == DocumentScreen(width: 393, height: .points(852), scale: 3))
        #expect(document.theme.name == "ios15")
        #expect(document.appearance == .light)
        #expect(document.now == RenderContext.defaultNow)
        #expect(document.timeZone == .gmt)
        #expect(document.locale.identifier == "en_US")
        #expect(document.scroll == nil)
        #expect(document.warnings.isEmpty)
    }

    @Test("Every key of a long document is read")
    func longDocument() throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("noon.png", width: 30, height: 30)
        let document = try document(
            """
            screen: {device: iphone-4, height: content}
            theme: classic
            appearance: dark
            contrast: high
            locale: ar-EG
            timeZone: Africa/Cairo
            now: 2025-06-15T14:00:00+02:00
            offset: 20.5
            table:
              style: plain
              rowHeight: 60
              sectionHeaderHeight: 30
              sectionFooterHeight: 0
              separatorStyle: none
              separatorColor: "#FF000080"
              separatorInset: {left: 60}
              backgroundColor: systemBlue
              sections:
                - header: Africa
                  footer: Two zones
                  rows:
                    - {style: subtitle, text: Cairo, detail: Egypt, image: noon.png,
                       accessory: disclosureIndicator, selected: true, highlighted: true,
                       height: 80, indentationLevel: 2, selectionStyle: gray,
                       backgroundColor: "#123456", textColor: red, detailColor: label,
                       font: {size: 12, weight: bold}, alignment: center, numberOfLines: 0,
                       separatorInset: 7}
                    - {cell: TimeZoneCell, values: {zone: Africa/Cairo}}
            """, in: folder)
        #expect(document.screen == DocumentScreen(width: 320, height: .content, scale: 2))
        #expect(document.theme.name == "ios6")
        #expect(document.appearance == .dark)
        #expect(document.contrast == .high)
        #expect(document.locale.identifier == "ar_EG")
        #expect(document.timeZone.identifier == "Africa/Cairo")
        #expect(document.now == RenderContext.defaultNow)
        #expect(document.scroll == .offset(20.5))
        guard case .described(let table) = document.table else {
            Issue.record("no table")
            return
        }
        #expect(table.rowHeight == 60)
        #expect(table.sectionHeaderHeight == 30)
        #expect(table.sectionFooterHeight == 0)
        #expect(table.separatorStyle == TableView.SeparatorStyle.none)
        #expect(table.separatorColor?.resolved == RGBA(hex: 0xFF0000, alpha: 128.0 / 255))
        #expect(table.separatorInset == EdgeInsets(top: 0, left: 60, bottom: 0, right: 0))
        #expect(table.backgroundColor == .systemBlue)
        #expect(table.sections[0].header.title == "Africa")
        #expect(table.sections[0].footer.title == "Two zones")
        let row = try #require(document.rows().first)
        #expect(row.isSelected && row.isHighlighted)
        #expect(row.height == 80)
        #expect(row.accessory == .disclosureIndicator)
        #expect(row.selectionStyle == .gray)
        #expect(row.indentationLevel == 2)
        #expect(row.backgroundColor == Color(hex: 0x123456))
        #expect(row.separatorInset?.left == 7)
        let content = try #require(row.standard)
        #expect(content.style == .subtitle)
        #expect(content.detail == "Egypt")
        #expect(content.image?.path == "noon.png")
        #expect(content.textColor == .red)
        #expect(content.detailColor == .label)
        #expect(content.font == FontDescription(size: 12, weight: .bold))
        #expect(content.alignment == .center)
        #expect(content.numberOfLines == 0)
        guard case .cell(let cell, let values) = document.rows()[1].content else {
            Issue.record("no cell")
            return
        }
        #expect(cell.name == "TimeZoneCell")
        #expect(values.timeZone("zone").identifier == "Africa/Cairo")
    }

    @Test("Stated keys change the properties of a screen's device")
    func screens() throws {
        func screen(_ text: String) throws -> DocumentScreen {
            try document("screen: \(text)\ntable: {rows: []}").screen
        }
        #expect(
            try screen("{device: iphone-8-plus}")
                == DocumentScreen(width: 414, height: .points(736), scale: 3))
        #expect(
            try screen("{device: iphone-8-plus, orientation: landscape, scale: 1}")
                == DocumentScreen(width: 736, height: .points(414), scale: 1))
        #expect(
            try screen("{width: 320.5, height: 480, scale: 2}")
                == DocumentScreen(width: 320.5, height: .points(480), scale: 2))
    }

    @Test("JSON documents are read by the rules of YAML documents")
    func json() throws {
        let document = try DocumentReader().read(
            text: #"{"table": {"rows": [{"text": "a", "selected": true}]}}"#, name: "d.json")
        #expect(document.rows().first?.isSelected == true)
    }

    @Test("A scroll target has a position on the screen")
    func scrollTarget() throws {
        let document = try document(
            "scrollTo: {row: 1, position: bottom}\ntable: {rows: [{text: a}, {text: b}]}")
        #expect(
            document.scroll
                == .row(ScrollTarget(indexPath: IndexPath(row: 1, section: 0), position: .bottom)))
    }

    @Test("Instants are read with offsets and fractions, and other texts are errors")
    func instants() {
        let noon = RenderContext.defaultNow
        #expect(Instants.date("2025-06-15T12:00:00Z") == noon)
        #expect(Instants.date("2025-06-15T14:30:00+02:30") == noon)
        #expect(Instants.date("2025-06-15T04:00:00-0800") == noon)
        #expect(Instants.date("2025-06-15 12:00:00.5Z") == noon.addingTimeInterval(0.5))
        for wrong in [
            "2025-06-15", "2025-02-30T12:00:00Z", "2025-13-01T12:00:00Z", "2025-06-15T25:00:00Z",
            "2025-06-15T12:00:00", "noon", "2025-06-15T12:00:00+99:00",
        ] { #expect(Instants.date(wrong) == nil, "\(wrong)") }
    }

    @Test("The names of devices are unique, and their pictures have the screens' sizes")
    func devices() {
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        for (name, width, height, scale) in [
            ("iphone-4", 320.0, 480.0, 2), ("iphone-8", 375, 667, 2),
            ("iphone-8-plus", 414, 736, 3), ("iphone-11", 414, 896, 2),
            ("iphone-13", 390, 844, 3), ("iphone-15", 393, 852, 3),
        ] {
            let device = Device.named(name)
            #expect(device?.size == CGSize(width: width, height: height), "\(name)")
            #expect(device?.scale == scale, "\(name)")
        }
    }
}
