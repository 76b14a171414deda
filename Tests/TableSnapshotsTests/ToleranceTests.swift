import Foundation
import TableDrawing
import Testing

@testable import TableSnapshots

@Suite struct ToleranceTests {
    private let white = Bitmap(width: 400, height: 800, filling: 0xFFFF_FFFF)

    private func verdict(_ actual: Bitmap, _ tolerance: Tolerance) -> SnapshotComparison.Verdict {
        SnapshotComparison(expected: white, actual: actual, tolerance: tolerance).verdict
    }

    private func changing(_ places: some Sequence<(Int, Int)>, to pixel: UInt32) -> Bitmap {
        var changed = white
        for (x, y) in places { changed[x, y] = pixel }
        return changed
    }

    @Test func aChannelThresholdIsInclusive() throws {
        let changed = changing([(3, 4)], to: 0xFFFB_FFFF)
        #expect(verdict(changed, try Tolerance(channelThreshold: 4)) == .withinTolerance)
        #expect(verdict(changed, try Tolerance(channelThreshold: 3)) == .different)
    }

    @Test func theLimitsOfPixelsAndOfTheirRatioMustBothHold() throws {
        let changed = changing((0..<8).map { ($0, 0) }, to: 0xFF00_0000)
        #expect(verdict(changed, try Tolerance(maximumPixels: 8)) == .withinTolerance)
        #expect(verdict(changed, try Tolerance(maximumPixels: 7)) == .different)
        #expect(verdict(changed, try Tolerance(maximumRatio: 0.000_025)) == .withinTolerance)
        #expect(verdict(changed, try Tolerance(maximumRatio: 0.000_024)) == .different)
        let both = try Tolerance(maximumPixels: 8, maximumRatio: 0.000_024)
        #expect(verdict(changed, both) == .different)
    }

