import TableDrawing

/// The lines in which two texts differ, as people know it from version control.
public struct LineDifference: Sendable, CustomStringConvertible {
    /// Lines with `-` (expected), `+` (actual) or a space (both) in front, in parts that each begin with
    /// `@@ line N @@`, counted from 1 in the expected text; before them which frames only one of two
    /// animations has.
    public let lines: [String]

    /// Nothing when the texts are equal.
    public init?(expected: String, actual: String) {
        // Not ==, for which a letter and its accent are the same as the accented letter.
        guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
        var old = Self.split(expected)
        var new = Self.split(actual)
        // After the line feed that ends both there is no line.
        if old.count > 1, new.count > 1, old.last?.isEmpty == true, new.last?.isEmpty == true {
            old.removeLast()
            new.removeLast()
        }
        let frames = FrameAlignment(old, new)
        let hunks = LineHunk.hunks(in: frames.lines, context: Self.context)
        lines = frames.loneFrames + Self.told(FrameHunks.joined(hunks))
    }

    public var description: String { lines.joined(separator: "\n") }

    /// Equal lines shown around the differing ones.
    static let context = 3
    /// A message that is longer is not read; the files hold everything.
    static let maximumLines = 80
    /// Parts that are shown; of others the place is told.
    static let maximumHunks = 40
    /// Lines that each part has at least, if it has as many that differ; other parts give way to that.
    static let minimumLines = 8
    /// Places that are told of parts which are not shown.
    static let maximumPlaces = 100

    private static func split(_ text: String) -> [ArraySlice<UInt8>] {
        Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    private static func told(_ hunks: [LineHunk]) -> [String] {
        let limits = limits(of: hunks)
        var lines = zip(hunks, limits).flatMap { $0.told(atMost: $1) }
        let others = hunks.dropFirst(limits.count)
        if !others.isEmpty {
            let places = others.prefix(maximumPlaces).map { "\($0.start)" }
            let rest = others.count - places.count
            lines.append(
                "… \(counted(others.count, "more place")), at line "
                    + places.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
        }
        return lines
    }

    /// With how many lines the first parts are told, so that all together keep to the limit: each with some
    /// of those that differ, for few parts that can be read say more than a line of each.
    private static func limits(of hunks: [LineHunk]) -> [Int] {
        var left = maximumLines
        var limits: [Int] = []
        for hunk in hunks.prefix(maximumHunks) {
            let needed = min(hunk.differingCount, minimumLines)
            guard needed <= left || limits.isEmpty else { break }
            limits.append(needed)
            left -= needed
        }
        // The rest goes to all alike, and what one does not need to the others.
        let wanted = limits.indices.map { (index: $0, count: hunks[$0].lines.count - limits[$0]) }
            .sorted { $0.count < $1.count }
        for (position, part) in wanted.enumerated() {
            let share = min(part.count, left / (wanted.count - position))
            limits[part.index] += share
            left -= share
        }
        return limits
    }
}
