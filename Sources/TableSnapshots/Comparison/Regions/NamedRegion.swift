/// A named region of a picture, such as `section 0, row 3, detailTextLabel`.
public struct NamedRegion: Sendable, Hashable, Codable {
    /// Name for people: the row, header or footer, then its parts.
    ///
    /// A part with an accessibility identifier is named by it.
    public let name: String
    /// Frame of the region, in pixels of the picture.
    public let frame: PixelFrame
    /// Accessibility identifier of the view, or `nil`.
    public let identifier: String?
    /// Name of the part alone, such as `detailTextLabel`, regardless of its identifier.
    public let part: String?

    /// Creates a named region with a frame in pixels.
    public init(name: String, frame: PixelFrame, identifier: String? = nil, part: String? = nil) {
        self.name = name
        self.frame = frame
        self.identifier = identifier
        self.part = part
    }

    /// Creates the region of a tree's node without pixels.
    ///
    /// Returns `nil` for a node without a name for people.
    ///
    /// - Parameter names: names of the enclosing nodes.
    package init?(node: String, identifier: String?, within names: [String]) {
        guard let name = RegionName(node: node, identifier: identifier) else { return nil }
        self.init(
            name: (names + [name.text]).joined(separator: ", "),
            frame: PixelFrame(x: 0, y: 0, width: 1, height: 1), identifier: identifier,
            part: name.part)
    }

    /// Whether the region is a part with a name or an identifier.
    public func isPart(_ name: String) -> Bool {
        part == name || identifier == name || self.name == name
            || self.name.hasSuffix(", " + name)
    }
}
