import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Cells of nested stacks: an inbox's rows in every text size, width and direction.
@Suite struct NestedStackTests {
    private static let sizes: [ContentSizeCategory] = [
        .large, .accessibilityExtraExtraExtraLarge,
    ]

    private func inbox(_ settings: String) throws -> (TableView, [TableViewCell]) {
        let document = try document(
            """
            \(settings)
            prototypes:
              mail:
                subviews:
                  - class: StackView
                    frame: margins
                    alignment: top
                    spacing: 12
                    subviews:
                      - {class: ImageView, name: avatar, frame: [0, 0, 44, 44], image: {symbol: person}}
                      - class: StackView
                        name: column
                        axis: vertical
                        spacing: 2
                        subviews:
                          - class: StackView
                            name: head
                            spacing: 8
                            alignment: firstBaseline
                            subviews:
                              - {class: Label, name: sender, font: {textStyle: headline}}
                              - {class: Label, name: date, font: {textStyle: subheadline}, horizontalHuggingPriority: 251}
                          - {class: Label, name: subject, font: {textStyle: subheadline}}
                          - {class: Label, name: preview, font: {textStyle: subheadline}, numberOfLines: 2}
                      - {class: ImageView, name: chevron, image: {symbol: chevron.right}}
            table:
              rows:
                - {cell: mail, values: {sender: Ann, date: "9:41", subject: Hi, preview: Short}}
                - cell: mail
                  values:
                    sender: Jonathan Bartholomew the Third of Somewhere
                    date: Monday
                    subject: A subject that is longer than there is room for on any small phone
                    preview: A preview has a lot of words, so many that they need two lines and are cut at the end of the second one, as is usual
                - {cell: mail, values: {sender: Ben, date: Now, subject: Hi, preview: Hi, avatar: {isHidden: true}}}
            """)
        return document.context().run {
            let table = document.makeTable()
            table.layoutIfNeeded()
            for cell in table.visibleCells { cell.layoutBelow() }
            return (table, table.visibleCells)
        }
    }

    @Test(
        "Rows have the height of their lines, and no views overlap",
        arguments: sizes, [(320, "ltr"), (320, "rtl"), (430, "ltr"), (430, "rtl")])
    func lines(size: ContentSizeCategory, screen: (width: Int, direction: String)) throws {
        let (_, cells) = try inbox(
            "screen: {width: \(screen.width), height: content}\n"
                + "contentSize: \(size)\ndirection: \(screen.direction)")
        #expect(cells.count == 3)
        let isMirrored = screen.direction == "rtl"
        let headline = Font.TextStyle.headline.pointSize(for: size)
        for (index, cell) in cells.enumerated() {
            func frame(_ name: String) throws -> CGRect {
                let view = try #require(cell.contentView.view(named: name))
                return cell.contentView.convert(view.bounds, from: view)
            }
            let sender = try #require(cell.contentView.view(named: "sender") as? Label)
            #expect(sender.font.pointSize == headline)
            let date = try #require(cell.contentView.view(named: "date") as? Label)
            #expect(date.bounds.width >= min(date.intrinsicContentSize.width, 60) - 0.5)
            let order = try ["avatar", "column", "chevron"].map(frame)
                .dropFirst(index == 2 ? 1 : 0)
            for (left, right) in zip(order, order.dropFirst()) {
                let gap = isMirrored ? left.minX - right.maxX : right.minX - left.maxX
                #expect(abs(gap - 12) < 0.01, "\(order)")
            }
            let (head, subject, preview) = try (frame("head"), frame("subject"), frame("preview"))
            for (above, below) in [(head, subject), (subject, preview)] {
                #expect(abs(below.minY - above.maxY - 2) < 0.01)
            }
            let margins = cell.contentView.layoutMargins
            #expect(preview.maxY <= cell.contentView.bounds.height - margins.bottom + 0.5)
            let text = try #require(cell.contentView.view(named: "preview") as? Label)
            // A second line follows at the leading of the style.
            let leading = Font.TextStyle.subheadline.linePitch(for: size)
            let needed = text.font.lineHeight + (index == 1 ? leading : 0)
            #expect(abs(preview.height - needed) <= 1)
        }
    }

    @Test("Rows grow with the text size") func growth() throws {
        let heights = try Self.sizes.map { size in
            let (table, _) = try inbox(
                "screen: {width: 390, height: content}\ncontentSize: \(size)")
            return (0..<3).map { table.rectForRow(at: IndexPath(indexes: [0, $0])).height }
        }
        #expect(zip(heights[0], heights[1]).allSatisfy { $0 * 2 < $1 }, "\(heights)")
        #expect(heights[0][0] < heights[0][1] && heights[1][0] < heights[1][1])
    }

    @Test("A text style sets a font, and a stated size scales with the style")
    func textStyles() throws {
        func font(_ description: String, _ size: String) throws -> Font? {
            let document = try document(
                """
                contentSize: \(size)
                prototypes:
                  p: {height: 44, subviews: [{class: Label, name: title, font: \(description)}]}
                table: {rows: [{cell: p, values: {title: A}}]}
                """)
            return document.context().run {
                let cell = document.makeTable().visibleCells.first
                return (cell?.contentView.view(named: "title") as? Label)?.font
            }
        }
        #expect(
            try font("{textStyle: footnote}", "large")
                == .systemFont(ofSize: 13).withLeading(of: .footnote, for: .large))
        #expect(
            try font("{textStyle: headline}", "accessibilityLarge")
                == .systemFont(ofSize: 33, weight: .semibold).withLeading(
                    of: .headline, for: .accessibilityLarge))
        #expect(
            try font("{textStyle: body, weight: bold}", "extraLarge")
                == .systemFont(ofSize: 19, weight: .bold).withLeading(of: .body, for: .extraLarge))
        #expect(
            try font("{size: 34, textStyle: body}", "accessibilityLarge")
                == .systemFont(ofSize: 66))
        #expect(try font("{size: 34}", "accessibilityLarge") == .systemFont(ofSize: 34))
        #expect(
            mistakes("table: {rows: [{text: a, font: headline}]}") == [
                "1:32 expected a font, written as keys and values, found the text \"headline\" "
                    + "(a text style is written {textStyle: headline})"
            ])
    }
}

extension View {
    /// Lays out the view and all its descendants.
    fileprivate func layoutBelow() {
        layoutIfNeeded()
        for view in subviews { view.layoutBelow() }
    }
}
