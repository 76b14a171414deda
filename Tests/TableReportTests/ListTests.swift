import BrowserSupport
import Foundation
import TableSnapshots
import Testing

@testable import TableReport

/// The page in a real browser: long lists.
@Suite(.serialized) struct ListTests {
    private static let title = "document.getElementById('accept-shown').title"
    private static let count = "document.querySelectorAll('#list > li').length"

    private func withRun(_ body: (inout SampleRun) throws -> Void) throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try body(&run)
        }
    }

    private func search(_ text: String) -> Browser.Step {
        .run(
            """
            (() => {
                const field = document.getElementById('search');
                field.value = '\(text)';
                field.dispatchEvent(new Event('input', { bubbles: true }));
            })()
            """)
    }

    /// Function of a page that returns the box of the first letter of a text, within an element's
    /// text.
    private static func box(in selector: String) -> String {
        """
        ((text) => {
            const node = document.querySelector('\(selector)').firstChild;
            const range = document.createRange();
            range.setStart(node, node.data.indexOf(text));
            range.setEnd(node, node.data.indexOf(text) + 1);
            return range.getBoundingClientRect();
        })
        """
    }

    @Test func theCaretOfAProblemIsBelowTheReportedText() throws {
        try withRun { run in
            run.results.problems = [
                RunProblem(
                    document: "a.table.yaml",
                    message: "a.table.yaml:2:9: error: no\n  wwiill: X\n          ^")
            ]
            let box = Self.box(in: ".problems dd")
            let visit = try Browser().visit(
                run.write(), [.run("\(box)('X').left"), .run("\(box)('^').left")])
            let (value, caret) = (visit.number(0) ?? 0, visit.number(1) ?? 9)
            #expect(abs(value - caret) < 0.5, "\(value) \(caret)")
        }
    }

    @Test func linesLongerThanThePanelDoNotWrap() throws {
        try withRun { run in
            let line = "  - {text: a rather long text that no panel holds, accesory: checkmark}"
            let caret = String(repeating: " ", count: 51) + "^"
            run.results.problems = [
                RunProblem(
                    document: "a.table.yaml",
                    message: "a.table.yaml:2:9: error: no\n\(line)\n\(caret)")
            ]
            let box = Self.box(in: ".problems dd")
            let visit = try Browser().visit(
                run.write(),
                [
                    .run("\(box)('accesory').left"), .run("\(box)('^').left"),
                    .run("\(box)('^').top - \(box)('accesory').top"),
                    .run("document.documentElement.scrollWidth <= innerWidth"),
                ])
            let (word, mark) = (visit.number(0) ?? 0, visit.number(1) ?? 9)
            #expect(abs(word - mark) < 0.5, "\(word) \(mark)")
            let lines = visit.number(2) ?? 0
            #expect(lines > 5 && lines < 30, "\(lines)")
            #expect(visit.answers[3] as? Bool == true)
        }
    }

    /// Without snapshots, the problems have the space of a snapshot.
    @Test func problemsAreShownInPlaceOfMissingSnapshots() throws {
        try withRun { run in
            run.results.snapshots = []
            run.results.problems = [
                RunProblem(document: "a.table.yaml", message: "a.table.yaml:2:9: error: no")
            ]
            let visit = try Browser().visit(
                run.write(),
                [
                    .run("document.getElementById('placeholder').innerText"),
                    .run("document.querySelector('#placeholder dd').clientWidth"),
                ])
            let text = try #require(visit.text(0))
            #expect(text.contains("1 document could not be rendered"), "\(text)")
            #expect(text.contains("a.table.yaml:2:9: error: no") && !text.contains("Choose"))
            #expect(visit.number(1) ?? 0 > 400)
            #expect(visit.complaints == [])
        }
    }

    /// Warnings are available on request and take no space of the list.
    @Test func warningsAreCollapsedAboveTheList() throws {
        try withRun { run in
            run.results.warnings = [
                RunProblem(document: "a.table.yaml", message: "a.table.yaml:2:9: warning: cut")
            ]
            let visit = try Browser().visit(
                run.write(),
                [
                    .run("document.querySelector('.warnings').innerText"),
                    .run("document.querySelector('.warnings').open = true"),
                    .run("document.querySelector('.warnings').innerText"),
                ])
            let (closed, open) = (try #require(visit.text(0)), try #require(visit.text(2)))
            #expect(closed.contains("1 warning") && !closed.contains("cut"), "\(closed)")
            #expect(open.contains("a.table.yaml:2:9: warning: cut"), "\(open)")
            #expect(visit.complaints == [])
        }
    }

    @Test func theCaretOfABrokenSnapshotIsBelowTheReportedText() throws {
        try withRun { run in
            var broken = SampleRun.claim("broken", .failed)
            broken.isBroken = true
            broken.message = "a.table.yaml:2:9: error: no\n  wwiill: X\n          ^"
            run.results.snapshots.append(broken)
            let box = Self.box(in: "[data-slot=\"message\"]")
            let visit = try Browser().visit(
                run.write(), [.key("j"), .run("\(box)('X').left"), .run("\(box)('^').left")])
            let (value, caret) = (visit.number(0) ?? 0, visit.number(1) ?? 9)
            #expect(abs(value - caret) < 0.5, "\(value) \(caret)")
        }
    }

    @Test func thePageContainsOnlyTheNearbyEntriesOfTwoThousandSnapshots() throws {
        try withRun { run in
            for number in 0..<2_000 {
                try run.addChange(
                    "Many/\(number + 1_000)", SampleRun.png(0xFF00_0000 | UInt32(number)),
                    SampleRun.png(0xFF01_0000 | UInt32(number)))
            }
            let last = "document.querySelector('#list > li:last-child')"
            let visit = try Browser().visit(
                run.write(),
                [
                    .wait("document.querySelector('h2') !== null"), .run(Self.count),
                    .run("document.getElementById('shown').textContent"),
                    .run("\(last).scrollIntoView()"), .wait("\(Self.count) > 100"),
                    .wait(
                        """
                        (\(last).scrollIntoView(),
                            \(last).querySelector('img').naturalWidth === 60)
                        """),
                    search("many/29"), .run(Self.count), search(""), .run(Self.count),
                    .run("document.querySelector('.side').scrollTop"),
                    // The last entry, which the page does not contain yet.
                    .key("Escape"), search("many/2999"), .key("j"), search(""), .key("k"),
                    .wait("document.querySelector('h2').textContent === 'Many/2998'"),
                    .run("document.querySelector('#list [aria-current]').textContent"),
                ])
            #expect((visit.number(0) ?? 0) > 20, "\(visit.answers)")
            #expect((visit.number(0) ?? 9_999) <= 200)
            #expect(visit.text(1) == "2,000 of 2,000 shown")
            #expect(visit.number(4) == 100)
            #expect((visit.number(6) ?? 9_999) <= 200)
            // A search begins at the top of the list.
            #expect(visit.number(7) == 0)
            #expect(visit.text(visit.answers.count - 1)?.contains("Many/2998") == true)
            #expect(!visit.requests.contains { $0.contains("/data/") })
            #expect(visit.complaints == [])
        }
    }

    @Test func aDisplayedSnapshotOutsideOfTheListIsMarked() throws {
        try withRun { run in
            let (red, blue) = (
                try SampleRun.png(SampleRun.red), try SampleRun.png(SampleRun.blue)
            )
            try run.addChange("inbox", red, blue)
            try run.addChange("weather", red, blue)
            let isHidden = Browser.Step.run(
                "document.querySelector('[data-slot=unlisted]').hidden")
            let visit = try Browser().visit(
                run.write(),
                [
                    .wait("document.querySelector('h2').textContent === 'inbox'"), isHidden,
                    search("weather"), isHidden, .key("j"), isHidden, search(""), isHidden,
                ])
            #expect(visit.answers[0] as? Bool == true)
            #expect(visit.answers[2] as? Bool == false)
            #expect(visit.answers[3] as? Bool == true)
            #expect(visit.answers[5] as? Bool == true)
            #expect(visit.complaints == [])
        }
    }

    @Test func theThumbnailShowsTheDifference() throws {
        try withRun { run in
            try run.addChange(
                "long", SampleRun.png(SampleRun.red, height: 400),
                SampleRun.png(SampleRun.blue, height: 400)
            ) {
                $0.regions = [
                    SnapshotPlace(
                        name: "row", count: 600,
                        frame: PixelFrame(x: 0, y: 300, width: 60, height: 10))
                ]
            }
            let visit = try Browser().visit(
                run.write(), [.run("document.querySelector('#list img').style.objectViewBox")])
            // 60 by 84 pixels around the middle of the row, row 305.
            #expect(visit.text(0)?.hasPrefix("inset(263px 0px 53px") == true, "\(visit.answers)")
        }
    }

    @Test(arguments: [320, 1_200])
    func keysMoveFromAnEntryToItsSnapshotAndBack(_ width: Int) throws {
        let place = Browser.Step.run(
            """
            (() => {
                const { activeElement: one } = document;
                return one.id || one.closest('[data-id]')?.textContent || one.textContent;
            })()
            """)
        try withRun { run in
            for name in ["one", "two", "three"] {
                try run.addChange(
                    name, SampleRun.png(SampleRun.red), SampleRun.png(SampleRun.blue))
            }
            let visit = try Browser(width: width, height: 740).visit(
                run.write(),
                [
                    .run("document.querySelectorAll('#list a')[1].focus()"), .key("Enter"),
                    .wait("document.querySelector('h2')?.textContent === 'three'"), place,
                    .key("Tab"), place, .key("Escape"), place,
                    // With the pointer as with the keyboard.
                    .run("document.querySelectorAll('#list a')[2].click()"),
                    .wait("document.querySelector('h2')?.textContent === 'two'"), place,
                    .run("history.back()"), .wait("location.hash === ''"),
                ])
            #expect(visit.text(1) == "main")
            #expect(["All snapshots", "Copy"].contains(visit.text(2)), "\(visit.answers)")
            #expect(visit.text(3)?.contains("three") == true)
            #expect(visit.text(5) == "main")
            #expect(visit.complaints == [])
        }
    }

    // MARK: The command

    /// Names that the filter of a command matches.
    private func found(by command: String?, among names: [String]) throws -> [String] {
        let parts = (command ?? "").split(separator: "'")
        #expect(parts.count == 2 && parts[0] == "tableshot accept --filter ")
        let filter = try SnapshotFilter.Pattern(String(parts.last ?? ""))
        return names.filter(filter.matches)
    }

    @Test func aCommandOfManyNamesIsShort() throws {
        try withRun { run in
            let (red, blue) = (
                try SampleRun.png(SampleRun.red), try SampleRun.png(SampleRun.blue)
            )
            let tail = String(repeating: "long ", count: 8)
            let wanted = (0..<300).map { "Screens.iPad/Sub/\(tail)\($0)" } + ["Screens"]
            let others = ["Screens.iPad/Sun", "Screens.iPhone/a", "Screens/x", "Screens2", "A"]
            for name in wanted + others {
                try run.addChange(name, red, blue) {
                    guard wanted.contains(name) else { return }
                    $0.regions = [SnapshotPlace(name: "chosen", count: 1)]
                }
            }
            let visit = try Browser().visit(run.write(), [search("chosen"), .run(Self.title)])
            let command = visit.text(1)
            #expect((command?.utf8.count ?? 9_999) < 200, "\(command ?? "")")
            #expect(
                try found(by: command, among: (wanted + others).sorted()) == wanted.sorted())
            #expect(visit.complaints == [])
        }
    }

    @Test func aMissingShortCommandIsExplained() throws {
        try withRun { run in
            let (red, blue) = (
                try SampleRun.png(SampleRun.red), try SampleRun.png(SampleRun.blue)
            )
            for number in 0..<500 {
                try run.addChange(
                    "Screens/every second one of these is wanted \(1_000 + number)", red, blue
                ) {
                    guard number % 2 == 0 else { return }
                    $0.regions = [SnapshotPlace(name: "chosen", count: 1)]
                }
            }
            let visit = try Browser().visit(
                run.write(),
                [
                    search("chosen"), .run(Self.title),
                    .run("document.getElementById('accept-shown').disabled"), search(""),
                    .run(Self.title), .run("document.getElementById('accept-shown').disabled"),
                ])
            #expect(visit.text(1)?.hasPrefix("Too many separate names") == true)
            #expect(visit.answers[2] as? Bool == true)
            #expect(visit.text(4) == "tableshot accept")
            #expect(visit.answers[5] as? Bool == false)
            #expect(visit.complaints == [])
        }
    }

    @Test func commandsOmitSnapshotsThatCannotBeAccepted() throws {
        try withRun { run in
            let (red, blue) = (
                try SampleRun.png(SampleRun.red), try SampleRun.png(SampleRun.blue)
            )
            try run.addChange("inbox", red, blue)
            try run.addChange("inbox.elsewhere", red, blue) {
                $0.reference = "/elsewhere/inbox.png"
            }
            // A text of the name is in another folder, and the name denotes both.
            try run.addChange("weather", red, blue)
            try run.addChange("weather", Array("a\n".utf8), Array("b\n".utf8), kind: .renderTree) {
                $0.reference = "/elsewhere/weather.tree.txt"
            }
            let visit = try Browser().visit(
                run.write(),
                [
                    .run(Self.title), search("elsewhere"),
                    .run("document.getElementById('accept-shown').hidden"), search("weather"),
                    .run("document.getElementById('accept-shown').hidden"),
                ])
            #expect(visit.text(0) == "tableshot accept --filter '^(?:inbox)$'")
            #expect(visit.answers[2] as? Bool == true)
            #expect(visit.answers[4] as? Bool == true)
            #expect(visit.complaints == [])
        }
    }
}
