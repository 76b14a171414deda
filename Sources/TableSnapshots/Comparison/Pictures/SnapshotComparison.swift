import Foundation
import TableDrawing
import TableImages

/// The differences between a picture and its reference.
public struct SnapshotComparison: Sendable {
    /// Verdict of a comparison.
    public enum Verdict: String, Sendable, Hashable, Codable {
        /// Sizes and all pixels are equal.
        case identical
        /// Differences are within the tolerance or in ignored regions.
        case withinTolerance
        /// The pictures differ.
        case different
    }

    let pictures: ComparedPictures
    /// Allowed difference between the pictures.
    public let tolerance: Tolerance
    /// Regions with pixels that are not compared.
    public let ignoring: [IgnoredRegion]
    /// Result of the comparison, including the sizes of the pictures.
    public let verdict: Verdict
    /// Number of differing pixels that count, including pixels covered by a single picture.
    public let count: Int
    /// Number of differing pixels tolerated by threshold, distance or antialiasing.
    public let tolerated: Int
    /// Number of differing pixels in ignored regions.
    public let ignored: Int
    /// Number of pixels covered by either picture.
    public let total: Int
    /// Largest premultiplied channel difference of compared pixels, from 0 to 255.
    public let worst: Int
    /// Places of counted pixels, largest number first.
    public let regions: [RegionDifference]
    /// The densest window, if the tolerance has a density.
    public let densest: DensestWindow?
    /// Place of counted pixels in the common area.
    let place: Place?
    /// Differences in the common area, or `nil` for identical pictures.
    let mask: DifferenceMask?

    /// A place of differing pixels.
    struct Place: Sendable {
        /// Bounding box of the pixels, in pixels.
        let frame: PixelFrame
        /// The first pixel in reading order.
        let first: (x: Int, y: Int)
    }

    /// Compares two bitmaps.
    ///
    /// Equal bitmaps cost a single pass over their memory.
    ///
    /// - Parameters:
    ///   - ignoring: ignored regions, in pixels.
    ///   - regions: named regions of the actual picture. The smallest region that contains a
    ///     pixel names it.
    ///   - recordedRegions: named regions of the expected picture, for parts that have moved.
    public init(
        expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact,
        ignoring: [IgnoredRegion] = [], regions: [NamedRegion] = [],
        recordedRegions: [NamedRegion] = []
    ) {
        self.init(
            expected: .bitmap(expected), actual: .bitmap(actual), tolerance: tolerance,
            places: ComparedPlaces(ignored: ignoring, named: regions, recorded: recordedRegions))
    }

    /// Compares two pictures.
    ///
    /// Common rows of two files are not decoded.
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

    /// Judges the differences in the common area.
    ///
    /// The mask is `nil` for identical pictures.
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
        // Files are decoded only if the largest difference may be in an ignored region.
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

    /// The expected picture.
    ///
    /// A file is decoded on first use.
    public var expected: Bitmap { pictures.expected }
    /// The actual picture.
    ///
    /// A file is decoded on first use.
    public var actual: Bitmap { pictures.actual }

    /// Whether the picture passes.
    public var passes: Bool { verdict != .different }

    /// Compares two bitmaps with ignored and named regions.
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
