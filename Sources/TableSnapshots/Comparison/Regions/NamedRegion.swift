/// A place of a picture that has a name, such as `section 0, row 3, detailTextLabel`.
public struct NamedRegion: Sendable, Hashable, Codable {
    /// What people know it by: the row, header or footer, then the parts within it, each by its
    /// accessibility identifier where it has one.
    public let name: String
    /// In pixels of the picture.
    public let frame: PixelFrame
    /// The view's accessibility identifier, if it has one.
    public let identifier: String?
    /// What the part alone is called, such as `detailTextLabel`, whatever its identifier.
    public let part: String?

    public init(name: String, frame: PixelFrame, identifier: String? = nil, part: String? = nil) {
        self.name = name
        self.frame = frame
        self.identifier = identifier
        self.part = part
    }

    /// The place of a tree's node, which has no pixels; nothing for a node that says nothing to people.
    ///
    /// - Parameter names: those of the nodes that hold it.
    package init?(node: String, identifier: String?, within names: [String]) {
        guard let name = RegionName(node: node, identifier: identifier) else { return nil }
        self.init(
            name: (names + [name.text]).joined(separator: ", "),
            frame: PixelFrame(x: 0, y: 0, width: 1, height: 1), identifier: identifier,
            part: name.part)
    }

    /// Whether it is a part of that name, or of that identifier.
    public func isPart(_ name: String) -> Bool {
        part == name || identifier == name || self.name == name
            || self.name.hasSuffix(", " + name)
    }
}
