/// A kind of device, which string catalogues may have texts of their own for.
public enum UserInterfaceIdiom: String, Sendable, Hashable, CaseIterable {
    /// An iPhone, and whatever is no device at all.
    case phone
    /// An iPad.
    case pad
}
