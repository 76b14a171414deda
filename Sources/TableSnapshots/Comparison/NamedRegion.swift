/// A place of a picture that has a name, such as `section 0, row 3, detailTextLabel`.
public struct NamedRegion: Sendable, Hashable, Codable {
    public let name: String
    /// In pixels of the picture.
    public let frame: PixelFrame

    public init(name: String, frame: PixelFrame) {
        self.name = name
        self.frame = frame
    }
}
