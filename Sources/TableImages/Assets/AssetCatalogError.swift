/// An error in an asset catalogue or a set.
public struct AssetCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the catalogue, the set or the file.
    public let path: String
    /// Description of the error and its remedy.
    public let message: String

    /// Creates an error with a description and the path of the catalogue, the set or the file.
    public init(_ message: String, path: String) {
        self.message = message
        self.path = path
    }

    /// Path and message, separated by a colon.
    public var description: String { "\(path): \(message)" }
}
