import Foundation
import TableMockups
import Tableshot

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

/// Error about an ignored place in a snapshot without such places.
struct SnapshotIgnoreError: Error, CustomStringConvertible {
    let description: String

    /// Throws an error for places that a recorded tree lacks: rectangles of pixels.
    static func checkText(_ ignoring: [SnapshotIgnore]) throws(SnapshotIgnoreError) {
        for place in ignoring {
            guard case .rect = place else { continue }
            throw SnapshotIgnoreError(
                description:
                    "\(place) selects pixels, which a tree does not have; ignore rows, parts "
                    + "or accessibility identifiers")
        }
    }

    /// Throws an error for any place, because plain text lines have no places.
    static func checkLines(_ ignoring: [SnapshotIgnore]) throws(SnapshotIgnoreError) {
        guard let place = ignoring.first else { return }
        throw SnapshotIgnoreError(
            description: "\(place) cannot be ignored, because lines of text have no places; remove "
                + "'ignoring:'")
    }
}
