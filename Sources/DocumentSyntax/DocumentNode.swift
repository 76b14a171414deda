/// A value of a document with its location.
///
/// YAML and JSON have the same tree.
package struct DocumentNode: Sendable {
    /// The three kinds of value.
    package enum Value: Sendable {
        /// A text, a number, a truth value or null.
        case scalar(DocumentScalar)
        /// A list of values.
        case sequence([DocumentNode])
        /// Names with values, in the order of the document.
        case mapping(DocumentMapping)
    }

    /// The value.
    package let value: Value
    /// Beginning of the value.
    ///
    /// For an alias, the location of its target.
    package let location: DocumentLocation

    /// Creates a value at a location.
    package init(_ value: Value, at location: DocumentLocation) {
        self.value = value
        self.location = location
    }

    /// The scalar, or `nil` if the value is a list or a mapping.
    package var scalar: DocumentScalar? {
        if case .scalar(let scalar) = value { scalar } else { nil }
    }

    /// The elements, or `nil` if the value is not a list.
    package var sequence: [DocumentNode]? {
        if case .sequence(let elements) = value { elements } else { nil }
    }

    /// The entries, or `nil` if the value is not a mapping.
    package var mapping: DocumentMapping? {
        if case .mapping(let mapping) = value { mapping } else { nil }
    }

    /// Whether the value is null: an empty value, `~` or `null`.
    package var isNull: Bool { scalar?.resolved == .null }
}
