import Foundation
import TableDrawing
import TableImages

/// A still picture recorded as PNG with its named regions, and with a palette if it has few
/// colours.
package struct RecordablePicture: Recordable {
    private let bitmap: Bitmap
    private let scale: Double
    private let stamps: [PNGText]
    private let tolerance: Tolerance
    private let ignoring: [IgnoredPlace]
    private let regions: () throws -> [NamedRegion]

    /// - Parameters:
    ///   - scale: pixels per point, stored in the file.
    ///   - stamps: versions of libraries and fonts, stored in the file.
    ///   - ignoring: ignored places in the picture and its reference.
    ///   - regions: closure that returns the named regions of the picture on demand.
    package init(
        _ bitmap: Bitmap, scale: Double, stamps: [PNGText], tolerance: Tolerance = .exact,
        ignoring: [IgnoredPlace] = [], regions: @escaping () throws -> [NamedRegion] = { [] }
    ) {
        self.bitmap = bitmap
        self.scale = scale
        self.stamps = stamps
        self.tolerance = tolerance
        self.ignoring = ignoring
        self.regions = regions
    }

    /// Returns the PNG with stamps, and with named regions after the pixels.
    ///
    /// Throws a `ReferenceSizeError` if the picture is too large, and the errors of the regions'
    /// closure.
    package func encoded() throws -> [UInt8] {
        try ReferenceFile.check(width: bitmap.width, height: bitmap.height)
        let bytes =
            try PalettePNG.encode(bitmap, scale: scale, text: stamps)
            ?? PNGEncoder.encode(bitmap, scale: scale, text: stamps, compression: .recorded)
        let regions = RecordedRegions(try regions())
        return try PNGTail.adding([], compressed: [regions.text()].compactMap(\.self), to: bytes)
    }

    /// Returns the differing pixels with their places, or `nil` for equal pictures.
    ///
    /// Throws an `ImageError` if the reference is unreadable, and the errors of the regions'
    /// closure.
    package func mismatch(with reference: Data, path: String) throws -> SnapshotMismatch? {
        let (expected, remarks) = try DecodingRemarks.collected {
            UndecodedParts.record(in: reference, name: path)
            return try ImageDecoder(limits: ReferenceFile.imageLimits, refusesForeignColors: true)
                .decode(reference, name: path)
        }
        guard !Self.areEqual(expected, bitmap) else { return SnapshotMismatch(unseen: remarks) }
        let recorded = FrameRegions(of: reference, path, expected.width, expected.height)
        let comparison = SnapshotComparison(
            expected: expected, actual: bitmap, tolerance: tolerance,
            places: ComparedPlaces(
                ignoring: ignoring, named: try regions(), recorded: recorded.regions(of: 0)))
        var mismatch = SnapshotMismatch(message: comparison.summary)
        mismatch.isTolerated = comparison.passes
        mismatch.note(comparison, isStill: true)
        if tolerance != .exact { mismatch.tolerance = tolerance.description }
        mismatch.notes =
            recorded.notes(on: ignoring)
            + [comparison.densestRemark, comparison.ignoredRemark].compactMap(\.self)
        let texts = try PNGMetadata(reference, name: path).texts
        mismatch.environmentDifference = [
            StampDifference.line(recorded: texts, here: stamps)
        ].compactMap(\.self)
        mismatch.fontDifference = StampDifference.fonts(recorded: texts, here: stamps)
        mismatch.picture = { try PNGEncoder.encode(comparison.picture) }
        return mismatch
    }

    /// Whether two bitmaps are equal.
    ///
    /// This check comes first, because most pictures are equal.
    private static func areEqual(_ one: Bitmap, _ other: Bitmap) -> Bool {
        guard one.width == other.width, one.height == other.height else { return false }
        return one.pixels.withUnsafeBytes { left in
            other.pixels.withUnsafeBytes { right in
                guard let start = left.baseAddress, let end = right.baseAddress else { return true }
                return memcmp(start, end, left.count) == 0
            }
        }
    }
}
