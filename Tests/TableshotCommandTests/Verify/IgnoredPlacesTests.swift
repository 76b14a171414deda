import Foundation
import Testing

/// Ignored places of pictures and frames at other positions in the reference.
@Suite struct IgnoredPlacesTests {
    /// Writes a document of two rows with details.
    private func write(
        _ details: [String], _ scratch: Scratch,
        more: String = "snapshot: {ignore: [{part: detailTextLabel}]}"
    ) throws {
        let rows = details.map { "{text: T, detail: \($0), style: value1}" }.joined(separator: ", ")
        try scratch.file(
            "a.table.yaml",
            """
            screen: {width: 160, height: 88, scale: 1}
            \(more)
            table:
              rows: [\(rows)]

            """)
    }

    /// Records a document, changes ignored texts, and expects that the comparison finds no
    /// difference.
    private func expectIgnored(_ document: String, _ word: String, _ other: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("a.table.yaml", document)
            #expect(try runs.run("verify").status == 3)
            try scratch.file(
                "a.table.yaml", document.replacingOccurrences(of: word, with: other))
            let run = try runs.run("verify --record never")
            #expect(run.status == 0, "\(run.text)\(run.errors)")
            #expect(run.text.contains("differences only in ignored areas"), "\(run.text)")
        }
    }

    @Test func aTextThatBecomesShorterIsIgnoredAsAWhole() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try write(["A long detail", "x"], scratch)
            #expect(try runs.run("verify --render-tree --accessibility").status == 3)
            try write(["n", "x"], scratch)
            let run = try runs.run("verify --record never")
            #expect(run.status == 0, "\(run.text)\(run.errors)")
            try write(["n", "x"], scratch, more: "")
            let plain = try runs.run("verify --record never")
            #expect(plain.status == 1)
            #expect(plain.text.contains("section 0, row 0, detailTextLabel: "), "\(plain.text)")
        }
    }

    /// Controls draw shadows and knobs beyond their bounds.
    @Test(arguments: [
        ("{segments: [One, Two], selected: 0}", "{segments: [One, Two], selected: 1}"),
        ("{switch: true}", "{switch: false}"), ("{slider: 0}", "{slider: 1}"),
    ])
    func aControlIsIgnoredAsAWhole(_ before: String, _ after: String) throws {
        // No row covers the parts that extend beyond the last row.
        for (place, more) in [("{part: accessoryView}", ", {text: C}"), ("{row: [0, 1]}", "")] {
            try expectIgnored(
                """
                screen: {width: 320, height: 132, scale: 2}
                snapshot: {ignore: [\(place)]}
                table: {rows: [{text: A}, {text: B, accessoryView: \(before)}\(more)]}
                """, before, after)
        }
    }

    /// Glyphs, shadows and edges that cover pixels in part.
    @Test(arguments: [
        // The hook of a j stands to the left of its label.
        (
            """
            screen: {width: 320, height: 100, scale: 3}
            snapshot: {ignore: [{part: textLabel, row: [0, 0]}]}
            table: {rows: [{text: july 3}, {text: Other}]}
            """, "july", "may"
        ),
        (
            """
            screen: {width: 320, height: 260, scale: 2}
            snapshot: {ignore: [{identifier: clock}]}
            table:
              rows:
                - {text: One}
                - {text: Two}
                - {text: Clock, accessibilityIdentifier: clock, backgroundColor: red}
                - {text: Four}
            timeline: [{at: 0.1, delete: [[0, 0]], animation: left}]
            animation: {fps: 30}
            """, "red", "blue"
        ),
        (
            """
            screen: {width: 320, height: 100, scale: 1}
            snapshot: {ignore: [{identifier: clock}]}
            prototypes:
              c:
                subviews:
                  - class: Label
                    name: t
                    frame: [16.6, 10.7, 100.7, 20.7]
                    accessibilityIdentifier: clock
                    backgroundColor: red
            table: {rows: [{cell: c, values: {t: x}}]}
            """, "red", "blue"
        ),
        (
            """
            screen: {width: 320, height: 140, scale: 2}
            snapshot: {ignore: [{row: [0, 1]}]}
            table:
              editing: true
              rows: [{text: One}, {text: L, lifted: {row: 1, offset: 6}, movable: true}, {text: Three}]
            """, "lifted: {row: 1, offset: 6}, ", ""
        ),
        (
            """
            screen: {width: 320, height: 140, scale: 2}
            snapshot: {ignore: [{part: b}]}
            prototypes:
              s:
                subviews:
                  - class: View
                    name: b
                    frame: [20, 10, 100, 22]
                    backgroundColor: white
                    layer.shadowColor: red
                    layer.shadowOpacity: 1
                    layer.shadowRadius: 4
            table: {rows: [{text: One}, {cell: s}, {text: Three}]}
            """, "red", "blue"
        ),
        (
            """
            screen: {width: 320, height: 100, scale: 1}
            direction: rtl
            snapshot: {ignore: [{part: accessory}]}
            table: {rows: [{text: One, accessory: checkmark}, {text: Two}]}
            """, "checkmark", "disclosureIndicator"
        ),
    ])
    func drawingsBeyondTheFrameOfAnIgnoredPlaceAreIgnored(
        _ document: String, _ word: String, _ other: String
    ) throws {
        try expectIgnored(document, word, other)
    }

    /// Touches, and pushed screens, lie around the rows.
    @Test func aRowIsIgnoredBesidePushedScreensAndTouches() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            func write(_ word: String) throws {
                try scratch.file(
                    "a.table.yaml",
                    """
                    screen: {width: 160, height: 132, scale: 1}
                    snapshot: {ignore: [{row: [0, 1]}], recording: renderTree}
                    bars: {navigationBar: {title: A}}
                    table: {rows: [{text: One}, {text: \(word)}]}
                    timeline: [{at: 0.1, push: b.table.yaml}]
                    animation: {fps: 10, touches: true}
                    """)
            }
            try scratch.file(
                "b.table.yaml",
                """
                screen: {width: 160, height: 132, scale: 1}
                bars: {navigationBar: {title: B}}
                table: {rows: [{text: Three}]}
                """)
            try write("Two")
            #expect(try runs.run("verify a.table.yaml").status == 3)
            try write("Deux")
            let run = try runs.run("verify a.table.yaml --record never")
            #expect(run.status == 0, "\(run.text)\(run.errors)")
        }
    }

    /// Views of prototypes have equal names in pictures and in accessibility texts.
    @Test func aNamedPartIsIgnoredInEveryText() throws {
        try expectIgnored(
            """
            screen: {width: 160, height: 60, scale: 1}
            snapshot: {ignore: [{part: song}], recording: [renderTree, accessibilityTree]}
            prototypes:
              p:
                height: 60
                isAccessibilityElement: false
                subviews: [{class: Label, name: song, frame: [8, 8, 120, 20]}]
            table: {rows: [{cell: p, values: {song: Before}}]}
            """, "Before", "After")
    }

    @Test func allMistakesAreReportedTogetherAndOnceWithTheirLocations() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 160, height: 200, scale: 1}
                matrix: {appearance: [light, dark]}
                table:
                  rows: [{text: One}, {text: Two}]
                snapshot:
                  ignore:
                    - {row: [0, 7]}
                    - {part: textLabel}
                    - {part: detailTextlabel}
                    - {identifier: clok}
                    - {rect: [900, 0, 10, 10]}

                """)
            let run = try runs.run("verify --record never --report-to all.txt")
            #expect(run.status == 2)
            let file = String(decoding: scratch.contents("all.txt"), as: UTF8.self)
            for text in [run.errors, file] {
                let places = text.matches(of: #/a\.table\.yaml:(\d+):\d+: error: /#).map {
                    $0.output.1
                }
                #expect(places == ["7", "9", "10", "11"], "\(text)")
                #expect(text.components(separatedBy: "the picture shows").count == 2)
                #expect(text.contains("the picture shows section 0, row 0;"), "\(text)")
                #expect(!text.contains("filler"))
            }
            #expect(run.text.contains("2 snapshots: 2 errors"))
            // Both test cases are broken. The second names the first as the case of the error.
            let junit = try runs.run("verify --record never --reporter junit").text
            #expect(junit.components(separatedBy: "<error ").count == 3, "\(junit)")
            let bodies = junit.components(separatedBy: "</error>")
            #expect(bodies[0].contains("cannot ignore detailTextlabel: the picture"), "\(junit)")
            #expect(!bodies[1].contains("detailTextlabel"), "\(junit)")
            #expect(bodies[1].contains(": the errors are those of a."), "\(junit)")
            let notes = try runs.run("verify --record never --reporter github").text
            #expect(notes.components(separatedBy: "::error ").count == 5, "\(notes)")
            #expect(notes.contains("::error file=a.table.yaml,line=10,col=7::"), "\(notes)")
        }
    }

    /// Misspelled identifiers and names cause suggestions.
    @Test func similarNamesAreSuggested() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for (place, answers) in [
                (
                    "identifier: clok",
                    [
                        "does not show this place; did you mean clock?",
                        "the picture shows the accessibility identifier \"clock\"; the accessibility "
                            + "identifier \"badge\"",
                    ]
                ),
                (
                    "part: textLabl",
                    [
                        "does not show this place; did you mean textLabel?",
                        "shows section 0, row 0",
                    ]
                ),
            ] {
                try scratch.file(
                    "a.table.yaml",
                    """
                    screen: {width: 160, height: 200, scale: 1}
                    table:
                      rows:
                        - {text: One, accessibilityIdentifier: badge}
                        - {text: Two, accessibilityIdentifier: clock}
                    snapshot: {ignore: [{\(place)}]}

                    """)
                let run = try runs.run("verify --record never")
                #expect(run.status == 2)
                for answer in answers { #expect(run.errors.contains(answer), "\(run.errors)") }
            }
        }
    }

    @Test func aReferenceWithoutPlacesIsReported() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try write(["A long detail", "x"], scratch)
            let command = Command(in: scratch.url)
            try FileManager.default.createDirectory(
                atPath: scratch.path("__Snapshots__"), withIntermediateDirectories: true)
            #expect(
                try command.run("render", "a.table.yaml", "-o", "__Snapshots__/a.png").status == 0)
            #expect(try runs.run("verify --record never").status == 0)
            let before = scratch.contents("__Snapshots__/a.png")
            #expect(try runs.run("verify --record all").status == 0)
            #expect(scratch.contents("__Snapshots__/a.png") == before, "the pixels are the same")
            try write(["n", "x"], scratch)
            let run = try runs.run("verify --record never")
            #expect(run.status == 1)
            #expect(run.text.contains("only the new places are"), "\(run.text)")
        }
    }

    @Test func placesOfFramesMoveWithThem() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let settings = """
                snapshot: {ignore: [{part: detailTextLabel}]}
                timeline: [{at: 0, scroll: {by: 90}}]
                animation: {fps: 10, duration: 0.5}
                """
            let details = ["x", "y", "z", "A long detail", "u", "v"]
            try write(details, scratch, more: settings)
            #expect(try runs.run("verify --render-tree").status == 3)
            // The row enters from below, and its detail has another position in every frame.
            try write(details.map { $0.count > 1 ? "n" : $0 }, scratch, more: settings)
            let run = try runs.run("verify --record never")
            #expect(run.status == 0, "\(run.text)\(run.errors)")
            try write(
                details.map { $0.count > 1 ? "n" : $0 }, scratch,
                more: settings.replacing("detailTextLabel", with: "accessory, row: [0, 9]"))
            let wrong = try runs.run("verify --record never")
            #expect(wrong.status == 2)
            #expect(wrong.errors.contains("cannot ignore section 0, row 9, accessory"))
            try write(
                details.map { $0.count > 1 ? "n" : $0 }, scratch,
                more: settings.split(separator: "\n").dropFirst().joined(separator: "\n"))
            let plain = try runs.run("verify --record never")
            #expect(plain.status == 1)
            #expect(plain.text.contains("section 0, row 3, detailTextLabel"), "\(plain.text)")
        }
    }

    /// Recorded places of an animation's frame.
    private struct FramePlaces: Decodable {
        struct Frame: Decodable { let y: Int }
        struct Place: Decodable {
            let name: String
            let frame: Frame
        }
        struct Ignored: Decodable {
            let reason: String
            let frame: Frame
        }
        let frame: Int
        let places: [Place]
        let ignored: [Ignored]
    }

    @Test func aFailureListsPlacesAndIgnoredAreasOfEachFrame() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let settings = """
                snapshot: {ignore: [{part: detailTextLabel, row: [0, 2]}]}
                timeline: [{at: 0, scroll: {by: 90}}]
                animation: {fps: 10, duration: 0.5}
                """
            let details = ["x", "y", "z", "A long detail", "u", "v"]
            try write(details, scratch, more: settings)
            #expect(try runs.run("verify").status == 3)
            try write(details.map { $0.count > 1 ? "n" : $0 }, scratch, more: settings)
            #expect(try runs.run("verify --record never").status == 1)
            let path = try #require(try runs.results().snapshots.first?.artifacts["frames"])
            let frames = try JSONDecoder().decode(
                [FramePlaces].self, from: scratch.contents(".tableshot/" + path))
            #expect(frames.map(\.frame) == frames.map(\.frame).sorted() && frames.count > 2)
            let detail = "section 0, row 3, detailTextLabel"
            let tops = frames.compactMap { frame in
                frame.places.first { $0.name == detail }?.frame.y
            }
            // The row scrolls up, and so does the ignored area.
            #expect(tops.count > 1 && tops == tops.sorted(by: >) && tops.first != tops.last)
            let ignored = frames.compactMap { $0.ignored.first?.frame.y }
            #expect(ignored.count > 1 && ignored == ignored.sorted(by: >))
            #expect(ignored.first != ignored.last)
            #expect(frames.allSatisfy { $0.ignored.allSatisfy { $0.reason.contains("row 2") } })
            // An additional frame is compared with no frame.
            let longer = settings.replacing("0.5", with: "0.6")
            try write(details, scratch, more: longer)
            #expect(try runs.run("verify --record never").status == 1)
            let last = try JSONDecoder().decode(
                [FramePlaces].self, from: scratch.contents(".tableshot/" + path)
            ).last
            #expect(last?.frame == 6 && last?.ignored.isEmpty == true)
            #expect(try runs.run("verify --record failed").status == 3)
            let file = scratch.path(".tableshot/" + path)
            #expect(!FileManager.default.fileExists(atPath: file), "nothing is left to look at")
        }
    }
}
