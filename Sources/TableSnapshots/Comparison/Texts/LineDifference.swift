import TableDrawing

/// The differing lines of two texts, in the style of version control.
public struct LineDifference: Sendable, CustomStringConvertible {
    /// Lines prefixed by `-` (expected), `+` (actual) or a space (both), in hunks.
    ///
    /// Each hunk begins with `@@ line N @@`, counted from 1 in the expected text. Lines on
    /// animation frames without a counterpart come first, after a line on texts that differ in too
    /// many lines for a search.
    public let lines: [String]

    /// Compares two texts.
    ///
    /// Returns `nil` if they are equal.
    public init?(expected: String, actual: String) {
        // `==` treats a letter with a combining accent as equal to the precomposed letter.
        guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
        var old = Self.split(expected)
        var new = Self.split(actual)
        // The final line feed of both texts does not begin another line.
        if old.count > 1, new.count > 1, old.last?.isEmpty == true, new.last?.isEmpty == true {
            old.removeLast()
            new.removeLast()
        }
        let frames = FrameAlignment(old, new)
        let hunks = LineHunk.hunks(in: frames.lines, context: Self.context)
        let remark = frames.isCoarse ? [Self.coarse] : []
        lines = remark + frames.unpairedFrames + Self.reportedLines(FrameHunks.joined(hunks))
    }

    /// All lines of the difference, joined by line feeds.
    public var description: String { lines.joined(separator: "\n") }

    /// First line of a difference of texts with too many differing lines.
    static let coarse =
        "… more than about \(LineAlignment.maximumChanges) lines differ: all lines between the first "
        + "and the last difference count as replaced"
    /// Number of equal lines shown around differing lines.
    static let context = 3
    /// Maximum number of lines in a message.
    ///
    /// The files contain all lines.
    static let maximumLines = 80
    /// Maximum number of shown hunks.
    ///
    /// Further hunks are listed by position.
    static let maximumHunks = 40
    /// Minimum number of lines for each hunk with enough differing lines.
    static let minimumLines = 8
    /// Maximum number of listed positions of hunks that are not shown.
    static let maximumPlaces = 100

    private static func split(_ text: String) -> [ArraySlice<UInt8>] {
        Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    private static func reportedLines(_ hunks: [LineHunk]) -> [String] {
        let limits = limits(of: hunks)
        var lines = zip(hunks, limits).flatMap { $0.reportedLines(atMost: $1) }
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

    /// Returns the numbers of lines of the first hunks within the total limit.
    ///
    /// Each hunk gets some of its differing lines, because a few readable hunks say more than a
    /// line of each.
    private static func limits(of hunks: [LineHunk]) -> [Int] {
        var left = maximumLines
        var limits: [Int] = []
        for hunk in hunks.prefix(maximumHunks) {
            let needed = min(hunk.differingCount, minimumLines)
            guard needed <= left || limits.isEmpty else { break }
            limits.append(needed)
            left -= needed
        }
        // The remaining lines are shared equally, and hunks leave unused lines to other hunks.
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
