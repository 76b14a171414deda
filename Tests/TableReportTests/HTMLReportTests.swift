import Foundation
import TableDrawing
import TableImages
import TableSnapshots
import Testing

@testable import TableReport

/// Files of the report, without a browser.
@Suite struct HTMLReportTests {
    /// Data of the page's script, by snapshot name.
    ///
    /// - Parameter kind: Kind of the entries, or `nil` for all entries, if their names differ.
    private func entries(
        _ page: String, kind: String? = nil
    ) throws -> [String: [String: Any]] {
        let start = try #require(page.range(of: "<script id=\"data\" type=\"application/json\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let json = Data(page[start.upperBound..<end.lowerBound].utf8)
        let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        let snapshots = try #require(object?["snapshots"] as? [[String: Any]])
            .filter { kind == nil || $0["kind"] as? String == kind }
        return Dictionary(uniqueKeysWithValues: snapshots.map { ($0["name"] as? String ?? "", $0) })
    }

    @Test func equalPicturesAreStoredOnce() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let (red, blue) = (
                try SampleRun.png(SampleRun.red), try SampleRun.png(SampleRun.blue)
            )
            try run.addChange("one", red, blue)
            try run.addChange("two", blue, red)
            _ = try run.write()
            let files = scratch.files(in: "report")
            #expect(files.count { $0.hasPrefix("images/") } == 2)
            let entries = try entries(scratch.text("report/index.html"))
            let shown = try #require(entries["one"]?["expected"] as? [String: Any])
            let path = try #require(shown["file"] as? String)
            let copy = FileManager.default.contents(atPath: scratch.file("report/" + path))
            #expect(copy.map { [UInt8]($0) } == red)
            #expect(shown["width"] as? Int == 60 && shown["height"] as? Int == 40)
        }
    }

    @Test func markupInNamesStaysText() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let name = "a</script><script>evil()</script>\"'<!--\n\u{2028}\u{1}&amp;"
            var snapshot = SampleRun.claim(name, .failed)
            snapshot.message = "<img src=x onerror=evil()>"
            snapshot.regions = [SnapshotPlace(name: "</script>", count: 3)]
            snapshot.textDifference = "</script><script>evil()"
            run.results.snapshots = [snapshot]
            run.results.problems = [RunProblem(document: "<b>", message: "<script>evil()")]
            run.results.environment = ["<u>": "<script>evil()"]
            _ = try run.write()
            let page = scratch.text("report/index.html")
            #expect(!page.contains("<script>evil") && !page.contains("<img src=x"))
            #expect(!page.contains("<b>") && !page.contains("<u>"))
            let entry = try #require(try entries(page)[name])
            #expect(entry["message"] as? String == "<img src=x onerror=evil()>")
            let hash = try #require(entry["text"] as? String)
            #expect(!scratch.text("report/data/\(hash).js").contains("</script>"))
        }
    }

    @Test func thePolicyOfThePageAllowsNoScriptWithinIt() throws {
        try Scratch.with { scratch in
            _ = try SampleRun(in: scratch).write()
            let page = scratch.text("report/index.html")
            #expect(page.contains("default-src 'none'"))
            #expect(!page.contains("unsafe-inline") && !page.contains("unsafe-eval"))
            #expect(page.firstMatch(of: /\son[a-z]+=/) == nil)
            #expect(page.firstMatch(of: /\sstyle=/) == nil)
            #expect(!page.contains("http://") && !page.contains("https://"))
        }
    }

    @Test func anEarlierReportIsReplacedAndItsOtherFilesAreRemoved() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.addChange("one", SampleRun.png(SampleRun.red), SampleRun.png(SampleRun.blue))
            try run.addChange(
                "two", SampleRun.png(0xFF00_0001), SampleRun.png(0xFF00_0002), kind: .picture)
            _ = try run.write()
            let before = scratch.files(in: "report")
            let page = scratch.text("report/index.html")
            _ = try run.write()
            #expect(scratch.files(in: "report") == before)
            #expect(scratch.text("report/index.html") == page)

            // A file that a killed process would have left.
            try scratch.write([1], to: "report/images/.tableshot-1-2.tmp")
            run.results.snapshots.removeLast()
            _ = try run.write()
            let after = scratch.files(in: "report")
            #expect(after.count == before.count - 4)
            #expect(Set(after).isSubset(of: before))
        }
    }

    @Test(arguments: ["notes.txt", "images/notes.txt", "more/index.html", "index.html", ".git/x"])
    func aFolderWithOtherFilesIsAnError(_ name: String) throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.addChange("one", SampleRun.png(SampleRun.red), SampleRun.png(SampleRun.blue))
            try scratch.write(Array("mine".utf8), to: "report/" + name)
            let error = #expect(throws: ReportError.self) { try run.write() }
            #expect(error?.path == scratch.file("report"))
            #expect(error?.message.contains("which is not a file of a report") == true)
            #expect(scratch.files(in: "report") == [name])
            #expect(scratch.text("report/" + name) == "mine")
        }
    }

    @Test func aFileWithTheNameOfTheFolderIsAnError() throws {
        try Scratch.with { scratch in
            try scratch.write(Array("mine".utf8), to: "report")
            let error = #expect(throws: ReportError.self) { try SampleRun(in: scratch).write() }
            #expect(error?.message == "this is a file; choose a folder for the report")
            #expect(scratch.text("report") == "mine")
        }
    }

    @Test func anUnwritableReportLeavesNoFile() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.addChange("one", SampleRun.png(SampleRun.red), SampleRun.png(SampleRun.blue))
            try scratch.write([1], to: "file")
            #expect(throws: OutputError.self) {
                try run.report.write(to: scratch.file("file/below/report"))
            }
            #expect(scratch.files(in: "").filter { !$0.hasPrefix("run") } == ["file"])
        }
    }

    @Test func filesThatDoNotBelongToTheRunAreOmittedAndNamed() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let (red, blue) = (
                try SampleRun.png(SampleRun.red), try SampleRun.png(SampleRun.blue)
            )
            try run.addChange("changed", red, blue) { $0.actualFingerprint = "other" }
            try run.addChange("missing", red, blue) { $0.artifacts.actual = "nowhere.png" }
            try run.addChange("outside", red, blue) { $0.artifacts.actual = "../run/0.actual" }
            try run.addChange("broken", red, Array("no picture".utf8))
            _ = try run.write()
            let entries = try entries(scratch.text("report/index.html"))
            for (name, words) in [
                ("changed", "has changed since the run"), ("missing", " is missing"),
                ("outside", "is outside of the folder"), ("broken", "is a text file"),
            ] {
                let entry = try #require(entries[name])
                let notes = try #require(entry["notes"] as? [String])
                #expect(notes.count == 1 && notes[0].contains(words), "\(name): \(notes)")
                #expect(entry["actual"] == nil && entry["expected"] != nil)
            }
        }
    }

    @Test func theListShowsTheFirstDifferentFrameOfAnAnimation() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let (red, blue) = (SampleRun.red, SampleRun.blue)
            try run.addChange(
                "moves", SampleRun.apng([red, red, red, red]),
                SampleRun.apng([red, red, blue, red]), kind: .animation
            ) { $0.frames = [2] }
            _ = try run.write()
            let page = scratch.text("report/index.html")
            let still = try #require(try entries(page)["moves"]?["still"] as? String)
            #expect(page.contains("<img class=\"thumbnail\" src=\"\(still)\""))
            let data = try #require(
                FileManager.default.contents(atPath: scratch.file("report/" + still)))
            #expect(data.range(of: Data("acTL".utf8)) == nil, "a PNG that does not move")
            let picture = try ImageDecoder().decode(data)
            #expect(picture.width == 60 && picture.height == 40)
            // The square of the third frame, in the colour of the actual picture.
            #expect(picture[25, 15] == blue)
            #expect(picture[5, 15] == 0xFFFF_FFFF)
        }
    }

    @Test func theReferenceOfAPassedPictureIsNotCalledActual() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.add("a", .matched, reference: SampleRun.png(SampleRun.red))
            var text = SampleRun.claim("a", .failed, kind: .accessibility)
            text.message = "the text differs"
            run.results.snapshots.append(text)
            // The different picture was kept.
            try run.addChange("b", SampleRun.png(1), SampleRun.png(2)) { $0.verdict = .matched }
            var report = run.report
            report.includesPassed = true
            try report.write(to: scratch.file("report"))
            let all = try self.entries(scratch.text("report/index.html"), kind: "picture")
            #expect(all["a"]?["actualTitle"] as? String == "Recorded")
            #expect(all["b"]?["actualTitle"] as? String == "Actual")
            #expect(all["b"]?["expected"] != nil, "both are shown")
        }
    }

    @Test func namesBreakAfterDotsAndSlashes() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.addChange(
                "Screens/inbox.accessibilityLarge", SampleRun.png(1), SampleRun.png(2))
            _ = try run.write()
            #expect(
                scratch.text("report/index.html").contains(
                    "<bdi class=\"name\">Screens/<wbr>inbox.<wbr>accessibilityLarge"))
        }
    }

    @Test func picturesOfPassedSnapshotsAreCopiedOnlyOnRequest() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.add("passed", .matched, reference: SampleRun.png(SampleRun.red))
            try run.add("recorded", .recorded, reference: SampleRun.png(SampleRun.blue))
            try run.add("removed", .obsolete, reference: SampleRun.png(1))
            _ = try run.write()
            let few = try entries(scratch.text("report/index.html"))
            #expect(few["passed"]?["actual"] == nil)
            #expect(few["recorded"]?["actual"] != nil && few["removed"]?["expected"] != nil)
            var report = run.report
            report.includesPassed = true
            try report.write(to: scratch.file("report"))
            let all = try entries(scratch.text("report/index.html"))
            #expect(all["passed"]?["actual"] != nil)
        }
    }

    @Test func onlyAcceptableSnapshotsHaveTheCommand() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let red = try SampleRun.png(SampleRun.red)
            try run.addChange("a.b's", red, SampleRun.png(SampleRun.blue))
            try run.addChange("broken", red, red) { $0.isBroken = true }
            try run.add("recorded", .recorded, reference: red)
            _ = try run.write()
            let entries = try entries(scratch.text("report/index.html"))
            #expect(
                entries["a.b's"]?["accept"] as? String
                    == "tableshot accept --filter '^a\\.b'\\''s$'")
            #expect(entries["broken"]?["accept"] == nil)
            #expect(entries["recorded"]?["accept"] == nil)
        }
    }
}
