/// A value of a document, with the place where it was written: the same tree for YAML and JSON.
public struct DocumentNode: Sendable {
    /// The three kinds of value.
    public enum Value: Sendable {
        /// A text, number, truth value or nothing.
        case scalar(DocumentScalar)
        /// A list of values.
        case sequence([DocumentNode])
        /// Names with values, in the order of the document.
        case mapping(DocumentMapping)
    }

    /// The value.
    public let value: Value
    /// Where the value begins; for a value used through an alias, where it was first written.
    public let location: DocumentLocation

    /// A value at a place.
    public init(_ value: Value, at location: DocumentLocation) {
        self.value = value
        self.location = location
    }

    /// The scalar, or nothing if the value is a list or a mapping.
    public var scalar: DocumentScalar? {
        if case .scalar(let scalar) = value { scalar } else { nil }
    }

    /// The elements, or nothing if the value is not a list.
    public var sequence: [DocumentNode]? {
        if case .sequence(let elements) = value { elements } else { nil }
    }

    /// The entries, or nothing if the value is not a mapping.
    public var mapping: DocumentMapping? {
        if case .mapping(let mapping) = value { mapping } else { nil }
    }

    /// Whether the value is nothing: an empty place, `~` or `null`.
    public var isNull: Bool { scalar?.resolved == .null }
}
