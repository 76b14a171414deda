import TableDrawing

/// Names of segments in descriptions: title, label or name of an image, or index counted from
/// 0.
package struct SegmentNames {
    private let names: [[String]]

    /// Creates the names of segments, each with a title or an image.
    package init(_ segments: [(title: String?, image: Image?)]) {
        names = segments.map { segment in
            if let title = segment.title { return [title] }
            let image = segment.image
            return [AccessibilityLabels.name(of: image), image?.symbol?.name, image?.name]
                .compactMap { $0 }
        }
    }

    /// Number of segments.
    package var count: Int { names.count }

    /// Preferred name of each segment, in order.
    package var all: [String] { names.enumerated().map { $1.first ?? "\($0)" } }

    /// Returns the indices of the segments with a name; a number without a matching name is an
    /// index.
    package func indices(of name: String) -> [Int] {
        let named = names.indices.filter { names[$0].contains(name) }
        guard named.isEmpty, let place = Int(name) else { return named }
        return names.indices.contains(place) ? [place] : []
    }

    /// Returns a name that identifies a segment uniquely.
    func name(at index: Int) -> String {
        let name = all[index]
        return indices(of: name) == [index] ? name : "\(index)"
    }
}
