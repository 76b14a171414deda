import Foundation
import TableControls
import TableDrawing
import TableInspection
import TableThemes
import TableViews
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Constraints of described views.
@Suite struct ConstraintDocumentTests {
    /// Returns a document with a cell of two labels and constraints of the cell.
    private func text(_ constraints: String, in row: String = "") -> String {
        """
        prototypes:
          c:
            constraints: [\(constraints)]
            subviews:
              - {class: Label, name: title, text: Title, \(row)}
              - {class: Label, name: badge, text: New}
        table: {rows: [{cell: c}]}
        """
    }

    // MARK: Values

    @Test("A row's value leaves the size of a view to its constraints, and fits other views")
    func fittedViews() throws {
        func areFitted(_ constraints: String) throws -> [Bool] {
            let document = try DocumentReader().read(
                text: """
                    prototypes:
                      c:
                        constraints: [\(constraints)]
                        subviews: [{class: Label, name: title}]
                    table: {rows: [{cell: c, values: {title: Basil}}]}
                    """)
            guard case .prototype(_, let values)? = document.rows().first?.content else {
                return []
            }
            return values.values.map(\.isFitted)
        }
        #expect(try areFitted("title.top = margins.top") == [false])
        #expect(try areFitted("") == [true])
    }

    private final class Price: Label {}

    @Test("A label's properties are independent, and those of a subclass may not be")
    func dependentProperties() throws {
        var classes = ViewClasses.standard
        classes.register(
            Price.self,
            properties: [
                .text("price", of: Price.self) {
                    $0.text
                } set: {
                    $0.text = $1
                }
            ]
        ) { Price(frame: .zero) }
        func names(_ name: String) -> [String]? {
            classes[name].map { classes.dependentProperties(of: $0).map(\.name) }
        }
        #expect(names("Label") == [])
        #expect(names("Price")?.contains("text") == true)
        #expect(names("Slider")?.contains("maximumValue") == true)
    }

    // MARK: Mistakes

