import Foundation
import TableDrawing
import Testing

@testable import TableMockups

/// A text that its own view cuts is told apart from one that the row cuts.
@Suite struct LowViewTests {
    private func warnings(_ prototype: String) throws -> [String] {
        try document(
            """
            screen: {width: 390, height: content, scale: 2}
            prototypes:
              p: \(prototype)
            table: {rows: [{cell: p}]}
            """
        ).lowered().log.diagnostics.filter { $0.identifier == "cell.texts-cut" }.map(\.message)
    }

    @Test("A button that is as low as usual cuts nothing", arguments: [26, 28, 30])
    func usualButton(height: Int) throws {
        let button =
            "{class: Button, configuration: filled, title: High, frame: [10,7,60,\(height)]}"
        for row in ["height: 44, ", ""] {
            #expect(try warnings("{\(row)subviews: [\(button)]}") == [])
        }
    }

    @Test func `a view that is too low is named, with the height that it needs`() throws {
        let button =
            "{class: Button, name: save, configuration: filled, title: High, frame: [10,7,60,12]}"
        let label = "{class: Label, text: High, frame: [10,7,60,12]}"
        for row in ["height: 44, ", ""] {
            let ofButton = try warnings("{\(row)subviews: [\(button)]}")
            #expect(ofButton.count == 1)
            #expect(
                ofButton.first?.hasPrefix(
                    "the text of the Button \"save\" does not fit into the view's height of 12 "
                        + "points and is cut; give the view at least ") == true, "\(ofButton)")
            let ofLabel = try warnings("{\(row)subviews: [\(label)]}")
            #expect(
                ofLabel.first?.hasPrefix("the text of the Label does not fit into the view's")
                    == true, "\(ofLabel)")
        }
    }

    @Test func `a row that is too low for what fills it is told to grow`() throws {
        let label = "{class: Label, text: High, font: {size: 40}, frame: fill}"
        let stack =
            "{class: StackView, axis: vertical, distribution: fillEqually, frame: fill, subviews: "
            + "[{class: Label, text: One}, {class: Label, text: Two}, {class: Label, text: Three}]}"
        for view in [label, stack] {
            let found = try warnings("{height: 30, subviews: [\(view)]}")
            #expect(found.count == 1)
            #expect(found.first?.contains("the row's height of 30 points") == true, "\(found)")
        }
    }
}
