/// Identifier of an object in a file, such as `8bC-Xf-vdC`, or `-1` for the file's owner.
package struct IBIdentifier: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
    /// The identifier as in the file.
    package let rawValue: String

    /// Creates an identifier from its text in the file.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier as in the file.
    package var description: String { rawValue }

    /// Identifier of the placeholder of the file's owner in a xib.
    package static let filesOwner = IBIdentifier(rawValue: "-1")
}
