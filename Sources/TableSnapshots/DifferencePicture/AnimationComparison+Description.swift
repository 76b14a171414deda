import TableDrawing

extension AnimationComparison: CustomStringConvertible {
    /// The comparison as text for people, with the most important line first.
    public var description: String { lines.joined(separator: "\n") }

    /// Lines of the description.
    public var lines: [String] {
        var lines = timing
        if !frames.isEmpty {
            lines.append(countLine)
        }
        if let worst, let worstLine {
            lines.append(worstLine)
            lines += worst.lines.dropFirst()
        } else if let worst, let worstIndex {
            lines.append(Self.onlyIgnored)
            lines += worst.remarks.map { "frame \(worstIndex), \($0)" }
        }
        guard lines.isEmpty else { return lines }
        let isStill = expectedFrames <= 1 && actualFrames <= 1
        return [isStill ? "the pictures are the same" : "the animations are the same"]
    }

    /// Number and list of differing frames, such as `3 of 11 frames differ: 2–4`.
    var countLine: String {
        let common = min(expectedFrames, actualFrames)
        let verb = frames.count == 1 ? "differs" : "differ"
        return "\(frames.count) of \(counted(common, "frame")) \(verb): \(Self.list(frames))"
    }

    /// Text for frames that differ only in ignored regions.
    static let onlyIgnored = "the frames differ only in ignored areas"

    /// Description of the worst frame with its index, or `nil` if all frames differ only in
    /// ignored regions.
    var worstLine: String? {
        guard let worst, let worstIndex, worst.count + worst.tolerated > 0 else { return nil }
        return "the worst is frame \(worstIndex): \(worst.summary)"
    }

    /// Difference picture of the worst frame with its index, or `nil` if no frame differs.
    ///
    /// If no common frame differs, it shows the first frame that only a single animation has,
    /// beside an empty panel.
    public var picture: Bitmap? {
        if frames.isEmpty, let unpairedFrame { return picture(of: unpairedFrame) }
        guard let worst, let worstIndex else { return nil }
        let title =
            frames.isEmpty
            ? "frame \(worstIndex)" : "frame \(worstIndex), the worst; \(countLine)"
        return DifferencePicture(worst, titles: [title] + countWords).bitmap()
    }

    /// Text for different numbers of frames.
    private var countWords: [String] {
        guard expectedFrames != actualFrames else { return [] }
        return [Self.frameCounts(actualFrames, expected: expectedFrames)]
    }

    private func picture(of frame: UnpairedFrame) -> Bitmap {
        let nothing = Bitmap(width: 0, height: 0)
        let comparison = SnapshotComparison(
            expected: frame.isExpected ? frame.bitmap : nothing,
            actual: frame.isExpected ? nothing : frame.bitmap)
        let what = frame.isExpected ? "is missing" : "was not expected"
        return DifferencePicture(
            comparison, titles: ["frame \(frame.index), which \(what)"] + countWords
        ).bitmap()
    }

    /// Returns the indices of frames as text, with ranges such as `3–12`.
    private static func list(_ frames: [FrameDifference]) -> String {
        var runs: [ClosedRange<Int>] = []
        for frame in frames {
            if let last = runs.last, last.upperBound + 1 == frame.index {
                runs[runs.count - 1] = last.lowerBound...frame.index
            } else {
                runs.append(frame.index...frame.index)
            }
        }
        let shown = runs.prefix(12).map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
        }
        return shown.joined(separator: ", ") + (runs.count > 12 ? " …" : "")
    }
}
