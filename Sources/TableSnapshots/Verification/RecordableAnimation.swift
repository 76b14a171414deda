import Foundation
import TableImages

/// An animation, recorded as APNG.
public struct RecordableAnimation: Recordable {
    private let bytes: [UInt8]
    private let tolerance: Tolerance
    private let ignoring: [IgnoredRegion]
    private let regions: () throws -> [NamedRegion]

    /// - Parameters:
    ///   - bytes: the animation's file.
    ///   - tolerance: what may differ in every frame.
    ///   - ignoring: what is not compared in any.
    ///   - regions: makes the named places of the frames, if they are needed.
    public init(
        encoded bytes: [UInt8], tolerance: Tolerance = .exact, ignoring: [IgnoredRegion] = [],
        regions: @escaping () throws -> [NamedRegion] = { [] }
    ) {
        self.bytes = bytes
        self.tolerance = tolerance
        self.ignoring = ignoring
        self.regions = regions
    }

    public func encoded() -> [UInt8] { bytes }

    public func mismatch(with reference: Data, path: String) throws -> SnapshotMismatch? {
        guard !reference.elementsEqual(bytes) else { return nil }
        let made = Data(bytes)
        guard let expected = try FrameReaders.reader(of: reference, name: path),
            let actual = try FrameReaders.reader(of: made)
        else { return SnapshotMismatch(message: "the reference is a still picture") }
        let comparison = try AnimationComparison(
            expected: expected, actual: actual, tolerance: tolerance, ignoring: ignoring,
            regions: try regions())
        guard comparison.verdict != .identical else { return nil }
        var mismatch = SnapshotMismatch(message: Self.message(comparison))
        mismatch.isTolerated = comparison.verdict == .withinTolerance
        if tolerance != .exact { mismatch.tolerance = tolerance.description }
        if let worst = comparison.worst {
            mismatch.note(worst)
            mismatch.picture = { try PNGEncoder.encode(worst.picture) }
        }
        mismatch.environmentDifference = [
            StampDifference.line(
                recorded: try PNGMetadata(reference, name: path).texts,
                here: try PNGMetadata(made).texts)
        ].compactMap(\.self)
        return mismatch
    }

    /// What differs in time and in which frames; the worst one is told of by its places.
    private static func message(_ comparison: AnimationComparison) -> String {
        let frames = comparison.frames.count
        let shown = min(comparison.expectedFrames, comparison.actualFrames)
        let words = frames > 0 ? ["\(frames) of \(shown) frames differ"] : []
        let worst = comparison.worst.map { ["the worst: \($0.summary)"] } ?? []
        return (comparison.timing + words + worst).joined(separator: "; ")
    }
}
