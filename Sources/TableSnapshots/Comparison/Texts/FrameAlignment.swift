/// Matches the lines of two texts, frame by frame for an animation's tree.
///
/// Frames are matched by index, regardless of their lines. Frames without a counterpart are
/// reported as frames, and not line by line.
struct FrameAlignment {
    /// All lines of both texts in order, without the lines of frames without a counterpart.
    private(set) var lines: [ComparedLine] = []
    /// Descriptions of frames without a counterpart, a line for each text; empty if both texts
    /// have equally many frames.
    private(set) var unpairedFrames: [String] = []
    /// Whether a frame, or the text, differs in too many lines for a search.
    private(set) var isCoarse = false

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        guard let before = Self.frames(of: old), let now = Self.frames(of: new) else {
            add(LineAlignment(old, new))
            return
        }
        for (one, other) in zip(before, now) { add(LineAlignment(one, other)) }
        for (frames, word) in [
            (before.count > now.count ? now.count..<before.count : 0..<0, "expected"),
            (now.count > before.count ? before.count..<now.count : 0..<0, "actual"),
        ] where !frames.isEmpty {
            let numbers = FrameHunks.ranges(of: Array(frames))
            unpairedFrames.append(
                "@@ \(frames.count == 1 ? "frame" : "frames") \(numbers): only \(word) @@")
        }
    }

    private mutating func add(_ alignment: LineAlignment) {
        lines += alignment.lines
        if alignment.isCoarse { isCoarse = true }
    }

    /// Returns the lines of each frame, with its heading first, or `nil` for a text without
    /// frames.
    private static func frames(of lines: [ArraySlice<UInt8>]) -> [ArraySlice<ArraySlice<UInt8>>]? {
        var starts: [Int] = []
        // Frames are counted from 0. A line that only looks like a heading belongs to its
        // frame.
        for (index, line) in lines.enumerated() where FrameHunks.number(line) == starts.count {
            starts.append(index)
        }
        guard starts.first == 0 else { return nil }
        return zip(starts, starts.dropFirst() + [lines.count]).map { lines[$0..<$1] }
    }
}
