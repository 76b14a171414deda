/// Light or dark appearance of an interface.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
}
