/// A place that is not to be compared and that the picture does not have.
public struct IgnoredPlaceError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    /// How many of the picture's names are told.
    private static let told = 12

    /// - Parameters:
    ///   - place: what was named.
    ///   - names: what the picture has.
    public init(_ place: String, names: [String]) {
        let more = names.count > Self.told ? ", and \(names.count - Self.told) more" : ""
        description =
            "the picture does not show \(place), which was to be ignored; it shows "
            + (names.isEmpty
                ? "nothing that has a name"
                : names.prefix(Self.told).joined(separator: "; ") + more)
    }
}
