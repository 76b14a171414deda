import Foundation
import Tableshot
import Testing

/// Accessibility and paths of controls in the inspector.
@Suite struct SpokenControlTests {
    private func document(_ views: String, more: String = "") throws -> TableDocument {
        try DocumentReader().read(
            text: """
                screen: {width: 320, height: 200}
                prototypes: {p: {height: 60, subviews: [\(views)]}}
                table: {\(more)rows: [{cell: p}]}
                """)
    }

    private func tree(_ document: TableDocument) throws -> AccessibilityNode {
        try inspect(document) { $0.accessibility() }.value
    }

    @Test func `a stepper alone is a finding, and a stepper beside a text is accepted`() throws {
        let stepper = "{class: Stepper, frame: [200, 12, 94, 29]"
        let alone = try tree(try document(stepper + "}")).findings
        #expect(alone.map(\.message) == ["says Decrement and Increment without naming the value"])
        #expect(alone.first?.path.last == "Stepper")
        let label = "{class: Label, frame: [10, 12, 100, 29], text: Guests}, "
        #expect(try tree(try document(label + stepper + "}")).findings == [])
        #expect(try tree(try document(stepper + ", accessibilityLabel: Guests}")).findings == [])
        // Two steppers make the relation of the text ambiguous.
        let two = label + stepper + "}, {class: Stepper, frame: [100, 12, 94, 29]}"
        #expect(try tree(try document(two)).findings.count == 2)
    }

    @Test func `progress and secure texts are described in words`() throws {
        let spoken = try tree(
            try document(
                """
                {class: ActivityIndicatorView, frame: [10, 10, 20, 20], isAnimating: true},
                {class: TextField, frame: [60, 10, 100, 30], text: secret, isSecureTextEntry: true},
                {class: TextField, frame: [180, 10, 100, 30], text: x, isSecureTextEntry: true}
                """)
        ).elements.map(\.spoken)
        #expect(spoken == ["In progress", "6 characters", "1 character"])
    }

    @Test func `editing and reorder controls have the height of their rows`() throws {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 320, height: 200}
                table: {editing: true, rows: [{text: One, height: 70, movable: true}]}
                """)
        let elements = try tree(document).elements
        let edit = try #require(elements.first)
        let grip = try #require(elements.last)
        #expect(edit.frame.x == 0 && edit.frame.y == 0 && edit.frame.height == 70)
        #expect(edit.frame.width > 20 && edit.frame.width < 60)
        #expect(grip.frame.x + grip.frame.width == 320 && grip.frame.height == 70)
        #expect(grip.frame.width > 20 && grip.frame.width < 80)
    }

    @Test func `the path of a point contains the views' names and tags`() throws {
        let document = try document(
            "{class: View, name: box, frame: fill, backgroundColor: red, subviews: [{class: Label, "
                + "tag: 7, frame: [10, 10, 100, 30], text: A}]}")
        let point = try inspect(document) { $0.inspect(at: CGPoint(x: 20, y: 20)) }.value
        #expect(point?.path.suffix(2) == ["View \"box\"", "Label tag=7"])
    }

    @Test func `the selected segment of a momentary control does not have the trait selected`()
        throws
    {
        for (more, expected) in [("", ["B"]), (", isMomentary: true", [])] {
            let tree = try tree(
                try document(
                    "{class: SegmentedControl, frame: [10, 10, 200, 32], segments: [A, B], "
                        + "selectedSegmentIndex: 1\(more)}"))
            let selected = tree.elements.filter { $0.traits.contains("selected") }
            #expect(selected.map { $0.label ?? "" } == expected)
        }
    }
}
