import DocumentSyntax

/// An element of a file during reading, with marks for the parts that were read.
///
/// The reader marks each name that it understands. The ledger lists the remaining names.
final class IBElement {
    /// An attribute with its location in the file.
    struct Attribute {
        let name: String
        let value: String
        let location: DocumentLocation
        /// Whether the reader understands the attribute.
        var isRead = false
    }

    let name: String
    /// Location of the element's first character.
    let location: DocumentLocation
    private(set) var attributes: [Attribute]
    var children: [IBElement] = []
    /// Text between the tags, empty if the text is only white space between children.
    var text = ""
    /// Whether the reader understands the element.
    private(set) var isRead = false
    /// Whether the reader understands the text.
    private(set) var isTextRead = false

    init(_ name: String, attributes: [Attribute], location: DocumentLocation) {
        self.name = name
        self.attributes = attributes
        self.location = location
    }

    /// Marks the element as read.
    func markRead() { isRead = true }

    /// Marks the element as unknown, although the reader understands parts of the element.
    func markUnknown() { isRead = false }

    /// Number of elements: the element and all elements inside.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// Marks the element and everything in the element as read.
    ///
    /// The element must have no effect on a picture, such as a list of required plug-ins.
    func markAllRead() {
        isRead = true
        isTextRead = true
        for index in attributes.indices { attributes[index].isRead = true }
        children.forEach { $0.markAllRead() }
    }

    /// Returns an attribute and marks the attribute as read, or returns `nil`.
    func attribute(_ name: String) -> Attribute? {
        guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
        attributes[index].isRead = true
        return attributes[index]
    }

    /// Returns an attribute's value and marks the attribute as read, or returns `nil`.
    subscript(name: String) -> String? { attribute(name)?.value }

    /// Returns an attribute's value without a mark, or `nil`.
    func peek(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Returns the text and marks the text as read.
    func readText() -> String {
        isTextRead = true
        return text
    }

    /// Returns the first child with a name and marks the child as read, or returns `nil`.
    func child(_ name: String) -> IBElement? {
        guard let child = children.first(where: { $0.name == name }) else { return nil }
        child.markRead()
        return child
    }
}
