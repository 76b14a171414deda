import Foundation
import Testing

@testable import TableSnapshots

@Suite struct ColorDistanceTests {
    /// Pairs of Sharma, Wu and Dalal (2005), table 1: two colours and their difference.
    static let pairs: [[Double]] = [
        [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
        [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
        [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412],
        [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000],
        [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000],
        [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
        [50, 0, 0, 50, -1, 2, 2.3669],
        [50, -1, 2, 50, 0, 0, 2.3669],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0010, 7.1792],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0012, 7.2195],
        [50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045],
        [50, -0.0010, 2.4900, 50, 0.0010, -2.4900, 4.8045],
        [50, -0.0010, 2.4900, 50, 0.0011, -2.4900, 4.7461],
        [50, 2.5000, 0, 50, 0, -2.5000, 4.3065],
        [50, 2.5000, 0, 73, 25, -18, 27.1492],
        [50, 2.5000, 0, 61, -5, 29, 22.8977],
        [50, 2.5000, 0, 56, -27, -3, 31.9030],
        [50, 2.5000, 0, 58, 24, 15, 19.4535],
        [50, 2.5000, 0, 50, 3.1736, 0.5854, 1.0000],
        [50, 2.5000, 0, 50, 3.2972, 0, 1.0000],
        [50, 2.5000, 0, 50, 1.8634, 0.5757, 1.0000],
        [50, 2.5000, 0, 50, 3.2592, 0.3350, 1.0000],
        [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
        [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
        [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
        [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
        [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
        [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
        [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
        [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
        [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
        [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
    ]

    @Test(arguments: pairs)
    func distancesEqualThePublishedDistances(pair: [Double]) {
        let one = LabColor(lightness: pair[0], a: pair[1], b: pair[2])
        let other = LabColor(lightness: pair[3], a: pair[4], b: pair[5])
        #expect(abs(LabColor.distance(one, other) - pair[6]) < 0.000_05)
        #expect(abs(LabColor.distance(other, one) - pair[6]) < 0.000_05)
    }

    @Test func thereAreThirtyFourPairs() { #expect(Self.pairs.count == 34) }

    /// Lindbloom's values for sRGB's primaries under D65.
    @Test(
        arguments: [
            (0xFFFF_FFFF, 100, 0, 0), (0xFF00_0000, 0, 0, 0),
            (0xFFFF_0000, 53.2408, 80.0925, 67.2032),
            (0xFF00_FF00, 87.7347, -86.1827, 83.1793),
            (0xFF00_00FF, 32.2970, 79.1875, -107.8602),
        ] as [(UInt32, Double, Double, Double)])
    func pixelsHaveThePublishedColours(pixel: UInt32, lightness: Double, a: Double, b: Double) {
        let color = LabColor(pixel)
        #expect(abs(color.lightness - lightness) < 0.01)
        #expect(abs(color.a - a) < 0.02)
        #expect(abs(color.b - b) < 0.02)
    }

    @Test func translucentPixelsAreComparedOnWhiteAndOnBlack() {
        // A clear pixel and a translucent white pixel: equal on white, far apart on black.
        #expect(PerceptualJudge.distance(0, 0x8080_8080) > 30)
        // A clear pixel and a translucent black pixel: equal on black.
        #expect(PerceptualJudge.distance(0, 0x8000_0000) > 30)
        #expect(PerceptualJudge.distance(0x8040_2010, 0x8040_2010) == 0)
    }

    @Test func aJudgeCachesPairsByTheirWholeValue() {
        var judge = PerceptualJudge(limit: 1)
        for round in 0..<2 {
            for grey: UInt32 in 0...255 {
                let pixel = 0xFF00_0000 | grey << 16 | grey << 8 | grey
                let isNear = PerceptualJudge.distance(pixel, 0xFF80_8080) <= 1
                #expect(judge.accepts(pixel, 0xFF80_8080) == isNear, "round \(round)")
            }
        }
    }
}
