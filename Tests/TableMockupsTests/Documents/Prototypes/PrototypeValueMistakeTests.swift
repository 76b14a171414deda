import Testing

@testable import TableMockups

/// Values of a view by name and by tag are checked together.
@Suite struct PrototypeValueMistakeTests {
    private func mistakesOfRow(_ values: String, matrix: String = "") -> [String] {
        mistakes(
            """
            prototypes:
              p: {height: 44, subviews: [{class: Label, name: title, tag: 3}, {class: Slider, name: s, tag: 4}]}
            \(matrix)
            table: {rows: [{cell: p, values: \(values)}]}
            """)
    }

    @Test("A property stated by name and by tag is reported once")
    func twice() {
        let expected = [
            "4:48 \"text\" of the Label \"title\" is given again, by \"3\"; give it once "
                + "(\"title\" is the same view, and gives it at d.yaml:4:42)"
        ]
        #expect(mistakesOfRow("{title: A, 3: B}") == expected)
        #expect(
            mistakesOfRow(
                "{title: A, 3: B}",
                matrix: "matrix: {appearance: [light, dark], direction: [ltr, rtl]}") == expected)
        #expect(mistakesOfRow("{title: A, 3: {textColor: red}}") == [])
    }

    @Test("Values that contradict each other are checked together")
    func together() {
        #expect(mistakesOfRow("{s: {minimumValue: 4, value: 5}, 4: {maximumValue: 8}}") == [])
        #expect(
            mistakesOfRow("{s: {minimumValue: 4}, 4: {maximumValue: 2}}") == [
                "4:53 found a minimumValue of 4 above the maximumValue of 2 in the Slider \"s\", "
                    + "expected the lesser of the two as minimumValue"
            ])
    }

    @Test("The message for an unknown key of a view lists the keys of its class first")
    func keys() {
        #expect(
            mistakes(
                "prototypes: {p: {subviews: [{class: StackView, zzz: 1}]}}\ntable: {rows: []}") == [
                    "1:48 found the unknown key \"zzz\" in a StackView "
                        + "(a StackView knows \"class\", \"name\", \"tag\", \"frame\", \"axis\", "
                        + "\"alignment\", \"distribution\", \"spacing\", "
                        + "\"isLayoutMarginsRelativeArrangement\", "
                        + "\"isBaselineRelativeArrangement\", "
                        + "\"autoresizing\", \"actions\" and 52 others)"
                ])
        #expect(
            mistakes("prototypes: {p: {views: []}}\ntable: {rows: []}") == [
                "1:18 found the unknown key \"views\" in a TableViewCell (the key is subviews)"
            ])
    }
}
