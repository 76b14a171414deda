import Foundation
import TableDrawing
import Testing

@testable import TableSnapshots

@Suite struct SnapshotComparisonTests {
    private let white = Bitmap(width: 20, height: 10, filling: 0xFFFF_FFFF)

    @Test func equalPicturesAreIdentical() {
        let comparison = SnapshotComparison(expected: white, actual: white)
        #expect(comparison.verdict == .identical)
        #expect(comparison.count == 0 && comparison.worst == 0 && comparison.regions.isEmpty)
        #expect(comparison.description == "the pictures are the same")
    }

    @Test func emptyPicturesAreIdentical() {
        let empty = Bitmap(width: 0, height: 0)
        #expect(SnapshotComparison(expected: empty, actual: empty).verdict == .identical)
    }

    @Test func aDifferenceOfAStepInAChannelOfAPixelIsADifference() {
        for shift: UInt32 in [0, 8, 16, 24] {
            var changed = white
            changed[19, 9] -= 1 << shift
            let comparison = SnapshotComparison(expected: white, actual: changed)
            #expect(comparison.verdict == .different)
            #expect(comparison.count == 1 && comparison.worst == 1 && comparison.total == 200)
            #expect(
                comparison.regions
                    == [
                        RegionDifference(
                            name: nil, count: 1,
                            frame: PixelFrame(x: 19, y: 9, width: 1, height: 1))
                    ])
        }
    }

    @Test func countMaximumAndFirstPixelCoverAllDifferentPixels() {
        var changed = white
        changed[12, 3] = 0xFFFF_FFF0
        changed[4, 5] = 0xFF00_FFFF
        changed[7, 8] = 0xFFFE_FFFF
        let comparison = SnapshotComparison(expected: white, actual: changed)
        #expect(
            comparison.description == """
                3 of 200 pixels differ, the worst by 255 of 255; \
                the first at (12, 3), all within x 4–12, y 3–8
                """)
    }

    @Test func ignoredPixelsThatExistInASinglePictureDoNotCount() throws {
        let taller = Bitmap(width: 20, height: 30, filling: 0xFFFF_FFFF)
        func frame(_ y: Int, _ height: Int) -> PixelFrame {
            PixelFrame(x: 0, y: y, width: 20, height: height)
        }
        let names = [
            NamedRegion(name: "row 1", frame: frame(10, 10)),
            NamedRegion(name: "row 2", frame: frame(20, 10)),
        ]
        for (expected, actual) in [(white, taller), (taller, white)] {
            let comparison = SnapshotComparison(
                expected: expected, actual: actual,
                ignoring: [IgnoredRegion(names[0])], regions: names)
            #expect(comparison.verdict == .different, "the sizes differ all the same")
            #expect(comparison.count == 200 && comparison.total == 600)
            #expect(comparison.ignored == 200)
            #expect(comparison.regions.map(\.name) == ["row 2"])
            #expect(comparison.regions.first?.frame == frame(20, 10))
        }
        // A hole in the middle of a part without a name leaves a single place.
        let hole = IgnoredRegion(
            reason: "clock", frame: PixelFrame(x: 5, y: 15, width: 10, height: 5))
        let around = SnapshotComparison(expected: white, actual: taller, ignoring: [hole])
        #expect(around.count == 350 && around.regions.map(\.count) == [350])
    }

    @Test func placesWithEqualNamesAreReportedOnce() {
        var changed = white
        for x in [0, 19] { changed[x, 0] = 0xFF00_0000 }
        let names = [0, 15].map { x in
            NamedRegion(name: "row 1", frame: PixelFrame(x: x, y: 0, width: 5, height: 5))
        }
        let comparison = SnapshotComparison(expected: white, actual: changed, regions: names)
        #expect(comparison.regions.count == 2, "the places are two")
        #expect(comparison.lines.filter { $0.hasPrefix("row 1") } == ["row 1: 2 px"])
    }

    /// A leaving row lies below the row with its former number.
    @Test func overlappingPlacesWithEqualNamesAreASinglePlace() {
        var changed = white
        for x in 0..<8 { changed[x, 0] = 0xFF00_0000 }
        let names = [(0, 5), (3, 5)].map { x, width in
            NamedRegion(name: "row 1", frame: PixelFrame(x: x, y: 0, width: width, height: 5))
        }
        let comparison = SnapshotComparison(expected: white, actual: changed, regions: names)
        #expect(comparison.regions.map(\.count) == [8])
        #expect(
            comparison.regions.first?.frame == PixelFrame(x: 0, y: 0, width: 8, height: 1))
    }

    @Test func numbersEqualToOneAreSingular() {
        var changed = white
        let names = (0..<9).map { x in
            NamedRegion(name: "part \(x)", frame: PixelFrame(x: x, y: 0, width: 1, height: 1))
        }
        for x in 0..<9 { changed[x, 0] = 0xFF00_0000 }
        let comparison = SnapshotComparison(expected: white, actual: changed, regions: names)
        #expect(comparison.lines.last == "and 1 more place")
        #expect(
            AnimationComparison.frameCounts(1, expected: 2)
                == "there is 1 frame, but 2 were expected")
        #expect(
            AnimationComparison.frameCounts(2, expected: 1)
                == "there are 2 frames, but 1 was expected")
    }

    @Test func picturesOfDifferentSizesAreReported() {
        let other = Bitmap(width: 10, height: 20, filling: 0xFFFF_FFFF)
        let comparison = SnapshotComparison(expected: white, actual: other)
        #expect(comparison.verdict == .different)
        #expect(
            comparison.description == """
                the picture is 10 × 20 px, but 20 × 10 px was expected
                x 10–19, y 0–9: 100 px
                x 0–9, y 10–19: 100 px
                """)
    }

    @Test func pixelsThatExistInASinglePictureCount() {
        let tall = Bitmap(width: 10, height: 20, filling: 0xFFFF_FFFF)
        let comparison = SnapshotComparison(expected: white, actual: tall)
        #expect(comparison.count == 200 && comparison.total == 300)
        #expect(comparison.verdict == .different)
    }

    @Test func differentSizesAreNeverWithinATolerance() throws {
        let other = Bitmap(width: 20, height: 11, filling: 0xFFFF_FFFF)
        let loose = try Tolerance(channelThreshold: 255, maximumRatio: 1)
        let all = IgnoredRegion(
            reason: "all", frame: PixelFrame(x: 0, y: 0, width: 99, height: 99))
        let comparison = SnapshotComparison(
            expected: white, actual: other, tolerance: loose, ignoring: [all])
        #expect(comparison.verdict == .different)
    }

    @Test func ignoredRegionsAreNotCompared() {
        var changed = white
        changed[3, 2] = 0xFF00_0000
        changed[4, 2] = 0xFF00_0000
        let place = IgnoredRegion(
            reason: "row 3", frame: PixelFrame(x: 0, y: 0, width: 4, height: 3))
        let one = SnapshotComparison(expected: white, actual: changed, ignoring: [place])
        #expect(one.verdict == .different && one.count == 1 && one.ignored == 1)
        #expect(one.lines.last == "ignored: row 3 (1 px differ there)")
        // The maximum excludes ignored pixels.
        changed[4, 2] = 0xFFFF_FAFF
        let slight = SnapshotComparison(expected: white, actual: changed, ignoring: [place])
        #expect(one.worst == 255 && slight.worst == 5 && slight.count == 1)
        changed[4, 2] = white[4, 2]
        let none = SnapshotComparison(expected: white, actual: changed, ignoring: [place])
        #expect(none.verdict == .withinTolerance && none.count == 0 && none.ignored == 1)
        #expect(none.worst == 0)
        #expect(none.summary == "the pictures differ only in ignored areas")
    }

    @Test func framesBeyondThePictureAreHarmless() {
        var changed = white
        changed[0, 0] = 0xFF00_0000
        for frame in [
            PixelFrame(x: -5, y: -5, width: 100, height: 100),
            PixelFrame(x: .min, y: .min, width: .max, height: .max),
            PixelFrame(x: .max, y: .max, width: .max, height: .max),
            PixelFrame(x: 0, y: 0, width: .max, height: .max),
        ] {
            let comparison = SnapshotComparison(
                expected: white, actual: changed,
                ignoring: [IgnoredRegion(reason: "x", frame: frame)],
                regions: [NamedRegion(name: "y", frame: frame)])
            #expect(comparison.count + comparison.ignored == 1)
        }
    }

    @Test func aPixelBelongsToTheSmallestRegionThatContainsIt() {
        let big = Bitmap(width: 200, height: 100, filling: 0xFFFF_FFFF)
        var changed = big
        for x in 10..<20 { changed[x, 30] = 0xFF00_0000 }
        for x in 60..<63 { changed[x, 31] = 0xFF00_0000 }
        changed[150, 90] = 0xFF00_0000
        let regions = [
            NamedRegion(name: "row 3", frame: PixelFrame(x: 0, y: 20, width: 200, height: 40)),
            NamedRegion(name: "label", frame: PixelFrame(x: 8, y: 25, width: 10, height: 10)),
            NamedRegion(name: "row 4", frame: PixelFrame(x: 0, y: 60, width: 200, height: 20)),
        ]
        let comparison = SnapshotComparison(expected: big, actual: changed, regions: regions)
        #expect(
            comparison.lines.dropFirst() == [
                "label: 8 px", "row 3: 5 px", "x 150, y 90: 1 px",
            ])
        #expect(
            comparison.regions.map(\.frame) == [
                PixelFrame(x: 10, y: 30, width: 8, height: 1),
                PixelFrame(x: 18, y: 30, width: 45, height: 2),
                PixelFrame(x: 150, y: 90, width: 1, height: 1),
            ])
    }

    @Test func nearbyPixelsOutsideOfRegionsAreJoined() {
        let big = Bitmap(width: 300, height: 300, filling: 0xFFFF_FFFF)
        var changed = big
        for (x, y) in [(10, 10), (30, 20), (40, 40), (200, 200), (299, 0), (0, 299)] {
            changed[x, y] = 0xFF00_0000
        }
        let comparison = SnapshotComparison(expected: big, actual: changed)
        #expect(
            comparison.regions.map(\.description) == [
                "x 10–40, y 10–40: 3 px", "x 299, y 0: 1 px", "x 200, y 200: 1 px",
                "x 0, y 299: 1 px",
            ])
    }
}
