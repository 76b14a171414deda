import TableDrawing

/// Lines of two texts that differ, with equal ones around them.
struct LineHunk {
    /// The first line's number in the expected text, from 1.
    var start: Int
    var lines: [ComparedLine]
    /// The number of the animation's frame that it lies in; nothing in other texts.
    var frame: Int?
    /// What its head says besides the line.
    var remark = ""

    /// The parts of a comparison that differ; parts whose surroundings meet are one.
    static func hunks(in lines: [ComparedLine], context: Int) -> [LineHunk] {
        let frames = FrameHunks(lines)
        var hunks: [LineHunk] = []
        var oldLine = 1
        var current: LineHunk?
        /// Equal lines since the last one that differs, and the numbers of the first of them.
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
            // A frame that begins at another instant is a part of its own, too.
            if let number, number != frame, line.sign != .both {
                close()
                equal = []
            }
            frame = number ?? frame
            if line.sign == .both {
                equal.append(line)
                // What a frame begins with does not belong to what differs in the one before.
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

    /// The lines from the first that differs to the last.
    var differingCount: Int {
        let before = lines.prefix { $0.sign == .both }.count
        return lines.count - before - lines.reversed().prefix { $0.sign == .both }.count
    }

    /// What is said of it, with as many lines as are wanted; those that differ before those around them.
    func told(atMost limit: Int) -> [String] {
        var (first, shown) = (start, lines[...])
        // What is the same on both sides goes first, from the outside.
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

    /// Of lines that are too many, as many of what was expected as of what is there; what is left out is
    /// counted where it stood.
    private static func halved(_ lines: ArraySlice<ComparedLine>, atMost limit: Int) -> [String] {
        func count(_ sign: ComparedLine.Sign) -> Int { lines.count { $0.sign == sign } }
        let (old, new) = (count(.expected), count(.actual))
        let oldShare = min(old, max((limit + 1) / 2, limit - new))
        let newShare = min(new, limit - oldShare)
        var left: [ComparedLine.Sign: Int] = [
            .expected: oldShare, .actual: newShare, .both: limit - oldShare - newShare,
        ]
        var told: [String] = []
        var skipped = 0
        func tellOfSkipped() {
            guard skipped > 0 else { return }
            told.append("… " + counted(skipped, "more line"))
            skipped = 0
        }
        for line in lines {
            guard let share = left[line.sign], share > 0 else {
                skipped += 1
                continue
            }
            tellOfSkipped()
            left[line.sign] = share - 1
            told.append(line.description)
        }
        tellOfSkipped()
        return told
    }
}
