import Foundation
import Testing

/// Recorded texts beside pictures: accessibility of a timeline, and texts that a document requests.
@Suite struct RecordedTextsTests {
    private static func timeline(_ label: String) -> String {
        """
        screen: {width: 160, height: 140, scale: 1}
        table: {rows: [{text: One}, {text: Two}]}
        timeline:
          - {at: 0.1, editing: true}
          - {at: 0.8, insert: [0, 0], row: {text: New, accessibilityLabel: \(label)}}
        animation: {fps: 10}
        """
    }

    @Test func laterAccessibilityTextsOfATimelineAreCompared() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("a.table.yaml", Self.timeline("Newcomer"))
            #expect(try runs.run("verify --accessibility").status == 3)
            let file = "__Snapshots__/a.accessibility.txt"
            let text = String(decoding: scratch.contents(file), as: UTF8.self)
            let heads = text.split(separator: "\n").filter { $0.hasPrefix("frame ") }
            // The start, editing and the new row, in each state of rest. No row is recorded twice.
            #expect(heads.first == "frame 0 at 0 s" && heads.count == 3, "\(heads)")
            for frame in text.components(separatedBy: "frame ").dropFirst() {
                #expect(frame.components(separatedBy: "\"One\"").count <= 2, "\(frame)")
            }
            #expect(text.components(separatedBy: "\"Newcomer\"").count >= 2, "\(text)")
            try scratch.file("a.table.yaml", Self.timeline("Stranger"))
            let run = try runs.run("verify --record never")
            #expect(run.status == 1)
            #expect(run.text.contains(file + ": failed: the text differs"), "\(run.text)")
            #expect(run.text.contains("Stranger"), "\(run.text)")
        }
    }

    /// A single frame at rest counts as rest.
    @Test func accessibilityTextsOfASingleFrameAreRecorded() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 160, height: 140, scale: 1}
                table: {rows: [{text: A}, {text: B}, {text: C}]}
                timeline: [{at: 0.1, delete: [0, 0]}, {at: 0.6, delete: [0, 0]}]
                animation: {fps: 2}
                """)
            #expect(try runs.run("verify --accessibility").status == 3)
            let text = String(
                decoding: scratch.contents("__Snapshots__/a.accessibility.txt"), as: UTF8.self)
            let heard = text.components(separatedBy: "frame ").dropFirst().map { frame in
                ["A", "B", "C"].filter { frame.contains("\"\($0)\"") }.joined()
            }
            #expect(heard == ["ABC", "BC", "C"], "\(text)")
        }
    }

    @Test func aDocumentCanRequestItsTexts() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["a", "b"] {
                try scratch.file(
                    name + ".table.yaml",
                    """
                    screen: {width: 160, height: 44, scale: 1}
                    snapshot: {recording: [renderTree, accessibilityTree]}
                    table: {rows: [{text: One}]}
                    """)
                // The texts exist under another name, too.
                #expect(try runs.run("verify").status == 3)
                for suffix in [".png", ".tree.txt", ".accessibility.txt"] {
                    #expect(!scratch.contents("__Snapshots__/" + name + suffix).isEmpty)
                }
            }
            try scratch.file(
                "c.table.yaml", "snapshot: {recording: tree}\ntable: {rows: [{text: A}]}")
            let run = try runs.run("verify c.table.yaml")
            #expect(run.status == 2)
            #expect(run.errors.contains("c.table.yaml:1:23: error: "), "\(run.errors)")
        }
    }
}
