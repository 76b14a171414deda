import BrowserSupport
import Foundation
import TableSnapshots
import Testing

/// The page in a real browser: differences in the frames of an animation, and ignored areas.
@Suite(.serialized) struct AnimationPlaceTests {
    private static let frames = [
        FramePlaces(
            frame: 0, places: [],
            ignored: [
                IgnoredRegion(reason: "clock", frame: PixelFrame(x: 0, y: 0, width: 20, height: 5))
            ]),
        FramePlaces(
            frame: 2,
            places: [
                SnapshotPlace(
                    name: "row 2", count: 50, frame: PixelFrame(x: 20, y: 10, width: 5, height: 10))
            ],
            ignored: [
                IgnoredRegion(reason: "clock", frame: PixelFrame(x: 25, y: 8, width: 9, height: 12))
            ]),
        FramePlaces(
            frame: 3,
            places: [
                SnapshotPlace(
                    name: "below", count: 50, frame: PixelFrame(x: 30, y: 15, width: 10, height: 5)),
                SnapshotPlace(
                    name: "above", count: 50, frame: PixelFrame(x: 30, y: 10, width: 10, height: 5)),
            ], ignored: []),
    ]

    /// Four frames.
    ///
    /// The third and the fourth differ.
    private func run(in scratch: Scratch, frames: [UInt8]? = nil) throws -> SampleRun {
        var run = SampleRun(in: scratch)
        let (red, blue) = (SampleRun.red, SampleRun.blue)
        let bytes = try frames ?? [UInt8](JSONEncoder().encode(Self.frames))
        try scratch.write(bytes, to: "run/frames.json")
        try run.addChange(
            "moving", SampleRun.apng([red, red, red, red]),
            SampleRun.apng([red, red, blue, blue]), kind: .animation
        ) {
            $0.frames = [2, 3]
            $0.regions = [SnapshotPlace(name: "row 2", count: 50)]
            $0.artifacts.frames = "frames.json"
        }
        return run
    }

    private static func isAt(_ frame: Int) -> Browser.Step {
        .wait(
            """
            document.querySelector('[data-slot="frame-number"]').textContent
                .startsWith('frame \(frame) of 0–3')
                && document.querySelector('[data-slot="places"] h3').textContent
                    .toLowerCase().includes('frame \(frame)')
            """)
    }

    private static let words = Browser.Step.run(
        """
        ['h3', 'li bdi'].flatMap((name) =>
            [...document.querySelectorAll('[data-slot="places"] ' + name)]
                .map((one) => one.textContent))
        """)
    private static let current = Browser.Step.run(
        "document.querySelector('.places [aria-current] bdi').textContent")
    private static let hatches = Browser.Step.run(PlaceTests.hatches)

    private static func isRead(_ x: Int, _ y: Int) -> Browser.Step {
        .wait("document.querySelector('.pixel-place').textContent === 'x \(x), y \(y)'")
    }

    @Test func placesAndHatchesBelongToTheDisplayedFrame() throws {
        try Scratch.with { scratch in
            let visit = try Browser().visit(
                run(in: scratch).write(),
                [
                    Self.isAt(2), Self.words, Self.hatches, .key("n"), Self.isRead(20, 10),
                    Self.current, .key("."), Self.isAt(3), Self.words, Self.hatches, .key("n"),
                    Self.isRead(30, 15), Self.current, .key("n"), Self.isRead(30, 10),
                    Self.current, .key(","), .key(","), Self.isAt(1), Self.words, Self.hatches,
                ])
            let seen = ["25,8,9,12,Not compared: clock", "0,0,20,5,Not compared: clock"]
            #expect(visit.texts(0) == ["Differences of frame 2", "row 2"])
            #expect(visit.texts(1) == [seen[0], seen[0]], "in both panes")
            #expect(visit.text(2) == "row 2")
            #expect(visit.texts(3) == ["Differences of frame 3", "below", "above"])
            #expect(visit.texts(4) == [])
            #expect(visit.text(5) == "below" && visit.text(6) == "above")
            #expect(visit.texts(7) == ["Frame 1 does not differ"])
            #expect(visit.texts(8) == [seen[1], seen[1]])
            #expect(visit.complaints == [])
        }
    }

