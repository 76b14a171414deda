/// Place to ignore in both pictures of a comparison.
public enum IgnoredPlace: Sendable, Hashable {
    /// Row, header or footer with a full name, for example `section 0, row 3`.
    case region(String)
    /// Part with a name, for example `detailTextLabel`, in a single row or in all rows.
    case part(String, within: String? = nil)
    /// All views with an accessibility identifier.
    case identifier(String)
    /// Rectangle of pixels in both pictures.
    case frame(IgnoredRegion)

    /// Returns the ignored regions in a picture with named regions.
    public func regions(in named: [NamedRegion]) -> [IgnoredRegion] {
        if case .frame(let region) = self { return region.frame.area > 0 ? [region] : [] }
        let places = named.filter { matches($0.name, identifier: $0.identifier, part: $0.part) }
        return places.map { IgnoredRegion($0) } + places.flatMap { overhang(of: $0, in: named) }
    }

    /// Returns the regions of a row's parts that overhang the row, such as the shadows of
    /// controls.
    private func overhang(of row: NamedRegion, in named: [NamedRegion]) -> [IgnoredRegion] {
        guard case .region = self else { return [] }
        let start = row.name + ", "
        return named.filter {
            $0.name.hasPrefix(start) && $0.frame.union(row.frame) != row.frame
        }.map { IgnoredRegion(reason: row.name, frame: $0.frame) }
    }

    /// Whether the place matches a named region.
    func matches(_ name: String, identifier: String?, part: String?) -> Bool {
        switch self {
        case .region(let region): return name == region
        case .part(let wanted, let row):
            let start = row.map { $0 + ", " } ?? ""
            let isPart =
                part == wanted || identifier == wanted || name == wanted
                || name.hasSuffix(", " + wanted)
            return isPart && name.hasPrefix(start)
        case .identifier(let wanted): return identifier == wanted
        case .frame: return false
        }
    }

    /// The row named by its number, or `nil` if the place names no row.
    var row: String? {
        switch self {
        case .region(let name): name
        case .part(_, let row): row
        case .identifier, .frame: nil
        }
    }

    /// Whether the place is determined by a name.
    var isNamed: Bool { if case .frame = self { false } else { true } }
}

/// A region of a picture with pixels that are not compared.
public struct IgnoredRegion: Sendable, Hashable, Codable {
    /// Description of the ignored row, part, accessibility identifier or rectangle.
    public let reason: String
    /// Frame of the region, in pixels of the picture.
    public let frame: PixelFrame

    /// Creates an ignored region with a description and a frame in pixels.
    public init(reason: String, frame: PixelFrame) {
        self.reason = reason
        self.frame = frame
    }

    /// Creates an ignored region for a named region.
    public init(_ region: NamedRegion) { self.init(reason: region.name, frame: region.frame) }
}
