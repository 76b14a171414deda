/// Decides which lines of two texts are the same, in an animation's tree frame by frame.
///
/// A frame is compared with that of its number, whatever the lines around it look like: frames that only
/// one of the texts has are told as such, and not line by line.
struct FrameAlignment {
    /// All lines of both texts in order, but for those of frames that only one of them has.
    private(set) var lines: [ComparedLine] = []
    /// Which frames only one of the texts has, a line for each text; nothing where both have the same
    /// number.
    private(set) var loneFrames: [String] = []

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        guard let before = Self.frames(of: old), let now = Self.frames(of: new) else {
            lines = LineAlignment(old, new).lines
            return
        }
        for (one, other) in zip(before, now) { lines += LineAlignment(one, other).lines }
        for (frames, word) in [
            (before.count > now.count ? now.count..<before.count : 0..<0, "expected"),
            (now.count > before.count ? before.count..<now.count : 0..<0, "actual"),
        ] where !frames.isEmpty {
            let numbers = FrameHunks.ranges(of: Array(frames))
            loneFrames.append(
                "@@ \(frames.count == 1 ? "frame" : "frames") \(numbers): only \(word) @@")
        }
    }

    /// The lines of each frame, its head first; nothing for a text that does not consist of frames.
    private static func frames(of lines: [ArraySlice<UInt8>]) -> [ArraySlice<ArraySlice<UInt8>>]? {
        var starts: [Int] = []
        // The frames are counted from 0; what only looks like a head belongs to its frame.
        for (index, line) in lines.enumerated() where FrameHunks.number(line) == starts.count {
            starts.append(index)
        }
        guard starts.first == 0 else { return nil }
        return zip(starts, starts.dropFirst() + [lines.count]).map { lines[$0..<$1] }
    }
}
