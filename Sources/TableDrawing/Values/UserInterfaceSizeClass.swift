/// How much room an interface has in a direction.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little, as in the height of a phone on its side.
    case compact
    case regular
}
