import Foundation
import Testing

/// Labels of a row in recorded accessibility trees, with ignored parts.
@Suite struct AccessibilityLabelPartsTests {
    /// Records a document, and verifies it with other contents.
    private func verify(
        ignoring place: String, _ old: String, _ new: String, more: String = "",
        table: String = "style: plain"
    ) throws -> Command.Outcome {
        func document(_ rows: String) -> String {
            """
            screen: {width: 200, height: content, scale: 1}
            snapshot: {ignore: [\(place)], tolerance: {maximumRatio: 1}}
            \(more)
            table:
              \(table)
              rows: [\(rows)]

            """
        }
        return try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("m.table.yaml", document(old))
            let recorded = try runs.run("verify --accessibility")
            #expect(recorded.status == 3, "\(recorded.errors)")
            try scratch.file("m.table.yaml", document(new))
            return try runs.run("verify --record never")
        }
    }

    private static let value = "{text: One, style: value1, detail: abc}"

    @Test(arguments: ["{part: detailTextLabel}", "{part: separator}", "{part: accessory}"])
    func aRowWithoutTheIgnoredPartInItsLabelIsCompared(_ place: String) throws {
        func rows(_ label: String) -> String {
            "{text: One, style: value1, detail: abc, accessory: disclosureIndicator}, "
                + "{text: Two, accessibilityLabel: \(label)}"
        }
        let run = try verify(ignoring: place, rows("Second"), rows("Delete everything"))
        #expect(run.status == 1, "\(run.text)")
        #expect(run.text.contains("+  row 0,1 \"Delete everything\""), "\(run.text)")
    }

    @Test func aRowWithItsOwnLabelIsCompared() throws {
        func rows(_ label: String) -> String {
            "{text: One, style: value1, detail: abc, accessibilityLabel: \(label)}"
        }
        let run = try verify(ignoring: "{part: detailTextLabel}", rows("First"), rows("Other"))
        #expect(run.status == 1, "\(run.text)")
    }

    @Test func theOutputNamesRowsWithOmittedTexts() throws {
        let now = Self.value.replacing("abc", with: "changed")
        let run = try verify(ignoring: "{part: detailTextLabel}", Self.value, now)
        #expect(run.status == 0, "\(run.text)")
        #expect(
            run.text.contains(
                "m.accessibility.txt: matches, with differences only in ignored areas\n"),
            "\(run.text)")
        #expect(
            run.text.contains("of ignored parts were left out: section 0, row 0"),
            "\(run.text)")
    }

    @Test(arguments: ["{part: price}", "{identifier: price}", "{part: price, row: [0, 0]}"])
    func aPartCanBeIgnoredByItsIdentifier(_ place: String) throws {
        let prototypes = """
            prototypes:
              fruit:
                height: 44
                subviews:
                  - {class: Label, name: title, frame: [16, 10, 80, 24]}
                  - {class: Label, name: price, frame: [110, 10, 80, 24], accessibilityIdentifier: price}
            """
        func row(_ title: String, _ price: String) -> String {
            "{cell: fruit, values: {title: \(title), price: \"\(price)\"}}"
        }
        let run = try verify(
            ignoring: place, row("Fig", "9.99"), row("Fig", "1.20"), more: prototypes)
        #expect(run.status == 0, "\(run.text)")
    }

    @Test func aControlWithTheLabelOfItsRowIsIgnoredWithTheRow() throws {
        func row(_ text: String, _ isOn: Bool) -> String {
            "{text: \(text), accessoryView: {switch: \(isOn)}}"
        }
        let run = try verify(
            ignoring: "{part: textLabel}", row("Wi-Fi", true), row("Network", true))
        #expect(run.status == 0, "\(run.text)")
        let off = try verify(
            ignoring: "{part: textLabel}", row("Wi-Fi", true), row("Network", false))
        #expect(off.status == 1 && off.text.contains("value=\"0\""), "\(off.text)")
    }

    @Test func buttonsThatRepeatTheLabelOfTheRowAreIgnoredWithTheRow() throws {
        func row(_ detail: String) -> String { Self.value.replacing("abc", with: detail) }
        let run = try verify(
            ignoring: "{part: detailTextLabel}", row("old"), row("new"), table: "editing: true")
        #expect(run.status == 0, "\(run.text)")
        // The control with the label "Delete One, old", and the label of the row.
        #expect(run.text.contains("editControl"), "\(run.text)")
    }
}
