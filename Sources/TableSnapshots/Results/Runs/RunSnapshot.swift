import Foundation

/// One reference that a run claims, and what became of it.
public struct RunSnapshot: Codable, Sendable, Hashable {
    /// What is selected by: the document's folder and the picture's name, `Screens/inbox.dark`.
    public var name: String
    /// The document or test that claims the reference.
    public var document: String
    public var kind: SnapshotKind
    /// The reference's path, from the folder in which the run worked.
    public var reference: String
    public var verdict: SnapshotVerdict
    /// Why it failed, in one line; nothing when it did not.
    public var message: String?
    /// Whether it could not be compared at all: an unreadable reference, a full disk.
    public var isBroken = false
    /// The pixels that differ, for pictures that were compared.
    public var numbers: SnapshotNumbers?
    /// The places that differ, the worst first.
    public var regions: [SnapshotPlace] = []
    /// What of the picture was not compared; nothing for animations, where it moves: see
    /// `SnapshotFiles.frames`.
    public var ignored: [IgnoredRegion]?
    /// The numbers of an animation's frames that differ, counted from 0.
    public var frames: [Int]?
    /// What else explains the outcome, a line each.
    public var notes: [String]?
    /// The tolerance that it was compared with, in one line; nothing for exactly.
    public var tolerance: String?
    /// How the texts differ, line by line.
    public var textDifference: String?
    /// What the reference was made with and this run was not, a line each.
    public var environmentDifference: [String] = []
    /// What is there to look at, beside the results.
    public var artifacts = SnapshotFiles()
    /// Tells the reference's bytes from others, as they were when the run was over; nothing without
    /// a reference.
    public var referenceFingerprint: String?
    /// Tells the bytes of the actual file from others; nothing where there is none.
    public var actualFingerprint: String?
    /// How long it took.
    public var seconds = 0.0

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

    /// Whether it passes, and not a pixel of what is compared differs.
    public var differsOnlyWhereIgnored: Bool {
        // Of a text it is noted what was left out.
        if kind.isText { return verdict == .matched && notes?.isEmpty == false }
        guard verdict == .matched, let numbers else { return false }
        // Without a tolerance, only a place that is ignored can differ.
        return tolerance == nil || numbers.count == 0 && numbers.tolerated ?? 0 == 0
    }

    /// Whether it passes, and a tolerance or what is ignored has let something pass.
    public var isLetPass: Bool {
        verdict == .matched && (numbers != nil || differsOnlyWhereIgnored)
    }

    /// The order of results: by reference, and the texts beside a picture before it, for they say why
    /// it differs.
    public static func areInOrder(_ one: RunSnapshot, _ other: RunSnapshot) -> Bool {
        let (stem, otherStem) = (one.stem, other.stem)
        guard stem == otherStem else { return stem < otherStem }
        guard one.kind == other.kind else { return one.kind.rank < other.kind.rank }
        return one.reference < other.reference
    }

    /// The reference without the ending of its kind; texts of tests have others.
    private var stem: String {
        reference.hasSuffix(kind.suffix)
            ? String(reference.dropLast(kind.suffix.count))
            : (reference as NSString).deletingPathExtension
    }
}
