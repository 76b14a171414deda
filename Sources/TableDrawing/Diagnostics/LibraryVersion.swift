/// Version of a C library used by the process.
public struct LibraryVersion: Sendable, Hashable, CustomStringConvertible {
    /// Time at which the version was determined.
    public enum Moment: Sendable, Hashable {
        /// At run time, from the loaded library.
        case loaded
        /// At build time, from the headers, because the library has no version function.
        case built
    }

    /// Name of the library, for example `FreeType`.
    public let name: String
    /// Version as text, for example `2.13.2`.
    public let version: String
    /// Time at which the version was determined.
    public let moment: Moment

    /// Creates the version of a library, by default determined at run time.
    public init(_ name: String, _ version: String, _ moment: Moment = .loaded) {
        self.name = name
        self.version = version
        self.moment = moment
    }

    /// Name and version, for example `FreeType 2.13.2`.
    public var description: String { "\(name) \(version)" }
}
