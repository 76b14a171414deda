import DocumentSyntax
import Foundation
import TableDrawing
import TableInspection
import TableMockups
import TableSnapshots

/// Lookup of the ignored places of a picture.
package enum IgnoredPlaces {
    /// Resolves places for the comparison of a picture with its reference.
    ///
    /// - Parameter tree: Makes the render tree of the picture on demand.
    /// - Throws: `IgnoredPlaceError` for all places missing in the picture, so that a misspelt
    ///   name is noticed, and the errors of `tree`.
    package static func resolve(
        _ places: [DocumentSnapshot.Ignored], in tree: () throws -> RenderTree
    ) throws -> [IgnoredPlace] {
        guard !places.isEmpty else { return [] }
        return try resolve(places, frames: [tree()])
    }

    /// Resolves places for the comparison of an animation with its reference; each place must
    /// exist in some frame.
    ///
    /// - Throws: The errors for a picture.
    package static func resolve(
        _ places: [DocumentSnapshot.Ignored], in animation: Animation
    ) throws -> [IgnoredPlace] {
        guard !places.isEmpty else { return [] }
        // The first frame nearly always contains all places.
        let first = try animation.renderTree(ofFrame: 0)
        if let found = try? resolve(places, frames: [first]) { return found }
        var frames: [RenderTree] = []
        var seen: Set<String> = []
        try animation.forEachTree { _, _, tree in
            // Drop frames without new names.
            let names = tree.namedRegions().map { $0.name }
            if !seen.isSuperset(of: names) { frames.append(tree) }
            seen.formUnion(names)
        }
        return try resolve(places, frames: frames)
    }

    /// Resolves places for the comparison of an accessibility tree.
    ///
    /// For a row with a single element, the parts of its label also exist. The labels of a cell
    /// always exist, because a label without text is missing in the tree.
    ///
    /// - Throws: The errors for a picture.
    package static func resolve(
        _ places: [DocumentSnapshot.Ignored], in tree: AccessibilityNode
    ) throws -> [IgnoredPlace] {
        let regions = tree.namedRegions
        let labels =
            regions.filter { $0.part == nil }.flatMap { row in
                ["textLabel", "detailTextLabel"].map {
                    NamedRegion(
                        name: row.name + ", " + $0, frame: row.frame, identifier: nil, part: $0)
                }
            } + tree.accessibilityLabelParts.flatMap(\.parts)
        let nothing = RenderTree(root: RenderNode(name: "", frame: .zero), size: .zero, scale: 1)
        return try resolve(places, regions: [regions], silent: labels, in: nothing)
    }

    private static func resolve(
        _ places: [DocumentSnapshot.Ignored], frames: [RenderTree]
    ) throws -> [IgnoredPlace] {
        try resolve(places, regions: frames.map { $0.namedRegions() }, in: frames[0])
    }

    /// - Parameter silent: Additional existing regions that are not suggested for a missing
    ///   place.
    private static func resolve(
        _ places: [DocumentSnapshot.Ignored], regions: [[NamedRegion]],
        silent: [NamedRegion]? = nil, in tree: RenderTree
    ) throws -> [IgnoredPlace] {
        let found = places.map { ignored($0, tree) }
        let missing = found.indices.filter { index in
            !(regions + [silent ?? []]).contains { !found[index].regions(in: $0).isEmpty }
        }
        guard missing.isEmpty else {
            throw error(
                missing.map { ($0, places[$0]) }, regions.flatMap(\.self), isTree: silent != nil)
        }
        return found
    }

    /// Returns the error for missing places.
    private static func error(
        _ missing: [(index: Int, place: DocumentSnapshot.Ignored)], _ regions: [NamedRegion],
        isTree: Bool
    ) -> IgnoredPlaceError {
        let identifiers = regions.compactMap(\.identifier)
        var areIdentifiers = !identifiers.isEmpty
        let missing = missing.map { index, place in
            var (typed, candidates) = ("", identifiers)
            switch place {
            case .part(let part, _):
                typed = part
                candidates += regions.compactMap(\.part)
            case .identifier(let identifier): typed = identifier
            case .row, .rect: break
            }
            if case .identifier = place {} else { areIdentifiers = false }
            return IgnoredPlaceError.Missing(
                placeDescription(place), index: index, typed: typed, candidates: candidates)
        }
        // For missing accessibility identifiers, suggest identifiers, nearest first.
        let names =
            areIdentifiers
            ? (missing.flatMap(\.near) + identifiers).map {
                "the accessibility identifier \($0.debugDescription)"
            } : regions.map(\.name)
        var seen: Set<String> = []
        return IgnoredPlaceError(
            missing, names: names.filter { seen.insert($0).inserted },
            subject: isTree ? "tree" : "picture")
    }

    private static func ignored(
        _ place: DocumentSnapshot.Ignored, _ tree: RenderTree
    ) -> IgnoredPlace {
        switch place {
        case .row(let path): return .region(name(of: path))
        case .part(let part, let path): return .part(part, within: path.map(name))
        case .identifier(let identifier): return .identifier(identifier)
        case .rect(let rect):
            let whole = CGRect(origin: .zero, size: tree.size)
            let frame = PixelFrame(
                covering: rect.intersection(whole), scale: tree.scale)
            return .frame(IgnoredRegion(reason: placeDescription(place), frame: frame))
        }
    }

    private static func name(of path: IndexPath) -> String {
        "section \(path.section), row \(path.row)"
    }

    /// Returns a place in words for messages.
    package static func placeDescription(_ place: DocumentSnapshot.Ignored) -> String {
        switch place {
        case .row(let path): return name(of: path)
        case .part(let part, let path): return (path.map { name(of: $0) + ", " } ?? "") + part
        case .identifier(let identifier):
            return "the accessibility identifier \(identifier.debugDescription)"
        case .rect(let rect):
            let numbers = [rect.minX, rect.minY, rect.width, rect.height].map {
                // Format whole numbers without decimals: 12, 12.5.
                $0 == $0.rounded() && abs($0) < 1e9 ? "\(Int(clamping: $0))" : "\($0)"
            }
            return "the rectangle " + numbers.joined(separator: ",")
        }
    }
}
