import Foundation
import TableDrawing

extension SnapshotComparison: CustomStringConvertible {
    /// What a person who looks for the cause wants to know, the most important line first.
    ///
    /// The places that have names follow, then the tolerance and what was ignored.
    public var description: String { lines.joined(separator: "\n") }

    /// The lines of the description.
    public var lines: [String] {
        var lines = [summary]
        if tellsPlaces {
            let regions = regions.joinedByName
            lines += regions.prefix(Self.shownRegions).map(\.description)
            let rest = regions.count - Self.shownRegions
            if rest > 0 { lines.append("and \(counted(rest, "more place"))") }
        }
        return lines + remarks
    }

    /// Whether the places say more than the summary.
    var tellsPlaces: Bool {
        regions.contains { $0.name != nil } || regions.count > 1
            || !regions.isEmpty && !pictures.sizesAgree
    }

    /// What was let pass, and by what: the tolerance whenever it is not exact.
    var remarks: [String] {
        var lines: [String] = []
        if tolerance != .exact {
            let used =
                tolerated > 0
                ? "; \(tolerated) px \(tolerated == 1 ? "was" : "were") let pass by it" : ""
            lines.append("tolerance: \(tolerance)\(used)")
        }
        return lines + [densestRemark, ignoredRemark].compactMap(\.self)
    }

    /// Where differing pixels lie densest, and how densely; nothing where nobody has asked.
    var densestRemark: String? {
        densest.map { densest in
            "densest: \(densest.count) of \(densest.frame.area) px at \(densest.frame), a share of "
                + String(format: "%.3g", densest.share)
        }
    }

    /// What was not compared, and how much of it differs; nothing where all was.
    var ignoredRemark: String? {
        guard !ignoring.isEmpty else { return nil }
        // A place is named once, wherever the two pictures have it.
        var seen: Set<String> = []
        let reasons = ignoring.map(\.reason).filter { seen.insert($0).inserted }
        let names = reasons.prefix(Self.shownRegions).joined(separator: "; ")
        let rest = reasons.count - Self.shownRegions
        let more = rest > 0 ? "; and \(rest) more" : ""
        return "ignored: \(names)\(more) (\(ignored) px differ there)"
    }

    /// A longer list is not read.
    private static let shownRegions = 8

    /// The first line.
    public var summary: String {
        guard pictures.sizesAgree else {
            let (expected, actual) = (pictures.expectedSize, pictures.actualSize)
            return "the picture is \(Self.size(actual)), but \(Self.size(expected)) was expected"
        }
        guard let place else {
            switch (tolerated, ignored) {
            case (0, 0): return "the pictures are the same"
            case (0, _): return "the pictures differ only where nothing is compared"
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
    /// With what has one name counted as one, as parts that leave and come in an animation: for people, who
    /// know them by the name.
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
    /// As in `section 0, row 3, detailTextLabel: 212 px`.
    public var description: String { "\(name ?? "\(frame)"): \(count) px" }
}
