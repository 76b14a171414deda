import DocumentSyntax

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
