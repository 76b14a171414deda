import Foundation
import TableDrawing
import TableGeometry
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Values of a row's views are absent in the next row, for all properties.
///
/// The tests read the properties from the reader's tables and so cover new properties.
@Suite struct RowValueReuseTests {
    private static let classes = ViewClasses.standard

    /// Position of the view, and the properties that its prototype states.
    enum Setting: CaseIterable {
        case bare, full, fullWithFalse, inStack, natural
    }

    /// Drawing and accessibility properties in each state.
    private struct Look: Equatable {
        var nodes: [RenderNode]
        var words: [String?]

        /// First line that another look does not contain.
        func difference(from other: Look) -> String {
            func lines(_ look: Look) -> [String] {
                look.nodes.flatMap { $0.dump.components(separatedBy: "\n") }
                    + look.words.map { $0 ?? "nothing" }
            }
            let pair = zip(lines(self), lines(other)).first { $0.0 != $0.1 }
            return pair.map { "\($0.0) instead of \($0.1)" } ?? "another number of lines"
        }
    }

    @Test(
        arguments: classes.classes.filter { !$0.isPlacedByTable && $0.name != "TableView" }.map(
            \.name))
    func `a row without values equals a fresh row after rows with values`(name: String) throws {
        let viewClass = try #require(Self.classes[name])
        let properties = Self.classes.properties(of: viewClass).filter { !$0.isFixed }
        for setting in Setting.allCases {
            let first = PropertySamples(variant: 0, truth: setting != .fullWithFalse)
            var base = first.needed(by: name)
            if setting != .bare {
                for property in properties
                where setting != .fullWithFalse || property.name != "configuration" {
                    base[property.name] = first.text(of: property)
                }
            }
            var rows: [(name: String, given: String)] = []
            for variant in setting == .bare ? 0...1 : 1...1 {
                for truth in [true, false] {
                    let samples = PropertySamples(variant: variant, truth: truth)
                    rows += properties.map { ($0.name, "\($0.name): \(samples.text(of: $0))") }
                }
            }
            let last = PropertySamples(variant: 2, truth: true)
            rows.append(
                (
                    "all",
                    properties.map { "\($0.name): \(last.text(of: $0))" }.joined(separator: ", ")
                ))
            try expectFresh(name, base, rows, setting)
        }
    }

    @Test func `values of a cell's own properties are reset, too`() throws {
        let viewClass = try #require(Self.classes["TableViewCell"])
        let samples = PropertySamples(variant: 1, truth: true)
        let rows = Self.classes.properties(of: viewClass).filter { !$0.isFixed }
            .map { (name: $0.name, given: "\($0.name): \(samples.text(of: $0))") }
        let text =
            """
            screen: {width: 320, height: 60}
            prototypes: {p: {height: 60, subviews: [{class: Label, name: v, frame: fill, text: L}]}}
            table: {rows: [{cell: p}\(rows.map { ", {cell: p, values: {\($0.given)}}, {cell: p}" }.joined())]}
            """
        try compare(text, rows.map(\.name), isCell: true, "TableViewCell")
    }

