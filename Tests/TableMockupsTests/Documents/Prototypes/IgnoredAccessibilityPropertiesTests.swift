import Testing

@testable import TableMockups

/// Accessibility properties of a row's views that are lost because the row is a single element.
@Suite struct IgnoredAccessibilityPropertiesTests {
    private func found(
        _ view: String, of cell: String = "height: 44", row: String = "{cell: p}",
        and rest: String = "{class: Label, text: b}", document: String = ""
    ) -> [String] {
        mistakes(
            """
            \(document)
            prototypes:
              p: {\(cell), subviews: [{class: Label, name: v, frame: [0, 0, 9, 9]\(view)}, \(rest)]}
            table: {rows: [\(row)]}
            """)
    }

    private let all =
        ", accessibilityIdentifier: i, accessibilityHint: h, accessibilityTraits: [header]"

    @Test func `a lost property is reported at its location, with a remedy`() {
        #expect(
            found(all) == [
                "warning 3:100 found \"accessibilityIdentifier\", \"accessibilityHint\" and "
                    + "\"accessibilityTraits\" in the Label \"v\", whose words are joined into those of its cell, one element: they "
                    + "are not in the accessibility tree (give them to the cell, or say "
                    + "isAccessibilityElement: false there, which makes its views elements one by one)"
            ])
        for key in [
            "accessibilityHint: h", "accessibilityIdentifier: i", "accessibilityTraits: [header]",
            "isAccessibilityElement: true",
        ] {
            let name = key.prefix { $0 != ":" }
            #expect(
                found(", \(key)").first?.contains("found \"\(name)\" in the Label \"v\"") == true,
                "\(key)")
            // Values of a row, and static cells.
            #expect(found("", row: "{cell: p, values: {v: {\(key)}}}").count == 1, "\(key)")
            #expect(
                mistakes(
                    "table: {sections: [{cells: [{height: 44, subviews: [{class: Label, \(key)}]}]}]}"
                ).count == 1, "\(key)")
        }
    }

    @Test func `headers and footers combine their views, too`() {
        for (rest, count) in [("Label", 1), ("Button", 0)] {
            let found = mistakes(
                """
                prototypes:
                  h: {class: TableViewHeaderFooterView, height: 44, subviews: [{class: Label, name: t, accessibilityHint: h}, {class: \(rest)}]}
                table: {sections: [{headerView: {prototype: h}, rows: [{text: a}]}]}
                """)
            #expect(found.count == count, "\(found)")
        }
    }

    @Test func `accessibility elements and text without loss cause no report`() {
        #expect(found(all, and: "{class: Switch}") == [])
        #expect(found(all, of: "height: 44, isAccessibilityElement: false") == [])
        #expect(found(all, of: "height: 44, accessibilityHint: h", and: "{class: Button}") == [])
        #expect(found("", of: "height: 44" + all) == [])
        #expect(found(all, row: "{cell: p, isAccessibilityElement: false}") == [])
        #expect(found(all, row: "{cell: p, values: {isAccessibilityElement: false}}") == [])
        #expect(
            found(
                "",
                row: "{cell: p, isAccessibilityElement: false, values: {v: {accessibilityHint: h}}}"
            )
                == [])
        #expect(found(all, row: "{cell: p, accessoryView: {switch: true}}") == [])
        #expect(found("", and: "{class: View, accessibilityIdentifier: i}") == [])
        let ignored = "snapshot: {ignore: [{identifier: i}]}"
        #expect(found(", accessibilityIdentifier: i", document: ignored) == [])
        #expect(found(", accessibilityIdentifier: k", document: ignored).count == 1)
        #expect(
            found(
                "",
                and: "{class: View, isAccessibilityElement: true, accessibilityLabel: Cover}") == []
        )
    }
}
