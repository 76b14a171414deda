/// How many pixels differ in one place of a picture.
public struct RegionDifference: Sendable, Hashable, Codable {
    /// The name of the smallest named region that holds them; nothing where there is none.
    public let name: String?
    /// How many pixels differ and count.
    public let count: Int
    /// The smallest rectangle around them, in pixels.
    public let frame: PixelFrame
}
