/// What an element of a tree of accessibility is called by: the parts of its row, for example.
public struct SpokenWords: Sendable, Hashable {
    /// The element's name, such as `section 0, row 3` or `section 0, row 3, accessoryView`.
    public let element: String
    /// The parts whose words they are, and what holds those parts, by name; they have no pixels.
    public let parts: [NamedRegion]

    public init(element: String, parts: [NamedRegion]) {
        self.element = element
        self.parts = parts
    }
}
