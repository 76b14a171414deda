import Foundation

/// Mixed pictures with their visible fractions, the result of fades that interrupted other fades.
///
/// A mixture of mixtures is a sum of pictures with fractions. Equal pictures are merged, so
/// that a row that is repeatedly selected and deselected is a mixture of two pictures.
struct PictureBlend {
    private struct Part {
        var picture: RenderNode
        /// Visible fraction, from 0 to 1.
        ///
        /// If the sum of all fractions is less than 1, the pictures are translucent.
        var share: Double
    }

    /// Maximum number of pictures.
    ///
    /// The faintest of 32 pictures has less than a thirtieth of the visible fractions. Its removal
    /// is not visible. The number is our choice.
    private static let mostPictures = 32

    private var parts: [Part] = []
    private var places: [RenderNode: Int] = [:]

    /// Creates a sum of pictures from a mixture, in the mixture's coordinates.
    init(_ mixture: [(picture: RenderNode, share: Double)]) {
        for part in mixture { add(part.picture, part.share, movedBy: .zero) }
        let whole = parts.reduce(0) { $0 + $1.share }
        while parts.count > Self.mostPictures, let faintest = parts.indices.min(by: isFainter) {
            parts.remove(at: faintest)
        }
        let left = parts.reduce(0) { $0 + $1.share }
        guard left > 0 else { return }
        for index in parts.indices { parts[index].share *= whole / left }
    }

    private func isFainter(_ first: Int, _ second: Int) -> Bool {
        parts[first].share < parts[second].share
    }

    private mutating func add(
        _ picture: RenderNode, _ share: Double, movedBy translation: CGPoint
    ) {
        guard share > 0, !picture.isBlank else { return }
        let picture = picture.withFoldedChildren
        if picture.containsOnlyFade, let mixture = picture.fadingPictures {
            let inner = CGPoint(
                x: translation.x + picture.frame.minX - picture.boundsOrigin.x,
                y: translation.y + picture.frame.minY - picture.boundsOrigin.y)
            for part in mixture {
                add(part.picture, share * picture.opacity * part.share, movedBy: inner)
            }
            return
        }
        var part = picture.withFoldedFades
        part.frame.origin.x += translation.x
        part.frame.origin.y += translation.y
        if let place = places[part] { return parts[place].share += share }
        places[part] = parts.count
        parts.append(Part(picture: part, share: share))
    }

    /// Returns the mixture as contents of a node with a name and bounds, with a minimum depth of
    /// nesting.
    func contents(named name: String, in bounds: CGRect) -> RenderContents {
        var rest = parts[...]
        let seen = parts.reduce(0) { $0 + $1.share }
        let nothing = Part(picture: RenderNode(name: name, frame: bounds), share: 1 - seen)
        // A smaller fraction changes no pixel.
        if nothing.share > 1 / 65_536 { rest.append(nothing) }
        guard rest.count > 1 else {
            return .mix((rest.first ?? nothing).picture, nothing.picture, 0)
        }
        return Self.mixed(rest, named: name, in: bounds).contents
    }

    private static func mixed(
        _ parts: ArraySlice<Part>, named name: String, in bounds: CGRect
    ) -> (contents: RenderContents, share: Double) {
        let middle = parts.startIndex + parts.count / 2
        func half(_ parts: ArraySlice<Part>) -> Part {
            if parts.count == 1, let part = parts.first { return part }
            let (contents, share) = mixed(parts, named: name, in: bounds)
            let node = RenderNode(
                name: name, frame: bounds, boundsOrigin: bounds.origin, contents: contents)
            return Part(picture: node, share: share)
        }
        let (first, second) = (half(parts[..<middle]), half(parts[middle...]))
        let share = first.share + second.share
        return (.mix(first.picture, second.picture, second.share / share), share)
    }
}
