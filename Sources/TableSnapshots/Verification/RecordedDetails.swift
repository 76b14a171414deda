import TableImages

/// Data recorded with an animation that is known only after all frames.
package struct RecordedDetails: Sendable {
    /// Named regions of every frame.
    package var regions: RecordedRegions
    /// Stamps of the animation's fonts.
    package var stamps: [PNGText]

    /// Creates details, by default without regions and stamps.
    package init(regions: RecordedRegions = RecordedRegions(), stamps: [PNGText] = []) {
        self.regions = regions
        self.stamps = stamps
    }
}
