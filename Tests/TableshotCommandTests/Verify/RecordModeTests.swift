import Foundation
import Testing

/// References that a run writes, and its exit codes.
@Suite struct RecordModeTests {
    /// Runs `body` in a folder with an unchanged document, a changed document and a new document.
    private func mixed(_ body: (VerifyRuns, [String: Data]) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("same", "Same")
            try runs.write("changed", "Before")
            #expect(try runs.run("verify --record missing").status == 3)
            try runs.write("changed", "After")
            try runs.write("new", "New")
            try body(runs, runs.recorded())
        }
    }

    @Test func neverWritesNoFileAndReportsDifferencesAndMissingReferences() throws {
        try mixed { runs, before in
            let run = try runs.run("verify --record never")
            #expect(run.status == 1, "\(run.errors)")
            #expect(runs.recorded() == before)
            #expect(run.text.contains("__Snapshots__/changed.png: failed: "))
            #expect(run.text.contains("__Snapshots__/new.png: missing: there is no reference"))
            #expect(!run.text.contains("same.png"))
            #expect(run.text.contains("3 snapshots: 1 matched, 1 failed, 1 missing"))
            let results = try runs.results()
            #expect(results.names == ["changed", "new", "same"])
            #expect(results.snapshots.map(\.verdict) == ["failed", "missing", "matched"])
        }
    }

    @Test(arguments: ["-u zzz", "-u=zzz", "--update-snapshots zzz"])
    func theErrorForAnUnknownModeListsTheModes(_ option: String) throws {
        try mixed { runs, before in
            let run = try runs.run("verify \(option)")
            #expect(run.status == 64)
            #expect(
                run.errors.contains(
                    "'zzz' after '-u' is not a mode, a document or a folder; the modes are all, "
                        + "changed (or failed), missing and none (or never)"), "\(run.errors)")
            #expect(!run.errors.contains("update-snapshots-mode"))
            #expect(runs.recorded() == before)
            #expect(try runs.run("verify -u same.table.yaml").status == 0)
        }
    }

    @Test func theErrorForAPictureThatIsTooLargeNamesItsDocumentAndTheLimits() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "tall.table.yaml",
                """
                screen: {width: 500, height: content, scale: 3}
                table: {rowHeight: 1000, rows: [\(Array(repeating: "{text: a}", count: 30)
                    .joined(separator: ", "))]}

                """)
            let run = try VerifyRuns(scratch).run("verify --record all")
            #expect(run.status == 2)
            #expect(
                (run.text + run.errors).contains(
                    #/tall\.table\.yaml: error: a picture of 1500 × 90\d+ px is too large to be recorded; a reference has at most 67108864 pixels, and is at most 1000000 px wide and high; choose a smaller scale, or a screen of a fixed height/#
                ), "\(run.text)\(run.errors)")
            #expect(scratch.names.allSatisfy { !$0.contains("__Snapshots__") })
        }
    }

    @Test func missingWritesOnlyMissingReferences() throws {
        try mixed { runs, before in
            let run = try runs.run("verify --record missing")
            #expect(run.status == 1)
            let after = runs.recorded()
            #expect(after["changed.png"] == before["changed.png"])
            #expect(after.keys.sorted() == ["changed.png", "new.png", "same.png"])
            #expect(run.text.contains("__Snapshots__/new.png: recorded"))
        }
    }

    @Test(arguments: ["--record failed", "-u", "--record changed"])
    func failedWritesChangedAndMissingReferences(_ option: String) throws {
        try mixed { runs, before in
            let run = try runs.run("verify \(option)")
            #expect(run.status == 3, "\(run.errors)")
            let after = runs.recorded()
            #expect(after["changed.png"] != before["changed.png"])
            #expect(after.keys.contains("new.png"))
            #expect(run.text.contains("__Snapshots__/changed.png: updated"))
            let again = try runs.run("verify --record never")
            #expect(again.status == 0, "\(again.text)")
        }
    }

    @Test(arguments: ["all", "failed"])
    func aReferenceWithEqualPixelsIsNotWrittenAgain(_ policy: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("same", "Same")
            _ = try runs.run("verify --record missing")
            // Equal pixels in other bytes, as another encoder writes them.
            let path = scratch.path("__Snapshots__/same.png")
            try Command.python([
                "-c",
                "import sys; from PIL import Image; Image.open(sys.argv[1]).save(sys.argv[1])",
                path,
            ])
            let before = runs.recorded()
            let run = try runs.run("verify --record \(policy)")
            #expect(run.status == 0, "\(run.text)")
            #expect(runs.recorded() == before)
        }
    }

    @Test func allReplacesDamagedReferences() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            _ = try runs.run("verify")
            let whole = runs.recorded()
            for policy in ["all", "failed"] {
                try scratch.file("__Snapshots__/a.png", whole["a.png", default: Data()].prefix(60))
                #expect(try runs.run("verify --record \(policy)").status == 3)
                #expect(runs.recorded() == whole)
            }
        }
    }

    @Test func animationsNameTheirEnvironmentAndHaveAPalette() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let timeline =
                "timeline: [{at: 0.1, editing: true}]\nanimation: {fps: 5, duration: 0.2}"
            try runs.write("m", "M", more: timeline)
            #expect(try runs.run("verify").status == 3)
            let bytes = runs.recorded()["m.apng", default: Data()]
            let facts = try PNGFacts(bytes)
            #expect(facts.texts["Libraries"]?.isEmpty == false)
            // Behind the frames, in chunks that Pillow does not read.
            for start in ["tEXtFonts\0Inter", "iTXtTableshot:Regions\0"] {
                #expect(bytes.range(of: Data(start.utf8)) != nil, "\(start)")
            }
            #expect(bytes.range(of: Data("PLTE".utf8)) != nil)
            #expect(try runs.run("verify --record all").status == 0)
            #expect(runs.recorded()["m.apng"] == bytes)
        }
    }

    /// Record modes of other tools: none, missing, changed and all snapshots.
    @Test(arguments: [
        ("-u", true, true), ("--update-snapshots", true, true), ("--update-goldens", true, true),
        ("-u changed", true, true), ("-u all", true, true), ("-u missing", true, false),
        ("-u none", false, false), ("--update-snapshots=none", false, false),
        ("--update-goldens missing", true, false), ("-u .", true, true),
    ])
    func updateOptionsOfOtherToolsAreSupported(
        _ option: String, _ writesMissing: Bool, _ writesFailed: Bool
    ) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("old", "Old")
            _ = try runs.run("verify")
            let before = runs.recorded()
            try runs.write("old", "Changed")
            try runs.write("new", "New")
            let run = try runs.run("verify \(option)")
            #expect(run.status == (writesFailed ? 3 : 1), "\(run.text)\(run.errors)")
            #expect((runs.recorded()["new.png"] != nil) == writesMissing)
            #expect((runs.recorded()["old.png"] != before["old.png"]) == writesFailed)
        }
    }

    @Test func contradictingRecordModesAreAnError() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            let run = try runs.run("verify -u all --record never")
            #expect(run.status == 64)
            #expect(run.errors.contains("because '-u' stands for '--record all'"), "\(run.errors)")
            #expect(try runs.run("verify -u changed --record failed").status == 3)
        }
    }

    @Test func theVariableForTheFolderOfFailuresIsSupported() throws {
        try Scratch.with { scratch in
            var runs = VerifyRuns(scratch)
            runs.environment["SNAPSHOT_ARTIFACTS"] = "failures"
            try runs.write("a", "A")
            #expect(try runs.run("verify --record never --workers 50%").status == 1)
            #expect(scratch.names == ["a.table.yaml", "failures"])
            #expect(try runs.run("verify --record never -o mine").status == 1)
            #expect(scratch.names == ["a.table.yaml", "failures", "mine"])
            for count in ["0", "101%", "0%", "x"] {
                #expect(try runs.run("verify --workers \(count)").status == 64)
            }
        }
    }

    @Test(arguments: [
        ([:], 3), (["CI": "true"], 1), (["CI": "false"], 3), (["CI": ""], 3),
        (["CI": "1", "TABLESHOT_RECORD": "missing"], 3), (["TABLESHOT_RECORD": "never"], 1),
        (["TABLESHOT_RECORD": "perhaps"], 2), (["SNAPSHOT_TESTING_RECORD": "never"], 1),
        (["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"], 3),
    ])
    func theEnvironmentDeterminesTheModeWithoutAnOption(
        _ variables: [String: String], _ status: Int
    ) throws {
        try Scratch.with { scratch in
            var runs = VerifyRuns(scratch)
            runs.environment.merge(variables) { $1 }
            try runs.write("a", "A")
            let run = try runs.run("verify")
            #expect(run.status == status, "\(run.errors)")
            #expect(runs.recorded().isEmpty == (status != 3))
            // The options of the command line precede all variables.
            #expect(try runs.run("verify --record all").status == (status == 3 ? 0 : 3))
        }
    }

    @Test func recordingsAreEqualOnEveryRunAndNameTheirEnvironment() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            _ = try runs.run("verify --jobs 1")
            let first = runs.recorded()
            let facts = try PNGFacts(first["a.png", default: Data()])
            #expect(facts.width == 60 && facts.height == 44)
            #expect(facts.texts["Libraries"]?.isEmpty == false)
            #expect(facts.texts["Fonts"]?.isEmpty == false)
            try FileManager.default.removeItem(atPath: scratch.path("__Snapshots__"))
            _ = try runs.run("verify --jobs 4")
            #expect(runs.recorded() == first)
        }
    }

    @Test func everyVariantAndTimelineHasItsOwnReference() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A", more: "matrix: {appearance: [light, dark]}")
            try runs.write(
                "deep/moving", "M",
                more: "timeline: [{at: 0.1, select: [0, 0]}]\nanimation: {fps: 10}")
            let run = try runs.run("verify")
            #expect(run.status == 3, "\(run.errors)")
            #expect(runs.recorded().keys.sorted() == ["a.dark.png", "a.light.png"])
            let moving = runs.recorded("deep/__Snapshots__")
            #expect(moving.keys.sorted() == ["moving.apng"])
            #expect(try FrameFacts(moving["moving.apng", default: Data()]).frames.count > 1)
            #expect(try runs.run("verify --record never").status == 0)

            try runs.write(
                "deep/moving", "N",
                more: "timeline: [{at: 0.1, select: [0, 0]}]\nanimation: {fps: 10}")
            let changed = try runs.run("verify --record never")
            #expect(changed.status == 1)
            #expect(changed.text.contains("deep/__Snapshots__/moving.apng: failed"))
            #expect(try runs.results().names == ["a.dark", "a.light", "deep/moving"])
        }
    }

    @Test func theFolderForAllReferencesMirrorsTheCurrentFolder() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("one/a", "A")
            try runs.write("two/a", "A")
            let run = try runs.run("verify one two --snapshots Recorded")
            #expect(run.status == 3, "\(run.errors)")
            #expect(runs.recorded("Recorded/one").keys.sorted() == ["a.png"])
            #expect(runs.recorded("Recorded/two").keys.sorted() == ["a.png"])
            #expect(scratch.names == [".tableshot", "Recorded", "one", "two"])
            #expect(try runs.run("verify . --snapshots Recorded").status == 0)
        }
    }
}
