/// A value of a document with its location.
///
/// YAML and JSON have the same tree.
public struct DocumentNode: Sendable {
    /// The three kinds of value.
    public enum Value: Sendable {
        /// A text, a number, a truth value or null.
        case scalar(DocumentScalar)
        /// A list of values.
        case sequence([DocumentNode])
        /// Names with values, in the order of the document.
        case mapping(DocumentMapping)
    }

    /// The value.
    public let value: Value
    /// Beginning of the value.
    ///
    /// For an alias, the location of its target.
    public let location: DocumentLocation

    /// Creates a value at a location.
    public init(_ value: Value, at location: DocumentLocation) {
        self.value = value
        self.location = location
    }

    /// The scalar, or `nil` if the value is a list or a mapping.
    public var scalar: DocumentScalar? {
        if case .scalar(let scalar) = value { scalar } else { nil }
    }

    /// The elements, or `nil` if the value is not a list.
    public var sequence: [DocumentNode]? {
        if case .sequence(let elements) = value { elements } else { nil }
    }

    /// The entries, or `nil` if the value is not a mapping.
    public var mapping: DocumentMapping? {
        if case .mapping(let mapping) = value { mapping } else { nil }
    }

    /// Whether the value is null: an empty value, `~` or `null`.
    public var isNull: Bool { scalar?.resolved == .null }
}
