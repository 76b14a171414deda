import Foundation
import TableSnapshots
import Tableshot

/// Finds the places of a picture that its document does not want compared.
struct IgnoredPlaces {
    /// The named parts of the screen.
    let regions: [InspectedRegion]
    /// Pixels per point.
    let scale: Double
    /// The picture, in points.
    let size: CGSize

    /// The pixels of all places.
    ///
    /// - Throws: a `CommandFailure` for a place that the picture does not have: a name that is
    ///   misspelt must not pass.
    func resolve(_ places: [DocumentSnapshot.Ignored]) throws -> [IgnoredRegion] {
        try places.flatMap { place in
            let found = self.found(place).filter { $0.frame.area > 0 }
            guard found.isEmpty else { return found }
            throw CommandFailure(
                "'snapshot: ignore' names \(Self.words(place)), which the picture does not show; "
                    + "'\(CommandSetting.current.name) inspect' lists what it shows")
        }
    }

    private func found(_ place: DocumentSnapshot.Ignored) -> [IgnoredRegion] {
        switch place {
        case .row(let path): named { $0.name == Self.name(of: path) }
        case .part(let part, let path):
            named { region in
                let isPart = region.name == part || region.name.hasSuffix(", " + part)
                return isPart
                    && path.map { region.name.hasPrefix(Self.name(of: $0) + ", ") } ?? true
            }
        case .identifier(let identifier): named { $0.identifier == identifier }
        case .rect(let rect):
            [
                IgnoredRegion(
                    reason: Self.words(place),
                    frame: PixelFrame(
                        rect.intersection(CGRect(origin: .zero, size: size)), scale: scale))
            ]
        }
    }

    private func named(_ isMeant: (InspectedRegion) -> Bool) -> [IgnoredRegion] {
        regions.filter(isMeant).map { IgnoredRegion(NamedRegion($0, scale: scale)) }
    }

    private static func name(of path: IndexPath) -> String {
        "section \(path.section), row \(path.row)"
    }

    private static func words(_ place: DocumentSnapshot.Ignored) -> String {
        switch place {
        case .row(let path): name(of: path)
        case .part(let part, let path): (path.map { name(of: $0) + ", " } ?? "") + part
        case .identifier(let identifier): "the accessibility identifier \(identifier)"
        case .rect(let rect):
            "the rectangle "
                + [rect.minX, rect.minY, rect.width, rect.height]
                .map { AnimationOptions.text(Double($0)) }.joined(separator: ",")
        }
    }
}
