/// How something differs from what was recorded of it.
public struct SnapshotMismatch {
    /// Whether the tolerance lets it pass.
    public var isTolerated = false
    /// What differs, in one line.
    public var message: String
    public var numbers: SnapshotNumbers?
    /// The places that differ, the worst first.
    public var places: [SnapshotPlace] = []
    /// What of the picture was not compared; for animations `framePlaces` says it.
    public var ignored: [IgnoredRegion] = []
    /// The tolerance, in one line; nothing for exactly.
    public var tolerance: String?
    /// What else explains the outcome, a line each.
    public var notes: [String] = []
    /// The numbers of the frames that differ, counted from 0; nothing for what has no frames.
    public var frames: [Int]?
    /// What is known of every frame; nothing for what has no frames.
    public var framePlaces: [FramePlaces]?
    public var textDifference: String?
    /// What the reference was made with and this was not, a line each.
    public var environmentDifference: [String] = []
    /// Makes the PNG that shows the difference; nothing for texts.
    public var picture: (() throws -> [UInt8]?)?

    public init(message: String) { self.message = message }

    /// What is said of a reference that has the same pixels, and parts that were not decoded; `nil` if it has none.
    init?(unseen remarks: DecodingRemarks) {
        guard !remarks.undecoded.isEmpty else { return nil }
        message =
            "no pixel differs, but not all of the reference was compared: "
            + remarks.undecoded.map(\.message).joined(separator: "; ")
    }
}
