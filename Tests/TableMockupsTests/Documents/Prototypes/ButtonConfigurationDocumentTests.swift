import Foundation
import TableControls
import TableDrawing
import TableViews
import Testing

/// Parts of button configurations in documents.
@Suite struct ButtonConfigurationDocumentTests {
    private func buttons(_ keys: String, _ values: [String]) throws -> [Button] {
        let rows = values.map { "{cell: p, values: {b: {\($0)}}}" }.joined(separator: ", ")
        let (table, _, log) = try document(
            """
            screen: {width: 390, height: 600}
            prototypes:
              p:
                height: 90
                subviews: [{class: Button, name: b, title: Home, image: {symbol: house}, frame: [9, 9, 160, 70], \(keys)}]
            table: {rows: [\(rows)]}
            """
        ).lowered()
        #expect(log.diagnostics.isEmpty, "\(log.diagnostics)")
        return try table.visibleCells.map { try #require($0.view(named: "b") as? Button) }
    }

    @Test("The image has the stated placement and the stated padding")
    func places() throws {
        let keys = "configuration: tinted, configuration.imagePadding: 6"
        let sides = ["leading", "trailing", "top", "bottom"]
        let buttons = try buttons(
            keys, [""] + sides.map { "configuration.imagePlacement: \($0)" })
        let gaps = try buttons.map { button in
            let image = try #require(button.imageView?.frame)
            let title = try #require(button.titleLabel?.frame)
            return [
                title.minX - image.maxX, image.minX - title.maxX, title.minY - image.maxY,
                image.minY - title.maxY,
            ]
        }
        #expect(gaps.count == 5)
        for (gap, side) in zip(gaps, [0, 0, 1, 2, 3]) { #expect(abs(gap[side] - 6) <= 0.5) }
    }

    @Test(
        "Plain, gray and tinted buttons turn white in a highlighted row, as texts do",
        arguments: ["plain", "gray", "tinted", "filled"])
    func highlightedRows(style: String) throws {
        let (table, _, _) = try document(
            """
            screen: {width: 320, height: 300}
            theme: classic
            prototypes:
              p: {height: 44, subviews: [{class: Button, name: b, title: Go, configuration: \(style), frame: [9, 4, 99, 36]}]}
            table: {rows: [{cell: p}, {cell: p, selected: true}, {cell: p, values: {b: {isHighlighted: true}}}]}
            """
        ).lowered()
        let labels = try table.visibleCells.map { cell in
            try #require((cell.view(named: "b") as? Button)?.titleLabel)
        }
        #expect(
            labels.map { $0.textColor == .white } == [style == "filled", true, style == "filled"])
        if style != "filled" { #expect(labels[1].alpha == 1) }
    }

    @Test("A row's padding and style replace the prototype's values, and reused buttons reset them")
    func values() throws {
        let buttons = try buttons(
            "configuration: gray, configuration.imagePlacement: top",
            ["configuration.imagePadding: 9", "configuration: filled", ""])
        #expect(buttons.map { $0.configuration?.imagePadding } == [9, 0, 0])
        #expect(buttons.map { $0.configuration?.imagePlacement } == [.top, .top, .top])
    }
}
