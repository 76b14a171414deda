/// A place that is not to be compared and that the picture does not have.
public struct IgnoredPlaceError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
    /// Which of several places it is, counted from 0.
    public let index: Int

    /// How many of the picture's names are told.
    private static let told = 12

    /// - Parameters:
    ///   - place: what was named.
    ///   - index: which of several it is.
    ///   - names: what the picture has.
    ///   - subject: what lacks it.
    public init(_ place: String, index: Int = 0, names: [String], subject: String = "picture") {
        self.index = index
        let more = names.count > Self.told ? ", and \(names.count - Self.told) more" : ""
        description =
            "the \(subject) does not show \(place), which was to be ignored; it shows "
            + (names.isEmpty
                ? "nothing that has a name"
                : names.prefix(Self.told).joined(separator: "; ") + more)
    }
}
