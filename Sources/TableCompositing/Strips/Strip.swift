import TableDrawing

/// A full-width strip of a picture, cut where its content suggests it.
public struct Strip: Sendable, Hashable {
    /// The pixel rows of the tree that it covers.
    public let rows: Range<Int>
    /// Tells strips of different pixels apart, wherever they lie.
    ///
    /// Two of one fingerprint and height show the same. Nothing for a tree too deep to be looked
    /// through.
    public let fingerprint: Fingerprint?
}
