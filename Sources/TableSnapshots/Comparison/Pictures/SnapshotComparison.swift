import Foundation
import TableDrawing
import TableImages

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

    let pictures: ComparedPictures
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
    /// The largest difference of a channel, premultiplied, 0 to 255, where pixels are compared.
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
        self.init(
            expected: .bitmap(expected), actual: .bitmap(actual), tolerance: tolerance,
            places: ComparedPlaces(ignored: ignoring, named: regions, recorded: recordedRegions))
    }

    /// Compares what is given to be compared of both; what two files share is not decoded.
    init(
        expected: ComparedPicture, actual: ComparedPicture, tolerance: Tolerance,
        places: ComparedPlaces
    ) {
        let pictures = ComparedPictures(expected, actual)
        let threshold = tolerance.channelThreshold
        if case .scanlines(let old) = expected, case .scanlines(let new) = actual,
            old.isComparable(with: new)
        {
            let mask = DifferenceMask(old, new, threshold: threshold)
            self.init(
                pictures, mask: mask.rows.isEmpty ? nil : mask, tolerance: tolerance,
                places: places)
        } else if pictures.sizesAgree, Self.areEqual(pictures.expected, pictures.actual) {
            self.init(pictures, mask: nil, tolerance: tolerance, places: places)
        } else {
            let mask = DifferenceMask(pictures.expected, pictures.actual, threshold: threshold)
            self.init(pictures, mask: mask, tolerance: tolerance, places: places)
        }
    }

    /// Judges what differs where both pictures are; nothing does in pictures that are the same.
    private init(
        _ pictures: ComparedPictures, mask: DifferenceMask?, tolerance: Tolerance,
        places: ComparedPlaces
    ) {
        self.pictures = pictures
        self.tolerance = tolerance
        let alone = pictures.framesOfOne
        let beyond = alone.reduce(0) { $0 + $1.area }
        let holes = places.ignored.map(\.frame)
        let counted = alone.map { frame in (frame: frame, counted: frame.parts(outside: holes)) }
        let countedBeyond = counted.flatMap { $0.counted }.reduce(0) { $0 + $1.area }
        total = pictures.common.area + beyond
        ignoring = places.ignored
        guard var mask else {
            (verdict, count, tolerated, ignored, worst) = (.identical, 0, 0, 0, 0)
            (regions, densest, place, self.mask) = ([], nil, nil, nil)
            return
        }
        for region in ignoring { mask.ignore(region.frame) }
        if tolerance.perceptualDistance > 0 {
            mask.tolerate(
                distance: tolerance.perceptualDistance, pictures.expected, pictures.actual)
        }
        if tolerance.ignoresAntialiasing {
            mask.tolerateAntialiasing(pictures.expected, pictures.actual)
        }
        count = mask.count(of: PixelMark.different) + countedBeyond
        tolerated = mask.count(of: PixelMark.tolerated)
        ignored = mask.count(of: PixelMark.ignored) + beyond - countedBeyond
        // Files are decoded for it only where the largest difference may be among what is ignored.
        worst =
            mask.count(of: PixelMark.ignored) > 0
            ? mask.worstCompared(pictures.expected, pictures.actual) : mask.worst
        place = mask.extent(of: PixelMark.different).map { Place(frame: $0.frame, first: $0.first) }
        regions = RegionTally.regions(
            of: mask, alone: counted,
            names: RegionChoice(named: places.named, recorded: places.recorded))
        densest = tolerance.density.flatMap { DensestWindow(of: mask, side: $0.window) }
        let isAllowed =
            pictures.sizesAgree && tolerance.allows(count: count, of: total, densest: densest)
        verdict = isAllowed ? .withinTolerance : .different
        self.mask = mask
    }

    /// The picture that was expected; of files it is decoded when it is first asked for.
    public var expected: Bitmap { pictures.expected }
    /// The picture that is there; of files it is decoded when it is first asked for.
    public var actual: Bitmap { pictures.actual }

    /// Whether the picture passes.
    public var passes: Bool { verdict != .different }

    /// Compares what is given to be compared of both.
    init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance, places: ComparedPlaces) {
        self.init(
            expected: .bitmap(expected), actual: .bitmap(actual), tolerance: tolerance,
            places: places)
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
