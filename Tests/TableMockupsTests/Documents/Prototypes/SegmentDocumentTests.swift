import TableControls
import TableDrawing
import TableViews
import Testing

/// Titles and images of segments in all places of documents, and disabled segments.
@Suite struct SegmentDocumentTests {
    private func control(_ properties: String, row: String = "{}") throws -> SegmentedControl {
        let document = try document(
            """
            prototypes:
              p:
                height: 44
                isAccessibilityElement: false
                subviews: [{class: SegmentedControl, name: s, frame: [0, 0, 200, 32], \(properties)}]
            table: {rows: [{cell: p, values: {s: \(row)}}]}
            """)
        let (table, _, log) = document.lowered()
        #expect(log.diagnostics.isEmpty)
        let cell = try #require(table.visibleCells.first)
        return try #require(cell.view(named: "s") as? SegmentedControl)
    }

    private func enabled(_ control: SegmentedControl) -> [Bool] {
        (0..<control.numberOfSegments).map(control.isEnabledForSegment(at:))
    }

    @Test(arguments: ["1", "star.fill", "Favorite", "\"1\""])
    func `a segment with an image is disabled by its index, symbol or accessibility label`(
        name: String
    ) throws {
        let named = try control(
            "segments: [One, {symbol: star.fill}, Three], disabledSegments: [\(name)]")
        #expect(enabled(named) == [true, false, true], "\(name)")
    }

    @Test func `a title precedes an index, and disables all segments with the title`() throws {
        #expect(
            enabled(try control("segments: [2, 1, 0], disabledSegments: [2]"))
                == [false, true, true])
        #expect(
            enabled(try control("segments: [A, B, A], disabledSegments: [A]"))
                == [false, true, false])
    }

    @Test func `a disabled index applies to the segments of a row`() throws {
        let other = try control(
            "segments: [One, {symbol: star}], disabledSegments: [1]",
            row: "{segments: [{symbol: moon}, {symbol: sun.max}, C]}")
        #expect(enabled(other) == [true, false, true])
    }

    @Test func `each unknown name is marked at its location`() {
        let found = mistakes(
            """
            prototypes:
              p: {height: 44, subviews: [{class: SegmentedControl, name: s, segments: [A, {symbol: star}],
                disabledSegments: [B, 7]}]}
            table: {rows: [{cell: p, values: {s: {disabledSegments: [A, C]}}}]}
            """)
        #expect(
            found.map { $0.prefix { $0 != "," } } == [
                "3:24 found the disabled segment \"B\" in the SegmentedControl \"s\"",
                "3:27 found the disabled segment \"7\" in the SegmentedControl \"s\"",
                "4:61 found the disabled segment \"C\" in the SegmentedControl \"s\"",
            ], "\(found)")
        #expect(found.dropFirst().first?.hasSuffix(", or a place from 0 to 1") == true)
    }

    @Test func `segments of an accessory can be images`() throws {
        let document = try document(
            "table: {rows: [{text: a, accessoryView: {segments: [Day, {symbol: moon}], selected: 1}}]}"
        )
        let cell = try #require(document.lowered().table.visibleCells.first)
        let control = try #require(cell.accessoryView as? SegmentedControl)
        #expect(control.titleForSegment(at: 0) == "Day")
        #expect(control.imageForSegment(at: 1)?.symbol?.name == "moon")
        #expect(control.selectedSegmentIndex == 1)
        // Only the mistake of the image is reported, not the remaining segments.
        let found = mistakes(
            "table: {rows: [{accessoryView: {segments: [Day, {symbol: mooon}], selected: 1}}]}")
        #expect(found.count == 1 && found.first?.contains("there is no symbol") == true, "\(found)")
    }

    @Test func `accessibility properties of a view that is not an element cause a warning`() {
        func found(_ view: String, row: String = "") -> [String] {
            mistakes(
                """
                prototypes:
                  p: {height: 44, subviews: [{\(view), name: v, frame: [0, 0, 9, 9]}]}
                table: {rows: [{cell: p\(row)}]}
                """)
        }
        let gradient = "class: GradientView, layer.colors: [red, blue]"
        #expect(
            found(gradient + ", accessibilityLabel: Blend") == [
                "warning 2:99 accessibilityLabel of the GradientView \"v\" is not read, because the view is "
                    + "not an accessibility element (isAccessibilityElement: true makes the view an "
                    + "element)"
            ])
        #expect(
            found("class: View", row: ", values: {v: {accessibilityHint: Opens}}").first?
                .contains("accessibilityHint of the View \"v\" is not read") == true)
        #expect(found("class: ImageView, accessibilityLabel: A").count == 1)
        #expect(
            found("class: Label, isAccessibilityElement: false, accessibilityLabel: A").count == 1)
        for view in [
            "class: View, isAccessibilityElement: true, accessibilityLabel: A",
            "class: View, accessibilityIdentifier: a", "class: Label, accessibilityLabel: A",
            "class: SegmentedControl, segments: [A], accessibilityLabel: A",
            "class: Stepper, accessibilityLabel: A",
        ] {
            #expect(found(view) == [], "\(view)")
        }
    }
}
