import Foundation

/// A reference claimed by a run, and its result.
public struct RunSnapshot: Codable, Sendable, Hashable {
    /// Name for selection: the document's folder and the picture's name, such as
    /// `Screens/inbox.dark`.
    public var name: String
    /// The document or test that claims the reference.
    public var document: String
    /// Kind of the recorded file.
    public var kind: SnapshotKind
    /// Path of the reference, relative to the run's working folder.
    public var reference: String
    /// Result of the comparison with the reference.
    public var verdict: SnapshotVerdict
    /// Reason for a failure on a single line, or `nil`.
    public var message: String?
    /// Whether the comparison was impossible: an unreadable reference, a full disk.
    public var isBroken = false
    /// Numbers of differing pixels, for compared pictures.
    public var numbers: SnapshotNumbers?
    /// Differing places, worst first.
    public var regions: [SnapshotPlace] = []
    /// Ignored regions of the picture, or `nil` for animations with moving regions: see
    /// `SnapshotFiles.frames`.
    public var ignored: [IgnoredRegion]?
    /// Indices of an animation's differing frames, counted from 0.
    public var frames: [Int]?
    /// Additional explanations of the result, a line for each.
    public var notes: [String]?
    /// Tolerance of the comparison on a single line, or `nil` for an exact comparison.
    public var tolerance: String?
    /// Differences between texts, line by line.
    public var textDifference: String?
    /// Differences between the environments of the reference and this run, a line for each.
    public var environmentDifference: [String] = []
    /// Fonts with other contents than in the reference's environment, or `nil` if there are none.
    public var fontDifference: FontDifference?
    /// Files to look at, beside the results.
    public var artifacts = SnapshotFiles()
    /// Fingerprint of the reference at the end of the run, or `nil` without a reference.
    public var referenceFingerprint: String?
    /// Fingerprint of the actual file, or `nil` without a file.
    public var actualFingerprint: String?
    /// Duration of the verification, in seconds.
    public var seconds = 0.0

    /// Creates a snapshot with a verdict, without numbers and files.
    public init(
        name: String, document: String, kind: SnapshotKind, reference: String,
        verdict: SnapshotVerdict
    ) {
        self.name = name
        self.document = document
        self.kind = kind
        self.reference = reference
        self.verdict = verdict
    }

    /// Whether the snapshot passes, and all compared pixels are equal.
    public var differsOnlyWhereIgnored: Bool {
        // For a text, a note tells which lines were left out.
        if kind.isText { return verdict == .matched && notes?.isEmpty == false }
        guard verdict == .matched, let numbers else { return false }
        // Without a tolerance, differences can only be in ignored regions.
        return tolerance == nil || numbers.count == 0 && numbers.tolerated ?? 0 == 0
    }

    /// Whether the snapshot passes because of a tolerance or ignored regions.
    public var isTolerated: Bool {
        verdict == .matched && (numbers != nil || differsOnlyWhereIgnored)
    }

    /// Whether snapshots are in order: by reference, with the texts beside a picture before it,
    /// because they explain its differences.
    public static func areInOrder(_ one: RunSnapshot, _ other: RunSnapshot) -> Bool {
        let (stem, otherStem) = (one.stem, other.stem)
        guard stem == otherStem else { return stem < otherStem }
        guard one.kind == other.kind else { return one.kind.rank < other.kind.rank }
        return one.reference < other.reference
    }

    /// The reference without the suffix of its kind.
    ///
    /// Texts of tests have other extensions.
    private var stem: String {
        reference.hasSuffix(kind.suffix)
            ? String(reference.dropLast(kind.suffix.count))
            : (reference as NSString).deletingPathExtension
    }
}

/// Numbers of differing pixels in a picture.
public struct SnapshotNumbers: Codable, Sendable, Hashable {
    /// Number of differing pixels.
    public var count: Int
    /// Number of pixels in the larger picture.
    public var total: Int
    /// Largest channel difference, from 0 to 255.
    public var worst: Int
    /// Number of pixels tolerated by threshold, distance or antialiasing, or `nil` if there are
    /// none.
    public var tolerated: Int?

    /// Creates the numbers of a compared picture.
    public init(count: Int, total: Int, worst: Int, tolerated: Int? = nil) {
        self.count = count
        self.total = total
        self.worst = worst
        self.tolerated = tolerated
    }
}

/// A named place in a picture with its number of differing pixels.
public struct SnapshotPlace: Codable, Sendable, Hashable {
    /// Name of the place, such as `section 0, row 3, detailTextLabel`.
    public var name: String
    /// Number of differing pixels in the place.
    public var count: Int
    /// Bounding box of the differing pixels, in pixels, or `nil` for animations.
    public var frame: PixelFrame?

    /// Creates a place with a name and a number of differing pixels.
    public init(name: String, count: Int, frame: PixelFrame? = nil) {
        self.name = name
        self.count = count
        self.frame = frame
    }

    /// Creates the place of a region.
    ///
    /// A region without a name is named by its rectangle.
    init(_ region: RegionDifference) {
        self.init(
            name: region.name ?? "\(region.frame)", count: region.count, frame: region.frame)
    }
}

/// Result of a snapshot in a run.
public enum SnapshotVerdict: String, Codable, Sendable, Hashable, CaseIterable {
    /// The snapshot equals its reference, or is within its tolerance.
    case matched
    /// The reference was missing and was recorded.
    case recorded
    /// The reference was replaced.
    case updated
    /// The snapshot differs from the reference, or could not be compared.
    case failed
    /// The reference is missing.
    case missing
    /// The reference is not claimed.
    case obsolete

    /// Whether a person must act before the next run passes.
    public var isFailure: Bool { self == .failed || self == .missing }
    /// Whether a reference was written.
    public var isRecording: Bool { self == .recorded || self == .updated }
}
