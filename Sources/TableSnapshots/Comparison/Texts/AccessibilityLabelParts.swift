/// The parts that label an element in an accessibility tree, for example the parts of its row.
public struct AccessibilityLabelParts: Sendable, Hashable {
    /// Name of the element, such as `section 0, row 3` or `section 0, row 3, accessoryView`.
    public let element: String
    /// The labelling parts and their containers as named regions without pixels.
    public let parts: [NamedRegion]

    /// Creates the labelling parts of an element.
    public init(element: String, parts: [NamedRegion]) {
        self.element = element
        self.parts = parts
    }
}
