import Foundation
import TableImages

/// An animation recorded as APNG, with the named regions of every frame.
package struct RecordableAnimation: Recordable {
    private let bytes: [UInt8]
    private let tolerance: Tolerance
    private let ignoring: [IgnoredPlace]
    private let details: () throws -> RecordedDetails

    /// - Parameters:
    ///   - bytes: file of the animation.
    ///   - tolerance: tolerance for every frame.
    ///   - ignoring: ignored places in all frames.
    ///   - details: closure that returns additional data on demand. It is called at most once.
    package init(
        encoded bytes: [UInt8], tolerance: Tolerance = .exact, ignoring: [IgnoredPlace] = [],
        details: @escaping () throws -> RecordedDetails = { RecordedDetails() }
    ) {
        self.bytes = bytes
        self.tolerance = tolerance
        self.ignoring = ignoring
        var made: RecordedDetails?
        self.details = {
            let found = try made ?? details()
            made = found
            return found
        }
    }

    /// Returns the APNG with font stamps and named regions after the pixels.
    ///
    /// Throws the errors of the closure `details`.
    package func encoded() throws -> [UInt8] {
        let details = try details()
        return try PNGTail.adding(
            details.stamps, compressed: [details.regions.text()].compactMap(\.self), to: bytes)
    }

    /// Returns differences in frames and timing, or `nil` for equal animations.
    ///
    /// Throws an `ImageError` if the reference is unreadable, and the errors of the closure
    /// `details`.
    package func mismatch(with reference: Data, path: String) throws -> SnapshotMismatch? {
        // Texts after the pixels do not affect the comparison.
        guard !PNGTail.removed(from: reference).elementsEqual(bytes) else { return nil }
        let made = Data(bytes)
        let limits = ReferenceFile.imageLimits
        guard
            let expected = try FrameReaders.reader(
                of: reference, name: path, limits: limits, refusesForeignColors: true),
            let actual = try FrameReaders.reader(of: made, limits: limits)
        else { return SnapshotMismatch(message: "the reference is a still picture") }
        let recorded = FrameRegions(of: reference, path, expected.width, expected.height)
        var now: FrameRegions?
        var ignored: [[IgnoredRegion]] = []
        let (comparison, remarks) = try DecodingRemarks.collected {
            UndecodedParts.record(in: reference, name: path)
            return try AnimationComparison(
                expected: expected, actual: actual, tolerance: tolerance
            ) { frame in
                // Most animations are the same, and need no names.
                let named = try now ?? FrameRegions(details().regions)
                now = named
                let places = ComparedPlaces(
                    ignoring: ignoring, named: named.regions(of: frame),
                    recorded: recorded.regions(of: frame))
                ignored.append(places.ignored)
                return places
            }
        }
        guard comparison.verdict != .identical else { return SnapshotMismatch(unseen: remarks) }
        var mismatch = SnapshotMismatch(message: Self.message(comparison))
        mismatch.isTolerated = comparison.verdict == .withinTolerance
        if tolerance != .exact { mismatch.tolerance = tolerance.description }
        mismatch.frames = comparison.frames.map(\.index)
        mismatch.framePlaces = FramePlaces.list(of: comparison, ignored: ignored)
        if let worst = comparison.worst { mismatch.note(worst, isStill: false) }
        mismatch.picture = { try comparison.picture.map { try PNGEncoder.encode($0) } }
        mismatch.notes =
            recorded.notes(on: ignoring)
            + [comparison.worst?.densestRemark, comparison.worst?.ignoredRemark]
            .compactMap { remark in
                remark.map { "frame \(comparison.worstIndex ?? 0), \($0)" }
            }
            + Self.notes(on: ignoring, moving: try details().regions)
        let texts = try PNGMetadata(reference, name: path).texts
        let stamps = try stamps(of: made, besides: texts)
        mismatch.environmentDifference = [
            StampDifference.line(recorded: texts, here: stamps)
        ].compactMap(\.self)
        mismatch.fontDifference = StampDifference.fonts(recorded: texts, here: stamps)
        return mismatch
    }

    /// Returns this animation's stamps with keywords known from the reference.
    ///
    /// Older references have no stamps of fonts.
    private func stamps(of made: Data, besides recorded: [PNGText]) throws -> [PNGText] {
        let known = Set(recorded.map(\.keyword))
        return try PNGMetadata(made).texts
            + details().stamps.filter { known.contains($0.keyword) }
    }

    /// Returns notes if rows are ignored by number and an update renumbers rows.
    private static func notes(
        on ignoring: [IgnoredPlace], moving regions: RecordedRegions
    ) -> [String] {
        var seen: Set<String> = []
        let rows = ignoring.compactMap(\.row).filter { seen.insert($0).inserted }
        guard !rows.isEmpty, regions.renumbersRows else { return [] }
        return [
            "rows change their numbers during the animation; each frame ignores the row that has the "
                + "number in the frame: " + rows.joined(separator: "; ")
                + ". An accessibility identifier stays with its row"
        ]
    }

    /// Returns the differences in timing and frames, with the places of the worst frame.
    private static func message(_ comparison: AnimationComparison) -> String {
        let words = comparison.frames.isEmpty ? [] : [comparison.countLine]
        let lines = comparison.timing + words + [comparison.worstLine].compactMap(\.self)
        return lines.isEmpty ? AnimationComparison.onlyIgnored : lines.joined(separator: "; ")
    }
}

/// Data recorded with an animation that is known only after all frames.
package struct RecordedDetails: Sendable {
    /// Named regions of every frame.
    package var regions: RecordedRegions
    /// Stamps of the animation's fonts.
    package var stamps: [PNGText]

    /// Creates details, by default without regions and stamps.
    package init(regions: RecordedRegions = RecordedRegions(), stamps: [PNGText] = []) {
        self.regions = regions
        self.stamps = stamps
    }
}
