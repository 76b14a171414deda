import BrowserSupport
import Foundation
import TableSnapshots
import Testing

/// The page in a real browser: differing places, ignored areas, and the visible area.
@Suite(.serialized) struct PlaceTests {
    private func visit(
        _ steps: [Browser.Step], in browser: Browser = Browser(), height: Int = 40,
        isTree: Bool = false, pixels: [(Int, Int, UInt32)],
        change: @escaping (inout RunSnapshot) -> Void
    ) throws -> Browser.Visit {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            try run.addChange(
                "one", SampleRun.png(SampleRun.red, height: height),
                SampleRun.png(SampleRun.red, height: height, pixels: pixels), change: change)
            if isTree {
                try run.addChange("one", [0x61], [0x62], kind: .renderTree) {
                    $0.textDifference = (["@@ line 1 @@"] + (0..<200).map { "+\($0)" })
                        .joined(separator: "\n")
                }
            }
            return try browser.visit(run.write(), steps)
        }
    }

    private static let isShown = Browser.Step.wait(
        "document.querySelector('.stage .sheet') !== null")

    private static func isRead(_ x: Int, _ y: Int) -> Browser.Step {
        .wait("document.querySelector('.pixel-place').textContent === 'x \(x), y \(y)'")
    }

    @Test func theNextPlaceFollowsTheResults() throws {
        let current = Browser.Step.run(
            "document.querySelector('.places [aria-current] bdi').textContent")
        let blue = SampleRun.blue
        let visit = try visit(
            [
                Self.isShown, .key("n"), Self.isRead(6, 30), current, .key("n"),
                Self.isRead(8, 3), current, .key("n"), Self.isRead(6, 30), current,
            ], pixels: [(8, 3, blue), (6, 30, blue), (5, 31, blue), (40, 30, blue)]
        ) {
            $0.regions = [
                SnapshotPlace(
                    name: "worst", count: 2, frame: PixelFrame(x: 5, y: 30, width: 2, height: 2)),
                SnapshotPlace(
                    name: "other", count: 1, frame: PixelFrame(x: 8, y: 3, width: 1, height: 1)),
                SnapshotPlace(name: "without a frame", count: 1),
            ]
        }
        #expect(visit.text(0) == "worst" && visit.text(1) == "other" && visit.text(2) == "worst")
        #expect(visit.complaints == [])
    }

    /// Hatched rectangles, in pixels of their pictures at full size, and the reasons.
    static let hatches = """
        [...document.querySelectorAll('.ignored')].map((one) => {
            const sheet = one.parentElement.getBoundingClientRect();
            const own = one.getBoundingClientRect();
            return [own.left - sheet.left, own.top - sheet.top, own.width, own.height, one.title]
                .join();
        })
        """

    @Test func ignoredAreasAreHatchedAndAreNoDifference() throws {
        let pixels = """
            [[3, 3], [20, 20]].map(([x, y]) => [...document.querySelector('.strips canvas')
                .getContext('2d').getImageData(x, y, 1, 1).data].join())
            """
        let visit = try visit(
            [
                Self.isShown, .run(Self.hatches), .key("n"), Self.isRead(20, 20), .key("n"),
                Self.isRead(20, 20), .key("5"),
                .wait("document.querySelector('.strips canvas')?.dataset.painted === 'true'"),
                .run(pixels), .run(Self.hatches), .key("2"), .run(Self.hatches),
            ], pixels: [(3, 3, SampleRun.blue), (20, 20, SampleRun.blue)]
        ) {
            $0.ignored = [
                IgnoredRegion(
                    reason: "clock", frame: PixelFrame(x: 0, y: 2, width: 30, height: 10))
            ]
        }
        let hatch = "0,2,30,10,Not compared: clock"
        #expect(visit.texts(0) == [hatch, hatch])
        let colors = visit.texts(1) ?? []
        #expect(colors.first != colors.last && colors.last == "255,0,255,255", "\(colors)")
        #expect(visit.texts(2) == [hatch] && visit.texts(3) == [hatch])
        #expect(visit.complaints == [])
    }

    // MARK: In view

    /// Long messages, so that the pictures are far below.
    private static func sayMuch(_ snapshot: inout RunSnapshot) {
        snapshot.regions = (0..<60).map { SnapshotPlace(name: "row \($0)", count: 1) }
    }

    @Test(arguments: ["2", "4", "n"])
    func keysOfThePicturesScrollThemIntoView(_ key: String) throws {
        let top = """
            document.querySelector('.stage').getBoundingClientRect().top
            """
        let visit = try visit(
            [
                Self.isShown, .wait("document.querySelector('pre.text ins') !== null"), .run(top),
                .run("document.querySelector('pre.text').clientHeight"), .key(key),
                .wait("\(top) < innerHeight * 0.5"), .run(top),
                .run("document.querySelector('main').scrollTop = 0"), .key("n"),
                .wait(
                    """
                    (() => {
                        const cross = document.querySelector('.cross').getBoundingClientRect();
                        return cross.height > 0 && cross.top > 0 && cross.bottom < innerHeight - 90;
                    })()
                    """),
            ], height: 2_000, isTree: true, pixels: [(3, 1_900, SampleRun.blue)],
            change: Self.sayMuch)
        #expect((visit.number(0) ?? 0) > 1_000)
        #expect((200...240).contains(visit.number(1) ?? 0), "ten lines: \(visit.answers)")
        #expect((visit.number(2) ?? -1) >= 0)
        #expect(visit.complaints == [])
    }

    @Test func onlyTheColumnScrollsInANarrowWindow() throws {
        let room = """
            (() => {
                window.scrollTo(0, 5000);
                const root = document.documentElement;
                return [scrollY, root.scrollHeight - innerHeight, root.scrollWidth - innerWidth];
            })()
            """
        let visit = try visit(
            [
                .run(room), .key("j"), Self.isShown, .run(room),
                .run("document.querySelector('.columns').scrollHeight"),
            ], in: Browser(width: 320, height: 740), height: 2_000,
            pixels: [(3, 1_900, SampleRun.blue)], change: Self.sayMuch)
        #expect(visit.answers[0] as? [Double] == [0, 0, 0])
        #expect(visit.answers[1] as? [Double] == [0, 0, 0], "\(visit.answers)")
        #expect((visit.number(2) ?? 0) > 2_000)
        #expect(visit.complaints == [])
    }
}
