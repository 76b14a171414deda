import Foundation
import TableDrawing
import TableImages

/// How a file of a picture or of an animation differs from another.
public struct PictureFileComparison: Sendable {
    /// What was compared.
    public enum Content: Sendable {
        /// The files have the same bytes.
        case sameBytes
        case still(SnapshotComparison)
        case animated(AnimationComparison)
    }

    public let content: Content
    /// Names the environments where both files say what they were made with, and differently.
    public let environment: String?
    /// Says of each file whose colours were converted from what; files of the same bytes are not decoded.
    public let conversions: [String]

    /// Compares two files, or folders of frames with one another or with files.
    ///
    /// Equal bytes are not decoded twice. An animation and a still picture are compared as animations;
    /// the latter has one frame. Throws an `ImageError` for what cannot be read, and what `places` throws.
    ///
    /// - Parameters:
    ///   - limits: how large the files may be; those of references where nothing is said.
    ///   - namesPlaces: whether `places` is asked for files of the same bytes, too, since it throws for
    ///     places that they do not have.
    ///   - places: is given both files and makes what says of each frame, in order, what is not
    ///     compared and what has a name; a still picture is frame 0.
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
                // Those that are not there are noticed whatever the pictures show.
                let new = try PictureSource(path: actual, limits: limits)
                let (width, height) = try old.size()
                _ = try places(old.side(width, height), new.side(width, height))
            }
            (content, environment, conversions) = (.sameBytes, nil, [])
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
        conversions = [old.conversion, new.conversion].compactMap { $0 }
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

    /// What people want to know, the most important line first.
    public var lines: [String] {
        let lines =
            switch content {
            case .sameBytes: ["the files have the same bytes"]
            case .still(let comparison): comparison.lines
            case .animated(let comparison): comparison.lines
            }
        return lines + conversions + [environment].compactMap { $0 }
    }

    /// The picture of the difference, of animations that of the worst frame; nothing for files of the
    /// same bytes or frames.
    public var picture: Bitmap? {
        switch content {
        case .sameBytes: nil
        case .still(let comparison): comparison.picture
        case .animated(let comparison): comparison.picture
        }
    }

    /// The comparison that has numbers: that of the worst frame for animations.
    public var shown: SnapshotComparison? {
        switch content {
        case .sameBytes: nil
        case .still(let comparison): comparison
        case .animated(let comparison): comparison.worst
        }
    }
}