    @Test("A mistake in a constraint has its column in the document")
    func syntax() {
        #expect(
            mistakes(text("title.leadng = leading"))
                == [
                    "3:25 found the unknown attribute \"leadng\"; did you mean \"leading\"?"
                ])
        #expect(
            mistakes(text("\"title.top = badge.leading\""))
                == [
                    "3:32 found badge.leading, a horizontal position, for title.top, a vertical "
                        + "position (expected top, bottom, centerY, firstBaseline or lastBaseline "
                        + "on the right)"
                ])
        // After an escape in the text, the whole text is marked.
        #expect(
            mistakes(text("\"title\\x2etop = badge.leading\"")).first?.hasPrefix("3:19 found")
                == true)
        #expect(
            mistakes(text("8")) == ["3:19 found \"8\", expected an attribute such as title.leading"]
        )
    }

    @Test(
        "A constraint of any view reports an unknown name and suggests a similar name")
    func names() {
        #expect(
            mistakes(text("titel.top = top"))
                == [
                    "3:19 no view is named \"titel\"; did you mean \"title\"? "
                        + "(the names are \"badge\" and \"title\")"
                ])
        #expect(
            mistakes(text("title.top = top", in: "constraints: [trailing <= badge.leading]")) == [])
        #expect(
            mistakes(text("title.top = top", in: "constraints: [trailing <= bdage.leading]"))
                == [
                    "5:76 no view is named \"bdage\"; did you mean \"badge\"? "
                        + "(the names are \"badge\" and \"title\")"
                ])
        #expect(
            mistakes(text("title.top = superview.top"))
                == [
                    "3:31 found superview in the outermost view, which has none here (attributes "
                        + "of the view itself have no name: title.leading = leading)"
                ])
    }

    @Test("A guide has its own name")
    func guides() {
        #expect(mistakes(text("gap.top = top", in: "guides: [gap]")) == [])
        #expect(
            mistakes(text("title.top = top", in: "guides: [badge]"))
                == [
                    "5:59 the name \"badge\" of the guide is used twice; use each name once "
                        + "(the first use is at d.yaml:6:30)"
                ])
    }

    @Test("A cell has no autoresizing mask, because the table sets its frame")
    func cells() {
        #expect(
            mistakes(
                "prototypes: {c: {translatesAutoresizingMaskIntoConstraints: true}}\n"
                    + "table: {rows: [{cell: c}]}") == [
                    "1:18 found \"translatesAutoresizingMaskIntoConstraint…\" in a TableViewCell, "
                        + "which has none"
                ])
    }

    @Test("The attributes and guides of the short form have counterparts of the views")
    func attributes() {
        for attribute in ConstraintAttribute.allCases {
            #expect(NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) != nil)
        }
        #expect(
            ConstraintAttribute.allCases.count == NSLayoutConstraint.Attribute.allCases.count - 1)
        for guide in ConstraintText.Guide.allCases {
            #expect(ConstraintDescription.Guide(rawValue: guide.rawValue) != nil)
        }
    }

    // MARK: Views

    /// Returns the first cell of a document on the screen.
    private func cell(_ text: String) throws -> TableViewCell {
        let (cells, log) = try document(text).laidOutCells()
        #expect(log.diagnostics.isEmpty)
        return try #require(cells.first)
    }

    @Test("The constraints between the views are active and have locations")
    func activation() throws {
        let cell = try cell(
            text(
                "title.leading = margins.leading, badge.width >= 24 @750, "
                    + "badge.leading = title.trailing + standard, title.top = top + 4"))
        let title = try #require(cell.view(named: "title"))
        let badge = try #require(cell.view(named: "badge"))
        let texts = (cell.contentView.constraints + badge.constraints).map(\.description)
        #expect(
            texts == [
                "<NSLayoutConstraint title.leading == contentView.layoutMarginsGuide.leading>",
                "<NSLayoutConstraint badge.leading == title.trailing + 8>",
                "<NSLayoutConstraint title.top == contentView.top + 4>",
                "<NSLayoutConstraint badge.width >= 24 @750>",
            ])
        #expect(cell.contentView.constraints.first?.sourcePlace == "d.yaml:3:19")
        #expect(!title.translatesAutoresizingMaskIntoConstraints)
        #expect(!badge.translatesAutoresizingMaskIntoConstraints)
        #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A view that only contains constrained views keeps its frame")
    func containers() throws {
        let cell = try cell(
            """
            prototypes:
              c:
                subviews:
                  - class: View
                    name: card
                    frame: [16, 8, 200, 60]
                    constraints: [title.leading = leading + 10, title.top = margins.top]
                    subviews: [{class: Label, name: title, text: Title}]
                  - {class: View, name: line, frame: [0, 0, 320, 1],
                     translatesAutoresizingMaskIntoConstraints: true,
                     constraints: [bottom <= title.top]}
            table: {rows: [{cell: c}]}
            """)
        let card = try #require(cell.view(named: "card"))
        let title = try #require(cell.view(named: "title"))
        let line = try #require(cell.view(named: "line"))
        #expect(!title.translatesAutoresizingMaskIntoConstraints)
        #expect(line.translatesAutoresizingMaskIntoConstraints)
        #expect(card.translatesAutoresizingMaskIntoConstraints)
        #expect(card.constraints.count == 2)
    }

    @Test("A guide belongs to its view")
    func guideViews() throws {
        let cell = try cell(
            text(
                "gap.leading = title.trailing, gap.trailing = badge.leading, gap.width = 20, "
                    + "title.leading = leading", in: ""
            ).replacingOccurrences(
                of: "    subviews:", with: "    guides: [gap]\n    subviews:"))
        #expect(cell.contentView.layoutGuides.map(\.identifier) == ["gap"])
        #expect(cell.contentView.constraints.count == 4)
        #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    }

    // MARK: Heights and reports

    @Test(
        "A row without a height has the height of its constraints, also below the standard height"
    )
    func heights() throws {
        let (cells, log) = try document(
            """
            prototypes:
              c:
                constraints:
                  - title.leading = leading + 20
                  - title.trailing = trailing - 20
                  - title.top = top + 10
                  - title.bottom = bottom - 30
                subviews: [{class: Label, name: title, numberOfLines: 0, text: Prototype of many words}]
            table:
              rows:
                - {cell: c, values: {title: "\(String(repeating: "word ", count: 40))"}}
                - {cell: c, values: {title: Short}}
                - {cell: c, height: 100, values: {title: Stated}}
            """
        ).laidOutCells()
        #expect(log.diagnostics.isEmpty)
        let heights = cells.map { Double($0.contentView.bounds.height) }
        let titles = cells.compactMap { $0.view(named: "title") }.map { Double($0.frame.height) }
        try #require(heights.count == 3 && titles.count == 3)
        #expect(abs(heights[0] - titles[0] - 40) < 0.5)
        #expect(abs(heights[1] - titles[1] - 40) < 0.5)
        #expect(titles[0] > 3 * titles[1])
        #expect(abs(heights[2] - 100) < 0.5 && abs(titles[2] - 60) < 0.5)
    }

    @Test("A report lists the broken constraints and the ambiguous attributes with their locations")
    func report() throws {
        let document = try document(
            text("title.width = 80, title.width = 90, title.leading = leading, title.top = top"))
        let report = document.context().run {
            DiagnosticLog.$current.withValue(DiagnosticLog()) {
                TableInspector(document.makeTable()).constraintReport()
            }
        }
        #expect(report.systems == 1 && !report.isClean)
        let broken = try #require(report.findings.first)
        #expect(broken.path.last == "contentView" && broken.message.contains("title.width == "))
        #expect(["d.yaml:3:19", "d.yaml:3:37"].contains(broken.location))
        #expect(report.dump.hasPrefix("1 system of constraints\nfindings\n  d.yaml:3:"))
        let clean = try self.document(
            text("title.leading = leading, title.top = top, title.bottom = bottom"))
        #expect(
            clean.context().run {
                TableInspector(clean.makeTable()).constraintReport().dump
            } == "1 system of constraints\n")
    }

    /// Returns the document of a text.
    private func document(_ text: String) throws -> TableDocument {
        try DocumentReader(catalogue: .sample).read(text: text, name: "d.yaml")
    }

    // MARK: Nibs in Swift

    private final class GapCell: TableViewCell {
        @Outlet(.strong) var gap: NSLayoutConstraint!
    }

    @Test("A constraint with an identifier is connected to the outlet of its name")
    func outlets() {
        var classes = ViewClasses.standard
        classes.register(GapCell.self) { GapCell(style: .default, reuseIdentifier: "c") }
        var constraint = ConstraintDescription(
            .init("title", .leading), .equal, .init(nil, .leading), constant: 12)
        constraint.identifier = "gap"
        var description = ViewDescription(
            "GapCell", subviews: [ViewDescription("Label", properties: ["text": "Title"])])
        description.subviews[0].identifier = "title"
        description.constraints = [constraint]
        let log = DiagnosticLog()
        let cell = DiagnosticLog.$current.withValue(log) {
            Nib(objects: [description], classes: classes).instantiate(withOwner: nil).first
                as? GapCell
        }
        #expect(cell?.gap?.constant == 12)
        #expect(log.diagnostics.isEmpty)
    }

    @Test("A nib in Swift reports a name without a view")
    func unknownName() {
        var description = ViewDescription(
            "View", subviews: [ViewDescription("Label", name: "title")])
        description.constraints = [
            ConstraintDescription(
                .init("titel", .leading), .equal, .init(nil, .leading), location: "here:1:2")
        ]
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            _ = Nib(name: "N", objects: [description]).instantiate(withOwner: nil)
        }
        #expect(
            log.diagnostics.map(\.message) == [
                "nib N: a constraint names \"titel\", but no view has the name; the names are title"
            ])
        #expect(log.diagnostics.map(\.location) == ["here:1:2"])
    }
}
