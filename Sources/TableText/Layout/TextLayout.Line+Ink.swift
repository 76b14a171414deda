import Foundation

/// Vertical extent of a line's ink.
extension TextLayout.Line {
    /// Depth of the longest descenders, as a share of the line's height below the baseline.
    private static let descendingShare: CGFloat = 0.8
    /// Characters of European texts without a descender.
    private static let restingCharacters = Set(
        "ABCDEFGHIKLMNOPRSTUVWXYZabcdefhiklmnorstuvwxz0123456789 .:!?-–—+*=%&'\"’“”…<>^~°")

    /// Approximate bottom of the line's ink, in points of the layout.
    package var inkBottom: CGFloat {
        guard string.contains(where: { !Self.restingCharacters.contains($0) }) else {
            return baseline
        }
        return baseline + (frame.maxY - baseline) * Self.descendingShare
    }
}
