/// A named place of a picture, and how many of its pixels differ.
public struct SnapshotPlace: Codable, Sendable, Hashable {
    /// As in `section 0, row 3, detailTextLabel`.
    public var name: String
    public var count: Int
    /// The smallest rectangle around them, in pixels; nothing for animations.
    public var frame: PixelFrame?

    public init(name: String, count: Int, frame: PixelFrame? = nil) {
        self.name = name
        self.count = count
        self.frame = frame
    }

    /// A place that has no name is known by its rectangle.
    init(_ region: RegionDifference) {
        self.init(
            name: region.name ?? "\(region.frame)", count: region.count, frame: region.frame)
    }
}
