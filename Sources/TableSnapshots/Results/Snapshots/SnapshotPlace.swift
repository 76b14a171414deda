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
