import TableMockups
import Tableshot

extension SnapshotIgnore: CustomStringConvertible {
    /// Ignored place as used in documents.
    typealias Place = DocumentSnapshot.Ignored

    /// Place as used in documents.
    var place: Place {
        switch self {
        case .row(let path): .row(path)
        case .part(let part, let path): .part(part, in: path)
        case .accessibilityIdentifier(let identifier): .identifier(identifier)
        case .rect(let rect): .rect(rect)
        }
    }

    /// Ignored place in words, for messages.
    public var description: String { IgnoredPlaces.placeDescription(place) }
}
