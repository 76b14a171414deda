/// Kind of an attribute's value.
enum IBAttributeKind: Sendable {
    /// `YES` or `NO`.
    case flag
    /// A finite number.
    case number
    /// A finite number or a name, such as `infinite`.
    case numberOr([String])
    /// A text that is not translated.
    case text
    /// A text that a `.strings` file can replace.
    case localized
    /// A name of a list.
    case choice([String])
    /// The identifier of an object of the file.
    case reference
    /// The name of an image or symbol.
    case image
}

/// Attributes and lists of an element.
struct IBElementSchema: Sendable {
    /// Name of the element.
    let name: String
    /// Kinds of attributes by name.
    let attributes: [String: IBAttributeKind]
    /// Names of child elements that hold lists, such as `segments`.
    let lists: Set<String>

    init(
        _ name: String, base: IBElementSchema? = nil, _ attributes: [String: IBAttributeKind] = [:],
        lists: Set<String> = []
    ) {
        self.name = name
        self.attributes = (base?.attributes ?? [:]).merging(attributes) { $1 }
        self.lists = (base?.lists ?? []).union(lists)
    }

    /// Returns schemas by the names of their elements.
    static func table(_ schemas: [IBElementSchema]) -> [String: IBElementSchema] {
        Dictionary(schemas.map { ($0.name, $0) }) { $1 }
    }
}

extension [String: IBAttributeKind] {
    /// Returns flags with names that are separated by spaces.
    static func flags(_ names: String) -> [String: IBAttributeKind] { all(.flag, names) }

    /// Returns numbers with names that are separated by spaces.
    static func numbers(_ names: String) -> [String: IBAttributeKind] { all(.number, names) }

    /// Returns texts with names that are separated by spaces.
    static func texts(_ names: String) -> [String: IBAttributeKind] { all(.text, names) }

    /// Returns translated texts with names that are separated by spaces.
    static func localized(_ names: String) -> [String: IBAttributeKind] { all(.localized, names) }

    /// Returns images with names that are separated by spaces.
    static func images(_ names: String) -> [String: IBAttributeKind] { all(.image, names) }

    /// Returns a choice of names that are separated by spaces.
    static func choice(_ name: String, _ names: String) -> [String: IBAttributeKind] {
        [name: .choice(names.split(separator: " ").map(String.init))]
    }

    private static func all(_ kind: IBAttributeKind, _ names: String) -> [String: IBAttributeKind] {
        Dictionary(names.split(separator: " ").map { (String($0), kind) }) { $1 }
    }

    /// Returns the attributes of both tables.
    static func + (
        left: [String: IBAttributeKind], right: [String: IBAttributeKind]
    ) -> [String: IBAttributeKind] { left.merging(right) { $1 } }
}
