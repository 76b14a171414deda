import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableViews
import TestSupport
import Testing

@testable import TableMockups

/// Content and background configurations in documents.
@Suite struct ConfigurationDocumentTests {
    private let screen = "screen: {width: 320, height: 480, scale: 2}\n"

    private func cells(_ rows: String) throws -> [TableViewCell] {
        let (table, _, log) = try document(screen + "table:\n  rows:\n" + rows).lowered()
        #expect(log.diagnostics.isEmpty)
        return table.visibleCells
    }

    @Test("A content configuration has every property of the document")
    func content() throws {
        let cell = try #require(
            try cells(
                """
                    - contentConfiguration:
                        kind: valueCell
                        text: [a, {text: b, color: red}]
                        secondaryText: c
                        image: {symbol: gear}
                        textProperties: {font: {size: 21}, color: blue, alignment: center, lineBreakMode: byClipping, numberOfLines: 3, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5, transform: uppercase, allowsDefaultTighteningForTruncation: true, adjustsFontForContentSizeCategory: false}
                        alpha: 0.5
                        axesPreservingSuperviewLayoutMargins: vertical
                        imageProperties: {preferredSymbolConfiguration: {pointSize: 34}, tintColor: red, cornerRadius: 3, maximumSize: [10, 12], reservedLayoutSize: 20, strokeColor: blue, strokeWidth: 2}
                        prefersSideBySideTextAndSecondaryText: false
                        directionalLayoutMargins: [1, 2, 3, 4]
                        imageToTextPadding: 5
                        textToSecondaryTextHorizontalPadding: 6
                        textToSecondaryTextVerticalPadding: 7
                """
            ).first)
        let content = try #require(cell.contentConfiguration as? ListContentConfiguration)
        #expect(content.attributedText?.string == "ab" && content.secondaryText == "c")
        #expect(content.image != nil)
        let text = content.textProperties
        #expect(text.font.pointSize == 21 && text.color == Color.named["blue"])
        #expect(text.alignment == .center && text.lineBreakMode == .byClipping)
        #expect(text.numberOfLines == 3 && text.adjustsFontSizeToFitWidth)
        #expect(text.minimumScaleFactor == 0.5 && text.transform == .uppercase)
        let image = content.imageProperties
        #expect(image.tintColor == Color.named["red"] && image.cornerRadius == 3)
        #expect(image.maximumSize == CGSize(width: 10, height: 12))
        #expect(image.reservedLayoutSize == CGSize(width: 20, height: 20))
        #expect(image.strokeColor == Color.named["blue"] && image.strokeWidth == 2)
        #expect(text.allowsDefaultTighteningForTruncation)
        #expect(!text.adjustsFontForContentSizeCategory)
        #expect(image.preferredSymbolConfiguration?.pointSize == 34)
        #expect(Double(content.alpha) == 0.5)
        #expect(content.axesPreservingSuperviewLayoutMargins == .vertical)
        #expect(!content.prefersSideBySideTextAndSecondaryText)
        #expect(
            content.directionalLayoutMargins
                == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(content.imageToTextPadding == 5)
        #expect(content.textToSecondaryTextHorizontalPadding == 6)
        #expect(content.textToSecondaryTextVerticalPadding == 7)
    }

    @Test("A row without a stated height has the height of its configuration")
    func height() throws {
        let long = String(repeating: "long ", count: 40)
        let (table, _, log) = try document(
            screen + "table:\n  rows:\n    - {contentConfiguration: {text: a}}\n"
                + "    - {contentConfiguration: {text: \(long)}}\n"
                + "    - {contentConfiguration: {text: \(long)}, height: 50}\n"
        ).lowered()
        // Only the row with too little height for its text has a diagnostic.
        #expect(log.diagnostics.map(\.identifier) == ["cell.texts-cut"])
        #expect(log.diagnostics.first?.location?.contains("d.yaml:6") == true)
        let cells = table.visibleCells
        #expect(cells.map { $0.bounds.height > 60 } == [false, true, false])
        #expect(cells[2].bounds.height == 50)
    }

    @Test(
        "A background configuration has every property of the document, and a reused row has none")
    func background() throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("a.png", width: 4, height: 4)
        let (table, _, log) = try document(
            screen + """
                table:
                  rows:
                    - text: a
                      backgroundConfiguration: {kind: clear, backgroundColor: red, cornerRadius: 9, backgroundInsets: [1, 2, 3, 4], strokeColor: blue, strokeWidth: 2, strokeOutset: 1, image: a.png, imageContentMode: center, shadowProperties: {color: green, opacity: 0.5, radius: 4, offset: [1, 2]}, customView: {class: Switch}}
                    - text: b
                """, in: folder
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        let cells = table.visibleCells
        let background = try #require(cells[0].backgroundConfiguration)
        #expect(background.backgroundColor == Color.named["red"] && background.cornerRadius == 9)
        #expect(
            background.backgroundInsets
                == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(background.strokeColor == Color.named["blue"] && background.strokeWidth == 2)
        #expect(background.strokeOutset == 1 && background.imageContentMode == .center)
        let shadow = background.shadowProperties
        #expect(shadow.color == Color.named["green"] && Double(shadow.opacity) == 0.5)
        #expect(Double(shadow.radius) == 4 && shadow.offset == CGSize(width: 1, height: 2))
        #expect(background.image != nil && background.customView is Switch)
        #expect(cells[1].backgroundConfiguration == nil)
    }

    @Test("Errors in configurations are reported at their location")
    func wrongValues() {
        func found(_ row: String) -> [String] {
            mistakes("table: {rows: [{\(row)}]}")
        }
        #expect(
            found("contentConfiguration: {text: a}, text: b") == [
                "1:50 found \"text\" beside \"contentConfiguration\", expected only one of them in a row"
            ])
        #expect(
            found("contentConfiguration: {kind: subtitle}") == [
                "1:46 found \"subtitle\", expected \"cell\", \"subtitleCell\", \"valueCell\", "
                    + "\"sidebarCell\", \"sidebarSubtitleCell\", \"accompaniedSidebarCell\", "
                    + "\"accompaniedSidebarSubtitleCell\", \"header\", \"footer\", "
                    + "\"plainHeader\", \"plainFooter\", \"groupedHeader\" or 4 others; "
                    + "did you mean \"subtitleCell\"?"
            ])
        #expect(
            found("contentConfiguration: {detail: a}").first?.contains("the key is secondaryText")
                == true)
        #expect(
            found("backgroundConfiguration: {visualEffect: dark}").first?
                .contains("the content behind is never blurred") == true)
        #expect(
            found("backgroundConfiguration: {cornerRadius: -1}") == [
                "1:57 expected a radius from 0 to 1000, found -1"
            ])
        #expect(
            found("contentConfiguration: {imageProperties: {maximumSize: [1]}}") == [
                "1:71 expected a width and a height such as [29, 29], found a list"
            ])
    }

    @Test("Documents can state the tint and the edges with added margins")
    func tintAndEdges() throws {
        func background(_ text: String) throws -> BackgroundConfiguration {
            let row = "    - {text: a, backgroundConfiguration: {\(text)}}\n"
            return try #require(try cells(row).first?.backgroundConfiguration)
        }
        let tinted = try background("kind: listAccompaniedSidebarCell, backgroundColor: tint")
        #expect(tinted.backgroundColor == nil)
        #expect(tinted.resolvedBackgroundColor(for: .green) == .green)
        #expect(try background("kind: listAccompaniedSidebarCell").backgroundColor != nil)
        let key = "edgesAddingLayoutMarginsToBackgroundInsets"
        #expect(
            try background("\(key): [leading, top]").edgesAddingLayoutMarginsToBackgroundInsets
                == [.leading, .top])
        #expect(
            try background("\(key): all").edgesAddingLayoutMarginsToBackgroundInsets == .all)
        for wrong in ["tintColor", "null"] {
            let found = mistakes(
                "table: {rows: [{backgroundConfiguration: {backgroundColor: \(wrong)}}]}")
            #expect(found.count == 1)
            #expect(found.first?.contains("write tint for the tint colour") == true)
        }
    }

    @Test("Documents can reserve space for symbols and state their size")
    func symbolRooms() throws {
        func frames(_ properties: String) throws -> (image: CGRect, text: CGRect) {
            let cell = try #require(
                try cells(
                    "    - {contentConfiguration: {text: a, image: {symbol: star}, imageProperties: "
                        + "\(properties)}}\n"
                ).first)
            let parts = cell.contentView.subviews.first?.subviews ?? []
            cell.layoutIfNeeded()
            let image = try #require(parts.first { $0 is ImageView })
            return (image.frame, try #require(parts.first { $0 is Label }).frame)
        }
        let standard = try frames("{}")
        let large = try frames("{preferredSymbolConfiguration: {pointSize: 34}}")
        #expect(abs(Double(large.image.width / standard.image.width) - 2) < 0.1)
        let room = try frames("{maximumSize: 4, reservedLayoutSize: standard}")
        #expect(Double(room.text.minX) == Double(standard.text.minX))
        #expect(Double(room.image.width) <= 4)
        let half = try frames("{maximumSize: 4, reservedLayoutSize: [80, standard]}")
        #expect(Double(half.text.minX - standard.text.minX) == 80 - 24)
    }

    @Test("A size of an image with 0 in a dimension leaves the dimension open, as in UIKit")
    func partialImageSizes() throws {
        func width(_ properties: String) throws -> CGFloat {
            let table = try document(
                """
                table:
                  rows: [{contentConfiguration: {kind: cell, text: A, image: {symbol: star, size: [60, 30]}, imageProperties: \(properties)}}]
                """
            ).lowered().table
            let cell = try #require(table.visibleCells.first)
            cell.layoutIfNeeded()
            func find(_ view: View) -> ImageView? {
                view as? ImageView ?? view.subviews.lazy.compactMap(find).first
            }
            return try #require(find(cell.contentView)).bounds.width
        }
        let natural = try width("{}")
        #expect(try width("{maximumSize: [0, 0]}") == natural)
        #expect(try width("{maximumSize: [\(natural / 2), 0]}") == natural / 2)
        #expect(try width("{maximumSize: 0, reservedLayoutSize: [60, 0]}") == natural)
        #expect(
            mistakes(
                "table: {rows: [{contentConfiguration: {kind: cell, imageProperties: {maximumSize: [-1, 0]}}}]}"
            ).count == 1)
    }
}
