import DocumentSyntax

/// A property of an object with its location in the file.
package struct IBProperty: Sendable {
    /// Name of the property in the file, such as `textColor`.
    package var name: String
    /// Value of the property.
    package var value: IBValue
    /// Location of the attribute or element.
    package var location: DocumentLocation
}

/// Properties of an object in the order of the file.
package struct IBProperties: Sendable, RandomAccessCollection {
    private var properties: [IBProperty] = []

    /// Creates an empty list.
    package init() {}

    /// Index of the first property, 0.
    package var startIndex: Int { 0 }
    /// Number of properties.
    package var endIndex: Int { properties.count }
    /// Returns the property at an index.
    package subscript(index: Int) -> IBProperty { properties[index] }

    /// Returns the value of a property, or `nil` if the file does not state the property.
    package subscript(name: String) -> IBValue? {
        properties.first { $0.name == name }?.value
    }

    /// Returns a property, or `nil` if the file does not state the property.
    package func property(_ name: String) -> IBProperty? { properties.first { $0.name == name } }

    /// Returns the values of all properties with a name, such as the states of a button.
    package func all(_ name: String) -> [IBValue] {
        properties.filter { $0.name == name }.map(\.value)
    }

    /// Adds a property.
    mutating func add(_ name: String, _ value: IBValue, at location: DocumentLocation) {
        properties.append(IBProperty(name: name, value: value, location: location))
    }

    /// Returns the properties with other values for the properties of an override.
    package func merging(_ overrides: IBProperties) -> IBProperties {
        guard !overrides.isEmpty else { return self }
        var result = self
        var indices = Dictionary(properties.indices.map { (properties[$0].name, $0) }) { a, _ in a }
        for property in overrides {
            if let index = indices[property.name] {
                result.properties[index] = property
            } else {
                indices[property.name] = result.properties.count
                result.properties.append(property)
            }
        }
        return result
    }
}
