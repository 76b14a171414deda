import TableMockups
import Tableshot

extension SnapshotIgnore: CustomStringConvertible {
    /// A place as documents name it.
    typealias Place = DocumentSnapshot.Ignored

    /// The place as documents name it.
    var place: Place {
        switch self {
        case .row(let path): .row(path)
        case .part(let part, let path): .part(part, in: path)
        case .accessibilityIdentifier(let identifier): .identifier(identifier)
        case .rect(let rect): .rect(rect)
        }
    }

    /// What is not compared, as messages say it.
    public var description: String { IgnoredPlaces.words(place) }
}
