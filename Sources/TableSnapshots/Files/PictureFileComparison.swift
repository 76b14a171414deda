import Foundation
import TableDrawing
import TableImages

/// The differences between two files of pictures or animations.
public struct PictureFileComparison: Sendable {
    /// The compared content.
    public enum Content: Sendable {
        /// The files have equal bytes.
        case sameBytes
        /// Neither file can be decoded, and their bytes differ.
        case bytes(ByteComparison)
        /// Result for two still pictures.
        case still(SnapshotComparison)
        /// Result for animations or folders of frames, or for a still picture beside an animation.
        case animated(AnimationComparison)
    }

    /// Result of the comparison, by the kind of the files.
    public let content: Content
    /// Differences between the environments stored in both files, or `nil`.
    public let environment: String?
    /// Diagnostics of the decoders, such as parts that were not decoded, or empty for equal bytes.
    public let remarks: DecodingRemarks
    /// Paths of hidden files in folders of frames, which are not compared.
    public let passedOver: [String]
    /// Lines that name the original colour space of each converted file.
    ///
    /// Files with equal bytes are not decoded.
    public let conversions: [String]

    /// Compares two files, two folders of frames, or a file with a folder of frames.
    ///
    /// Equal bytes are not decoded twice. A still picture is compared with an animation as an
    /// animation of a single frame. If both files cannot be decoded, their bytes are compared.
    ///
    /// - Parameters:
    ///   - limits: Limits of the files' sizes.
    ///   - namesPlaces: Whether `places` is also called for files with equal bytes, to report
    ///     missing places.
    ///   - places: Takes both files, and returns a function from the index of a frame to its
    ///     ignored and named places. A still picture is frame 0.
    /// - Throws: An `ImageError` if a file cannot be read, and the errors of `places`.
    public init(
        expected: String, actual: String, tolerance: Tolerance = .exact,
        limits: ImageLimits = ReferenceFile.imageLimits, namesPlaces: Bool = false,
        places: (_ expected: PictureSide, _ actual: PictureSide) throws -> (Int) throws ->
            ComparedPlaces = { _, _ in { _ in ComparedPlaces() } }
    ) throws {
        let found: Found
        do {
            let (compared, remarks) = try DecodingRemarks.collected {
                try Self.compared(expected, actual, tolerance, limits, namesPlaces, places)
            }
            found = compared
            self.remarks = found.withoutEqualFiles(remarks)
        } catch let error as ImageError {
            guard let old = UndecodableFile(expected, limits: limits),
                let new = UndecodableFile(actual, limits: limits)
            else { throw error }
            let reason =
                old.reason == new.reason
                ? "each \(old.reason)" : "the first \(old.reason), and the second \(new.reason)"
            let bytes = try ByteComparison(expected: expected, actual: actual, reason: reason)
            found = Found(content: bytes.firstDifference == nil ? .sameBytes : .bytes(bytes))
            remarks = DecodingRemarks()
        }
        content = found.content
        passedOver = found.sources.flatMap(\.hiddenPaths)
        conversions = found.sources.compactMap(\.conversion)
        let texts = found.sources.map(\.texts)
        let isDifferent = Self.verdict(of: content) == .different
        environment =
            isDifferent && texts.count == 2 && texts.allSatisfy { !$0.isEmpty }
            ? StampDifference.line(of: texts[0], from: expected, and: texts[1], from: actual) : nil
    }

    /// The compared content of two files or folders.
    private struct Found {
        let content: Content
        /// Both files or folders, or empty if they were not decoded.
        var sources: [PictureSource] = []
        /// Whether files with different bytes have equal content, with all undecoded parts.
        var hasEqualContent = false