    @Test func indistinguishableColoursPass() throws {
        // Two light blues: 5 of 255 in a channel, and a barely visible difference.
        let changed = changing([(3, 4)], to: 0xFFFA_FFFF)
        let distance = PerceptualJudge.distance(0xFFFA_FFFF, 0xFFFF_FFFF)
        #expect(distance > 1.5 && distance < 3.5)
        #expect(
            verdict(changed, try Tolerance(perceptualDistance: distance + 0.01))
                == .withinTolerance)
        #expect(
            verdict(changed, try Tolerance(perceptualDistance: distance - 0.01)) == .different)
    }

    @Test func scatteredPixelsPassADensityAndAMissingSeparatorDoesNot() throws {
        let density = try Tolerance(density: .init())
        let scattered = changing(
            (0..<20).map { (($0 * 97 + 31) % 400, ($0 * 211 + 17) % 800) }, to: 0xFF00_0000)
        #expect(verdict(scattered, density) == .withinTolerance)
        let across = changing((15..<400).map { ($0, 300) }, to: 0xFFC6_C6C8)
        #expect(verdict(across, density) == .different)
        let atTheEnd = changing((300..<400).map { ($0, 799) }, to: 0xFFC6_C6C8)
        #expect(verdict(atTheEnd, density) == .different)
        let down = changing((0..<60).map { (399, $0) }, to: 0xFFC6_C6C8)
        #expect(verdict(down, density) == .different)
    }

    /// Compares with a search that counts every window separately.
    @Test(arguments: 0..<40)
    func theReportedWindowIsTheDensest(seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
        let (width, height, side) = (1 + random(24), 1 + random(24), 2 + random(12))
        let expected = Bitmap(width: width, height: height)
        var actual = expected
        for _ in 0..<(1 + random(30)) {
            actual[random(width), random(height)] = 0xFF00_0000
        }
        let mask = DifferenceMask(expected, actual, threshold: 0)
        var best = 0
        let (across, down) = (min(side, width), min(side, height))
        for top in 0...(height - down) {
            for left in 0...(width - across) {
                let count = (top..<(top + down)).reduce(0) { sum, y in
                    sum + (left..<(left + across)).filter { actual[$0, y] != 0 }.count
                }
                best = max(best, count)
            }
        }
        let found = try #require(DensestWindow(of: mask, side: side))
        #expect(found.count == best)
        let inside = found.frame.rows.reduce(0) { sum, y in
            sum + found.frame.columns.filter { actual[$0, y] != 0 }.count
        }
        #expect(inside == best, "the frame is where the pixels are")
    }

    @Test func aDifferentlySmoothedEdgePassesAndAMovedEdgeDoesNot() throws {
        /// Black half-plane below a slanted edge, smoothed by its coverage of `samples`² points.
        func slope(samples: Int, shift: Double) -> Bitmap {
            var bitmap = Bitmap(width: 120, height: 60, filling: 0xFFFF_FFFF)
            for y in 0..<60 {
                for x in 0..<120 {
                    var covered = 0
                    for i in 0..<samples {
                        for j in 0..<samples {
                            let u = Double(x) + (Double(i) + 0.5) / Double(samples)
                            let v = Double(y) + (Double(j) + 0.5) / Double(samples)
                            if v > 10 + shift + u * 0.37 { covered += 1 }
                        }
                    }
                    let grey = UInt32(255 - covered * 255 / (samples * samples))
                    bitmap[x, y] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
                }
            }
            return bitmap
        }
        let tolerance = try Tolerance(ignoresAntialiasing: true)
        let sharp = SnapshotComparison(
            expected: slope(samples: 2, shift: 0), actual: slope(samples: 8, shift: 0),
            tolerance: tolerance)
        #expect(sharp.verdict == .withinTolerance)
        #expect(sharp.tolerated > 50)
        let moved = SnapshotComparison(
            expected: slope(samples: 8, shift: 0), actual: slope(samples: 8, shift: 3),
            tolerance: tolerance)
        #expect(moved.count > 100)
    }

    /// Black disk on white, 48 × 40 px, with `samples` × `samples` in each pixel, moved to the
    /// right by sixteenths of a pixel.
    private func disk(samples: Int, shift: Int) -> Bitmap {
        var bitmap = Bitmap(width: 48, height: 40, filling: 0xFFFF_FFFF)
        for y in 0..<40 {
            for x in 0..<48 {
                var inside = 0
                for j in 0..<samples {
                    for i in 0..<samples {
                        let across = 16 * x + (16 * i + 8) / samples - 16 * 23 - shift
                        let down = 16 * y + (16 * j + 8) / samples - 16 * 19
                        if across * across + down * down < 240 * 240 { inside += 1 }
                    }
                }
                let grey = UInt32(255 - 255 * inside / (samples * samples))
                bitmap[x, y] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
            }
        }
        return bitmap
    }

    /// Counts of pixelmatch 0.4.0 (PyPI) with a threshold of 0: with `includeAA`, and without.
    @Test(
        arguments: [
            (4, 0, 2, 0, 60, 0), (4, 0, 4, 3, 86, 0), (4, 0, 4, 8, 116, 0),
            (4, 0, 4, 24, 176, 18), (8, 0, 1, 0, 100, 0),
        ] as [(Int, Int, Int, Int, Int, Int)])
    func antialiasedPixelsAreThePixelsThatPixelmatchDetects(
        samples: Int, shift: Int, others: Int, otherShift: Int, all: Int, counted: Int
    ) throws {
        let comparison = SnapshotComparison(
            expected: disk(samples: samples, shift: shift),
            actual: disk(samples: others, shift: otherShift),
            tolerance: try Tolerance(ignoresAntialiasing: true))
        #expect(comparison.count == counted)
        #expect(comparison.count + comparison.tolerated == all)
    }

    @Test func aSinglePixelIsNotAntialiasing() throws {
        let changed = changing([(3, 4)], to: 0xFF80_8080)
        #expect(verdict(changed, try Tolerance(ignoresAntialiasing: true)) == .different)
    }

    @Test func valuesOutOfRangeAreErrors() {
        func message(_ make: () throws -> Tolerance) -> String? {
            do {
                _ = try make()
                return nil
            } catch { return "\(error)" }
        }
        #expect(
            message { try Tolerance(channelThreshold: 256) }
                == "the channel threshold is 256; give 0 to 255")
        #expect(message { try Tolerance(channelThreshold: -1) } != nil)
        #expect(
            message { try Tolerance(maximumRatio: .nan) }
                == "the maximum ratio is nan; give 0 to 1")
        #expect(message { try Tolerance(maximumRatio: 1.01) } != nil)
        #expect(message { try Tolerance(maximumRatio: -0.5) } != nil)
        #expect(message { try Tolerance(maximumPixels: -1) } != nil)
        #expect(message { try Tolerance(perceptualDistance: .infinity) } != nil)
        #expect(message { try Tolerance(perceptualDistance: .nan) } != nil)
        #expect(message { try Tolerance(density: .init(window: 1)) } != nil)
        #expect(message { try Tolerance(density: .init(window: 32, share: 2)) } != nil)
        #expect(message { try Tolerance(channelThreshold: 255, maximumRatio: 1) } == nil)
    }

    @Test func theDescriptionListsTheToleratedDifferences() throws {
        #expect("\(Tolerance.exact)" == "exact")
        let tolerance = try Tolerance(
            channelThreshold: 4, perceptualDistance: 1.5, ignoresAntialiasing: true,
            maximumPixels: 20, maximumRatio: 0.01, density: .init(window: 16, share: 0.1))
        #expect(
            "\(tolerance)" == """
                channels within 4 of 255, colours within 1.5 (CIEDE2000), antialiasing, \
                at most 20 px, at most 0.01 of all pixels, at most 0.1 of any 16 × 16 px
                """)
        let comparison = SnapshotComparison(
            expected: white, actual: changing([(0, 0)], to: 0xFFFF_FFFE), tolerance: tolerance)
        #expect(
            comparison.lines.last
                == "tolerance: \(tolerance); 1 px differs within the tolerance")
    }

    @Test func aStoredToleranceIsCheckedWhenItIsRead() throws {
        let tolerance = try Tolerance(
            channelThreshold: 4, ignoresAntialiasing: true, density: .init(window: 16, share: 0.1))
        let data = try JSONEncoder().encode(tolerance)
        #expect(try JSONDecoder().decode(Tolerance.self, from: data) == tolerance)
        #expect(try String(decoding: JSONEncoder().encode(Tolerance.exact), as: UTF8.self) == "{}")
        #expect(throws: ToleranceError.self) {
            try JSONDecoder().decode(Tolerance.self, from: Data(#"{"maximumRatio": 7}"#.utf8))
        }
    }
}
