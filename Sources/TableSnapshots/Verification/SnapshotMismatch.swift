import TableDrawing

/// The difference between an object and its recording.
public struct SnapshotMismatch {
    /// Whether the difference is tolerated.
    public var isTolerated = false
    /// Description on a single line.
    public var message: String
    /// Numbers of differing pixels, or `nil` for texts and if no pixels were compared.
    public var numbers: SnapshotNumbers?
    /// Differing places, worst first.
    public var places: [SnapshotPlace] = []
    /// Ignored regions of a picture.
    ///
    /// For animations, see `framePlaces`.
    public var ignored: [IgnoredRegion] = []
    /// Tolerance on a single line, or `nil` for an exact comparison.
    public var tolerance: String?
    /// Additional explanations, a line for each.
    public var notes: [String] = []
    /// Indices of differing frames, counted from 0, or `nil` without frames.
    public var frames: [Int]?
    /// Places of all frames, or `nil` without frames.
    public var framePlaces: [FramePlaces]?
    /// Differing lines of a text, or `nil` for pictures.
    public var textDifference: String?
    /// Differences between the environments of the reference and this recording, a line for
    /// each.
    public var environmentDifference: [String] = []
    /// Fonts with other contents than in the reference's environment, or `nil` if there are none.
    public var fontDifference: FontDifference?
    /// Closure that returns the PNG of the difference, or `nil` for texts.
    public var picture: (() throws -> [UInt8]?)?

    /// Creates a mismatch that is not tolerated, with a description on a single line.
    public init(message: String) { self.message = message }

    /// Creates a mismatch for a reference with equal pixels and parts that were not decoded, or
    /// returns `nil` if all parts were decoded.
    init?(unseen remarks: DecodingRemarks) {
        guard !remarks.undecoded.isEmpty else { return nil }
        message =
            "no pixel differs, but not all of the reference was compared: "
            + remarks.undecoded.map(\.message).joined(separator: "; ")
    }
}

extension SnapshotMismatch {
    /// Takes numbers and places from a comparison.
    ///
    /// - Parameter isStill: whether the places belong to a still picture, and not to a frame.
    mutating func note(_ comparison: SnapshotComparison, isStill: Bool) {
        if isStill { ignored = comparison.ignoring }
        numbers = SnapshotNumbers(
            count: comparison.count, total: comparison.total, worst: comparison.worst,
            tolerated: comparison.tolerated > 0 ? comparison.tolerated : nil)
        // A single place without a name is already part of the message.
        guard comparison.describesPlaces else { return }
        let regions = isStill ? comparison.regions : comparison.regions.joinedByName
        places = regions.map { region in
            var place = SnapshotPlace(region)
            if !isStill { place.frame = nil }
            return place
        }
    }
}
