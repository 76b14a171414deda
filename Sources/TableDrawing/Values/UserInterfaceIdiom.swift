/// Kind of device of an interface.
public enum UserInterfaceIdiom: String, Sendable, Hashable, CaseIterable {
    case phone
    case pad
}
