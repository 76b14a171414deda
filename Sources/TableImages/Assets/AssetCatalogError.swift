/// An error in an asset catalogue or a set.
public struct AssetCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the catalogue, the set or the file.
    public let path: String
    /// Description of the error and its remedy.
    public let message: String

    public init(_ message: String, path: String) {
        self.message = message
        self.path = path
    }

    public var description: String { "\(path): \(message)" }
}
