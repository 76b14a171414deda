import TableMockups
import Tableshot

extension SnapshotIgnore: CustomStringConvertible {
    /// The place as documents name it.
    var place: DocumentSnapshot.Ignored {
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