    @Test func ignoredAreasOfAFrameAreNoDifference() throws {
        let pixels = Browser.Step.run(
            """
            (async () => {
                const canvas = document.querySelector('.strips canvas');
                for (let round = 0; round < 200 && canvas.dataset.painted !== 'true'; round += 1) {
                    await new Promise((done) => setTimeout(done, 20));
                }
                return [[22, 12], [27, 12], [32, 12]].map(([x, y]) =>
                    [...canvas.getContext('2d').getImageData(x, y, 1, 1).data].join());
            })()
            """)
        let magenta = "255,0,255,255"
        try Scratch.with { scratch in
            let visit = try Browser().visit(
                run(in: scratch).write(),
                [Self.isAt(2), .key("5"), pixels, .key("."), Self.isAt(3), pixels])
            #expect(visit.texts(0)?.map { $0 == magenta } == [true, false, false])
            #expect(visit.texts(1)?.map { $0 == magenta } == [false, false, true])
            #expect(visit.complaints == [])
        }
    }

    @Test func aFrameOfASingleAnimationIsReported() throws {
        try Scratch.with { scratch in
            var run = SampleRun(in: scratch)
            let (red, blue) = (SampleRun.red, SampleRun.blue)
            let ends = FramePlaces(frame: 3, places: [], ignored: [])
            let frames = [UInt8](try JSONEncoder().encode(Self.frames.dropLast() + [ends]))
            try scratch.write(frames, to: "run/frames.json")
            try run.addChange(
                "moving", SampleRun.apng([red, red, red]),
                SampleRun.apng([red, red, blue, blue]), kind: .animation
            ) {
                $0.frames = [2]
                $0.artifacts.frames = "frames.json"
            }
            let visit = try Browser().visit(
                run.write(),
                [Self.isAt(2), .key("."), .wait(Self.isLone), Self.words, Self.hatches])
            #expect(visit.texts(0) == ["A single animation has frame 3"])
            #expect(visit.texts(1) == [])
            #expect(visit.complaints == [])
        }
    }

    private static let isLone = """
        document.querySelector('[data-slot="places"] h3').textContent.startsWith('A single animation')
        """

    @Test func theListShowsTheDifferenceOfTheFrame() throws {
        try Scratch.with { scratch in
            let visit = try Browser().visit(
                run(in: scratch).write(),
                [.run("document.querySelector('#list img').style.objectViewBox")])
            // The section has the aspect ratio of the list, and surrounds the place from 20 to 25.
            let insets = (visit.text(0) ?? "").matches(of: #/[\d.]+(?=px)/#).compactMap {
                Double($0.0)
            }
            #expect(insets.count == 4, "\(visit.answers)")
            let (left, right) = (insets.last ?? 0, 60 - (insets.dropFirst().first ?? 0))
            #expect(left > 0 && left <= 20 && right >= 25 && right < 60)
        }
    }

    @Test(arguments: ["nonsense", "", nil])
    func unreadableDataOfFramesCauseANote(_ text: String?) throws {
        try Scratch.with { scratch in
            let run = try run(in: scratch, frames: Array((text ?? "").utf8))
            if text == nil {
                try FileManager.default.removeItem(atPath: scratch.file("run/frames.json"))
            }
            let visit = try Browser().visit(
                run.write(),
                [
                    .wait(
                        """
                        document.querySelector('[data-slot="frame-number"]').textContent
                            .startsWith('frame 2 of 0–3')
                        """),
                    .run("document.querySelector('.notes').textContent"), Self.words,
                ])
            #expect(visit.text(0)?.hasPrefix("The data of the frames is left out: ") == true)
            #expect(visit.texts(1) == ["Differences", "row 2"])
            #expect(visit.complaints == [])
        }
    }
}
