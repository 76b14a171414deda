/// The number of differing pixels in a region of a picture.
public struct RegionDifference: Sendable, Hashable, Codable {
    /// Name of the smallest named region with the pixels, or `nil` without a name.
    public let name: String?
    /// Number of differing pixels that count.
    public let count: Int
    /// Bounding box of the pixels, in pixels.
    public let frame: PixelFrame
}
