/// What is wrong with an asset catalogue, or with one of its sets.
public struct AssetCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The catalogue, the set or the file.
    public let path: String
    /// What was found and what would be right.
    public let message: String

    public init(_ message: String, path: String) {
        self.message = message
        self.path = path
    }

    public var description: String { "\(path): \(message)" }
}
