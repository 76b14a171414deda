import TableDrawing

/// Differing lines of two texts with equal lines around them.
struct LineHunk {
    /// Number of the first line in the expected text, counted from 1.
    var start: Int
    var lines: [ComparedLine]
    /// Number of the animation frame with the hunk, or `nil` in other texts.
    var frame: Int?
    /// Additional text in the heading of the hunk.
    var remark = ""

    /// Returns the hunks of a comparison.
    ///
    /// Hunks with overlapping context are joined.
    static func hunks(in lines: [ComparedLine], context: Int) -> [LineHunk] {
        let frames = FrameHunks(lines)
        var hunks: [LineHunk] = []
        var oldLine = 1
        var current: LineHunk?
        /// Equal lines since the last differing line.
        ///
        /// The numbers of its first line follow.
        var equal: [ComparedLine] = []

        func close() {
            guard var hunk = current else { return }
            hunk.lines += equal.prefix { !frames.isHead($0) }.prefix(context)
            hunks.append(hunk)
            current = nil
        }

        var frame: Int?
        for line in lines {
            let number = frames.number(line)
            // A frame heading with a different time is a separate hunk.
            if let number, number != frame, line.sign != .both {
                close()
                equal = []
            }
            frame = number ?? frame
            if line.sign == .both {
                equal.append(line)
                // The heading of a frame does not belong to a difference in the previous frame.
                if equal.count > 2 * context || frames.isHead(line) {
                    close()
                }
            } else {
                if current != nil {
                    current?.lines += equal
                } else {
                    let near = equal.reversed().prefix { !frames.isHead($0) }.prefix(context)
                    current = LineHunk(
                        start: oldLine - near.count, lines: near.reversed(), frame: frame)
                }
                equal = []
                current?.lines.append(line)
            }
            if line.sign != .actual { oldLine += 1 }
        }
        close()
        return hunks
    }

    /// Number of lines from the first to the last differing line.
    var differingCount: Int {
        let before = lines.prefix { $0.sign == .both }.count
        return lines.count - before - lines.reversed().prefix { $0.sign == .both }.count
    }

    /// Returns the text of the hunk with a maximum number of lines.
    ///
    /// Context lines are left out first.
    func reportedLines(atMost limit: Int) -> [String] {
        var (first, shown) = (start, lines[...])
        // Equal lines on both sides are left out first, from the outside.
        while shown.count > limit, shown.first?.sign == .both || shown.last?.sign == .both {
            let before = shown.prefix { $0.sign == .both }.count
            let after = shown.reversed().prefix { $0.sign == .both }.count
            if before >= after {
                shown.removeFirst()
                first += 1
            } else {
                shown.removeLast()
            }
        }
        return ["@@ line \(first)\(remark) @@"] + Self.halved(shown, atMost: limit)
    }

    /// Returns a limited number of lines, half of them expected and half actual.
    ///
    /// Left-out lines are counted at their place.
    private static func halved(_ lines: ArraySlice<ComparedLine>, atMost limit: Int) -> [String] {
        func count(_ sign: ComparedLine.Sign) -> Int { lines.count { $0.sign == sign } }
        let (old, new) = (count(.expected), count(.actual))
        let oldShare = min(old, max((limit + 1) / 2, limit - new))
        let newShare = min(new, limit - oldShare)
        var left: [ComparedLine.Sign: Int] = [
            .expected: oldShare, .actual: newShare, .both: limit - oldShare - newShare,
        ]
        var reported: [String] = []
        var skipped = 0
        func reportSkipped() {
            guard skipped > 0 else { return }
            reported.append("… " + counted(skipped, "more line"))
            skipped = 0
        }
        for line in lines {
            guard let share = left[line.sign], share > 0 else {
                skipped += 1
                continue
            }
            reportSkipped()
            left[line.sign] = share - 1
            reported.append(line.description)
        }
        reportSkipped()
        return reported
    }
}
