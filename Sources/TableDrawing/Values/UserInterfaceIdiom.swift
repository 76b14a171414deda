/// The kind of device that an interface is for.
public enum UserInterfaceIdiom: String, Sendable, Hashable, CaseIterable {
    case phone
    case pad
}
