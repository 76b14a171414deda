/// A part of a picture whose pixels are not compared.
public struct IgnoredRegion: Sendable, Hashable, Codable {
    /// What was named: a row, a part, an accessibility identifier or a rectangle.
    public let reason: String
    /// In pixels of the picture.
    public let frame: PixelFrame

    public init(reason: String, frame: PixelFrame) {
        self.reason = reason
        self.frame = frame
    }

    /// A region that has a name already.
    public init(_ region: NamedRegion) { self.init(reason: region.name, frame: region.frame) }
}
