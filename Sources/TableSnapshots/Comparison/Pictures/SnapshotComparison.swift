import Foundation
import TableDrawing

/// How a picture differs from the one that was recorded.
public struct SnapshotComparison: Sendable {
    /// What a comparison comes to.
    public enum Verdict: String, Sendable, Hashable, Codable {
        /// Sizes and all pixels are the same.
        case identical
        /// Something differs, and the tolerance or the ignored regions let it pass.
        case withinTolerance
        /// The pictures are not the same.
        case different
    }

    public let expected: Bitmap
    public let actual: Bitmap
    public let tolerance: Tolerance
    public let ignoring: [IgnoredRegion]
    public let verdict: Verdict
    /// How many pixels differ and count, with those that only one of the pictures has.
    public let count: Int
    /// How many differ and are let pass one by one, by threshold, distance or antialiasing.
    public let tolerated: Int
    /// How many differ where nothing is compared.
    public let ignored: Int
    /// How many pixels one of the pictures or both have.
    public let total: Int
    /// The largest difference of a channel, premultiplied, 0 to 255, ignored regions included.
    public let worst: Int
    /// Where the pixels are that count, the most first.
    public let regions: [RegionDifference]
    /// Where they lie densest; looked for where the tolerance has a density.
    public let densest: DensestWindow?
    /// Where the pixels are that both pictures have and that count.
    let place: Place?
    /// What differs of the pixels that both pictures have; nothing for identical pictures.
    let mask: DifferenceMask?

    /// Where pixels are that differ.
    struct Place: Sendable {
        /// The smallest rectangle around them, in pixels.
        let frame: PixelFrame
        /// The first one in reading order.
        let first: (x: Int, y: Int)
    }

    /// Compares; bitmaps that are equal cost one pass over their memory.
    ///
    /// - Parameters:
    ///   - ignoring: What is not compared, in pixels.
    ///   - regions: The named places of the actual picture; the smallest that holds a pixel names it.
    ///   - recordedRegions: The named places of the expected picture, for what is elsewhere now.
    public init(
        expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact,
        ignoring: [IgnoredRegion] = [], regions: [NamedRegion] = [],
        recordedRegions: [NamedRegion] = []
    ) {
        self.expected = expected
        self.actual = actual
        self.tolerance = tolerance
        self.ignoring = ignoring
        let common = min(expected.width, actual.width) * min(expected.height, actual.height)
        total = expected.pixels.count + actual.pixels.count - common
        let sizesAgree = expected.width == actual.width && expected.height == actual.height
        if sizesAgree && Self.areEqual(expected, actual) {
            (verdict, count, tolerated, ignored, worst) = (.identical, 0, 0, 0, 0)
            (self.regions, densest, place, mask) = ([], nil, nil, nil)
            return
        }
        var mask = DifferenceMask(expected, actual, threshold: tolerance.channelThreshold)
        for region in ignoring { mask.ignore(region.frame) }
        if tolerance.perceptualDistance > 0 {
            mask.tolerate(distance: tolerance.perceptualDistance, expected, actual)
        }
        if tolerance.ignoresAntialiasing { mask.tolerateAntialiasing(expected, actual) }
        let differing = mask.count(of: PixelMark.different)
        count = differing + total - common
        tolerated = mask.count(of: PixelMark.tolerated)
        ignored = mask.count(of: PixelMark.ignored)
        worst = mask.worst
        place = mask.extent(of: PixelMark.different).map { Place(frame: $0.frame, first: $0.first) }
        self.regions = RegionTally.regions(
            of: mask, alone: Self.frames(ofOne: expected, actual),
            names: RegionChoice(named: regions, recorded: recordedRegions))
        densest = tolerance.density.flatMap { DensestWindow(of: mask, side: $0.window) }
        let isAllowed =
            sizesAgree && tolerance.allows(count: count, of: total, densest: densest)
        verdict = isAllowed ? .withinTolerance : .different
        self.mask = mask
    }

    /// Whether the picture passes.
    public var passes: Bool { verdict != .different }

    /// Compares what is given to be compared of both.
    init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance, places: ComparedPlaces) {
        self.init(
            expected: expected, actual: actual, tolerance: tolerance, ignoring: places.ignored,
            regions: places.named, recordedRegions: places.recorded)
    }

    /// What only one of two pictures has: to the right of the other, and below both.
    private static func frames(ofOne one: Bitmap, _ other: Bitmap) -> [PixelFrame] {
        let width = min(one.width, other.width)
        let height = min(one.height, other.height)
        return [one, other].flatMap { bitmap in
            [
                PixelFrame(
                    x: width, y: 0, width: bitmap.width - width, height: bitmap.height),
                PixelFrame(
                    x: 0, y: height, width: min(bitmap.width, width),
                    height: bitmap.height - height),
            ]
        }.filter { $0.area > 0 }
    }

    private static func areEqual(_ one: Bitmap, _ other: Bitmap) -> Bool {
        one.pixels.withUnsafeBytes { left in
            other.pixels.withUnsafeBytes { right in
                guard let start = left.baseAddress, let other = right.baseAddress else {
                    return left.count == right.count
                }
                return memcmp(start, other, left.count) == 0
            }
        }
    }
}
