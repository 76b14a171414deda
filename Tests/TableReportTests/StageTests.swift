import BrowserSupport
import Foundation
import TableDrawing
import TableSnapshots
import Testing

/// The page in a real browser: its pictures.
@Suite(.serialized) struct StageTests {
    /// Visits the page of a different snapshot: red was recorded, and the actual picture is blue
    /// except for two pixels.
    private func visit(
        _ steps: [Browser.Step], in browser: Browser = Browser()
    ) throws -> Browser.Visit {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let marks: [(Int, Int, UInt32)] = [(7, 5, 0xFF12_AB34), (8, 5, 0xFF00_0000)]
            let others: [(Int, Int, UInt32)] = [(7, 5, 0xFF12_AB39), (8, 5, 0xFF00_0000)]
            try run.addChange(
                "one", SampleRun.png(SampleRun.red, pixels: marks),
                SampleRun.png(SampleRun.blue, pixels: others))
            return try browser.visit(run.write(), [.wait(Self.isShown)] + steps)
        }
    }

    private static let isShown = "document.querySelector('.stage .sheet') !== null"

    private static func slot(_ name: String) -> String {
        "document.querySelector('[data-slot=\"\(name)\"]')"
    }

    private static let readout =
        "[...document.querySelectorAll('.sample-color, .delta')]"
        + ".map((one) => one.textContent)"

    /// Waits until a pixel is read.
    private static func isRead(_ x: Int, _ y: Int) -> Browser.Step {
        .wait("document.querySelector('.pixel-place').textContent === 'x \(x), y \(y)'")
    }

    @Test func aPixelIsReadFromBothPictures() throws {
        let place = """
            (() => {
                const sheet = document.querySelector('.sheet').getBoundingClientRect();
                return [sheet.left, sheet.top];
            })()
            """
        let first = try visit([.run(place)])
        let corner = try #require(first.answers[0] as? [Double])
        let seen = try visit([
            .move(Int(corner[0].rounded(.up)) + 7, Int(corner[1].rounded(.up)) + 5),
            Self.isRead(7, 5), .run(Self.readout),
            .run("document.querySelector('.stage').focus()"), .key("ArrowRight"),
            Self.isRead(8, 5), .run(Self.readout), .shiftKey("ArrowDown"),
            Self.isRead(8, 15), .run(Self.readout),
        ])
        #expect(seen.texts(0) == ["#12AB34", "#12AB39", "differs by 5 of 255"])
        #expect(seen.texts(2) == ["#000000", "#000000", "same"])
        #expect(seen.texts(3) == ["#E02010", "#1020E0", "differs by 208 of 255"])
        #expect(seen.complaints == [])
    }

    @Test func zoomShowsAPixelAsASquare() throws {
        var steps: [Browser.Step] = [
            .run("document.querySelector('.stage').focus()"), .key("ArrowDown"),
            Self.isRead(0, 1),
        ]
        for _ in 0..<8 { steps.append(.key("+")) }
        steps += [
            .run("document.querySelector('.sheet').clientWidth"),
            .run("\(Self.slot("zoom")).textContent"),
            .run("getComputedStyle(document.querySelector('.layer img')).imageRendering"),
            .run("document.querySelector('.cross').clientWidth"),
            .key("-"), .run("document.querySelector('.sheet').clientWidth"), .key("0"),
            .run("\(Self.slot("zoom")).textContent"),
        ]
        let seen = try visit(steps)
        #expect(seen.number(1) == Double(60 * 32))
        #expect(seen.text(2) == "3200 %")
        #expect(seen.text(3) == "pixelated")
        #expect(seen.number(4) == 32)
        #expect(seen.number(5) == Double(60 * 16))
        #expect(seen.text(6) == "Fit, 100 %")
        #expect(seen.complaints == [])
    }

    /// Visits the page of a long table, which has different scales beside another picture and
    /// alone.
    private func visitLong(_ steps: [Browser.Step]) throws -> Browser.Visit {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.addChange(
                "long", SampleRun.png(SampleRun.red, width: 600, height: 4_000),
                SampleRun.png(SampleRun.blue, width: 600, height: 4_000))
            return try Browser().visit(run.write(), [.wait(Self.isShown)] + steps)
        }
    }

    /// Row and column of the picture in the centre of the first pane, and the size of the sheet.
    private static let middle = """
        (() => {
            const outer = document.querySelector('.scroll');
            const [room, sheet] = [outer, outer.firstElementChild]
                .map((one) => one.getBoundingClientRect());
            const scale = sheet.height / 4000;
            return [(room.top + outer.clientHeight / 2 - sheet.top) / scale,
                (room.left + outer.clientWidth / 2 - sheet.left) / scale, sheet.height];
        })()
        """

    @Test func theOtherModesShowTheSamePlace() throws {
        let modes = ["2", "5", "3", "4", "1", "5", "1"]
        let scrolled = try visitLong(
            [
                .run("document.querySelector('.scroll').scrollTop = 1500"),
                .run("new Promise((done) => setTimeout(done, 100))"), .run(Self.middle),
            ] + modes.flatMap { [.key($0), .run(Self.middle)] })
        let places = try (2..<(3 + modes.count)).map {
            try #require(scrolled.answers[$0] as? [Double])
        }
        #expect(Set(places.map { $0[2].rounded() }).count == 2, "one is scaled otherwise")
        for place in places {
            #expect(abs(place[0] - places[0][0]) < 3, "\(places)")
        }
        let enlarged = try visitLong(
            Array(repeating: .key("+"), count: 4) + [
                .run("document.querySelector('.scroll').scrollTop = 9000"),
                .run("document.querySelector('.scroll').scrollLeft = 1300"),
                .run("new Promise((done) => setTimeout(done, 100))"), .run(Self.middle),
            ] + modes.flatMap { [.key($0), .run(Self.middle)] })
        let corners = try (3..<(4 + modes.count)).map {
            try #require(enlarged.answers[$0] as? [Double])
        }
        for corner in corners {
            #expect(abs(corner[0] - corners[0][0]) < 1, "\(corners)")
            #expect(abs(corner[1] - corners[0][1]) < 1, "\(corners)")
        }
        #expect(scrolled.complaints + enlarged.complaints == [])
    }

    @Test func aFollowingPaneDoesNotStopTheOtherPane() throws {
        // The first pane continues before it is notified of the second pane's position.
        let seen = try visitLong(
            Array(repeating: .key("+"), count: 4) + [
                .run(
                    """
                    (() => {
                        const [first] = document.querySelectorAll('.scroll');
                        first.addEventListener(
                            'scroll', () => { first.scrollLeft = 1300; }, { once: true });
                        first.scrollTop = 9000;
                        // A busy browser sends scroll events late.
                        const end = performance.now() + 5000;
                        const panes = [...document.querySelectorAll('.scroll')];
                        return new Promise(function check(done) {
                            panes.every((pane) => pane.scrollLeft === 1300)
                                || performance.now() > end
                                ? setTimeout(done, 200) : requestAnimationFrame(() => check(done));
                        });
                    })()
                    """),
                .run(
                    """
                    [...document.querySelectorAll('.scroll')]
                        .map((one) => `${one.scrollLeft},${one.scrollTop}`).join(' ')
                    """),
            ])
        #expect(seen.answers.last as? String == "1300,9000 1300,9000")
        #expect(seen.complaints == [])
    }

    @Test func linesOfALongTableKeepTheirPositionsAtASmallerScale() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let lines = stride(from: 99, to: 12_000, by: 100).flatMap { y in
                (0..<600).map { (x: Int) -> (Int, Int, UInt32) in (x, y, 0xFF80_8080) }
            }
            try run.addChange(
                "long", SampleRun.png(0xFFFF_FFFF, width: 600, height: 12_000, pixels: lines),
                SampleRun.png(SampleRun.blue, width: 600, height: 12_000))
            let painted = """
                [...document.querySelectorAll('.layer canvas')]
                    .filter((one) => one.dataset.painted).map((one) => one.dataset.top).join()
                """
            let seen = try Browser().visit(
                run.write(),
                [
                    .wait("(\(painted)).split(',').length >= 2"),
                    .run("new Promise((done) => setTimeout(done, 300))"), .run(painted),
                    .run(
                        """
                        (() => {
                            const sheet = document.querySelector('.sheet').getBoundingClientRect();
                            const room = document.querySelector('.scroll').getBoundingClientRect();
                            return [sheet.left, sheet.top, sheet.height / 12000, room.bottom];
                        })()
                        """), .picture,
                    .run("document.querySelector('.scroll').scrollTop = 1e6"),
                    .wait(
                        "(\(painted)).includes('10240') && !(\(painted)).split(',').includes('0')"),
                ])
            // Only the nearby tiles exist, for pictures of any length.
            #expect(seen.text(1)?.contains("8192") == false)
            let place = try #require(seen.answers[2] as? [Double])
            let picture = try #require(seen.picture)
            let (column, scale) = (Int(place[0]) + 40, place[2])
            #expect(scale > 0.4 && scale < 0.7)
            for line in 0..<6 {
                let y = place[1] + (Double(line) * 100 + 99.5) * scale
                guard y + 2 < min(place[3], Double(picture.height)) else { break }
                let greens = (-2...2).map { Int(picture[column, Int(y) + $0] >> 8 & 0xFF) }
                // The total darkness is unchanged and lies in a row or two rows.
                let darkness = greens.reduce(0) { $0 + 255 - $1 }
                #expect(darkness > 40 && darkness < 130, "line \(line): \(greens)")
            }
            #expect(seen.complaints == [])
        }
    }

    @Test func theBeginningOfThePictureStaysVisible() throws {
        let top = "document.querySelector('.scroll').scrollTop"
        let seen = try visitLong(["2", "1", "5"].flatMap { [.key($0), .run(top)] })
        #expect((0..<3).map { seen.number($0) } == [0, 0, 0])
    }

    @Test func theSliderUncoversAPictureOverTheOther() throws {
        let frame = """
            (() => {
                const sheet = document.querySelector('.sheet').getBoundingClientRect();
                return [sheet.left, sheet.top, sheet.width, sheet.height];
            })()
            """
        let enlarge = Array(repeating: Browser.Step.key("+"), count: 3)
        let place = try #require(
            try visit([.key("2")] + enlarge + [.run(frame)]).answers[0] as? [Double])
        let (left, top, width) = (Int(place[0]), Int(place[1]), Int(place[2]))
        #expect(width == 480)
        let seen = try visit(
            [.key("2")] + enlarge + [
                .drag(left + 240, top + 100, toX: left + 120, toY: top + 110),
                .run("Number(\(Self.slot("range")).value)"), .move(2, 2), .picture,
                .run("\(Self.slot("range")).focus()"), .key("ArrowRight"),
                .run("Number(\(Self.slot("range")).value)"),
                .run("document.querySelector('.stage').style.getPropertyValue('--split')"),
            ])
        #expect(abs((seen.number(0) ?? 0) - 25) < 0.5)
        let picture = try #require(seen.picture)
        #expect(picture[left + 60, top + 250] == SampleRun.red)
        #expect(picture[left + 300, top + 250] == SampleRun.blue)
        let after = try #require(seen.number(2))
        #expect(after == 26)
        #expect(seen.text(3) == "26%")
        #expect(seen.complaints == [])
    }

    @Test func theOnionSkinMixesThePictures() throws {
        let seen = try visit([
            .key("3"),
            .run("getComputedStyle(document.querySelector('.actual.layer')).opacity"),
            .run("\(Self.slot("range")).focus()"), .key("ArrowLeft"),
            .run("getComputedStyle(document.querySelector('.actual.layer')).opacity"),
        ])
        #expect(seen.text(0) == "0.5")
        #expect(seen.text(2) == "0.49")
        #expect(seen.complaints == [])
    }

    @Test(arguments: [false, true])
    func blinkingRunsByItselfUnlessMotionIsReduced(_ reducesMotion: Bool) throws {
        let side = "document.querySelector('.stage').dataset.side"
        let isPressed = "document.querySelector('[data-action=blink]').ariaPressed"
        var steps: [Browser.Step] = [.key("4"), .run(isPressed)]
        if !reducesMotion { steps.append(.wait("\(side) === 'expected'")) }
        steps += [
            .run("document.querySelector('[data-slot=stage]').focus()"), .run(side),
            .key(" "), .run(isPressed), .run(side),
        ]
        let seen = try visit(steps, in: Browser(reducesMotion: reducesMotion))
        #expect(seen.text(0) == "\(!reducesMotion)")
        #expect(seen.text(3) == "false")
        if reducesMotion { #expect(try #require(seen.text(2)) != #require(seen.text(4))) }
        #expect(seen.complaints == [])
    }

    @Test func theDifferenceMarksExactlyTheDifferentPixels() throws {
        let pixel = """
            [[7, 5], [8, 5], [30, 30]].map(([x, y]) => [...document.querySelector('.strips canvas')
                .getContext('2d').getImageData(x, y, 1, 1).data].join())
            """
        let seen = try visit([
            .key("5"),
            .wait("document.querySelector('.strips canvas')?.dataset.painted === 'true'"),
            .run(pixel), .key("n"), Self.isRead(0, 0), .run(Self.readout),
        ])
        #expect(seen.texts(0) == ["255,0,255,255", "191,191,191,255", "255,0,255,255"])
        #expect(seen.texts(1) == ["#E02010", "#1020E0", "differs by 208 of 255"])
        #expect(seen.complaints == [])
    }

    @Test func theCommandIsCopiedOrSelected() throws {
        let seen = try visit([
            .key("c"), .wait("document.getElementById('status').textContent !== ''"),
            .run("document.getElementById('status').textContent"),
        ])
        #expect(seen.text(0)?.hasPrefix("The command ") == true)
    }

    @Test func anAnimationOpensAtTheFirstDifferentFrame() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let (red, blue) = (SampleRun.red, SampleRun.blue)
            try run.addChange(
                "moving", SampleRun.apng([red, red, red, red]),
                SampleRun.apng([red, red, blue, red]), kind: .animation
            ) { $0.frames = [2] }
            let number = "\(Self.slot("frame-number")).textContent"
            let visit = try Browser().visit(
                run.write(),
                [
                    .wait("\(number).startsWith('frame 2 of 0–3')"), .run(number), .key("."),
                    .run(number),
                ])
            #expect(visit.text(0) == "frame 2 of 0–3, differs")
            #expect(visit.text(1) == "frame 3 of 0–3")
            #expect(visit.complaints == [])
        }
    }

    @Test func framesOfAnAnimationCanBeSelectedAndPlayed() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let (red, blue) = (SampleRun.red, SampleRun.blue)
            try run.addChange(
                "moving", SampleRun.apng([red, red, red]), SampleRun.apng([red, blue, red, blue]),
                kind: .animation)
            let number = "\(Self.slot("frame-number")).textContent"
            // The frame's square, and the place of the previous square.
            let pixels = """
                [...document.querySelectorAll('.layer canvas')].map((canvas) =>
                    [15, 5].map((x) => [...canvas.getContext('2d').getImageData(x, 15, 1, 1).data]
                        .slice(0, 3).join()).join(' '))
                """
            // The page paints each pane after its picture has loaded. Wait until the page stays
            // unchanged.
            let settled = """
                (async () => {
                    const pause = (time) => new Promise((done) => setTimeout(done, time));
                    const shown = () => \(pixels);
                    const wanted = '224,32,16 255,255,255|16,32,224 255,255,255';
                    for (let round = 0; round < 200; round += 1) {
                        await pause(20);
                        if (shown().join('|') !== wanted) continue;
                        await pause(100);
                        if (shown().join('|') === wanted) break;
                    }
                    return shown();
                })()
                """
            let visit = try Browser().visit(
                run.write(),
                [
                    .wait("document.querySelectorAll('.layer canvas').length === 2"), .run(number),
                    .key("."), .run(settled), .run(number), .key("."), .key("."),
                    .wait("\(number).startsWith('frame 3 of 0–3')"), .key(","), .key(","),
                    .run(settled), .key("5"),
                    .wait("document.querySelector('.strips canvas')?.dataset.painted === 'true'"),
                    .key("p"), .wait("\(number).startsWith('frame 3 of 0–3')"),
                    .wait("\(number).startsWith('frame 0 of 0–3')"), .key("p"),
                    .run("document.querySelector('[data-action=play]').textContent"),
                ])
            #expect(visit.text(0) == "frame 0 of 0–3 (expected has 3)")
            let second = ["224,32,16 255,255,255", "16,32,224 255,255,255"]
            #expect(visit.texts(1) == second)
            #expect(visit.text(2) == "frame 1 of 0–3 (expected has 3)")
            #expect(visit.texts(3) == second)
            #expect(visit.text(4) == "Play")
            #expect(visit.complaints == [])
        }
    }

    @Test func theTextualDifferenceIsShownLineByLine() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.addChange("tree", Array("a\n".utf8), Array("b\n".utf8), kind: .renderTree) {
                $0.textDifference = "@@ line 1 @@\n same\n-<b>old\n+<b>new"
                $0.environmentDifference = ["pango: recorded with 1, here 2"]
            }
            let visit = try Browser().visit(
                run.write(),
                [
                    .wait("document.querySelector('.text ins') !== null"),
                    .run("document.querySelector('.text ins').textContent"),
                    .run("document.querySelector('.text del').textContent"),
                    .run("\(Self.slot("environment")).querySelector('li').textContent"),
                    .run(
                        "[...document.querySelectorAll('.files a')].map((one) => one.textContent)"),
                    .run("\(Self.slot("pictures")).hidden"),
                ])
            #expect(visit.text(0) == "+<b>new\n" && visit.text(1) == "-<b>old\n")
            #expect(visit.text(2) == "pango: recorded with 1, here 2")
            #expect(visit.texts(3) == ["Expected", "Actual"])
            #expect(visit.answers[4] as? Bool == true)
            #expect(visit.complaints == [])
        }
    }
}
