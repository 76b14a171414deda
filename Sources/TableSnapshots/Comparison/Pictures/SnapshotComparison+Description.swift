import Foundation
import TableDrawing

extension SnapshotComparison: CustomStringConvertible {
    /// The comparison as text for people, with the most important line first.
    ///
    /// The named places follow, then the tolerance and the ignored regions.
    public var description: String { lines.joined(separator: "\n") }

    /// Lines of the description.
    public var lines: [String] {
        var lines = [summary]
        if describesPlaces {
            let regions = regions.joinedByName
            lines += regions.prefix(Self.shownRegions).map(\.description)
            let rest = regions.count - Self.shownRegions
            if rest > 0 { lines.append("and \(counted(rest, "more place"))") }
        }
        return lines + remarks
    }

    /// Whether the places add information to the summary.
    var describesPlaces: Bool {
        regions.contains { $0.name != nil } || regions.count > 1
            || !regions.isEmpty && !pictures.sizesAgree
    }

    /// Remarks on tolerated and ignored pixels.
    ///
    /// The tolerance is included if it is not exact.
    var remarks: [String] {
        var lines: [String] = []
        if tolerance != .exact {
            let used =
                tolerated > 0
                ? "; \(tolerated) px \(tolerated == 1 ? "differs" : "differ") within the tolerance"
                : ""
            lines.append("tolerance: \(tolerance)\(used)")
        }
        return lines + [densestRemark, ignoredRemark].compactMap(\.self)
    }

    /// Description of the densest window, or `nil` if the tolerance has no density.
    var densestRemark: String? {
        densest.map { densest in
            "densest: \(densest.count) of \(densest.frame.area) px at \(densest.frame), a share of "
                + String(format: "%.3g", densest.share)
        }
    }

    /// Description of the ignored regions and their differences, or `nil` if nothing was
    /// ignored.
    var ignoredRemark: String? {
        guard !ignoring.isEmpty else { return nil }
        // Each place is named once, even if both pictures contain it.
        var seen: Set<String> = []
        let reasons = ignoring.map(\.reason).filter { seen.insert($0).inserted }
        let names = reasons.prefix(Self.shownRegions).joined(separator: "; ")
        let rest = reasons.count - Self.shownRegions
        let more = rest > 0 ? "; and \(rest) more" : ""
        return "ignored: \(names)\(more) (\(ignored) px differ there)"
    }

    /// Maximum number of listed regions.
    private static let shownRegions = 8

    /// The first line of the description.
    public var summary: String {
        guard pictures.sizesAgree else {
            let (expected, actual) = (pictures.expectedSize, pictures.actualSize)
            return "the picture is \(Self.size(actual)), but \(Self.size(expected)) was expected"
        }
        guard let place else {
            switch (tolerated, ignored) {
            case (0, 0): return "the pictures are the same"
            case (0, _): return "the pictures differ only in ignored areas"
            default: return "the pictures differ within the tolerance, by \(worst) of 255 at most"
            }
        }
        let first = "(\(place.first.x), \(place.first.y))"
        return """
            \(count) of \(total) pixels differ, the worst by \(worst) of 255; \
            the first at \(first), all within \(place.frame)\(passes ? "; the tolerance lets it pass" : "")
            """
    }

    private static func size(_ size: ComparedPictures.Size) -> String {
        "\(size.width) × \(size.height) px"
    }
}

extension [RegionDifference] {
    /// The regions with equal names joined, for example parts leaving and arriving in an
    /// animation.
    var joinedByName: [RegionDifference] {
        var joined: [RegionDifference] = []
        var places: [String: Int] = [:]
        for region in self {
            guard let name = region.name, let place = places[name] else {
                if let name = region.name { places[name] = joined.count }
                joined.append(region)
                continue
            }
            joined[place] = RegionDifference(
                name: name, count: joined[place].count + region.count,
                frame: joined[place].frame.union(region.frame))
        }
        return joined.enumerated().sorted {
            ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
        }.map(\.element)
    }
}

extension RegionDifference: CustomStringConvertible {
    /// The region and its number of pixels, such as `section 0, row 3, detailTextLabel: 212
    /// px`.
    public var description: String { "\(name ?? "\(frame)"): \(count) px" }
}
