import Foundation
import TableDrawing
import TableMockups
import TableSnapshots

/// Finds the places of a picture that are not to be compared.
package enum IgnoredPlaces {
    /// The pixels of all places.
    ///
    /// - Parameter tree: makes what the picture shows, if it is needed.
    /// - Throws: an `IgnoredPlaceError` for a place that the picture does not have (a name that is
    ///   misspelt must not pass), and what `tree` throws.
    package static func resolve(
        _ places: [DocumentSnapshot.Ignored], in tree: () throws -> RenderTree
    ) throws -> [IgnoredRegion] {
        guard !places.isEmpty else { return [] }
        let tree = try tree()
        let regions = tree.namedRegions
        return try places.flatMap { place in
            let found = found(place, regions, tree).filter { $0.frame.area > 0 }
            guard found.isEmpty else { return found }
            throw IgnoredPlaceError(words(place), names: regions.map(\.name))
        }
    }

    private static func found(
        _ place: DocumentSnapshot.Ignored, _ regions: [NamedRegion], _ tree: RenderTree
    ) -> [IgnoredRegion] {
        func named(_ isMeant: (NamedRegion) -> Bool) -> [IgnoredRegion] {
            regions.filter(isMeant).map { IgnoredRegion($0) }
        }
        switch place {
        case .row(let path): return named { $0.name == name(of: path) }
        case .part(let part, let path):
            let start = path.map { name(of: $0) + ", " } ?? ""
            return named { $0.isPart(part) && $0.name.hasPrefix(start) }
        case .identifier(let identifier): return named { $0.identifier == identifier }
        case .rect(let rect):
            let whole = CGRect(origin: .zero, size: tree.size)
            let frame = PixelFrame(rect.intersection(whole), scale: tree.scale)
            return [IgnoredRegion(reason: words(place), frame: frame)]
        }
    }

    private static func name(of path: IndexPath) -> String {
        "section \(path.section), row \(path.row)"
    }

    /// A place as messages name it.
    package static func words(_ place: DocumentSnapshot.Ignored) -> String {
        switch place {
        case .row(let path): return name(of: path)
        case .part(let part, let path): return (path.map { name(of: $0) + ", " } ?? "") + part
        case .identifier(let identifier):
            return "the accessibility identifier \(identifier.debugDescription)"
        case .rect(let rect):
            let numbers = [rect.minX, rect.minY, rect.width, rect.height].map {
                // As people write them: 12, 12.5.
                $0 == $0.rounded() && abs($0) < 1e9 ? "\(Int($0))" : "\($0)"
            }
            return "the rectangle " + numbers.joined(separator: ",")
        }
    }
}
