/// Which version of a C library the process runs with.
public struct LibraryVersion: Sendable, Hashable, CustomStringConvertible {
    /// When a version was asked for.
    public enum Moment: Sendable, Hashable {
        /// The library that the process has loaded says so.
        case loaded
        /// The headers said so when the program was built; the library has no function for it.
        case built
    }

    /// The library's own name, such as `FreeType`.
    public let name: String
    public let version: String
    public let moment: Moment

    public init(_ name: String, _ version: String, _ moment: Moment = .loaded) {
        self.name = name
        self.version = version
        self.moment = moment
    }

    public var description: String { "\(name) \(version)" }
}
