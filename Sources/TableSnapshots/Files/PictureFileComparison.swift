import Foundation
import TableDrawing
import TableImages

/// The differences between two files of pictures or animations.
public struct PictureFileComparison: Sendable {
    /// The compared content.
    public enum Content: Sendable {
        /// The files have equal bytes.
        case sameBytes
        case still(SnapshotComparison)
        case animated(AnimationComparison)
    }

    public let content: Content
    /// Differences between the environments stored in both files, or `nil`.
    public let environment: String?

    /// Compares two files, or folders of frames with each other or with files.
    ///
    /// Equal bytes are not decoded twice. If either file is an animation, a still picture
    /// counts as an animation with a single frame. Throws an `ImageError` if a file is
    /// unreadable, and the errors of `places`.
    ///
    /// - Parameters:
    ///   - limits: limits on the files. The defaults are the limits of references.
    ///   - namesPlaces: whether `places` is called for equal files too, because it throws for
    ///     missing places.
    ///   - places: a closure that receives both files, and returns a closure for the ignored
    ///     and named regions of each frame in order. A still picture is frame 0.
    public init(
        expected: String, actual: String, tolerance: Tolerance = .exact,
        limits: ImageLimits = ReferenceFile.imageLimits, namesPlaces: Bool = false,
        places: (_ expected: PictureSide, _ actual: PictureSide) throws -> (Int) throws ->
            ComparedPlaces = { _, _ in { _ in ComparedPlaces() } }
    ) throws {
        let old = try PictureSource(path: expected, limits: limits)
        if let bytes = old.data, ImageDecoder.file(actual, holds: bytes) {
            try old.check()
            if namesPlaces {
                // Missing places are reported even if the pictures are equal.
                let new = try PictureSource(path: actual, limits: limits)
                let (width, height) = try old.size()
                _ = try places(old.side(width, height), new.side(width, height))
            }
            (content, environment) = (.sameBytes, nil)
            return
        }
        let new = try PictureSource(path: actual, limits: limits)
        if old.isAnimated || new.isAnimated {
            let (expected, actual) = (try old.reader(), try new.reader())
            let places = try places(
                old.side(expected.width, expected.height), new.side(actual.width, actual.height))
            content = .animated(
                try AnimationComparison(
                    expected: expected, actual: actual, tolerance: tolerance, places: places))
        } else {
            let (expected, actual) = try PicturePair.pictures(old, new)
            let places = try places(
                old.side(expected.width, expected.height), new.side(actual.width, actual.height))
            content = .still(
                SnapshotComparison(
                    expected: expected, actual: actual, tolerance: tolerance, places: try places(0))
            )
        }
        let isDifferent = Self.verdict(of: content) == .different
        environment =
            isDifferent && !old.texts.isEmpty && !new.texts.isEmpty
            ? StampDifference.line(
                of: old.texts, from: expected, and: new.texts, from: actual) : nil
    }

    public var verdict: SnapshotComparison.Verdict { Self.verdict(of: content) }

    private static func verdict(of content: Content) -> SnapshotComparison.Verdict {
        switch content {
        case .sameBytes: .identical
        case .still(let comparison): comparison.verdict
        case .animated(let comparison): comparison.verdict
        }
    }

    /// Description for people, with the most important line first.
    public var lines: [String] {
        let lines =
            switch content {
            case .sameBytes: ["the files have the same bytes"]
            case .still(let comparison): comparison.lines
            case .animated(let comparison): comparison.lines
            }
        return lines + [environment].compactMap { $0 }
    }

    /// The difference picture, of the worst frame for animations, or `nil` for equal bytes or
    /// frames.
    public var picture: Bitmap? {
        switch content {
        case .sameBytes: nil
        case .still(let comparison): comparison.picture
        case .animated(let comparison): comparison.picture
        }
    }

    /// The comparison with pixel numbers, of the worst frame for animations, or `nil`.
    public var shown: SnapshotComparison? {
        switch content {
        case .sameBytes: nil
        case .still(let comparison): comparison
        case .animated(let comparison): comparison.worst
        }
    }
}