        /// Returns the remarks without remarks about files and frames with equal bytes or content
        /// on both sides.
        func withoutEqualFiles(_ remarks: DecodingRemarks) -> DecodingRemarks {
            // Equal bytes are equal pictures, with all undecoded parts.
            if case .sameBytes = content { return DecodingRemarks() }
            var remarks = remarks
            if hasEqualContent { remarks.removeUndecoded { _ in true } }
            guard sources.allSatisfy({ $0.data == nil }) else { return remarks }
            let folders = sources.map(\.path)
            remarks.removeUndecoded { path in
                let name = (path as NSString).lastPathComponent
                let files = folders.map { ($0 as NSString).appendingPathComponent(name) }
                guard let bytes = try? ReferenceFile.read(files[0]) else { return false }
                return ImageDecoder.file(files[1], holds: bytes)
            }
            return remarks
        }
    }

    private static func compared(
        _ expected: String, _ actual: String, _ tolerance: Tolerance, _ limits: ImageLimits,
        _ namesPlaces: Bool,
        _ places: (PictureSide, PictureSide) throws -> (Int) throws -> ComparedPlaces
    ) throws -> Found {
        let old = try PictureSource(path: expected, limits: limits)
        if let bytes = old.data, ImageDecoder.file(actual, holds: bytes) {
            try old.check()
            if namesPlaces {
                // Missing places are reported even if the pictures are equal.
                let new = try PictureSource(path: actual, limits: limits)
                let (width, height) = try old.size()
                _ = try places(old.side(width, height), new.side(width, height))
            }
            return Found(content: .sameBytes)
        }
        let new = try PictureSource(path: actual, limits: limits)
        old.recordUndecodedParts()
        new.recordUndecodedParts()
        let content: Content
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
        var found = Found(content: content, sources: [old, new])
        if Self.verdict(of: content) != .different, let before = old.data, let now = new.data {
            found.hasEqualContent = UndecodedParts.recordDifference(
                before, now, isIdentical: Self.verdict(of: content) == .identical,
                names: (old.path, new.path))
        }
        return found
    }

    /// Whether the pixels pass, but undecoded parts may differ.
    private var hasUnseenDifference: Bool {
        Self.verdict(of: content) != .different && !remarks.undecoded.isEmpty
    }

    /// The verdict of the comparison.
    ///
    /// Files with undecoded parts are different if their bytes differ, even if their pixels are
    /// equal.
    public var verdict: SnapshotComparison.Verdict {
        hasUnseenDifference ? .different : Self.verdict(of: content)
    }

    private static func verdict(of content: Content) -> SnapshotComparison.Verdict {
        switch content {
        case .sameBytes: .identical
        case .bytes: .different
        case .still(let comparison): comparison.verdict
        case .animated(let comparison): comparison.verdict
        }
    }

    /// Description for people, with the most important line first.
    public var lines: [String] {
        let lines =
            switch content {
            case .sameBytes: ["the files have the same bytes"]
            case .bytes(let comparison): comparison.lines
            case .still(let comparison): comparison.lines
            case .animated(let comparison): comparison.lines
            }
        let first = hasUnseenDifference ? [unseenLine(of: lines)] + lines.dropFirst() : lines
        return first + conversions + [environment].compactMap { $0 }
            + DecodingRemarks.lines(remarks.undecoded + remarks.notes)
    }

    /// Returns a line about undecoded parts of files whose pixels are identical or within the
    /// tolerance.
    private func unseenLine(of lines: [String]) -> String {
        let words = "and parts of the files were not compared"
        guard Self.verdict(of: content) != .identical, let seen = lines.first else {
            return "the bytes of the files differ, their pixels are equal, \(words)"
        }
        return "the bytes of the files differ, \(words); the compared parts: \(seen)"
    }

    /// The difference picture, of the worst frame for animations, or `nil` if the compared pixels
    /// do not differ.
    public var picture: Bitmap? {
        guard !hasUnseenDifference else { return nil }
        return switch content {
        case .sameBytes, .bytes: nil
        case .still(let comparison): comparison.picture
        case .animated(let comparison): comparison.picture
        }
    }

    /// The comparison with pixel numbers, of the worst frame for animations, or `nil`.
    public var shown: SnapshotComparison? {
        switch content {
        case .sameBytes, .bytes: nil
        case .still(let comparison): comparison
        case .animated(let comparison): comparison.worst
        }
    }
}
