import TableImages

/// Data recorded with an animation that is known only after all frames.
public struct RecordedDetails: Sendable {
    /// Named regions of every frame.
    public var regions: RecordedRegions
    /// Stamps of the animation's fonts.
    public var stamps: [PNGText]

    /// Creates details, by default without regions and stamps.
    public init(regions: RecordedRegions = RecordedRegions(), stamps: [PNGText] = []) {
        self.regions = regions
        self.stamps = stamps
    }
}
