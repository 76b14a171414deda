import TableDrawing

/// Full-width strip of a picture, cut according to the content.
public struct Strip: Sendable, Hashable {
    /// Pixel rows of the tree in the strip.
    public let rows: Range<Int>
    /// Hash of the strip's pixels, independent of its position, or `nil` for a deep tree.
    ///
    /// Strips with equal fingerprints and heights have equal pixels. A deep tree is not
    /// searched.
    public let fingerprint: Fingerprint?
}
