import DocumentSyntax

/// The parts that all objects of a file share: views, controllers, bar items and constraints.
package struct IBObject: Sendable {
    /// Name of the element, such as `label`.
    package var element: String
    /// Identifier, or `nil` for an object without an identifier.
    package var id: IBIdentifier?
    /// Role of the object in its owner, such as `tableHeaderView`, or `nil`.
    package var key: String?
    /// Location of the element.
    package var location: DocumentLocation
    /// The project's own class, or `nil`.
    package var customClass: IBCustomClass?
    /// Name of the object in Interface Builder's outline, or `nil`.
    package var userLabel: String?
    /// Properties of the object.
    package var properties = IBProperties()
    /// User-defined runtime attributes, in the order of the file.
    package var runtimeAttributes: [IBRuntimeAttribute] = []
    /// Outlets, outlet collections, actions and segues.
    package var connections = IBConnections()
    /// Values and masks for size classes.
    package var variations: [IBVariation] = []

    /// Creates an object without properties.
    init(element: String, location: DocumentLocation) {
        self.element = element
        self.location = location
    }

    /// Returns the value of a property, or `nil` if the file does not state the property.
    package subscript(name: String) -> IBValue? { properties[name] }

    /// Returns the properties with the values of the matching variations.
    ///
    /// More specific variations take precedence.
    package func properties(for traits: IBSizeClasses) -> IBProperties {
        variations.matching(traits).reduce(properties) { $0.merging($1.properties) }
    }
}

/// A class of the project.
package struct IBCustomClass: Sendable, Hashable {
    /// Name of the class.
    package var name: String
    /// Name of the module, or `nil`.
    package var module: String?
    /// Whether the class is in the module of the target that contains the file.
    package var isInTarget = false
}

/// A user-defined runtime attribute: a value for a key path.
package struct IBRuntimeAttribute: Sendable {
    /// Key path, such as `layer.cornerRadius`.
    package var keyPath: String
    /// Type in the file, such as `number` or `localizedString`.
    package var type: String
    /// Value; `none` for the type `nil`.
    package var value: IBValue
    /// Location of the element.
    package var location: DocumentLocation
}
