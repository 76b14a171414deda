import DocumentSyntax

/// Connections of an object, each kind in the order of the file.
package struct IBConnections: Sendable {
    /// Outlets.
    package var outlets: [IBOutlet] = []
    /// Outlets of outlet collections, one for each destination.
    package var collections: [IBOutletCollection] = []
    /// Actions.
    package var actions: [IBAction] = []
    /// Segues.
    package var segues: [IBSegue] = []
}

/// An outlet: a property of an object that refers to another object.
package struct IBOutlet: Sendable {
    /// Name of the property.
    package var property: String
    /// Identifier of the object that the property refers to.
    package var destination: IBIdentifier
    /// Location of the element.
    package var location: DocumentLocation
}

/// A destination of an outlet collection.
package struct IBOutletCollection: Sendable {
    /// Name of the property.
    package var property: String
    /// Identifier of an object of the collection.
    package var destination: IBIdentifier
    /// Class of the collection, such as `NSArray`, or `nil`.
    package var collectionClass: String?
    /// Whether objects are appended to the property's value.
    package var appends = false
    /// Location of the element.
    package var location: DocumentLocation
}

/// An action: a method that a control or gesture recognizer calls.
package struct IBAction: Sendable {
    /// Selector of the method.
    package var selector: String
    /// Identifier of the target.
    package var destination: IBIdentifier
    /// Event, such as `touchUpInside`, or `nil` for bar items and gesture recognizers.
    package var event: String?
    /// Location of the element.
    package var location: DocumentLocation
}

/// A segue to another scene, or the relationship of a container and its controllers.
package struct IBSegue: Sendable {
    /// Kind, such as `show`, `relationship` or `embed`.
    package var kind: String
    /// Identifier of the destination controller.
    package var destination: IBIdentifier
    /// Identifier of the segue for code, or `nil`.
    package var identifier: String?
    /// Name of the relationship, such as `rootViewController`, or `nil`.
    package var relationship: String?
    /// Object of the segue with its other properties and its class.
    package var object: IBObject
}
