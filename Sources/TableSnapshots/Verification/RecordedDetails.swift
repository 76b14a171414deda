import TableImages

/// What is kept with a recorded animation and known only when all frames are made.
public struct RecordedDetails: Sendable {
    /// The named places of every frame.
    public var regions: RecordedRegions
    /// The fonts that it was made with.
    public var stamps: [PNGText]

    public init(regions: RecordedRegions = RecordedRegions(), stamps: [PNGText] = []) {
        self.regions = regions
        self.stamps = stamps
    }
}
