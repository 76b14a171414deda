import BrowserSupport
import Foundation
import TableSnapshots
import Testing

/// The page in a real browser: its list.
@Suite(.serialized) struct PageTests {
    private static let shownNames = """
        [...document.querySelectorAll('#list > li')].filter((item) => !item.hidden)
            .map((item) => item.querySelector('.name').textContent)
        """

    private func withRun(_ body: (inout SampleRun) throws -> Void) throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let red = try SampleRun.png(SampleRun.red)
            try run.addChange("Screens/inbox", red, SampleRun.png(SampleRun.blue)) {
                $0.regions = [SnapshotPlace(name: "section 0, row 3, detailTextLabel", count: 212)]
            }
            try run.addChange("Screens/<script>evil = 1</script>", red, SampleRun.png(7))
            try run.add("Screens/new", .recorded, reference: red)
            try run.add("Old/gone", .obsolete, reference: red)
            try run.add("Fine/weather", .matched, reference: red)
            try body(&run)
        }
    }

    @Test func thePageOpensWithoutErrorsAndNetworkRequests() throws {
        try withRun { run in
            let visit = try Browser().visit(
                run.write(),
                [
                    .wait("document.querySelector('h2') !== null"),
                    .run("document.querySelector('.verdict').textContent"),
                    .run("typeof evil"), .run(Self.shownNames),
                    .run("document.querySelector('h2').textContent"),
                    .run("document.querySelector('[data-slot=accept]').textContent"),
                    .run("document.querySelector('.places').textContent"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.requests.count > 4)
            for address in visit.requests {
                #expect(address.hasPrefix("file://") || address.hasPrefix("data:"))
            }
            #expect(visit.text(0) == "2 changed, 1 added, 1 removed, 1 passed")
            #expect(visit.text(1) == "undefined")
            let names = [
                "Screens/<script>evil = 1</script>", "Screens/inbox", "Screens/new", "Old/gone",
            ]
            #expect(visit.texts(2) == names)
            #expect(visit.text(3) == names[0])
            #expect(
                visit.text(4)?.hasPrefix("tableshot accept --filter '^Screens/<script>") == true)
        }
    }

    @Test func filtersAndSearchNarrowTheList() throws {
        try withRun { run in
            func press(_ category: String) -> Browser.Step {
                .run("document.querySelector('.filter[data-category=\(category)]').click()")
            }
            func search(_ text: String) -> [Browser.Step] {
                [.key("/")] + text.map { .key("\($0)") } + [.run(Self.shownNames), .key("Escape")]
            }
            let visit = try Browser().visit(
                run.write(),
                [press("passed"), .run(Self.shownNames), press("changed"), .run(Self.shownNames)]
                    + search("weather") + search("fine nothing") + [press("changed")]
                    + search("DETAILTEXT row") + [.run(Self.shownNames)])
            let all = [
                "Screens/<script>evil = 1</script>", "Screens/inbox", "Screens/new", "Old/gone",
                "Fine/weather",
            ]
            #expect(visit.texts(1) == all)
            #expect(visit.texts(3) == Array(all.dropFirst(2)))
            #expect(visit.texts(4) == ["Fine/weather"])
            #expect(visit.texts(5) == [])
            #expect(visit.texts(7) == ["Screens/inbox"])
            #expect(visit.texts(8) == all)
            #expect(visit.complaints == [])
        }
    }

    @Test func aSingleCommandAcceptsTheListedSnapshots() throws {
        try withRun { run in
            let red = try SampleRun.png(SampleRun.red)
            try run.addChange("wasn't", red, SampleRun.png(SampleRun.blue))
            // A tree has the thumbnail of its picture.
            try run.addChange("wasn't", [0x61], [0x62], kind: .renderTree) {
                $0.textDifference = "-a\n+b"
            }
            let command = Browser.Step.run("document.getElementById('accept-shown').title")
            func search(_ text: String) -> [Browser.Step] {
                [.key("/")] + text.map { .key("\($0)") } + [command]
            }
            let visit = try Browser().visit(
                run.write(),
                [
                    .run("document.querySelectorAll('#list li:not([hidden]) .blank').length"),
                    command,
                ] + search("wasn") + [.key("Escape")] + search("s") + [.key("Escape")]
                    + search("nothing") + [
                        .run("document.getElementById('accept-shown').hidden"), .key("Escape"),
                        .run("document.getElementById('accept-shown').click()"),
                        .wait("document.getElementById('status').textContent !== ''"),
                        .run("document.getElementById('status').textContent"),
                    ])
            #expect(visit.number(0) == 0)
            #expect(visit.text(1) == "tableshot accept")
            #expect(visit.text(2) == #"tableshot accept --filter '^(?:wasn'\''t)$'"#)
            #expect(visit.text(3) == "tableshot accept", "all of them")
            #expect(visit.answers[5] as? Bool == true)
            #expect(
                visit.answers.last.flatMap { $0 as? String }?.hasPrefix("The command ") == true)
            #expect(visit.complaints == [])
        }
    }

    @Test func aPictureAndItsTreesAreASingleEntry() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let (red, blue) = (
                try SampleRun.png(SampleRun.red), try SampleRun.png(SampleRun.blue)
            )
            try run.addChange("a", red, blue)
            try run.addChange("a", [0x61], [0x62], kind: .renderTree) {
                $0.textDifference = "-old words\n+new words"
                $0.message = "the text differs"
            }
            try run.addChange("a", [0x61], [0x62], kind: .accessibility) {
                $0.verdict = .missing
                $0.message = "there is no reference, and no reference is recorded"
                $0.artifacts.expected = nil
            }
            // Only the tree of this snapshot differs.
            try run.add("b", .matched, reference: red)
            try run.addChange("b", [0x61], [0x62], kind: .renderTree) {
                $0.textDifference = "-x\n+y"
            }
            let visit = try Browser().visit(
                run.write(),
                [
                    .wait("document.querySelector('pre.text ins') !== null"),
                    .run(Self.shownNames),
                    .run(
                        "[...document.querySelectorAll('#list .about')].map((a) => a.textContent)"),
                    .run("document.querySelector('.verdict').textContent"),
                    .run("[...document.querySelectorAll('article h3')].map((a) => a.textContent)"),
                    .run(
                        """
                        Boolean(document.querySelector('pre.text').compareDocumentPosition(
                            document.querySelector('.stage')) & Node.DOCUMENT_POSITION_FOLLOWING)
                        """),
                    .run(
                        "document.querySelector('article').textContent.includes('no reference is recorded')"
                    ),
                    .run("document.getElementById('accept-shown').title"),
                    .key("/"), .key("t"), .key("r"), .key("e"), .key("e"), .run(Self.shownNames),
                    .key("Escape"), .key("j"),
                    .wait("document.querySelector('h2').textContent === 'b'"),
                    .run("document.querySelector('.state').textContent"),
                    .run("document.querySelector('[data-slot=accept]').textContent"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.texts(0) == ["a", "b"])
            #expect(
                visit.texts(1)?.first?.hasPrefix("Changed · render tree, accessibility, picture")
                    == true, "\(visit.texts(1) ?? [])")
            #expect(visit.texts(1)?.last == "Changed · render tree, picture")
            #expect(visit.text(2) == "2 changed")
            #expect(visit.texts(3)?.prefix(2) == ["Render tree", "Accessibility"])
            #expect(visit.answers[4] as? Bool == true, "the text stands before the pictures")
            #expect(visit.answers[5] as? Bool == true)
            #expect(visit.text(6) == "tableshot accept")
            #expect(visit.texts(7) == ["a", "b"], "the path of the tree is searched")
            #expect(visit.text(8) == "Changed")
            #expect(visit.text(9) == "tableshot accept --filter '^b$'")
        }
    }

    @Test func keysMoveThroughTheListAndShowTheirHelp() throws {
        try withRun { run in
            let name = Browser.Step.run("document.querySelector('h2').textContent")
            let visit = try Browser().visit(
                run.write(),
                [
                    .key("j"), name, .key("j"), .key("k"), .key("j"), name, .key("?"),
                    .run("document.getElementById('help').open"), .key("j"), .key("Escape"),
                    .run("document.getElementById('help').open"), name, .key("t"), .key("t"),
                    .run("getComputedStyle(document.body).backgroundColor"),
                ])
            #expect(visit.text(0) == "Screens/inbox")
            #expect(visit.text(1) == "Screens/new")
            #expect(visit.answers[2] as? Bool == true && visit.answers[3] as? Bool == false)
            #expect(visit.text(4) == "Screens/new")
            #expect(visit.text(5) == "rgb(22, 24, 28)")
            #expect(visit.complaints == [])
        }
    }

    /// Touches need space.
    @Test func theSliderHasItsOwnLineInANarrowWindow() throws {
        try withRun { run in
            try run.addChange(
                "one", SampleRun.png(SampleRun.red), SampleRun.png(SampleRun.blue))
            let visit = try Browser(width: 390).visit(
                run.write(),
                [
                    // A narrow window begins with the list.
                    .run("document.querySelector('#list a').click()"),
                    .wait("document.querySelector('.stage .sheet') !== null"), .key("2"),
                    .run("document.querySelector('[data-slot=\"range\"]').clientWidth"),
                ])
            #expect(visit.number(1) ?? 0 > 200, "\(visit.answers)")
            #expect(visit.complaints == [])
        }
    }

    @Test func aNarrowWindowShowsTheListThenASnapshot() throws {
        try withRun { run in
            let isSeen = """
                ['.side', 'main'].map((part) => document.querySelector(part).offsetParent !== null)
                """
            let visit = try Browser(width: 390).visit(
                run.write(),
                [
                    .run(isSeen),
                    .run("document.querySelectorAll('#list a')[1].click()"),
                    .wait("document.querySelector('h2') !== null"), .run(isSeen),
                    .run("document.querySelector('h2').textContent"),
                    .run("document.documentElement.scrollWidth"),
                    .run("document.querySelector('.back a').click()"), .run(isSeen),
                ])
            #expect(visit.answers[0] as? [Bool] == [true, false])
            #expect(visit.answers[2] as? [Bool] == [false, true])
            #expect(visit.text(3) == "Screens/inbox")
            #expect(visit.number(4) == 390)
            #expect(visit.answers[6] as? [Bool] == [true, false])
            #expect(visit.complaints == [])
        }
    }

    @Test(arguments: [false, true])
    func everyElementHasANameAndTextsHaveContrast(_ isDark: Bool) throws {
        try withRun { run in
            let unnamed = """
                [...document.querySelectorAll('button, a, input, [role=img], dialog, nav, main')]
                    .filter((one) => !(one.getAttribute('aria-label') || one.textContent.trim()
                        || one.labels?.[0]?.textContent.trim()
                        || one.getAttribute('aria-labelledby')))
                    .map((one) => one.outerHTML)
                """
            let contrasts = """
                (() => {
                    const probe = document.body.appendChild(document.createElement('i'));
                    const light = (name) => {
                        probe.style.color = `var(--${name})`;
                        const parts = getComputedStyle(probe).color.match(/[0-9.]+/g).map(Number);
                        const [r, g, b] = parts.map((c) =>
                            c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
                        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
                    };
                    const weak = [];
                    for (const ground of ['ground', 'panel', 'raised', 'accent-soft', 'stage']) {
                        for (const ink of ['text', 'muted', 'accent', 'error', 'changed', 'added']) {
                            const [high, low] = [light(ink), light(ground)].sort((a, b) => b - a);
                            const ratio = (high + 0.05) / (low + 0.05);
                            if (!(ratio >= 4.5)) weak.push(`${ink} on ${ground}: ${ratio}`);
                        }
                    }
                    return weak;
                })()
                """
            let visit = try Browser(isDark: isDark).visit(
                run.write(),
                [
                    .wait("document.querySelector('h2') !== null"), .key("2"),
                    .run(unnamed), .run(contrasts),
                ])
            #expect(visit.texts(0) == [])
            #expect(visit.texts(1) == [])
            #expect(visit.complaints == [])
        }
    }
}
