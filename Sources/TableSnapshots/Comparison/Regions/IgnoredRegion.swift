/// A region of a picture with pixels that are not compared.
public struct IgnoredRegion: Sendable, Hashable, Codable {
    /// Description of the ignored row, part, accessibility identifier or rectangle.
    public let reason: String
    /// Frame of the region, in pixels of the picture.
    public let frame: PixelFrame

    /// Creates an ignored region with a description and a frame in pixels.
    public init(reason: String, frame: PixelFrame) {
        self.reason = reason
        self.frame = frame
    }

    /// Creates an ignored region for a named region.
    public init(_ region: NamedRegion) { self.init(reason: region.name, frame: region.frame) }
}
