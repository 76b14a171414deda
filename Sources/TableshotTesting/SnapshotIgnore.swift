import Foundation

/// Part of a picture that is not compared.
public enum SnapshotIgnore: Sendable, Hashable {
    /// A whole row.
    case row(IndexPath)
    /// A part by name, for example `detailTextLabel` or `accessory`, of one row or of every
    /// row.
    case part(String, in: IndexPath? = nil)
    /// Every view with an accessibility identifier.
    case accessibilityIdentifier(String)
    /// A rectangle of the picture, in points.
    case rect(CGRect)
}