    private func expectFresh(
        _ name: String, _ base: [String: String], _ rows: [(name: String, given: String)],
        _ setting: Setting
    ) throws {
        let own = base.sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value)" }.joined()
        let frame =
            switch setting {
            case .natural: ""
            case .inStack: ""
            default: ", frame: [10, 5, 200, 50]"
            }
        let inner = name == "StackView" ? ", subviews: [{class: Label, text: S}]" : ""
        let view = "{class: \(name), name: v\(frame)\(own)\(inner)}"
        let subview =
            setting == .inStack
            ? "{class: StackView, frame: [10, 5, 300, 50], spacing: 4, subviews: [\(view), "
                + "{class: Label, text: beside}]}" : view
        let text =
            """
            screen: {width: 320, height: 60}
            prototypes:
              p: {height: 60, subviews: [\(subview)]}
            table:
              rows:
                - {cell: p}

            """
            + rows.map { "    - {cell: p, values: {v: {\($0.given)}}}\n    - {cell: p}\n" }.joined()
        try compare(text, rows.map(\.name), isCell: false, "\(name) \(setting)")
    }

    /// Scrolls through rows with values, separated by rows without values.
    private func compare(
        _ text: String, _ names: [String], isCell: Bool, _ comment: String
    ) throws {
        let document = try document(text)
        try document.context().run {
            let table = document.makeTable()
            func look(at row: Int) throws -> (look: Look, cell: TableViewCell) {
                table.contentOffset.y = CGFloat(row) * 60
                _ = table.lowered()
                let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
                let view = isCell ? cell : try #require(cell.view(named: "v"))
                return (Look(nodes: nodes(view, in: cell), words: words(view)), cell)
            }
            let fresh = try look(at: 0)
            for (index, name) in names.enumerated() {
                let given = try look(at: index * 2 + 1)
                let next = try look(at: index * 2 + 2)
                #expect(given.cell === fresh.cell && next.cell === fresh.cell)
                if next.look != fresh.look {
                    Issue.record("\(comment): \(name): \(next.look.difference(from: fresh.look))")
                }
            }
        }
    }

    /// Nodes of the cell in every state of the view.
    private func nodes(_ view: View, in cell: TableViewCell) -> [RenderNode] {
        func node() -> RenderNode {
            var node = (view === cell ? cell : cell.contentView).lowered()
            node.name = ""
            node.frame.origin = .zero
            return node
        }
        guard let control = view as? Control else { return [node()] }
        let kept = (control.isEnabled, control.isSelected, control.isHighlighted)
        var nodes: [RenderNode] = []
        for (enabled, selected, highlighted) in [
            kept, (true, false, false), (false, false, false), (true, true, false),
            (true, false, true),
        ] {
            (control.isEnabled, control.isSelected, control.isHighlighted) =
                (enabled, selected, highlighted)
            control.setNeedsLayout()
            nodes.append(node())
        }
        (control.isEnabled, control.isSelected, control.isHighlighted) = kept
        return nodes
    }

    private func words(_ view: View) -> [String?] {
        [
            view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint,
            view.accessibilityIdentifier, "\(view.accessibilityTraits)",
            "\(view.isAccessibilityElement)", "\(view.accessibilityElementsHidden)",
            "\(view.shouldGroupAccessibilityChildren)",
            "\(view.accessibilityElements?.count ?? -1)", "\(view.isUserInteractionEnabled)",
            "\(view.autoresizesSubviews)", "\(view.semanticContentAttribute)",
            "\(view.isOpaque)", view is TableViewCell ? nil : "\(view.frame)",
        ]
    }
}

/// Values of properties as documents state them.
private struct PropertySamples {
    let variant: Int
    /// Value of Boolean properties.
    let truth: Bool

    /// Properties that some classes require for valid values.
    func needed(by name: String) -> [String: String] {
        switch name {
        case "SegmentedControl": ["segments": "[a, b, c]"]
        case "GradientView": ["layer.colors": "[red, blue]"]
        case "PageControl": ["numberOfPages": "5"]
        case "Slider": ["maximumValue": "8"]
        default: [:]
        }
    }

    func text(of property: ViewProperty) -> String {
        if let values = Self.fitting[property.name] { return values[variant] }
        switch property.kind {
        case .text: return ["One", "Two words", "Three"][variant]
        case .attributedText: return ["One", "[{text: a, color: red}, b]", "Three"][variant]
        case .number(let range):
            let wanted = range.upperBound <= 1 ? [0.8, 0.3, 0.5][variant] : [3, 1, 2][variant]
            return "\(min(range.upperBound, max(range.lowerBound, wanted)))"
        case .integer(let range):
            return "\(min(range.upperBound, max(range.lowerBound, [2, 1, 3][variant])))"
        case .boolean: return "\(truth)"
        case .color: return ["red", "\"#00800080\"", "blue"][variant]
        case .font: return ["{size: 20}", "{size: 11, weight: bold}", "{size: 15}"][variant]
        case .image:
            return ["{symbol: star}", "{symbol: heart, tint: green}", "{symbol: phone}"][variant]
        case .choice(let names):
            return [names.first, names.last, names.dropFirst().first][variant] ?? ""
        case .choices(let names): return "[\([names.first, names.last, names[1]][variant] ?? "")]"
        case .texts, .segments: return "[]"
        case .colors: return ["[red, blue]", "[\"#00800080\", white]", "[blue, red]"][variant]
        case .numbers: return ["[0, 1]", "[0.2, 0.6]", "[0, 0.5]"][variant]
        case .symbolConfiguration:
            return ["{pointSize: 30}", "{weight: bold}", "{scale: large}"][variant]
        case .insets: return ["3", "[1, 2, 3, 4]", "5"][variant]
        case .size: return ["[2, 3]", "[4, 5]", "[0, 1]"][variant]
        case .path: return ["\"M0 0 L9 0 L9 9 Z\"", "M1 1 H5 V5", "M2 2 L3 8 L9 9"][variant]
        }
    }

    /// Values without contradictions among themselves or with the values of the prototype.
    private static let fitting = [
        "isHidden": ["false", "true", "false"],
        "minimumValue": ["-2", "-4", "4"], "maximumValue": ["8", "9", "20"],
        "value": ["3", "2", "15"], "segments": ["[a, b, c]", "[c, b, a]", "[x, y]"],
        "disabledSegments": ["[b]", "[a, c]", "[y]"],
        "selectedSegmentIndex": ["2", "0", "1"],
        "numberOfPages": ["5", "6", "2"], "currentPage": ["4", "2", "1"],
    ]
}
