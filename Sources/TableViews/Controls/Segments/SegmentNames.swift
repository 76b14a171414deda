import TableDrawing

/// What descriptions call segments by: a title, what is said of an image or its own name, or the place,
/// counted from 0.
package struct SegmentNames {
    private let names: [[String]]

    /// The names of segments, each of which has a title or an image.
    package init(_ segments: [(title: String?, image: Image?)]) {
        names = segments.map { segment in
            if let title = segment.title { return [title] }
            let image = segment.image
            return [AccessibilityWords.name(of: image), image?.symbol?.name, image?.name]
                .compactMap { $0 }
        }
    }

    /// How many segments there are.
    package var count: Int { names.count }

    /// What each segment is called best, from the first on.
    package var all: [String] { names.enumerated().map { $1.first ?? "\($0)" } }

    /// The places of the segments of a name; a number that is no segment's name is a place.
    package func indices(of name: String) -> [Int] {
        let named = names.indices.filter { names[$0].contains(name) }
        guard named.isEmpty, let place = Int(name) else { return named }
        return names.indices.contains(place) ? [place] : []
    }

    /// What calls a segment and no other.
    func name(at index: Int) -> String {
        let name = all[index]
        return indices(of: name) == [index] ? name : "\(index)"
    }
}
