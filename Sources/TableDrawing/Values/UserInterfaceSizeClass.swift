/// Available space of an interface in a direction.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little space, for example the height of a phone in landscape.
    case compact
    case regular
}
