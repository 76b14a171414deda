import Foundation
import Testing

/// Accessibility trees and findings of `inspect --accessibility`.
@Suite struct AccessibilityCommandTests {
    private func tree(_ rows: String, strictStatus: Int32) throws -> String {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 320, height: content}
                prototypes:
                  lamp:
                    height: 44
                    subviews:
                      - {class: Label, name: title, frame: [16, 10, 200, 24]}
                      - {class: Switch, name: on, frame: [250, 6, 51, 31]}
                table: {rows: [\(rows)]}
                """)
            let run = try Command(in: scratch.url).run(
                "inspect", "a.table.yaml", "--accessibility", "--strict")
            #expect(run.status == strictStatus, "\(run.text)\(run.errors)")
            return run.text
        }
    }

    /// As in UIKit, a switch has the label of its row.
    ///
    /// Sliders and fields of documents have the label, too.
    @Test(
        arguments: [
            (
                "{text: Wi-Fi, accessoryView: {switch: true}}", 0,
                #"accessoryView "Wi-Fi" value="1""#
            ),
            ("{accessoryView: {switch: true}}", 1, "says a value without a label"),
            (
                "{text: Wi-Fi, accessibilityLabel: Radio, accessoryView: {switch: false}}", 0,
                #"accessoryView "Radio" value="0""#
            ),
            (
                "{text: Volume, accessoryView: {slider: 0.5}}", 0,
                #"accessoryView "Volume" value="50%""#
            ),
            (
                "{text: Name, accessoryView: {field: Ada}}", 0,
                #"accessoryView "Name" value="Ada""#
            ),
            (
                "{accessoryView: {slider: 0.5}}", 1,
                "accessoryView (\u{7}): says a value without a label"
            ),
            ("{text: Sync, accessoryView: {activity: true}}", 0, #""Sync, In progress" ("#),
            (
                "{text: Sound, accessoryView: {slider: 0.5, accessibilityLabel: Volume}}", 0,
                #"accessoryView "Volume" value="50%""#
            ),
            (
                "{text: Sky, accessoryView: {symbol: cloud, accessibilityLabel: Cloudy}}", 0,
                #"row 0,0 "Sky, Cloudy""#
            ),
            ("{text: Sky, accessoryView: {symbol: cloud}}", 0, #"row 0,0 "Sky" "#),
        ] as [(String, Int32, String)])
    func accessoryViewsNeedLabels(row: String, status: Int32, expected: String) throws {
        let text = try tree(row, strictStatus: status)
        for part in expected.split(separator: "\u{7}") {
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test func aRowWithControlsKeepsItsLabel() throws {
        let text = try tree(
            """
            {cell: lamp, accessibilityLabel: Lamp, accessibilityValue: dim, accessibilityHint: Opens,
             accessibilityIdentifier: lamp-1, accessibilityTraits: [button],
             values: {title: Kitchen, on: true}}
            """, strictStatus: 0)
        #expect(
            text.contains(
                #"row 0,0 "Lamp" value="dim" [button] hint="Opens" identifier="lamp-1" ("#),
            "\(text)")
        #expect(text.contains(#"  title "Kitchen""#) && text.contains(#"  on value="1""#))
        let whole = try tree(
            """
            {cell: lamp, accessibilityLabel: Lamp, isAccessibilityElement: true,
             values: {title: Kitchen}}
            """, strictStatus: 0)
        #expect(whole.contains(#"row 0,0 "Lamp" ("#) && !whole.contains("Switch"))
    }

    /// The container remains an element, and the title is the section's heading.
    @Test func aHeaderWithControlsKeepsItsTrait() throws {
        try Scratch.with { scratch in
            func prototype(_ name: String) -> String {
                """
                  \(name):
                    class: TableViewHeaderFooterView
                    height: 44
                    subviews:
                      - {class: Button, title: More, frame: [240, 7, 70, 30]}
                      - {class: Label, text: \(name), frame: [16, 4, 200, 20]}
                      - {class: Label, text: detail, frame: [16, 24, 200, 16]}
                """
            }
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 320, height: content}
                prototypes:
                \(prototype("City"))
                \(prototype("End"))
                table: {sections: [{headerView: {prototype: City}, footerView: {prototype: End}, rows: [{text: a}]}]}
                """)
            let run = try Command(in: scratch.url).run("inspect", "a.table.yaml", "--accessibility")
            let lines = run.text.split(separator: "\n").map { line in
                String(line.prefix { $0 != "(" })
            }
            #expect(
                lines.dropFirst().prefix(9).map { $0 } == [
                    "  header 0 ", #"    Label "City" [staticText header] "#,
                    #"    Label "detail" [staticText] "#, #"    Button "More" [button] "#,
                    #"  row 0,0 "a" "#, "  footer 0 ", #"    Label "End" [staticText] "#,
                    #"    Label "detail" [staticText] "#, #"    Button "More" [button] "#,
                ], "\(run.text)")
        }
    }

    @Test func hiddenViewsAreNotElements() throws {
        let text = try tree(
            """
            {text: Shown}, {text: Hidden, accessibilityElementsHidden: true},
            {text: Info, accessory: detailButton, accessibilityElementsHidden: true},
            {cell: lamp, values: {title: {text: Secret, accessibilityElementsHidden: true}, on: true}},
            {cell: lamp, values: {title: Plain, on: {accessibilityElementsHidden: true}}}
            """, strictStatus: 1)
        #expect(text.contains(#"row 0,0 "Shown""#))
        for name in ["Hidden", "Info", "Secret", "row 0,1", "row 0,2"] {
            #expect(!text.contains(name), "\(name): \(text)")
        }
        // In the first row only the switch is an element. The second row is a single element.
        #expect(text.contains("  row 0,3 (") && text.contains(#"  row 0,4 "Plain" ("#), "\(text)")
    }
}
