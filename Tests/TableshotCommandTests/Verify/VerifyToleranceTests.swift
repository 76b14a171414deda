import Foundation
import Testing

/// Tolerances of options and documents, and names of differences.
@Suite struct VerifyToleranceTests {
    /// Makes a document of two rows, records it with a text in its second row, and changes the
    /// text.
    private func changed(
        _ settings: String = "", _ body: (VerifyRuns) throws -> Void
    ) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for text in ["Before", "After"] {
                try scratch.file(
                    "a.table.yaml",
                    """
                    screen: {width: 100, height: 88, scale: 1}
                    \(settings)
                    table:
                      rows: [{text: Same}, {text: \(text), accessibilityIdentifier: second}]

                    """)
                if text == "Before" { _ = try runs.run("verify --record missing") }
            }
            try body(runs)
        }
    }

    @Test func theOutputNamesTheRowAndPartOfADifference() throws {
        try changed { runs in
            let run = try runs.run("verify")
            #expect(run.status == 1)
            #expect(
                run.text.contains(#/\n  section 0, row 1, .*: \d+ px\n/#), "\(run.text)")
            #expect(!run.text.contains("section 0, row 0"))
        }
    }

    @Test func aTolerancePassesADifferenceAndIsReported() throws {
        try changed { runs in
            #expect(try runs.run("verify --max-pixels 1").status == 1)
            let run = try runs.run("verify --max-pixels 5000")
            #expect(run.status == 0, "\(run.text)")
            #expect(run.text.contains("a.png: matches within its tolerance"))
            #expect(run.text.contains("at most 5000 px"))
            // Tolerated differences are not recorded, except by the mode `all`.
            let before = runs.recorded()
            #expect(try runs.run("verify --max-pixels 5000 -u").status == 0)
            #expect(runs.recorded() == before)
            #expect(try runs.run("verify --max-pixels 5000 --record all").status == 3)
            #expect(runs.recorded() != before)
        }
    }

    /// An unneeded tolerance is not the cause of a passed snapshot.
    @Test func everyReportNamesTheToleranceOfAPassedSnapshot() throws {
        let tolerance = "tolerance: {maximumPixels: 3}"
        for (settings, words) in [
            (
                "snapshot: {\(tolerance), ignore: [{row: [0, 1]}]}",
                "matches, with differences only in ignored areas"
            ),
            (
                "snapshot: {tolerance: {channelThreshold: 255}}",
                "matches within its tolerance (channels within 255 of 255)"
            ),
            ("snapshot: {tolerance: {maximumPixels: 5000}}", "matches within its tolerance ("),
        ] {
            try changed(settings) { runs in
                let run = try runs.run(
                    "verify --record never --reporter junit=junit.xml --report page")
                #expect(run.status == 0)
                #expect(run.text.contains("a.png: " + words), "\(run.text)")
                let xml = String(decoding: runs.scratch.contents("junit.xml"), as: UTF8.self)
                #expect(xml.contains("<system-out>" + words), "\(xml)")
                let page = String(decoding: runs.scratch.contents("page/index.html"), as: UTF8.self)
                #expect(
                    page.contains("Passed, with differences only in ignored areas")
                        == words.contains("only"))
            }
        }
    }

    @Test func theDensestAreaIsReportedForPassedAndFailedSnapshots() throws {
        try changed { runs in
            for (share, status) in [("0.9", 0), ("0.001", 1)] as [(String, Int)] {
                let run = try runs.run("verify --density \(share) --density-window 16")
                #expect(run.status == status, "\(run.text)")
                #expect(
                    run.text.contains(
                        #/\n  densest: \d+ of 256 px at x \d+–\d+, y \d+–\d+, a share of 0\.\d+\n/#),
                    "\(run.text)")
            }
        }
    }

    @Test(arguments: [
        ("snapshot: {tolerance: {maximumPixels: 5000}}", 0),
        ("snapshot: {tolerance: {maximumPixels: 1}}", 1),
        ("snapshot: {ignore: [{row: [0, 1]}]}", 0), ("snapshot: {ignore: [{row: [0, 0]}]}", 1),
        ("snapshot: {ignore: [{part: textLabel, row: [0, 1]}]}", 0),
        ("snapshot: {ignore: [{part: textLabel, row: [0, 0]}]}", 1),
        ("snapshot: {ignore: [{part: textLabel}]}", 0),
        ("snapshot: {ignore: [{identifier: second}]}", 0),
        ("snapshot: {ignore: [{rect: [0, 44, 100, 44]}]}", 0),
        ("snapshot: {ignore: [{rect: [0, 0, 100, 44]}]}", 1),
        ("snapshot: {ignore: [{row: [0, 9]}]}", 2),
        ("snapshot: {ignore: [{part: txtLabel}]}", 2),
        ("snapshot: {ignore: [{rect: [500, 0, 100, 44]}]}", 2),
    ])
    func aDocumentCanStateTolerancesAndIgnoredPlaces(_ settings: String, _ status: Int) throws {
        try changed(settings) { runs in
            let run = try runs.run("verify --record never")
            // The settings were also wrong during the recording.
            let outcome = status == 2 ? "snapshot: ignore" : "a.png"
            #expect(run.status == status, "\(run.text)\(run.errors)")
            let isIgnored = settings.contains("ignore")
            let passed =
                isIgnored ? "differences only in ignored areas" : "within its tolerance"
            #expect((run.text + run.errors).contains(status == 0 ? passed : outcome))
            #expect(!(run.text + run.errors).contains("error: error"))
        }
    }

    @Test func anUnknownPlaceIsReportedAtItsLocation() throws {
        try changed("snapshot:\n  ignore:\n    - {row: [0, 0]}\n    - {part: txtLabel}") { runs in
            let run = try runs.run("verify --record never")
            #expect(run.status == 2)
            #expect(
                (run.text + run.errors).contains(
                    "a.table.yaml:5:7: error: 'snapshot: ignore': cannot ignore txtLabel: the picture"
                ),
                "\(run.text)\(run.errors)")
        }
    }

    @Test func diffFindsRowsAndPartsInTheRenderTreeBesideAPicture() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            func record(_ text: String, _ name: String) throws {
                let rows = "[{text: Same}, {text: \(text), accessibilityIdentifier: second}]"
                try scratch.file(
                    "a.table.yaml",
                    "screen: {width: 100, height: 88, scale: 2}\ntable: {rows: \(rows)}\n")
                #expect(try runs.run("verify -u --render-tree --snapshots \(name)").status == 3)
            }
            try record("Before", "old")
            try record("After", "new")
            let command = Command(in: scratch.url)
            let plain = try command.run("diff", "old/a.png", "new/a.png")
            #expect(plain.status == 1)
            #expect(plain.text.contains("section 0, row 1, textLabel: "), "\(plain.text)")
            for (name, status) in [
                ("section 0, row 1", 0), ("section 0, row 1, textLabel", 0), ("textLabel", 0),
                ("second", 0), ("section 0, row 0", 1),
            ] {
                let run = try command.run("diff", "old/a.png", "new/a.png", "--ignore", name)
                #expect(run.status == status, "\(name): \(run.text)\(run.errors)")
            }
            let wrong = try command.run("diff", "old/a.png", "new/a.png", "--ignore", "txtLabel")
            #expect(wrong.status == 2)
            #expect(wrong.errors.contains("cannot ignore txtLabel"), "\(wrong.errors)")
            #expect(wrong.errors.contains("did you mean textLabel?"), "\(wrong.errors)")
            #expect(wrong.errors.contains("section 0, row 0"))
            // Also for files with equal bytes.
            let same = try command.run("diff", "old/a.png", "old/a.png", "--ignore", "txtLabel")
            #expect(same.status == 2 && same.errors.contains("cannot ignore txtLabel"))
            let right = try command.run("diff", "old/a.png", "old/a.png", "--ignore", "textLabel")
            #expect(right.status == 0 && right.text == "the files have the same bytes\n")
            // For folders, the command reports a place without a match in any pair after all
            // comparisons.
            let folders = try command.run("diff", "old", "new", "--ignore", "txtLabel")
            #expect(folders.status == 2 && folders.text.contains("a.png"), "\(folders.text)")
            #expect(folders.errors.contains("did you mean textLabel?"), "\(folders.errors)")
            // Recorded pictures contain their places and need no tree. Other pictures contain no
            // places.
            for name in ["old", "new"] {
                try FileManager.default.removeItem(atPath: scratch.path("\(name)/a.tree.txt"))
            }
            let kept = try command.run("diff", "old/a.png", "new/a.png", "--ignore", "second")
            #expect(kept.status == 0, "\(kept.text)\(kept.errors)")
            #expect(try command.run("render", "a.table.yaml", "-o", "bare.png").status == 0)
            try FileManager.default.copyItem(
                atPath: scratch.path("bare.png"), toPath: scratch.path("other.png"))
            try record("Before", "old")
            #expect(try command.run("render", "a.table.yaml", "-o", "other.png").status == 0)
            let bare = try command.run("diff", "bare.png", "other.png", "--ignore", "textLabel")
            #expect(bare.status == 2)
            #expect(
                bare.errors == """
                    bare.png: error: cannot ignore textLabel: there is no render tree beside the \
                    pictures; 'verify --render-tree' records the render tree as bare.tree.txt

                    """)
        }
    }

    @Test func theOutputNamesTheDifferentFramesOfAnAnimation() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            func write(_ at: Double) throws {
                try runs.write(
                    "m", "M",
                    more:
                        "timeline: [{at: \(at), select: [0, 0]}]\nanimation: {fps: 10, duration: 1}"
                )
            }
            try write(0.2)
            _ = try runs.run("verify")
            try write(0.5)
            let run = try runs.run("verify --record never")
            #expect(run.status == 1)
            // Selected at 0.2 s instead of 0.5 s: frames 2 to 4, and the frames of the remaining
            // fade.
            let line = try #require(
                run.text.firstMatch(
                    of:
                        #/m.apng: failed: (\d+) of 11 frames differ: (\d)–(\d); the worst is frame (\d)/#
                ),
                "\(run.text)")
            let numbers = [line.1, line.2, line.3, line.4].compactMap { Int($0) }
            #expect(numbers[0] == numbers[2] - numbers[1] + 1)
            #expect((2...3).contains(numbers[1]) && (4...9).contains(numbers[2]))
            #expect((numbers[1]...numbers[2]).contains(numbers[3]))
            #expect(
                try runs.results().snapshots.first?.frames == Array(numbers[1]...numbers[2]))
            #expect(try PNGFacts(scratch.contents(".tableshot/m.apng.difference.png")).width > 180)
            // If all differences are ignored, no frame is the worst.
            let command = Command(in: scratch.url)
            let files = ["__Snapshots__/m.apng", ".tableshot/m.actual.apng"]
            let ignored = try command.run(["diff"] + files + ["--ignore", "section 0, row 0"])
            #expect(
                ignored.status == 0
                    && ignored.text.hasPrefix("the frames differ only in ignored areas\n"),
                "\(ignored.text)\(ignored.errors)")
            #expect(!ignored.text.contains("worst"))
            let misspelt = try command.run("diff", files[0], files[0], "--ignore", "txtLabel")
            #expect(misspelt.status == 2 && misspelt.errors.contains("cannot ignore txtLabel"))
            #expect(try runs.run("accept").status == 0)
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    @Test func aToleratedPictureIsKeptIfTheTextBesideThePictureFails() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let more = "snapshot: {tolerance: {maximumRatio: 1}}"
            try runs.write("m", "One", more: more)
            #expect(try runs.run("verify --accessibility").status == 3)
            try runs.write("m", "Two", more: more)
            let run = try runs.run("verify --record never")
            #expect(run.status == 1 && run.text.contains("1 matched, 1 failed"), "\(run.text)")
            #expect(run.text.contains("to accept all failed snapshots"), "\(run.text)")
            for label in ["expected", "actual", "difference"] {
                #expect(scratch.contents(".tableshot/m.\(label).png").count > 60)
            }
            #expect(try runs.run("report").status == 0)
            let page = String(
                decoding: scratch.contents(".tableshot/report/index.html"), as: UTF8.self)
            #expect(!page.contains("\"actualTitle\":\"Recorded\""))
            // The picture has passed, so only the text is accepted.
            let accept = try runs.run("accept")
            #expect(accept.text == "__Snapshots__/m.accessibility.txt\n")
            #expect(try runs.run("verify --record never").status == 0)
            #expect(scratch.contents(".tableshot/m.actual.png").isEmpty)
        }
    }

    @Test func changingRowNumbersAreReported() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            func write(_ ignore: String, _ text: String) throws {
                try scratch.file(
                    "m.table.yaml",
                    """
                    screen: {width: 100, height: 132, scale: 1}
                    snapshot: {ignore: [\(ignore)]}
                    table:
                      rows: [{text: \(text), accessibilityIdentifier: one}, {text: B}, {text: C}]
                    timeline: [{at: 0.1, delete: [[0, 1]]}]
                    animation: {fps: 10}

                    """)
            }
            let remark =
                "rows change their numbers during the animation; each frame ignores the row"
            for (place, says) in [("{row: [0, 1]}", true), ("{identifier: one}", false)] {
                try write(place, "A")
                _ = try runs.run("verify -u")
                try write(place, "X")
                let run = try runs.run("verify --record never")
                #expect(run.status == (says ? 1 : 0), "\(run.text)")
                #expect(run.text.contains(remark) == says, "\(run.text)")
            }
        }
    }
}
